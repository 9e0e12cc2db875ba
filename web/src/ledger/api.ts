import type { Amount, CallReply, MemberId, Unit } from '@wagram/contract/kernel';
import { parseAmount } from '@wagram/contract/kernel';
import { ledgerCalls, TAKE_BACK_S } from '@wagram/contract/ledger';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';

type Balances = Readonly<Record<Exclude<Unit, 'SOL'>, string>>;
type Held = Balances & { /** Theirs once they have proved who they are. */ readonly waiting?: string };

const balanceKey = (memberId: MemberId | null) => ['balance', memberId] as const;

const heldOf = ({ balances, waiting }: CallReply<typeof ledgerCalls.readBalance>): Held => ({ ...balances, waiting });

export const putBalance = (
  client: QueryClient,
  memberId: MemberId,
  reply: CallReply<typeof ledgerCalls.readBalance>,
): void => void client.setQueryData<Held>(balanceKey(memberId), heldOf(reply));

const useHeld = (memberId: MemberId | null) =>
  useQuery({
    queryKey: balanceKey(memberId),
    queryFn: async ({ signal }) =>
      heldOf(await ask(ledgerCalls.readBalance, memberId === null ? {} : { user_id: memberId }, { signal })),
    enabled: memberId !== null,
    staleTime: 0,
  });

/** D29: what comes with the first proof of who they are. */
export const useWaitingWelcome = (memberId: MemberId | null): Amount<'WGM'> =>
  parseAmount<'WGM'>(useHeld(memberId).data?.waiting ?? '0');

/** What the signed-in member holds; null until it is known. Asked anew whenever somebody comes to look. */
export const useBalance = <U extends keyof Balances>(memberId: MemberId | null, unit: U): Amount<U> | null => {
  const { data } = useHeld(memberId);
  return data === undefined ? null : parseAmount<U>(data[unit]);
};

/** Something was moved: the figure on the screen follows at once, and the server's takes its place. */
export const takeFromBalance = (client: QueryClient, unit: keyof Balances, amount: bigint): void => {
  client.setQueriesData<Held>({ queryKey: ['balance'] }, (held) => {
    if (held === undefined) return undefined;
    const left = BigInt(held[unit]) - amount;
    return { ...held, [unit]: String(left < 0n ? 0n : left) };
  });
  void client.invalidateQueries({ queryKey: ['balance'] });
};

/** D30: the server's clock decides; the button stands as long. */
export const TAKE_BACK_MS = TAKE_BACK_S * 1_000;
