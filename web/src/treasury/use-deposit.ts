import type { InvoiceView } from '@wagram/contract/invoices';
import type { MemberId } from '@wagram/contract/kernel';
import { depositCalls } from '@wagram/contract/treasury';
import type { DepositView } from '@wagram/contract/treasury';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ask, isAskError } from '#kernel';
import { texts } from './texts-deposit.ts';

/** Null where tokens cannot come in. */
export const useDepositTerms = (memberId: MemberId | null) =>
  useQuery({
    queryKey: ['treasury', 'deposit', memberId],
    queryFn: async ({ signal }): Promise<DepositView | null> =>
      (await ask(depositCalls.readDeposit, { user_id: memberId ?? undefined }, { signal })).deposit,
    enabled: memberId !== null,
    staleTime: 0,
  });

/** Asks what is to be paid. Asked again for the same sum, it is the same request. */
export const useAskDeposit = (memberId: MemberId, onAsked: (invoice: InvoiceView) => void) => {
  const asking = useMutation({
    mutationFn: (amount: string) => ask(depositCalls.deposit, { user_id: memberId, amount }),
    onSuccess: ({ invoice }) => onAsked(invoice),
  });
  const { error } = asking;
  const problem = error === null ? null : isAskError(error) && error.status > 0 ? error.message : texts.failed;
  return { askFor: asking.mutate, isAsking: asking.isPending, problem };
};
