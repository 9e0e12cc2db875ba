import type { VideoView } from '@wagram/contract/video';
import { VIDEO_DESCRIPTION_MAX, VIDEO_TITLE_MAX } from '@wagram/contract/video';
import { countGraphemes } from '@wagram/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#auth';
import { isAskError, logWarning, randomId } from '#kernel';
import { refusalOf, uploadFile, UploadError } from '#media';
import { useDraft } from '#posts';
import { isAltOver } from './alt-field.tsx';
import { createVideo } from '../api.ts';
import type { NewVideo } from '../api.ts';
import type { ChosenCaptions } from './captions-field.tsx';
import { texts } from '../texts.ts';

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

type VideoWords = Pick<NewVideo, 'title' | 'description' | 'alt' | 'captions'>;

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

  const send = async (file: File, said: VideoWords): Promise<void> => {
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
      const key = keyOf(url, JSON.stringify(said));
      const video = await createVideo(client, { ...said, url, key }, signal);
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

/** What those are told who cannot see or hear it. The words survive a reload, a file does not. */
const useDescription = () => {
  const { user } = useSession();
  const draft = useDraft(user?.id ?? null, 'video-alt');
  const [alt, setAlt] = useState(draft.offered?.text ?? '');
  const [captions, setCaptions] = useState<ChosenCaptions | null>(null);
  return {
    alt,
    captions,
    setAlt: (next: string) => {
      setAlt(next);
      draft.save(next, '', null);
    },
    setCaptions,
    clear: () => {
      setAlt('');
      setCaptions(null);
      draft.dismiss();
      draft.clear();
    },
  };
};

const useWords = (onChange: () => void) => {
  const { user } = useSession();
  const draft = useDraft(user?.id ?? null, 'video');
  const [title, setTitle] = useState(draft.offered?.text ?? '');
  const [description, setDescription] = useState(draft.offered?.alt ?? '');
  const keep = (nextTitle: string, nextDescription: string) => {
    setTitle(nextTitle);
    setDescription(nextDescription);
    onChange();
    draft.save(nextTitle, nextDescription, null);
  };
  return {
    title,
    description,
    setTitle: (next: string) => keep(next, description),
    setDescription: (next: string) => keep(title, next),
    clear: () => {
      setTitle('');
      setDescription('');
      draft.dismiss();
      draft.clear();
    },
  };
};

/**
 * VID-02: what is about to be uploaded. It is the page's, not the dialog's: closing the dialog loses nothing, and the words
 * survive a reload as well.
 */
export const useVideoForm = (onDone: (video: VideoView) => void) => {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { clear: clearWords, ...said } = useWords(() => setProblem(null));
  const { clear: clearDescription, ...described } = useDescription();
  const { sending, send, cancel } = useSending((video) => {
    setFile(null);
    setProblem(null);
    clearWords();
    clearDescription();
    onDone(video);
  });
  const isBusy = sending.step === 'uploading' || sending.step === 'saving';
  const { title, description } = said;
  const { alt, captions } = described;
  const isOver =
    countGraphemes(title) > VIDEO_TITLE_MAX || countGraphemes(description) > VIDEO_DESCRIPTION_MAX || isAltOver(alt);

  return {
    ...said,
    ...described,
    file,
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
    submit: () => {
      if (isBusy || isOver) return;
      if (file === null || title.trim() === '') return setProblem(words.incomplete);
      setProblem(null);
      const spoken = captions === null ? null : { language: captions.language, webvtt: captions.webvtt };
      void send(file, { title: title.trim(), description: description.trim(), alt: alt.trim(), captions: spoken });
    },
    cancel,
  };
};
export type VideoForm = ReturnType<typeof useVideoForm>;
