import { IMPORT_FILE_PATH, importCalls } from '@wagram/contract/imports';
import type { ImportView } from '@wagram/contract/imports';
import type { ImportId } from '@wagram/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, reasonOf, upload } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

const KEY = ['import'] as const;
const LOOK_MS = 1_500;

interface State {
  readonly import: ImportView | null;
}

const tell = (cause: unknown) => toast(reasonOf(cause, texts.failed), 'bad');

/** Looks again while it is being brought. */
export const useImport = () =>
  useQuery<State>({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(importCalls.readImport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.import?.state === 'running' ? LOOK_MS : false),
  });

/** Sends an archive as it is; percent while its bytes leave. */
export const useSendArchive = () => {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      upload(IMPORT_FILE_PATH, new Blob([file], { type: 'application/octet-stream' }), {
        signal: new AbortController().signal,
        onPercent: setPercent,
      }) as Promise<State>,
    onSuccess: (state) => client.setQueryData<State>(KEY, { import: state.import }),
    onError: tell,
    onSettled: () => setPercent(null),
  });
  return { send: mutate, isSending: isPending, percent };
};

export const useStartImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: ImportId) => ask(importCalls.startImport, { import_id: id }),
    onSuccess: (state) => client.setQueryData<State>(KEY, state),
    onError: tell,
  });
};

export const useDropImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: ImportId) => ask(importCalls.dropImport, { import_id: id }),
    onSuccess: () => client.setQueryData<State>(KEY, { import: null }),
    onError: tell,
  });
};
