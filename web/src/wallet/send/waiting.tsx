import type { MemberId } from '@wagram/contract/kernel';
import { isSettled, usePayments } from '#chain';
import { Notice } from '#ui';
import { texts } from '../texts.ts';

/** CHN-10: what was signed here and the server has not heard of yet goes on whenever the wallet is open, and says so. */
export const WaitingPayments = ({ memberId }: { readonly memberId: MemberId }) => {
  const waiting = usePayments(memberId).filter(({ phase, isTaken }) => !isTaken && !isSettled(phase));
  return waiting.length === 0 ? null : <Notice tone="warning">{texts.unsent(waiting.length)}</Notice>;
};
