import type { MemberId } from '@wagram/contract/kernel';
import { streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Radio, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { requireSignIn } from '#auth';
import { ask, reasonOf } from '#kernel';
import { Button, ErrorState, LoadMore, Skeleton, toast } from '#ui';
import { forgetLists, useStreams } from '../api.ts';
import { OwnLive } from './own-live.tsx';
import { PastSection } from '../watch/past-streams.tsx';
import { StreamCard } from '../stream-card.tsx';
import { texts } from '../texts.ts';

const words = texts.intro;

interface IntroProps {
  readonly me: MemberId | null;
  readonly onStart: (stream: StreamView | null) => void;
  readonly onSchedule: () => void;
  readonly onResume: (stream: StreamView, isRecorded: boolean) => void;
}

const Loading = () => (
  <div className="flex flex-col gap-4 px-4 py-4 wide:px-6">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

const Nothing = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <div className="mx-4 mt-2 rounded-card bg-sunken px-5 py-5 text-center wide:mx-6">
    <p className="text-base font-semibold">{title}</p>
    <p className="mt-0.5 text-sm text-ink-2">{hint}</p>
  </div>
);

interface SectionProps extends Pick<IntroProps, 'me' | 'onStart'> {
  readonly state: 'live' | 'scheduled';
  readonly empty: ReactNode;
}

const useCancel = () => {
  const client = useQueryClient();
  return async (stream: StreamView) => {
    try {
      await ask(streamCalls.endStream, { stream_id: stream.id });
      toast(texts.list.cancelled, 'good');
    } catch (cause) {
      toast(reasonOf(cause, texts.stage.actFailed), 'bad');
    }
    forgetLists(client);
  };
};

const Section = ({ state, me, onStart, empty }: SectionProps) => {
  const { streams, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStreams(state);
  const cancel = useCancel();
  const own = { onStart, onCancel: (stream: StreamView) => void cancel(stream) };
  return (
    <section aria-label={texts.list[state]} className="mt-7">
      <h2 className="px-4 pb-1 text-lg font-semibold tracking-tight wide:px-6">{texts.list[state]}</h2>
      {isPending ? (
        <Loading />
      ) : isError && streams.length === 0 ? (
        <ErrorState title={texts.list.failed} onRetry={() => void refetch()} />
      ) : streams.length === 0 ? (
        empty
      ) : (
        <ul>
          {streams.map((stream) => (
            <StreamCard
              key={stream.id}
              stream={stream}
              {...(state === 'scheduled' && stream.host.id === me ? own : {})}
            />
          ))}
        </ul>
      )}
      {hasNextPage && <LoadMore isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
    </section>
  );
};

/** LIVE-01. */
export const Intro = ({ me, onStart, onSchedule, onResume }: IntroProps) => (
  <div className="pb-10">
    <OwnLive me={me} onResume={onResume} />
    <section className="glow mx-4 mt-4 flex flex-col items-center rounded-card border border-line bg-surface px-6 py-8 text-center wide:mx-6 wide:mt-5">
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Radio aria-hidden="true" className="size-8" />
      </span>
      <h2 className="mt-4 text-2xl font-bold tracking-tight">{words.title}</h2>
      <p className="mt-2 max-w-96 text-base text-ink-2">{words.hint}</p>
      <div className="mt-6 flex w-full flex-col gap-3 whitespace-nowrap sm:flex-row sm:justify-center">
        <Button
          icon={<Video aria-hidden="true" className="size-5" />}
          onClick={() => requireSignIn(words.signIn) && onStart(null)}
        >
          {words.start}
        </Button>
        <Button
          look="outline"
          icon={<CalendarPlus aria-hidden="true" className="size-5" />}
          onClick={() => requireSignIn(words.signIn) && onSchedule()}
        >
          {words.schedule}
        </Button>
      </div>
    </section>
    <Section
      state="live"
      me={me}
      onStart={onStart}
      empty={<Nothing title={texts.list.nobody} hint={texts.list.nobodyHint} />}
    />
    <Section
      state="scheduled"
      me={me}
      onStart={onStart}
      empty={<Nothing title={texts.list.nothing} hint={texts.list.nothingHint} />}
    />
    <PastSection me={me} />
  </div>
);
