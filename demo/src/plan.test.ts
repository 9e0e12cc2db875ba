import { describe, expect, it } from 'vitest';
import { countGraphemes, defaultBrand } from '@wagram/contract/kernel';
import { POST_MAX } from '@wagram/contract/posts';
import { topicCategory } from '@wagram/contract/trending';
import { drawAvatar } from './drawings/avatar.ts';
import { demoLooks } from './drawings/look.ts';
import { drawScene } from './drawings/scenes.ts';
import { demoPeople } from './people.ts';
import { planFollows, planPosts } from './plan.ts';
import { demoEarlier, demoPosts, type Drawing } from './posts.ts';

const now = new Date('2026-03-04T09:30:00Z');
const GRANT = 100;
const DAY_MS = 24 * 3600_000;
const people = demoPeople(defaultBrand);
const texts = demoPosts(defaultBrand);
const plan = () => planPosts(people, texts, GRANT, now);

describe('what the demo community says', () => {
  it('about forty people, about three hundred posts, each by one of them and none twice', () => {
    expect(people.length).toBeGreaterThanOrEqual(40);
    expect(texts.length).toBeGreaterThanOrEqual(290);
    const handles = new Set(people.map(({ handle }) => handle));
    expect(handles.size).toBe(people.length);
    expect(texts.filter(({ handle }) => !handles.has(handle))).toEqual([]);
    expect(new Set(texts.map(({ content }) => content)).size).toBe(texts.length);
  });

  it('is well mixed: nobody speaks twice in a row, and no two neighbours show the same kind of picture', () => {
    const doubles = texts.filter(({ handle, drawing }, index) => {
      const next = texts[index + 1];
      return next !== undefined && (next.handle === handle || (drawing !== null && next.drawing === drawing));
    });
    expect(doubles).toEqual([]);
  });

  it('fits into a post, mentions only people who are there, and has no marker left over', () => {
    const handles = new Set(people.map(({ handle }) => handle));
    for (const { content } of texts) {
      expect(countGraphemes(content), content).toBeLessThanOrEqual(POST_MAX);
      expect(content).not.toMatch(/\$[a-z]|^\s|\s$/);
      const mentions = [...content.matchAll(/@(\w+)/g)].map(([, handle = '']) => handle);
      expect(mentions.filter((handle) => !handles.has(handle))).toEqual([]);
    }
  });

  it('speaks of the brand that it runs under', () => {
    const brand = { ...defaultBrand, name: 'Meadow', slug: 'meadow', tokens: { credit: 'HAY', chain: 'HAYX' } };
    const said = JSON.stringify([demoPeople(brand), demoPosts(brand)]);
    expect(said).not.toMatch(/wagram|WGM/i);
    expect(demoPeople(brand).find(({ handle }) => handle === 'meadow')).toMatchObject({
      name: 'Meadow',
      isOfficial: true,
    });
    expect(demoPeople({ ...brand, slug: 'ab' }).some(({ handle }) => handle === 'ab_app')).toBe(true);
  });
});

describe('what the demo community does', () => {
  it('is the same for the same moment', () => {
    expect(plan()).toEqual(plan());
    expect(planFollows(people, now)).toEqual(planFollows(people, now));
  });

  it('happened in the last five days, newest first, nothing before its cause and nothing in the future', () => {
    const posts = plan();
    const times = posts.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(now.getTime() - (times[0] ?? 0)).toBeLessThan(10 * 60_000);
    expect(now.getTime() - (times.at(-1) ?? 0)).toBeLessThan(5.1 * DAY_MS);
    for (const { at, likes, shares, gifts, comments, bookmarks } of posts) {
      for (const moment of [...likes, ...shares, ...gifts, ...comments, ...bookmarks]) {
        expect(moment.at.getTime()).toBeGreaterThan(at.getTime());
        expect(moment.at.getTime()).toBeLessThanOrEqual(now.getTime());
      }
      const byId = new Map(comments.map((comment) => [comment.id, comment]));
      for (const { id, parentId } of comments)
        if (parentId !== null) expect(byId.has(parentId) && parentId < id).toBe(true);
    }
  });

  it('gives no more than it has, whatever the order', () => {
    const given = new Map<string, number>();
    for (const { gifts } of plan())
      for (const { handle, amount } of gifts) given.set(handle, (given.get(handle) ?? 0) + amount);
    expect(given.size).toBeGreaterThan(20);
    expect(Math.max(...given.values())).toBeLessThanOrEqual(GRANT);
    expect(planPosts(people, texts, 0, now).flatMap(({ gifts }) => gifts)).toEqual([]);
  });

  it('loves some posts and overlooks others', () => {
    const likes = plan().map((post) => post.likes.length);
    expect(Math.max(...likes)).toBeGreaterThan(25);
    expect(likes.filter((count) => count <= 3).length).toBeGreaterThan(40);
  });
});

describe('what the demo community looks like', () => {
  it('everybody has a face of their own', () => {
    expect(new Set(people.map(({ handle }) => drawAvatar(handle, demoLooks()))).size).toBe(people.length);
  });

  it('the same words draw the same picture, other words another one, and each says what it shows', () => {
    const kinds = new Set(texts.flatMap(({ drawing }) => (drawing === null ? [] : [drawing])));
    expect(kinds.size).toBe(9);
    for (const kind of kinds as Set<Drawing>) {
      const { svg, alt } = drawScene(kind, 'one');
      expect(drawScene(kind, 'one').svg).toBe(svg);
      expect(drawScene(kind, 'two').svg).not.toBe(svg);
      expect(svg).not.toContain('NaN');
      expect(alt.length).toBeGreaterThan(20);
    }
    expect(drawScene('night', 'Saturn is back').alt).toContain('Saturn');
  });
});

describe('what the demo community said the week before', () => {
  it('[EXPL-01] makes some hashtags grow, some grow quiet, and leaves some new', () => {
    const week = 7 * DAY_MS;
    const earlier = planPosts(people, demoEarlier(defaultBrand), 0, new Date(now.getTime() - 8 * DAY_MS));
    expect(earlier.every(({ at, gifts }) => now.getTime() - at.getTime() < 2 * week && gifts.length === 0)).toBe(true);
    const counts = new Map<string, [posts: number, before: number]>();
    for (const { content, at } of [...plan(), ...earlier])
      for (const [tag = ''] of content.toLowerCase().matchAll(/#[a-z]+/g)) {
        const [posts, before] = counts.get(tag) ?? [0, 0];
        const isBefore = now.getTime() - at.getTime() > week;
        counts.set(tag, isBefore ? [posts, before + 1] : [posts + 1, before]);
      }
    const used = [...counts.values()]
      .filter(([posts]) => posts > 0)
      .map(([posts, before]) => topicCategory(posts, before));
    for (const category of ['new', 'trending', 'popular'] as const)
      expect(used.filter((one) => one === category).length).toBeGreaterThan(2);
  });
});
