import type { MemberId } from '@wagram/contract/kernel';
import { streamCalls } from '@wagram/contract/streams';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { ask } from '#kernel';
import { EmptyState, PagedList, Skeleton } from '#ui';
import { PastCard } from './past-card.tsx';
import { texts } from '../texts.ts';

const words = texts.list;
const PAGE = 10;

/** Of one host, or with a replay of anybody. Whoever signs in or out may see others. */
const usePastStreams = (me: MemberId | null, hostId: MemberId | null) => {
  const list = useInfiniteQuery({
    queryKey: ['streams', 'past', me, hostId],
    queryFn: ({ pageParam, signal }) =>
      ask(
        streamCalls.listPastStreams,
        { limit: PAGE, cursor: pageParam, ...(hostId === null ? {} : { host_id: hostId }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });
  const known = new Map((list.data?.pages ?? []).flatMap(({ streams }) => streams).map((one) => [one.id, one]));
  return { ...list, streams: [...known.values()] };
};

const Loading = () => (
  <div className="flex flex-col gap-4 px-4 py-4 wide:px-6">
    {[0, 1].map((row) => (
      <div key={row} className="flex gap-3">
        <Skeleton className="aspect-video w-32 shrink-0 rounded-xl sm:w-44" />
        <div className="flex-1">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      </div>
    ))}
  </div>
);

/** STG-02: what can be watched again. Without anything it is left out: the page has said twice that there is nothing. */
export const PastSection = ({ me }: { readonly me: MemberId | null }) => {
  const { streams, ...list } = usePastStreams(me, null);
  if (streams.length === 0 && !list.isPending && !list.isError && !list.hasNextPage) return null;
  return (
    <section aria-label={words.past} className="mt-7">
      <h2 className="px-4 pb-1 text-lg font-semibold tracking-tight wide:px-6">{words.past}</h2>
      <PagedList
        list={list}
        isEmpty={streams.length === 0}
        loading={<Loading />}
        failed={{ title: words.pastFailed }}
        empty={null}
      >
        <ul>
          {streams.map((stream) => (
            <PastCard key={stream.id} stream={stream} hasHost />
          ))}
        </ul>
      </PagedList>
    </section>
  );
};

interface HostStreamsProps {
  readonly me: MemberId | null;
  readonly host: { readonly id: MemberId; readonly username: string };
}

/** STG-02: all that somebody has streamed, on their profile. */
export const HostStreams = ({ me, host }: HostStreamsProps) => {
  const { streams, ...list } = usePastStreams(me, host.id);
  return (
    <PagedList
      list={list}
      isEmpty={streams.length === 0}
      loading={<Loading />}
      failed={{ title: words.pastFailed }}
      empty={
        <EmptyState
          icon={<Radio aria-hidden="true" className="size-6" />}
          title={words.noPast}
          hint={me === host.id ? words.noPastOwn : words.noPastOther(host.username)}
        />
      }
    >
      <ul aria-label={words.past}>
        {streams.map((stream) => (
          <PastCard key={stream.id} stream={stream} hasHost={false} />
        ))}
      </ul>
    </PagedList>
  );
};
