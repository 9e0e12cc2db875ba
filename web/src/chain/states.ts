// CHN-10: how far a payment has come, as this device knows it. What is known only grows: news that come late, twice or out
// of order never take back what has been seen.
import type { PaymentState } from '@wagram/contract/chain';

/** 'refused': the server did not take it, and nothing of it was ever sent. */
export type Phase = PaymentState | 'refused';

export interface Standing {
  readonly phase: Phase;
  /** Whether the server has said that it has it; until then it is told again. */
  readonly isTaken: boolean;
  /** Of what failed or was refused. */
  readonly why: string | null;
  /** The last word of the server did not come: what is shown may be old. */
  readonly isCutOff: boolean;
}

export type News =
  | { readonly kind: 'answered'; readonly state: PaymentState; readonly why: string | null }
  /** The server knows nothing of it, though it once did. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unreachable' };

export const SIGNED: Standing = { phase: 'signed', isTaken: false, why: null, isCutOff: false };

const RANK: Readonly<Record<Phase, number>> = {
  signed: 0,
  sent: 1,
  refused: 2,
  expired: 2,
  failed: 2,
  confirmed: 2,
  finalized: 3,
};

const isOver = (phase: Phase): boolean => phase === 'failed' || phase === 'expired' || phase === 'refused';

/** It is in the chain. */
export const isLanded = (phase: Phase): boolean => phase === 'confirmed' || phase === 'finalized';

/** Nothing more will come of it. */
export const isSettled = (phase: Phase): boolean => isLanded(phase) || isOver(phase);

/** Only then may somebody sign the same thing once more: it never landed, and never will. */
export const canSignAgain = isOver;

const answered = (old: Standing, state: PaymentState, why: string | null): Standing => {
  const known: Standing = { ...old, isTaken: true, isCutOff: false };
  const isNews = !isOver(old.phase) && RANK[state] > RANK[old.phase];
  return isNews ? { ...known, phase: state, why } : known;
};

export const nextStanding = (old: Standing, news: News): Standing => {
  switch (news.kind) {
    case 'answered':
      return answered(old, news.state, news.why);
    case 'unknown':
      return { ...old, isTaken: isSettled(old.phase), isCutOff: false };
    case 'refused':
      // What was taken once cannot be refused: then an earlier word of it came through.
      return old.isTaken ? old : { ...old, phase: 'refused', why: news.why, isCutOff: false };
    case 'unreachable':
      return isSettled(old.phase) ? old : { ...old, isCutOff: true };
  }
};
