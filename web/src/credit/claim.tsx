import type { CallReply, MemberId } from '@wagram/contract/kernel';
import { creditCalls } from '@wagram/contract/credit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { ask, getBrand, reasonOf } from '#kernel';
import { takeFromBalance } from '#ledger';
import { Spinner, toast } from '#ui';
import { texts } from './texts.ts';

const words = texts.claim;
const claimKey = (memberId: MemberId) => ['claim', memberId] as const;

export const putClaim = (
  client: QueryClient,
  memberId: MemberId,
  { claim }: CallReply<typeof creditCalls.readClaim>,
): void => void client.setQueryData(claimKey(memberId), claim);

const useClaim = (memberId: MemberId) => {
  const client = useQueryClient();
  const { data: claim = null, isPending } = useQuery({
    queryKey: claimKey(memberId),
    queryFn: async ({ signal }) => (await ask(creditCalls.readClaim, { user_id: memberId }, { signal })).claim,
    staleTime: 0,
  });
  const taking = useMutation({
    mutationFn: () => ask(creditCalls.claimDaily, { user_id: memberId }),
    onSuccess: ({ claim: taken }) => {
      client.setQueryData(claimKey(memberId), taken);
      takeFromBalance(client, 'WGM', -BigInt(taken.amount));
      toast(words.done(taken.amount, getBrand().tokens.credit), 'good');
    },
    onError: (cause) => {
      void client.invalidateQueries({ queryKey: claimKey(memberId) });
      toast(reasonOf(cause, words.failed), 'bad');
    },
  });
  return { claim, isAsking: isPending, take: () => taking.mutate(), isTaking: taking.isPending };
};

/** A line of the credit card, whose place is kept until it is known. Where there is no daily claim, there is no line. */
export const DailyClaim = ({ memberId }: { readonly memberId: MemberId }) => {
  const { claim, isAsking, take, isTaking } = useClaim(memberId);
  if (claim === null) return isAsking ? <div className="min-h-14" /> : null;
  const { state, amount } = claim;
  return (
    <div className="flex min-h-14 items-center gap-3 border-t border-white/15 py-1.5">
      <CalendarCheck aria-hidden="true" className="size-5 shrink-0 text-(--card-ink-2)" />
      <p className="min-w-0 flex-1 text-sm text-(--card-ink-2)" role="status">
        <span className="block font-semibold text-(--card-ink)">{words.title}</span>
        {state === 'ready' ? words.ready(amount, getBrand().tokens.credit) : words[state]}
      </p>
      {state === 'ready' && (
        <button
          type="button"
          disabled={isTaking}
          onClick={take}
          className="inline-flex min-h-11 min-w-20 items-center justify-center rounded-full bg-white/15 px-4 text-sm font-semibold transition-colors duration-150 hover:bg-white/25 active:scale-95 disabled:opacity-70"
        >
          {isTaking ? <Spinner className="size-4" /> : words.go}
        </button>
      )}
    </div>
  );
};
