import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKING_MAX, RANKING_STEP, toChoices } from '#settings';
import { AGE_STEPS, scorePost } from './score.ts';
import {
  DOCUMENTED,
  isDocumented,
  rankWith,
  scoreWith,
  stepsOf,
  toRankingChoices,
  weightsOf,
  type WeightName,
} from './weights.ts';

const NAMES = ['likes', 'replies', 'shares', 'fade', 'following'] as const satisfies WeightName[];
const weightOf = (name: WeightName) => fc.nat(RANKING_MAX[name] / RANKING_STEP).map((steps) => steps * RANKING_STEP);
const weights = fc.record({
  likes: weightOf('likes'),
  replies: weightOf('replies'),
  shares: weightOf('shares'),
  fade: weightOf('fade'),
  following: weightOf('following'),
});
const count = fc.nat(10_000);
const figures = fc.record({
  post_id: fc.uuid(),
  likes: count,
  replies: count,
  shares: count,
  age_factor: fc.constantFrom(...AGE_STEPS.map(([, factor]) => factor)),
  mention: fc.constantFrom(null, 'solana'),
  followed: fc.boolean(),
});
const posts = fc.uniqueArray(figures, { selector: ({ post_id: id }) => id, maxLength: 60 });
const idsOf = (ranked: readonly { readonly post_id: string }[]) => ranked.map(({ post_id: id }) => id);

describe('the formula with one’s own weights', () => {
  it('[SOC-12] the defaults are the documented formula: likes 3, replies 2, shares 4, the age as it is', () => {
    expect(weightsOf(toChoices(null).ranking)).toEqual({ likes: 3, replies: 2, shares: 4, fade: 1, following: 1 });
    const minutes = fc.nat(10 * 24 * 60);
    fc.assert(
      fc.property(figures, minutes, fc.constantFrom('gm', 'gm solana'), (post, age, content) => {
        const documented = scorePost({ ...post, content, ageMs: age * 60_000 }, 'Wagram');
        const { ageFactor: age_factor, mention, score } = documented;
        expect(scoreWith({ ...post, age_factor, mention }, DOCUMENTED)).toBe(score);
      }),
    );
  });

  it('[SOC-12] the same posts have the same order, however they come, and none is lost', () => {
    const shuffled = posts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, weights, ([one, other], chosen) => {
        const ranked = rankWith(one, chosen);
        expect(rankWith(other, chosen)).toEqual(ranked);
        expect(idsOf(ranked).toSorted()).toEqual(idsOf(one).toSorted());
        for (const [place, post] of ranked.slice(1).entries()) {
          const before = ranked[place];
          expect(before?.score).toBeGreaterThanOrEqual(post.score);
          if (before?.score === post.score) expect(before.post_id > post.post_id).toBe(true);
        }
      }),
    );
  });

  it('[SOC-12] a higher weight never lowers what it weighs; faster fading lifts the fresh and lowers the old', () => {
    fc.assert(
      fc.property(figures, weights, fc.constantFrom(...NAMES), (post, chosen, name) => {
        const more = { ...chosen, [name]: chosen[name] + RANKING_STEP };
        const [before, after] = [scoreWith(post, chosen), scoreWith(post, more)];
        if (name === 'fade' && post.age_factor < 1) expect(after).toBeLessThanOrEqual(before);
        else expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('[SOC-12] every step is told, and together they are the score', () => {
    const post = { likes: 3, replies: 1, shares: 2, age_factor: 0.6, mention: 'nft', followed: true };
    expect(stepsOf(post, { likes: 1, replies: 0, shares: 0.5, fade: 2, following: 3 })).toEqual({
      counted: [
        { kind: 'likes', count: 3, weight: 1, points: 3 },
        { kind: 'replies', count: 1, weight: 0, points: 0 },
        { kind: 'shares', count: 2, weight: 0.5, points: 1 },
      ],
      points: 4,
      age: 0.36,
      mention: 1.5,
      following: 3,
      score: 6.48,
    });
    expect(stepsOf(post, { ...DOCUMENTED, fade: 0 }).age).toBe(1);
    expect(stepsOf({ ...post, age_factor: 2 }, { ...DOCUMENTED, fade: 1.5 }).age).toBeCloseTo(2 ** 1.5);
    expect(stepsOf({ ...post, followed: false }, { ...DOCUMENTED, following: 0 }).following).toBe(1);
  });

  it('[SOC-12] what equals the documented weight is no choice', () => {
    fc.assert(
      fc.property(weights, (chosen) => {
        expect(weightsOf(toRankingChoices(chosen))).toEqual(chosen);
        expect(isDocumented(chosen)).toBe(NAMES.every((name) => chosen[name] === DOCUMENTED[name]));
      }),
    );
  });
});
