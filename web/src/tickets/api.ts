import type { MemberId, StreamId } from '@wagram/contract/kernel';
import { ticketCalls } from '@wagram/contract/tickets';
import type { SaleChoices, SaleView } from '@wagram/contract/tickets';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive, isRefused } from '#kernel';
import { sendOnce, takeFromBalance } from '#ledger';
import { streamKey } from '#streams';
import { texts } from './texts.ts';

const saleKey = (id: StreamId, me: MemberId | null) => ['tickets', 'sale', id, me] as const;
const listKey = (me: MemberId) => ['tickets', 'mine', me] as const;

/** What may have changed with a ticket: the sale, the list of tickets, and whether one is let in. */
export const refreshTickets = (client: QueryClient, id: StreamId): void => {
  void client.invalidateQueries({ queryKey: ['tickets'] });
  void client.invalidateQueries({ queryKey: streamKey(id) });
};

const useNews = (): void => {
  const client = useQueryClient();
  useEffect(() => onLive('tickets.changed', ({ stream_id: id }) => refreshTickets(client, id)), [client]);
};

/** Null: everybody may enter. */
export const useSale = (id: StreamId, me: MemberId | null) => {
  useNews();
  return useQuery({
    queryKey: saleKey(id, me),
    queryFn: async ({ signal }): Promise<SaleView | null> =>
      (await ask(ticketCalls.readSale, { stream_id: id }, { signal })).sale,
    staleTime: 0,
  });
};

export const useSaleChoices = (me: MemberId, isWanted: boolean) =>
  useQuery({
    queryKey: ['tickets', 'choices', me],
    queryFn: async ({ signal }): Promise<SaleChoices> =>
      (await ask(ticketCalls.readSaleChoices, { user_id: me }, { signal })).choices,
    enabled: isWanted,
  });

/** Pressed again after a lost answer, it is still paid once. */
export const useBuy = (id: StreamId, me: MemberId, onBought: () => void) => {
  const client = useQueryClient();
  const buying = useMutation({
    mutationFn: (price: string) =>
      sendOnce(`ticket ${id} ${price}`, (key) =>
        ask(ticketCalls.buyTicket, { user_id: me, stream_id: id, price }, { key }),
      ),
    onSuccess: ({ sale }) => {
      client.setQueryData(saleKey(id, me), sale);
      takeFromBalance(client, 'WGM', BigInt(sale.price));
      onBought();
    },
    onSettled: () => refreshTickets(client, id),
  });
  const problem = buying.error === null ? null : isRefused(buying.error) ? buying.error.message : texts.buy.failed;
  return { buy: buying.mutate, isBusy: buying.isPending, problem };
};

export const useTickets = (me: MemberId) => {
  useNews();
  const list = useInfiniteQuery({
    queryKey: listKey(me),
    queryFn: ({ pageParam, signal }) => ask(ticketCalls.listTickets, { user_id: me, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });
  return { ...list, tickets: (list.data?.pages ?? []).flatMap(({ tickets }) => tickets) };
};
