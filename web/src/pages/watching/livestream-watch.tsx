import type { MemberId, StreamId } from '@wagram/contract/kernel';
import { Radio } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { useSession } from '#auth';
import { idFrom, isAskError } from '#kernel';
import { OverView, streamTexts, useStream, WatchView } from '#streams';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '#ui';
import { BackBar } from '../back-bar.tsx';
import { StreamTicket } from '../paying/stream-ticket.tsx';

const words = streamTexts.over;

const Missing = ({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) => {
  const isGone = isAskError(cause) && (cause.status === 404 || cause.status === 400);
  if (!isGone) return <ErrorState title={words.failed} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<Radio className="size-7" />}
      title={words.unknown}
      hint={words.unknownHint}
      action={
        <Link to="/livestream" className={buttonClass('outline')}>
          {words.toStreams}
        </Link>
      }
    />
  );
};

const Loading = () => (
  <div className="flex flex-col gap-4 px-4 py-5 wide:px-6">
    <Skeleton className="h-7 w-48" />
    <Skeleton className="aspect-video w-full rounded-card" />
    <Skeleton className="h-16 w-full" />
  </div>
);

const Stream = ({ id, me }: { readonly id: StreamId; readonly me: MemberId | null }) => {
  const { data: stream, error, refetch } = useStream(id);
  const navigate = useNavigate();
  if (stream?.state === 'live' && !stream.needs_ticket && error === null)
    return <WatchView stream={stream} me={me} onLeave={() => void navigate('/livestream')} />;
  return (
    <>
      <BackBar title={streamTexts.heading} />
      {error !== null ? (
        <Missing cause={error} onRetry={() => void refetch()} />
      ) : stream === undefined ? (
        <Loading />
      ) : (
        <OverView stream={stream} me={me} ticket={<StreamTicket stream={stream} me={me} />} />
      )}
    </>
  );
};

/** A stream: live it fills the screen, before and afterwards it is a page. */
export const LivestreamWatchPage = () => {
  const id = idFrom<StreamId>(useParams()['id']);
  const { user, isChecking } = useSession();
  if (isChecking) return <Loading />;
  return <Stream key={`${id} ${user?.id ?? ''}`} id={id} me={user?.id ?? null} />;
};
