import { invoiceCalls } from '@wagram/contract/invoices';
import type { InvoiceView } from '@wagram/contract/invoices';
import type { MemberId } from '@wagram/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive } from '#kernel';

/** The server looks for it by itself too, and tells; asking is for when it could not. */
const LOOK_AGAIN_MS = 5_000;

/** As it stands now; until that is known, as it was asked for. */
export const useInvoice = (memberId: MemberId, first: InvoiceView) => {
  const query = useQuery({
    queryKey: ['invoice', first.id],
    queryFn: async ({ signal }) =>
      (await ask(invoiceCalls.readInvoice, { user_id: memberId, id: first.id }, { signal })).invoice,
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.state === 'paid' ? false : LOOK_AGAIN_MS),
  });
  const { refetch } = query;
  useEffect(() => {
    const look = () => void refetch();
    const stops = [
      onLive('invoices.invoice', ({ id }) => {
        if (id === first.id) look();
      }),
      onLive('resync', look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [first.id, refetch]);
  return { invoice: query.data, look: () => void refetch() };
};
