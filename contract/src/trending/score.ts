// TREND-02: what the formula is made of. The server ranks with it and the page explains with it.
import { DOCUMENTED, scoreWith } from './weights.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Steps: an age takes the factor of the last step that it has reached. */
export const AGE_STEPS: readonly (readonly [fromMs: number, factor: number])[] = [
  [0, 2],
  [HOUR, 1.8],
  [2 * HOUR, 1.6],
  [3 * HOUR, 1.4],
  [4 * HOUR, 1.2],
  [6 * HOUR, 1],
  [12 * HOUR, 0.8],
  [DAY, 0.6],
  [2 * DAY, 0.4],
  [3 * DAY, 0.2],
  // 'Older' begins where the day that the last step names is over.
  [4 * DAY, 0.1],
];

export const MENTIONED_WORDS = ['solana', 'web3', 'defi', 'nft', 'crypto'] as const;

export const ageFactor = (ageMs: number): number => AGE_STEPS.findLast(([from]) => ageMs >= from)?.[1] ?? 2;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patterns = new Map<string, RegExp>();

const patternFor = (brand: string): RegExp => {
  const words = [...MENTIONED_WORDS, brand.trim()].filter((word) => word !== '').map(escaped);
  const known =
    patterns.get(brand) ??
    new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_])(${words.join('|')})s?(?![\p{L}\p{M}\p{N}_])`, 'iu');
  patterns.set(brand, known);
  return known;
};

/**
 * The first of the words that the content mentions, in lower case. Whole words alone, also as #solana, $CRYPTO or NFTs: 'defi'
 * stands in 'definitely', and nobody would find that post here for a reason.
 */
export const mentionIn = (content: string, brand: string): string | null =>
  patternFor(brand).exec(content)?.[1]?.toLowerCase() ?? null;

export interface ScoreInput {
  readonly likes: number;
  readonly replies: number;
  readonly shares: number;
  readonly content: string;
  readonly ageMs: number;
}

/** Everything that a score is made of. */
export interface ScoreTerms {
  readonly likes: number;
  readonly replies: number;
  readonly shares: number;
  readonly ageFactor: number;
  readonly mention: string | null;
  readonly score: number;
}

/** (likes x 3 + replies x 2 + shares x 4) x age factor, x 1.5 when one of the words is mentioned; exact to a hundredth. */
export const scorePost = ({ likes, replies, shares, content, ageMs }: ScoreInput, brand: string): ScoreTerms => {
  const factor = ageFactor(ageMs);
  const mention = mentionIn(content, brand);
  const score = scoreWith({ likes, replies, shares, age_factor: factor, mention, followed: false }, DOCUMENTED);
  return { likes, replies, shares, ageFactor: factor, mention, score };
};
