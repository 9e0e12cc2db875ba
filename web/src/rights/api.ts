import { rightsCalls } from '@wagram/contract/rights';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, reasonOf } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

const KEY = ['export'] as const;
const LOOK_MS = 3_000;

/** Looks again while the archive is being put together. */
export const useExport = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(rightsCalls.readExport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? LOOK_MS : false),
  });

export const useAskForExport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask(rightsCalls.askForExport, {}),
    onSuccess: (state) => client.setQueryData(KEY, state),
    onError: (cause) => toast(reasonOf(cause, texts.failed), 'bad'),
  });
};
