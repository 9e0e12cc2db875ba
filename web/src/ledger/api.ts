import type { Amount, Unit } from '@house/contract/kernel';
import { parseAmount } from '@house/contract/kernel';
import { ledgerCalls } from '@house/contract/ledger';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';

type Balances = Readonly<Record<Exclude<Unit, 'SOL'>, string>>;

const balanceKey = (memberId: string | null) => ['balance', memberId] as const;

/** What the signed-in member holds; null until it is known. Asked anew whenever somebody comes to look. */
export const useBalance = <U extends keyof Balances>(memberId: string | null, unit: U): Amount<U> | null => {
  const { data } = useQuery({
    queryKey: balanceKey(memberId),
    queryFn: async ({ signal }): Promise<Balances> =>
      (await ask(ledgerCalls.readBalance, memberId === null ? {} : { user_id: memberId }, { signal })).balances,
    enabled: memberId !== null,
    staleTime: 0,
  });
  return data === undefined ? null : parseAmount<U>(data[unit]);
};

/** Something was moved: the figure on the screen follows at once, and the server's takes its place. */
export const takeFromBalance = (client: QueryClient, unit: keyof Balances, amount: bigint): void => {
  client.setQueriesData<Balances>({ queryKey: ['balance'] }, (held) => {
    if (held === undefined) return undefined;
    const left = BigInt(held[unit]) - amount;
    return { ...held, [unit]: String(left < 0n ? 0n : left) };
  });
  void client.invalidateQueries({ queryKey: ['balance'] });
};
