import type { GameRunId } from '@wagram/contract/kernel';

/** What a run is played with: the server's seed and the run's id, or a seed of one's own. */
export interface Ticket {
  readonly id: GameRunId | null;
  readonly seed: number;
}

/** What is said under the result; a link when there is something to do about it. */
export interface Said {
  readonly text: string;
  readonly link?: { readonly to: string; readonly text: string };
}

export interface Keeping {
  best(): number;
  /** True when it is a new best. */
  keepBest(score: number): boolean;
  take(): Ticket | null;
  handIn(ticket: Ticket, ticks: number, actions: readonly number[]): Promise<Said | null>;
}

export const randomSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;
