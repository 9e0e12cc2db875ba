import { base64 } from '@scure/base';
import type { MemberId } from '@wagram/contract/kernel';
import { swapCalls } from '@wagram/contract/swap';
import type { OwnTradeView, QuoteView } from '@wagram/contract/swap';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask, isRefused } from '#kernel';
import { sendOnce } from '#ledger';
import type { Made, SignedHere } from '#wallet';
import { refreshSwap } from './api.ts';
import type { SwapDraft } from './draft.ts';
import { texts } from './texts.ts';

interface Taking {
  readonly quote: QuoteView;
  readonly signature: string;
}

/** What the server says no to, in its words; otherwise what is true as long as nobody has answered. */
const wordsOf = (error: unknown, unknown: string): string => (isRefused(error) ? error.message : unknown);

/** MON-07: offers are made anew while somebody reads; the one whose bytes were signed is taken, once. */
export const useSwap = (memberId: MemberId | null, address: string | null, mint: string) => {
  const client = useQueryClient();
  const offers = useRef(new Map<string, QuoteView>());
  const [draft, setDraft] = useState<SwapDraft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [trade, setTrade] = useState<OwnTradeView | null>(null);

  const take = useMutation({
    mutationFn: ({ quote, signature }: Taking) =>
      sendOnce(`swap ${quote.id}`, (key) =>
        ask(swapCalls.takeQuote, { user_id: memberId ?? undefined, quote_id: quote.id, signature }, { key }),
      ),
    onSuccess: ({ trade: taken }) => setTrade(taken),
    onError: (error) => isRefused(error) && setProblem(wordsOf(error, texts.taking.lost)),
    onSettled: () => refreshSwap(client),
  });

  const make = async (): Promise<Made> => {
    if (draft === null || address === null) throw new Error('Nothing is to be traded');
    const { side, amount, expected, slippage } = draft;
    const input = { side, amount: String(amount), expected: String(expected), slippage };
    try {
      const { quote } = await ask(swapCalls.createQuote, { user_id: memberId ?? undefined, mint, address, ...input });
      offers.current.set(quote.message, quote);
      return { message: base64.decode(quote.message), lastValidHeight: 0 };
    } catch (error) {
      setProblem(wordsOf(error, texts.sign.failed));
      setDraft(null);
      void client.invalidateQueries({ queryKey: ['swap'] });
      throw error;
    }
  };

  const handleSigned = ({ message, signature }: SignedHere) => {
    const quote = offers.current.get(base64.encode(message));
    setDraft(null);
    if (quote !== undefined) take.mutate({ quote, signature });
  };

  const begin = (next: SwapDraft | null) => {
    setProblem(null);
    take.reset();
    setDraft(next);
  };

  return {
    draft,
    begin,
    make,
    handleSigned,
    problem,
    trade,
    isTaking: take.isPending,
    /** Nobody knows whether it was taken: the same one is handed over again. */
    retry: take.isError && !isRefused(take.error) ? () => take.mutate(take.variables) : null,
    forget: () => setTrade(null),
  };
};
