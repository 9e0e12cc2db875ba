// SOC-12: the formula with weights. Everybody's ranking has the documented ones; a member may have others.
import type { RankingChoices } from '#settings';

export type RankingWeights = { readonly [Name in keyof RankingChoices]: number };
export type WeightName = keyof RankingWeights;

/** TREND-02. An age counts as it is, and whom one follows makes no difference. */
export const DOCUMENTED = { likes: 3, replies: 2, shares: 4, fade: 1, following: 1 } as const satisfies RankingWeights;
export const COUNTED = ['likes', 'replies', 'shares'] as const;
export const MENTION_FACTOR = 1.5;

export const weightsOf = (chosen: RankingChoices): RankingWeights => ({
  likes: chosen.likes ?? DOCUMENTED.likes,
  replies: chosen.replies ?? DOCUMENTED.replies,
  shares: chosen.shares ?? DOCUMENTED.shares,
  fade: chosen.fade ?? DOCUMENTED.fade,
  following: chosen.following ?? DOCUMENTED.following,
});

/** As it is chosen: whoever wants what is documented has not chosen, and follows it when it changes. */
export const toRankingChoices = (weights: RankingWeights): RankingChoices => {
  const chosen = (name: WeightName): number | null => (weights[name] === DOCUMENTED[name] ? null : weights[name]);
  return {
    likes: chosen('likes'),
    replies: chosen('replies'),
    shares: chosen('shares'),
    fade: chosen('fade'),
    following: chosen('following'),
  };
};

export const isDocumented = (weights: RankingWeights): boolean =>
  Object.values(toRankingChoices(weights)).every((weight) => weight === null);

/** What is counted of a post, as it was when the list was made. */
export interface Figures {
  readonly likes: number;
  readonly replies: number;
  readonly shares: number;
  readonly age_factor: number;
  readonly mention: string | null;
  /** The viewer follows its author. */
  readonly followed: boolean;
}

/** Steps are halves: products and square roots are the same on every machine, powers may differ in their last digit. */
const fadedBy = (factor: number, fade: number): number => {
  const whole = Math.floor(fade);
  const half = fade === whole ? 1 : Math.sqrt(factor);
  return Array.from({ length: whole }).reduce<number>((product) => product * factor, 1) * half;
};

const rounded = (score: number): number => Math.round(score * 100) / 100;

/** Each step of the score, in the order in which it is worked out. */
export const stepsOf = (post: Figures, weights: RankingWeights) => {
  const counted = COUNTED.map((kind) => ({
    kind,
    count: post[kind],
    weight: weights[kind],
    points: post[kind] * weights[kind],
  }));
  const points = counted.reduce((sum, each) => sum + each.points, 0);
  const age = fadedBy(post.age_factor, weights.fade);
  const mention = post.mention === null ? 1 : MENTION_FACTOR;
  const following = post.followed ? weights.following : 1;
  return { counted, points, age, mention, following, score: rounded(points * age * mention * following) };
};

export const scoreWith = (post: Figures, weights: RankingWeights): number => stepsOf(post, weights).score;

/** Best first; of two that are equal, the newer. Nothing else is looked at, so the same posts have the same order. */
export const rankWith = <Post extends Figures & { readonly post_id: string }>(
  posts: readonly Post[],
  weights: RankingWeights,
): (Post & { readonly score: number })[] =>
  posts
    .map((post) => ({ ...post, score: scoreWith(post, weights) }))
    .toSorted((a, b) => b.score - a.score || (a.post_id < b.post_id ? 1 : -1));
