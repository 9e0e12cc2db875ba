import type { VideoView } from '@wagram/contract/video';
import { VIDEO_DESCRIPTION_MAX, VIDEO_TITLE_MAX } from '@wagram/contract/video';
import { countGraphemes } from '@wagram/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#auth';
import { isAskError, logWarning, randomId } from '#kernel';
import { refusalOf, uploadFile, UploadError } from '#media';
import { useDraft } from '#posts';
import { createVideo } from './api.ts';
import { texts } from './texts.ts';

const words = texts.dialog;

export type Sending =
  | { readonly step: 'idle' | 'saving' }
  | { readonly step: 'uploading'; readonly percent: number }
  | { readonly step: 'failed'; readonly problem: string };

const reasonOf = (cause: unknown): string => {
  if (cause instanceof UploadError) return cause.reason ?? words.unreachable;
  if (isAskError(cause)) return cause.message;
  logWarning('A video could not be uploaded', cause);
  return words.unreachable;
};

interface Uploaded {
  readonly file: File;
  readonly url: string;
}

/** One key for one submission: a retry of the same makes nothing twice, other words are another one. */
const useSubmissionKey = () => {
  const last = useRef({ about: '', key: '' });
  return (...about: readonly string[]): string => {
    const text = JSON.stringify(about);
    if (last.current.about !== text) last.current = { about: text, key: randomId() };
    return last.current.key;
  };
};

/** The way from a file to a video. What has arrived once is not sent again, and a video is made once. */
const useSending = (onDone: (video: VideoView) => void) => {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  const arrived = useRef<Uploaded | null>(null);
  const keyOf = useSubmissionKey();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, title: string, description: string): Promise<void> => {
    const control = new AbortController();
    const { signal } = control;
    running.current?.abort();
    running.current = control;
    const tell = (next: Sending) => !signal.aborted && setSending(next);
    try {
      if (arrived.current?.file !== file) {
        tell({ step: 'uploading', percent: 0 });
        const onPercent = (percent: number) => tell({ step: 'uploading', percent });
        const chosen = { file, kind: 'video', screen: 'video', wanted: 'video' } as const;
        const { url } = await uploadFile(chosen, { signal, onPercent });
        arrived.current = { file, url };
      }
      tell({ step: 'saving' });
      const { url } = arrived.current;
      const key = keyOf(url, title, description);
      const video = await createVideo(client, { title, description, url, key }, signal);
      if (signal.aborted) return;
      arrived.current = null;
      setSending({ step: 'idle' });
      onDone(video);
    } catch (cause) {
      tell({ step: 'failed', problem: words.failedBecause(reasonOf(cause)) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setSending({ step: 'idle' });
  };
  return { sending, send, cancel };
};

/**
 * VID-02: what is about to be uploaded. It is the page's, not the dialog's: closing the dialog loses nothing, and the words
 * survive a reload as well.
 */
export const useVideoForm = (onDone: (video: VideoView) => void) => {
  const { user } = useSession();
  const draft = useDraft(user?.id ?? null, 'video');
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState(draft.offered?.text ?? '');
  const [description, setDescription] = useState(draft.offered?.alt ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const clear = () => {
    setFile(null);
    setTitle('');
    setDescription('');
    setProblem(null);
    draft.dismiss();
    draft.clear();
  };
  const { sending, send, cancel } = useSending((video) => {
    clear();
    onDone(video);
  });
  const isBusy = sending.step === 'uploading' || sending.step === 'saving';
  const keep = (nextTitle: string, nextDescription: string) => {
    setTitle(nextTitle);
    setDescription(nextDescription);
    setProblem(null);
    draft.save(nextTitle, nextDescription, null);
  };
  const isOver = countGraphemes(title) > VIDEO_TITLE_MAX || countGraphemes(description) > VIDEO_DESCRIPTION_MAX;

  return {
    file,
    title,
    description,
    problem,
    sending,
    isBusy,
    isOver,
    take: (chosen: File) => {
      const refusal = refusalOf('video', chosen, null);
      setProblem(refusal);
      if (refusal !== null) return;
      cancel();
      setFile(chosen);
    },
    setTitle: (next: string) => keep(next, description),
    setDescription: (next: string) => keep(title, next),
    submit: () => {
      if (isBusy || isOver) return;
      if (file === null || title.trim() === '') return setProblem(words.incomplete);
      setProblem(null);
      void send(file, title.trim(), description.trim());
    },
    cancel,
  };
};
export type VideoForm = ReturnType<typeof useVideoForm>;
