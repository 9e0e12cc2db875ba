import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { fingerprint, meeting, openTestApp, people, type Person, type Scene, type TestApp } from '#testing';

const { approaches, bells, deeds, names, ownPlaces, surfaces } = meeting;
const places = [...surfaces, ...names, ...ownPlaces, ...bells];
const acts = [...deeds, ...approaches];

/** Written whenever somebody asks, or by a round of the clock. */
const untold = ['idempotency', 'standings', 'standings_due'];

let opened: TestApp;
const scenes = {} as { ana: Scene; bob: Scene };
/** What was so before the block: a place that shows nobody proves nothing. */
const before = new Map<string, unknown>();

const follow = (who: Person, whom: Person) => who.browser.get(followCalls.follow, { following_id: whom.id });

const sceneOf = async (author: Person, host: Person, hostPostId: PostId): Promise<Scene> => {
  await meeting.linkTo(opened, author);
  const postId = await meeting.speak(author);
  const comment = await author.browser.get(commentCalls.createComment, { post_id: hostPostId, content: 'a word' });
  await follow(author, host);
  await follow(host, author);
  await meeting.reactTo(author, hostPostId);
  const performed = await meeting.perform(author);
  const quoteId = await meeting.passOn(host, postId);
  return { author, postId, commentId: comment.comment.id, ...performed, host, hostPostId, quoteId };
};

const sides = [
  ['the blocker', 'the blocked', 'ana', 'bob'],
  ['the blocked', 'the blocker', 'bob', 'ana'],
] as const;

beforeAll(async () => {
  opened = await openTestApp({ env: { WELCOME_GRANT: '100', FFMPEG: 'off', LINK_CARDS: 'on' } });
  const [ana, bob, host] = await people(opened, 'anavik', 'bobbin', 'hostess');
  const { post } = await host.browser.get(postCalls.createPost, { content: 'come in' });
  scenes.ana = await sceneOf(ana, host, post.id);
  scenes.bob = await sceneOf(bob, host, post.id);
  for (const [, , who, whom] of sides) {
    const { browser } = scenes[who].author;
    for (const [name, act] of acts) before.set(`${who} ${name}`, (await act(browser, scenes[whom])).status);
    // A mute would keep the other's news away as well.
    await browser.get(blockCalls.unmute, { muted_id: scenes[whom].author.id });
  }
  await opened.app.events.settle();
  for (const [, , who, whom] of sides)
    for (const [name, see] of places) before.set(`${who} ${name}`, await see(scenes[who].author, scenes[whom]));
  await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
  await opened.app.events.settle();
}, 60_000);

afterAll(() => opened.close());

const each = <T>(rows: readonly (readonly [string, T])[]) =>
  sides.flatMap(([one, other, who, whom]) => rows.map(([name, run]) => [one, other, name, who, whom, run] as const));

describe('BL-01: with a block between two members', () => {
  it.each(each(places))('[BLOCK-01] %s does not meet %s in: %s', async (_one, _other, name, who, whom, see) => {
    expect(before.get(`${who} ${name}`)).toBe(true);
    expect(await see(scenes[who].author, scenes[whom])).toBe(false);
  });

  it.each(each(acts))('[BLOCK-01] %s cannot, to %s: %s', async (_one, _other, name, who, whom, act) => {
    expect(before.get(`${who} ${name}`)).toBe(200);
    const rows = await fingerprint(opened.app.database, ...untold);
    expect((await act(scenes[who].author.browser, scenes[whom])).status).toBe(404);
    expect(await fingerprint(opened.app.database, ...untold)).toBe(rows);
  });

  it('[BLOCK-01] somebody else still meets both', async () => {
    const { host } = scenes.ana;
    for (const scene of [scenes.ana, scenes.bob]) {
      const unseen: string[] = [];
      for (const [name, see] of surfaces) if (!(await see(host, scene))) unseen.push(name);
      expect(unseen).toEqual([]);
    }
  });

  it('[BLOCK-01] RSS and link previews are what a guest sees, whoever asks', async () => {
    const { author, postId } = scenes.ana;
    const handle = author.user.username.slice(1);
    for (const url of [`/user/${handle}/rss`, `/user/${handle}`, `/post/${postId}`]) {
      const [guest, blocked] = [opened.browser(), scenes.bob.author.browser];
      const [one, other] = await Promise.all(
        [guest, blocked].map((browser) => browser.request({ method: 'GET', url })),
      );
      expect([other?.statusCode, other?.body]).toEqual([one?.statusCode, one?.body]);
    }
  });
});
