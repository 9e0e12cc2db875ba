// What the network says: which one it is, and what an address holds there. Both are asked anew whenever somebody looks.
import { chainCalls } from '@wagram/contract/chain';
import type { HoldingsView, HoldingView, NetworkView } from '@wagram/contract/chain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask, onLive } from '#kernel';

/** The question itself, for who has to tell 'not yet' from 'nobody can say'. */
export const useNetworkQuery = () =>
  useQuery({
    queryKey: ['chain', 'network'],
    queryFn: async ({ signal }) => (await ask(chainCalls.readNetwork, {}, { signal })).network,
  });

/** Null: this server is not connected to any. Undefined until that is known. */
export const useNetwork = (): NetworkView | null | undefined => useNetworkQuery().data;

export interface Held {
  /** Null while it is asked for, and when nobody can say. What is not known is never 0. */
  readonly holdings: HoldingsView | null;
  readonly isAsking: boolean;
}

/** With `everyMs` it is asked anew while the page is in sight: money may come from anywhere, and nobody tells. */
export const useHoldings = (address: string, everyMs: number | false = false): Held => {
  const network = useNetworkQuery();
  const { data, isPending, isError } = useQuery({
    queryKey: ['chain', 'holdings', address],
    queryFn: async ({ signal }) => (await ask(chainCalls.readHoldings, { address }, { signal })).holdings,
    enabled: network.data != null,
    staleTime: 0,
    refetchInterval: everyMs,
  });
  return { holdings: isError ? null : (data ?? null), isAsking: isPending && !network.isError };
};

/** Something has moved: what an address holds, what came and went, and payments under way are asked for again. */
export const refreshChain = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: ['chain'] });
};

const LOOK_AGAIN_MS = 20_000;

/** Follows payments, and what the address holds, while a screen shows what they change. */
export const useFollowChain = (address: string): void => {
  const client = useQueryClient();
  const { holdings } = useHoldings(address, LOOK_AGAIN_MS);
  const seen = useRef(holdings);
  // What is the same stays the same object: another one says that something came or went.
  useEffect(() => {
    if (seen.current !== null && holdings !== null && seen.current !== holdings)
      void client.invalidateQueries({ queryKey: ['chain', 'entries', address] });
    seen.current = holdings ?? seen.current;
  }, [holdings, address, client]);
  useEffect(() => {
    const refresh = () => refreshChain(client);
    const stops = [onLive('chain.payment', refresh), onLive('resync', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
};

/** What the address has of one token: it may lie in several accounts. `aside` is not spent from, as a stake is not. */
export interface TokenHeld {
  readonly mint: string;
  readonly amount: bigint;
  readonly aside: bigint;
  readonly decimals: number;
  /** Null: unknown here. What a token calls itself proves nothing. */
  readonly symbol: string | null;
  readonly name: string | null;
  readonly isFrozen: boolean;
}

const add = (before: TokenHeld | undefined, holding: HoldingView): TokenHeld => ({
  mint: holding.mint,
  amount: (before?.amount ?? 0n) + (holding.is_aside ? 0n : BigInt(holding.amount)),
  aside: (before?.aside ?? 0n) + (holding.is_aside ? BigInt(holding.amount) : 0n),
  decimals: holding.decimals,
  symbol: holding.symbol,
  name: holding.name,
  isFrozen: before?.isFrozen === true || holding.is_frozen,
});

/** Those we know come first, then what there is something of. */
const rankOf = ({ symbol, amount }: TokenHeld): number => (symbol === null ? 2 : 0) + (amount === 0n ? 1 : 0);

export const listTokens = ({ tokens }: HoldingsView): TokenHeld[] => {
  const byMint = new Map<string, TokenHeld>();
  for (const holding of tokens) byMint.set(holding.mint, add(byMint.get(holding.mint), holding));
  return [...byMint.values()].sort((a, b) => rankOf(a) - rankOf(b));
};
