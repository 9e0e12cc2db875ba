// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toChoices } from '@wagram/contract/settings';
import { readStoredUser } from '#kernel';
import { printHome, type HomeAnswers } from './print-home.tsx';
import { plainConfig as config } from '../testing/config.ts';
import { person } from '../testing/people.ts';
import { post } from '../testing/posts.ts';

const [ana, bob] = [person('ana'), person('bob')];

const answers = (change: Partial<HomeAnswers> = {}): HomeAnswers => ({
  session: { user: ana },
  feed: { posts: [post(1, { content: 'Hello <b>' }), post(2, { content: 'again' })], reposts: [], next_cursor: null },
  muted: { words: [], posts: [] },
  settings: { settings: toChoices({}) },
  ticker: { change: 4.2, tipped: '10' },
  ...change,
});

describe('the beginning of home, printed', () => {
  it('[SOC-17] shows bars, banner and the first posts, as the page will', () => {
    const markup = printHome(config, 'trenches', answers());
    expect(markup).toContain('Hello &lt;b&gt;');
    expect(markup).toContain('again');
    expect(markup).toContain('+4.2%');
    expect(markup).toMatch(/aria-current="page"[^>]*>Trenches/);
    expect(markup).toMatch(/href="\/wallet"/);
    expect(markup).not.toContain('<script');
  });

  it('[SOC-17] prints three posts, however many there are', () => {
    const posts = [1, 2, 3, 4, 5].map((number) => post(number));
    const markup = printHome(config, 'trending', answers({ feed: { posts, reposts: [], next_cursor: null } }));
    expect(markup.match(/data-post=/g)).toHaveLength(3);
  });

  it('[SOC-10] [SOC-17] folds what is muted and what its author warns of', () => {
    const posts = [
      post(1, { content: 'about spiders' }),
      post(2, { content: 'the gardener did it', warning: 'Spoiler' }),
    ];
    const markup = printHome(
      config,
      'trenches',
      answers({
        feed: { posts, reposts: [], next_cursor: null },
        muted: { words: [{ word: 'spiders', since: '2026-11-15T12:00:00.000Z', until: null }], posts: [] },
      }),
    );
    expect(markup).not.toContain('about spiders');
    expect(markup).toContain('Spoiler');
    expect(markup).not.toContain('the gardener did it');
  });

  it('[SOC-17] knows nothing of one member when it prints for the next, and nothing for nobody', () => {
    const own = post(3, { content: 'of ana', liked: true }, ana);
    printHome(config, 'following', answers({ feed: { posts: [own], reposts: [], next_cursor: null } }));
    expect(readStoredUser()).toBeNull();
    const other = printHome(config, 'following', answers({ session: { user: bob } }));
    expect(other).not.toContain('of ana');
    expect(printHome(config, 'trenches', answers({ session: { user: null } }))).toBe('');
  });
});
