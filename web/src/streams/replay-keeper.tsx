import { postCalls } from '@house/contract/posts';
import { streamCalls } from '@house/contract/streams';
import type { StreamView } from '@house/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ask, isAskError } from '#kernel';
import { uploadFile } from '#media';
import { Button, buttonClass, Notice, toast } from '#ui';
import { putStream, streamPath } from './api.ts';
import { texts } from './texts.ts';

const words = texts.replay;

type Step =
  | { readonly at: 'offer'; readonly problem: string | null }
  | { readonly at: 'sending'; readonly percent: number }
  | { readonly at: 'kept'; readonly url: string; readonly isPosted: boolean };

const useKeeper = (stream: StreamView, file: File) => {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'offer', problem: null });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const keep = async () => {
    const stop = new AbortController();
    sending.current = stop;
    setStep({ at: 'sending', percent: 0 });
    try {
      const chosen = { file, kind: 'video', screen: 'dialog', wanted: 'video' } as const;
      const onPercent = (percent: number) => setStep({ at: 'sending', percent });
      const { url } = await uploadFile(chosen, { signal: stop.signal, onPercent });
      putStream(client, (await ask(streamCalls.keepReplay, { stream_id: stream.id, url })).stream);
      setStep({ at: 'kept', url, isPosted: false });
    } catch (cause) {
      const problem = cause instanceof Error && cause.message !== '' ? cause.message : words.failed;
      setStep({ at: 'offer', problem: stop.signal.aborted ? null : problem });
    }
  };
  const post = async (url: string) => {
    try {
      await ask(postCalls.createPost, { content: stream.title, image_url: url });
      setStep({ at: 'kept', url, isPosted: true });
      toast(words.posted, 'good');
    } catch (cause) {
      toast(isAskError(cause) ? cause.message : texts.stage.actFailed, 'bad');
    }
  };
  return { step, keep, post, cancel: () => sending.current?.abort() };
};

/** A recording of this browser becomes the replay, and a post if its host wants. */
export const ReplayKeeper = ({ stream, file }: { readonly stream: StreamView; readonly file: File }) => {
  const { step, keep, post, cancel } = useKeeper(stream, file);
  return (
    <div className="mt-7 flex w-full max-w-md flex-col items-center gap-3 rounded-card border border-line px-5 py-5">
      <p className="flex items-center gap-2 text-base font-semibold">
        <Clapperboard aria-hidden="true" className="size-5" />
        {step.at === 'kept' ? words.kept : words.title}
      </p>
      {step.at === 'offer' && (
        <>
          <p className="text-sm text-ink-2">{words.hint}</p>
          {step.problem !== null && <Notice tone="danger">{step.problem}</Notice>}
          <Button look="outline" onClick={() => void keep()}>
            {words.keep}
          </Button>
        </>
      )}
      {step.at === 'sending' && (
        <>
          <progress value={step.percent} max={100} aria-label={words.sending} className="h-2 w-full accent-accent" />
          <p role="status" className="tabular text-sm text-ink-2">
            {words.percent(step.percent)}
          </p>
          <Button look="ghost" size="sm" onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      )}
      {step.at === 'kept' && (
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={streamPath(stream.id)} className={buttonClass('outline')}>
            {words.see}
          </Link>
          {!step.isPosted && <Button onClick={() => void post(step.url)}>{words.post}</Button>}
        </div>
      )}
    </div>
  );
};
