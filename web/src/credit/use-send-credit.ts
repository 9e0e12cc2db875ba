import type { CreditSendId } from '@wagram/contract/kernel';
import { creditCalls } from '@wagram/contract/credit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask, getBrand, isRefused, reasonOf } from '#kernel';
import { sendOnce, TAKE_BACK_MS, takeFromBalance } from '#ledger';
import { toast } from '#ui';
import { texts } from './texts.ts';

export interface CreditDraft {
  /** A handle. */
  readonly to: string;
  readonly amount: string;
  readonly words: string;
  readonly inChat: boolean;
}

const token = () => getBrand().tokens.credit;

const send = ({ inChat, ...draft }: CreditDraft) =>
  sendOnce(JSON.stringify(draft), (key) => ask(creditCalls.sendCredit, { ...draft, in_chat: inChat }, { key }));

/** D30, MON-02. The chat hears of it by itself. */
export const takeBackCredit = async (client: QueryClient, id: CreditSendId, amount: string): Promise<void> => {
  try {
    await ask(creditCalls.takeBackCredit, { send_id: id });
    takeFromBalance(client, 'WGM', -BigInt(amount));
    toast(texts.back(amount, token()), 'good');
  } catch (cause) {
    toast(reasonOf(cause, texts.backFailed), 'bad');
  }
};

/** MON-01. What the server refuses is said in its words. */
export const useSendCredit = (onSent: () => void) => {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ sent }) => {
      const { id, amount, to } = sent;
      takeFromBalance(client, 'WGM', BigInt(amount));
      const undo = { text: texts.undo, forMs: TAKE_BACK_MS, onAct: () => void takeBackCredit(client, id, amount) };
      toast(texts.sent(amount, token(), to), 'good', undo);
      onSent();
    },
  });
  const problem = sending.error === null ? null : isRefused(sending.error) ? sending.error.message : texts.failed;
  return { send: sending.mutate, isSending: sending.isPending, problem };
};
