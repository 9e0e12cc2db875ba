import type { App } from '#kernel';
import { sumTips } from '../gifts/gifts.gen.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30_000;

export interface Ticker {
  tipped: string;
  change: number | null;
}

const changeOf = (today: bigint, before: bigint): number | null => {
  if (before === 0n) return today === 0n ? 0 : null;
  return Number(((today - before) * 1_000n) / before) / 10;
};

/** Every visitor of the home page asks for it, so it is added up twice a minute. */
export const createTicker = (app: App): ((now: Date) => Promise<Ticker>) => {
  let kept: { at: number; ticker: Promise<Ticker> } | null = null;
  const read = async (now: Date): Promise<Ticker> => {
    const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    const { today, before } = await sumTips(app.db, { aDayAgo: ago(1), twoDaysAgo: ago(2), now });
    return { tipped: today, change: changeOf(BigInt(today), BigInt(before)) };
  };
  return (now) => {
    if (kept === null || Math.abs(now.getTime() - kept.at) > KEPT_MS) {
      const ticker = read(now);
      ticker.catch(() => {
        kept = null;
      });
      kept = { at: now.getTime(), ticker };
    }
    return kept.ticker;
  };
};
