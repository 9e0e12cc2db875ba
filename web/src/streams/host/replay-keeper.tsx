import { streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ask, reasonOf } from '#kernel';
import { loadLongUpload } from '#media';
import { Button, buttonClass, Notice, toast } from '#ui';
import { putStream, streamPath } from '../api.ts';
import type { Recorded } from './recording.ts';
import { texts } from '../texts.ts';

const words = texts.replay;

type Step =
  | { readonly at: 'offer'; readonly problem: string | null }
  | { readonly at: 'sending'; readonly percent: number }
  | { readonly at: 'kept'; readonly url: string; readonly isPosted: boolean };

interface ReplayKeeperProps {
  readonly stream: StreamView;
  readonly recorded: Recorded;
  /** Makes a video of it. */
  readonly onPost: (title: string, url: string) => Promise<void>;
}

/** What nobody has decided to keep when the page is left is forgotten. */
const useForget = ({ sender }: Recorded, isWanted: boolean) => {
  const isKept = useRef(false);
  isKept.current ||= isWanted;
  useEffect(
    () => () => {
      if (!isKept.current) sender.cancel();
    },
    [sender],
  );
};

const useKeeper = ({ stream, recorded, onPost }: ReplayKeeperProps) => {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'offer', problem: null });
  useForget(recorded, step.at === 'kept');
  const keep = async () => {
    setStep({ at: 'sending', percent: 0 });
    try {
      const { url, poster_url } = await recorded.sender.finish((percent) => setStep({ at: 'sending', percent }));
      if (poster_url === null) await (await loadLongUpload()).givePoster(url, recorded.head);
      putStream(client, (await ask(streamCalls.keepReplay, { stream_id: stream.id, url })).stream);
      setStep({ at: 'kept', url, isPosted: false });
    } catch (cause) {
      const problem = cause instanceof Error && cause.message !== '' ? cause.message : words.failed;
      setStep({ at: 'offer', problem });
    }
  };
  const post = async (url: string) => {
    try {
      await onPost(stream.title, url);
      setStep({ at: 'kept', url, isPosted: true });
      toast(words.posted, 'good');
    } catch (cause) {
      toast(reasonOf(cause, texts.stage.actFailed), 'bad');
    }
  };
  return { step, keep, post };
};

/** A recording of this browser becomes the replay, and a post if its host wants. */
export const ReplayKeeper = (props: ReplayKeeperProps) => {
  const { stream } = props;
  const { step, keep, post } = useKeeper(props);
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
          <Button onClick={() => void keep()}>{words.keep}</Button>
        </>
      )}
      {step.at === 'sending' && (
        <>
          <progress value={step.percent} max={100} aria-label={words.sending} className="h-2 w-full accent-accent" />
          <p role="status" className="tabular text-sm text-ink-2">
            {words.percent(step.percent)}
          </p>
        </>
      )}
      {step.at === 'kept' && (
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
          <Link to={streamPath(stream.id)} className={buttonClass('outline')}>
            {words.see}
          </Link>
          {!step.isPosted && <Button onClick={() => void post(step.url)}>{words.post}</Button>}
        </div>
      )}
    </div>
  );
};
