import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageFactor, mentionIn, scorePost } from './score.ts';
import { growthOf, topicCategory } from './topics.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const plain = { likes: 0, replies: 0, shares: 0, content: 'a walk by the sea', ageMs: 7 * HOUR };
const scoreOf = (change: Partial<typeof plain>) => scorePost({ ...plain, ...change }, 'Wagram').score;

describe('the score of trending', () => {
  it.each([
    ['now', 0, 2],
    ['1h', HOUR, 1.8],
    ['2h', 2 * HOUR, 1.6],
    ['3h', 3 * HOUR, 1.4],
    ['4h', 4 * HOUR, 1.2],
    ['6h', 6 * HOUR, 1],
    ['12h', 12 * HOUR, 0.8],
    ['1d', DAY, 0.6],
    ['2d', 2 * DAY, 0.4],
    ['3d', 3 * DAY, 0.2],
    ['older', 4 * DAY, 0.1],
  ])('[TREND-02] a post of the age “%s” counts with its factor, from the first moment on', (_age, ms, factor) => {
    expect(ageFactor(ms)).toBe(factor);
    expect(ageFactor(ms + MINUTE)).toBe(factor);
    if (ms > 0) expect(ageFactor(ms - 1)).toBeGreaterThan(factor);
  });

  it('[TREND-02] an age between two steps takes the step that it has reached', () => {
    const ages = [59 * MINUTE, 5 * HOUR, 11 * HOUR, 23 * HOUR, 47 * HOUR, 3.9 * DAY, 400 * DAY, -MINUTE];
    expect(ages.map(ageFactor)).toEqual([2, 1.2, 1, 0.8, 0.6, 0.2, 0.1, 2]);
  });

  it('[TREND-02] likes count 3, replies 2, shares 4', () => {
    expect(scoreOf({ likes: 1 })).toBe(3);
    expect(scoreOf({ replies: 1 })).toBe(2);
    expect(scoreOf({ shares: 1 })).toBe(4);
    expect(scoreOf({ likes: 10, replies: 5, shares: 2, ageMs: 0 })).toBe(96);
    expect(scoreOf({ likes: 1, ageMs: 9 * DAY, content: 'gm #defi' })).toBe(0.45);
  });

  it.each([
    ['Solana is up', 'solana'],
    ['WEB3!', 'web3'],
    ['on #defi and the rest', 'defi'],
    ['two NFTs, one frame', 'nft'],
    ['$crypto', 'crypto'],
    ['hello from Wagram.', 'wagram'],
    ['(nft)', 'nft'],
  ])('[TREND-02] “%s” mentions a word that counts', (content, word) => {
    expect(scorePost({ ...plain, likes: 2, content }, 'Wagram')).toMatchObject({ mention: word, score: 9 });
  });

  it.each(['definitely', 'cryptography for all', 'solanas_friend', 'web30', 'wagrammatik', 'ünft', ''])(
    '[TREND-02] “%s” only holds its letters',
    (content) => {
      expect(scorePost({ ...plain, likes: 2, content }, 'Wagram')).toMatchObject({ mention: null, score: 6 });
    },
  );

  it('[TREND-02] the brand’s name is what the operator calls it, whatever signs it holds', () => {
    expect(mentionIn('look at C++ (the network)', 'C++')).toBe('c++');
    expect(mentionIn('look at Wagram', 'Acme')).toBeNull();
    expect(mentionIn('nothing here', ' ')).toBeNull();
  });

  it('[TREND-02] more of anything never lowers a score, and time never raises one', () => {
    const count = fc.nat(1_000_000);
    const post = fc.record({
      likes: count,
      replies: count,
      shares: count,
      content: fc.string(),
      ageMs: fc.nat(10 * DAY),
    });
    fc.assert(
      fc.property(post, fc.constantFrom('likes', 'replies', 'shares'), fc.nat(9 * DAY), (one, what, later) => {
        const { score } = scorePost(one, 'Wagram');
        expect(scorePost({ ...one, [what]: one[what] + 1 }, 'Wagram').score).toBeGreaterThan(score);
        expect(scorePost({ ...one, ageMs: one.ageMs + later }, 'Wagram').score).toBeLessThanOrEqual(score);
        const mentioned = scorePost({ ...one, content: `solana ${one.content}` }, 'Wagram').score;
        expect(mentioned).toBeGreaterThanOrEqual(score);
        expect(Math.round(score * 100) / 100).toBe(score);
      }),
    );
  });

  it('IN-06: a long text is looked through at once', () => {
    const started = performance.now();
    for (const part of ['solan', 'crypto_', 'nfts1 ', '#defi2'])
      mentionIn(part.repeat(100_000 / part.length), 'Wagram');
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('the growth of a topic', () => {
  it.each([
    [3, 0, null, 'new'],
    [3, 1, 200, 'trending'],
    [4, 3, 33, 'trending'],
    [3, 3, 0, 'popular'],
    [1, 3, -67, 'popular'],
  ] as const)('[TREND-03] %i posts after %i', (posts, before, growth, category) => {
    expect([growthOf(posts, before), topicCategory(posts, before)]).toEqual([growth, category]);
  });
});
