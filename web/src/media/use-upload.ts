import { fileErrorText, kindOfType } from '@wagram/contract/media';
import type { MediaKind, UploadScreen } from '@wagram/contract/media';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logWarning } from '#kernel';
import { texts } from './texts.ts';
import { uploadFile, UploadError } from './upload-file.ts';
import type { ChosenUpload } from './upload-file.ts';

/** What a post keeps of an upload, and what the preview says of it. */
export interface UploadedMedia {
  readonly kind: MediaKind;
  /** Goes into image_url. */
  readonly url: string;
  /** Null of what was uploaded some other day. */
  readonly size: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** MEDIA-03. `preview` is an address that this page can show before the server knows of the file. */
export type UploadState = { readonly step: 'empty' | 'picking' | 'removed' } | ShownUpload;
export type ShownUpload =
  | { readonly step: 'uploading'; readonly kind: MediaKind; readonly preview: string; readonly percent: number }
  | { readonly step: 'failed'; readonly kind: MediaKind; readonly preview: string; readonly problem: string }
  | { readonly step: 'uploaded'; readonly preview: string; readonly media: UploadedMedia };

export interface Upload {
  readonly state: UploadState;
  /** Why the last file was not taken at all; it never left this page. */
  readonly refusal: string | null;
  readonly media: UploadedMedia | null;
  readonly isBusy: boolean;
  readonly take: (file: File, wanted?: MediaKind | null) => void;
  readonly startPicking: () => void;
  readonly stopPicking: () => void;
  readonly retry: () => void;
  /** Cancels what is under way, and forgets what is there. */
  readonly remove: () => void;
  /** Shows what was uploaded before: a draft that comes back. */
  readonly restore: (media: UploadedMedia) => void;
  readonly reset: () => void;
}

/** MEDIA-04, MEDIA-05: the rule of the contract, by what the browser says of the file. */
export const refusalOf = (screen: UploadScreen, file: File, wanted: MediaKind | null): string | null =>
  fileErrorText(screen, { kind: kindOfType(file.type), size: file.size }, wanted ?? undefined);

const isWaiting = ({ step }: UploadState) => step === 'empty' || step === 'picking' || step === 'removed';

interface Sending {
  readonly chosen: ChosenUpload & { readonly kind: MediaKind };
  readonly preview: string;
}

/** One file on its way; another one, or leaving the page, ends it. */
const useSending = (show: (state: UploadState) => void) => {
  const running = useRef<AbortController | null>(null);
  const last = useRef<Sending | null>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    if (last.current !== null) URL.revokeObjectURL(last.current.preview);
    last.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const send = useCallback(
    async (sending: Sending) => {
      const { chosen, preview } = sending;
      const { kind } = chosen;
      const control = new AbortController();
      const tell = (state: UploadState) => !control.signal.aborted && show(state);
      last.current = sending;
      running.current = control;
      tell({ step: 'uploading', kind, preview, percent: 0 });
      try {
        const onPercent = (percent: number) => tell({ step: 'uploading', kind, preview, percent });
        const { url, size, width, height } = await uploadFile(chosen, { signal: control.signal, onPercent });
        tell({ step: 'uploaded', preview, media: { kind, url, size, width, height } });
      } catch (cause) {
        if (control.signal.aborted) return;
        const isKnown = cause instanceof UploadError;
        if (!isKnown) logWarning('An upload failed', cause);
        tell({ step: 'failed', kind, preview, problem: isKnown ? cause.message : texts.failed });
      }
    },
    [show],
  );

  const retry = useCallback(() => {
    if (last.current !== null) void send(last.current);
  }, [send]);
  return { send, stop, retry };
};

export const useUpload = (screen: UploadScreen): Upload => {
  const [state, setState] = useState<UploadState>({ step: 'empty' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { send, stop, retry } = useSending(setState);

  const take = (file: File, wanted: MediaKind | null = null) => {
    const kind = kindOfType(file.type);
    const error = refusalOf(screen, file, wanted);
    setRefusal(error);
    if (error !== null || kind === null) return setState((old) => (isWaiting(old) ? { step: 'empty' } : old));
    stop();
    void send({ chosen: { file, kind, screen, wanted }, preview: URL.createObjectURL(file) });
  };
  const leave = (next: UploadState) => {
    stop();
    setRefusal(null);
    setState(next);
  };
  const stopPicking = useCallback(() => setState((old) => (old.step === 'picking' ? { step: 'empty' } : old)), []);

  return {
    state,
    refusal,
    media: state.step === 'uploaded' ? state.media : null,
    isBusy: state.step === 'uploading',
    take,
    startPicking: () => setState((old) => (isWaiting(old) ? { step: 'picking' } : old)),
    stopPicking,
    retry,
    remove: () => leave({ step: 'removed' }),
    restore: (media) => leave({ step: 'uploaded', preview: media.url, media }),
    reset: () => leave({ step: 'empty' }),
  };
};
