import { fileErrorText, kindOfType, type MediaKind, type MediaView } from '@wagram/contract/media';
import { ALBUM_MAX } from '@wagram/contract/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAskError, logWarning, randomId } from '#kernel';
import { loadLongUpload, uploadFile, UploadError } from '#media';
import { texts } from '../texts.ts';

const words = texts.attach;

type Step =
  | { readonly step: 'waiting' }
  | { readonly step: 'uploading'; readonly percent: number }
  | { readonly step: 'failed'; readonly problem: string }
  | { readonly step: 'uploaded'; readonly media: MediaView };

/** TLK-01: a picture, a video or a file on its way into a message. */
export interface Attachment {
  readonly key: string;
  readonly file: File;
  /** What this page takes it for; the server tells it by its content. */
  readonly kind: MediaKind | 'file';
  /** An address that this page can show. */
  readonly preview: string;
  readonly state: Step;
}

/** What the server makes anew or plays. Other pictures and videos (HEIC, say) go as files. */
const SHOWN = /^(?:image\/(?:jpeg|png|apng|gif|webp|avif)|video\/(?:mp4|webm|quicktime|x-m4v))$/;
/** The server keeps three files in pieces under way. */
const AT_ONCE = 2;

const kindOf = ({ type }: File): Attachment['kind'] => (SHOWN.test(type) ? (kindOfType(type) ?? 'file') : 'file');

interface Progress {
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
}

const send = async ({ file, kind }: Attachment, progress: Progress): Promise<MediaView> => {
  if (kind === 'file') {
    const { sendInPieces } = await loadLongUpload();
    return sendInPieces(file, progress, { screen: 'file', name: file.name.slice(-1_000), size: file.size });
  }
  const { url, width, height } = await uploadFile({ file, kind, screen: 'message', wanted: null }, progress);
  return { kind, url, srcset: null, poster_url: null, width, height, thumbhash: null, alt: null };
};

const problemOf = (cause: unknown): string => {
  if (cause instanceof UploadError) return cause.message;
  if (isAskError(cause) && cause.status > 0 && cause.message !== '') return words.failedBecause(cause.message);
  logWarning('An upload failed', cause);
  return words.failed;
};

/** What is under way, by its key; whoever leaves the page ends it. */
const useSenders = (show: (key: string, state: Step) => void) => {
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const [all, shown] = [running.current, previews.current];
    return () => {
      for (const control of all.values()) control.abort();
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);
  const start = useCallback(
    async (one: Attachment) => {
      const { key } = one;
      if (running.current.has(key)) return;
      const control = new AbortController();
      running.current.set(key, control);
      const tell = (state: Step) => !control.signal.aborted && show(key, state);
      tell({ step: 'uploading', percent: 0 });
      try {
        const onPercent = (percent: number) => tell({ step: 'uploading', percent });
        tell({ step: 'uploaded', media: await send(one, { signal: control.signal, onPercent }) });
      } catch (cause) {
        if (!control.signal.aborted) tell({ step: 'failed', problem: problemOf(cause) });
      }
      running.current.delete(key);
    },
    [show],
  );
  const stop = useCallback(({ key, preview }: Attachment) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    previews.current.delete(preview);
    URL.revokeObjectURL(preview);
  }, []);
  const draw = (file: File): string => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    return preview;
  };
  return { start, stop, draw };
};

/** Several files for one message, two of them under way at a time. */
export const useAttachments = () => {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const show = useCallback(
    (key: string, state: Step) => setItems((all) => all.map((one) => (one.key === key ? { ...one, state } : one))),
    [],
  );
  const { start, stop, draw } = useSenders(show);
  useEffect(() => {
    const busy = items.filter(({ state }) => state.step === 'uploading').length;
    const next = items.find(({ state }) => state.step === 'waiting');
    if (next !== undefined && busy < AT_ONCE) void start(next);
  }, [items, start]);

  const take = (files: readonly File[], isFile = false) => {
    const checked = files.map((file) => {
      const kind = isFile ? 'file' : kindOf(file);
      return { file, kind, error: kind === 'file' ? null : fileErrorText('message', { kind, size: file.size }) };
    });
    const fine = checked.filter(({ error }) => error === null);
    const free = ALBUM_MAX - items.length;
    setRefusal(fine.length > free ? words.tooMany : (checked.find(({ error }) => error !== null)?.error ?? null));
    const fresh = fine.slice(0, free).map(({ file, kind }): Attachment => {
      return { key: randomId(), file, kind, preview: draw(file), state: { step: 'waiting' } };
    });
    setItems((all) => [...all, ...fresh]);
  };
  const remove = (one: Attachment) => {
    stop(one);
    setRefusal(null);
    setItems((all) => all.filter(({ key }) => key !== one.key));
  };
  const reset = () => {
    for (const one of items) stop(one);
    setRefusal(null);
    setItems([]);
  };
  return {
    items,
    refusal,
    media: items.flatMap(({ state }) => (state.step === 'uploaded' ? [state.media] : [])),
    isBusy: items.some(({ state }) => state.step === 'uploading' || state.step === 'waiting'),
    hasFailed: items.some(({ state }) => state.step === 'failed'),
    take,
    retry: ({ key }: Attachment) => show(key, { step: 'waiting' }),
    remove,
    forgetRefusal: () => setRefusal(null),
    reset,
  };
};

export type Attachments = ReturnType<typeof useAttachments>;

/** What goes out together: pictures and videos in one message, each file in its own. */
export const toMessages = (media: readonly MediaView[]): readonly (readonly MediaView[])[] => {
  const shown = media.filter(({ kind }) => kind !== 'file');
  const files = media.filter(({ kind }) => kind === 'file').map((file) => [file]);
  return shown.length === 0 ? files : [shown, ...files];
};
