import { createHash } from 'node:crypto';
import type { RpcMethod } from '@wagram/contract/chain';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** More than this many at once are not remembered. */
const KEPT_MAX = 2_000;

/** For how long an answer is as good as a new one. What follows a payment, sends or tries one out is always asked. */
const goodFor: Partial<Record<RpcMethod, number>> = {
  getAccountInfo: SECOND_MS,
  getBalance: SECOND_MS,
  getBlockHeight: SECOND_MS,
  getEpochInfo: SECOND_MS,
  getLatestBlockhash: SECOND_MS,
  getMinimumBalanceForRentExemption: HOUR_MS,
  getMultipleAccounts: SECOND_MS,
  getRecentPrioritizationFees: SECOND_MS,
  getSignaturesForAddress: SECOND_MS,
  getSlot: SECOND_MS,
  getTokenAccountBalance: SECOND_MS,
  getTokenAccountsByOwner: SECOND_MS,
  getTokenLargestAccounts: 10 * SECOND_MS,
  getTokenSupply: SECOND_MS,
  getVersion: HOUR_MS,
};

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

/** Many pages ask the same within a moment: the network is asked once. */
export class SameQuestions {
  /** Oldest first. */
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number) {}

  ask(method: RpcMethod, params: readonly unknown[], ask: () => Promise<unknown>): Promise<unknown> {
    const ms = goodFor[method];
    if (ms === undefined) return ask();
    // A question may be long: what is kept of it is not.
    const key = createHash('sha256')
      .update(JSON.stringify([method, params]))
      .digest('base64');
    const known = this.kept.get(key);
    if (known !== undefined && this.now() < known.until) return known.answer;
    this.kept.delete(key);
    if (this.kept.size >= KEPT_MAX) this.forget();
    const kept = { until: this.now() + ms, answer: ask() };
    this.kept.set(key, kept);
    // No answer is no answer to the next one.
    kept.answer.catch(() => this.kept.get(key) === kept && this.kept.delete(key));
    return kept.answer;
  }

  private forget(): void {
    for (const [key, { until }] of this.kept) if (until <= this.now()) this.kept.delete(key);
    for (const key of this.kept.keys()) {
      if (this.kept.size < KEPT_MAX) return;
      this.kept.delete(key);
    }
  }
}
