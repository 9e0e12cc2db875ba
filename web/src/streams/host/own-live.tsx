import type { MemberId, StreamId } from '@wagram/contract/kernel';
import { ALIVE_EVERY_S, streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask, reasonOf } from '#kernel';
import { Button, toast } from '#ui';
import { forgetLists } from '../api.ts';
import { EndDialog } from './end-dialog.tsx';
import { texts } from '../texts.ts';

const words = texts.ownLive;

/** Asked for as long as it is shown: elsewhere it may have ended. */
const useOwnLive = (me: MemberId | null) =>
  useQuery({
    queryKey: ['streams', 'mine', me],
    queryFn: ({ signal }) => ask(streamCalls.readOwnLive, {}, { signal }),
    enabled: me !== null,
    staleTime: 0,
    refetchInterval: ALIVE_EVERY_S * 1_000,
  }).data;

interface OwnLiveProps {
  readonly me: MemberId | null;
  readonly onResume: (stream: StreamView, isRecorded: boolean) => void;
}

/** While somebody looks at the question, the stream waits for the answer. */
const useHeld = (streamId: StreamId | undefined): void => {
  useEffect(() => {
    if (streamId === undefined) return;
    const hold = () => void ask(streamCalls.keepAlive, { stream_id: streamId }).catch(() => undefined);
    hold();
    const timer = window.setInterval(hold, ALIVE_EVERY_S * 1_000);
    return () => window.clearInterval(timer);
  }, [streamId]);
};

/** MEND-20: a host whose page went away comes back to their stream. */
export const OwnLive = ({ me, onResume }: OwnLiveProps) => {
  const client = useQueryClient();
  const { stream = null, is_recorded: isRecorded = false } = useOwnLive(me) ?? {};
  const [isEnding, setEnding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useHeld(stream?.id);
  if (stream === null) return null;
  const end = async (isReplayKept: boolean) => {
    setAsking(false);
    setEnding(true);
    try {
      await ask(streamCalls.endStream, { stream_id: stream.id, keep_replay: isReplayKept });
      toast(words.ended, 'good');
    } catch (cause) {
      toast(reasonOf(cause, texts.stage.actFailed), 'bad');
    }
    setEnding(false);
    forgetLists(client);
  };
  return (
    <section
      aria-label={words.title}
      className="mx-4 mt-4 flex flex-col gap-4 rounded-card border border-coral/60 bg-surface px-5 py-5 sm:flex-row sm:items-center wide:mx-6"
    >
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-lg font-semibold tracking-tight">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-coral" />
          {words.title}
        </h2>
        <p dir="auto" className="mt-0.5 truncate text-base text-ink-2">
          {stream.title}
        </p>
      </div>
      <div className="flex shrink-0 gap-3">
        <Button className="flex-1 whitespace-nowrap" disabled={isEnding} onClick={() => onResume(stream, isRecorded)}>
          {words.resume}
        </Button>
        <Button look="danger" className="flex-1 whitespace-nowrap" isBusy={isEnding} onClick={() => setAsking(true)}>
          {words.end}
        </Button>
      </div>
      {isAsking && (
        <EndDialog isResumed onEnd={(isReplayKept) => void end(isReplayKept)} onClose={() => setAsking(false)} />
      )}
    </section>
  );
};
