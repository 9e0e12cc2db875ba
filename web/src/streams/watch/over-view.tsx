import type { MemberId } from '@wagram/contract/kernel';
import type { StreamView } from '@wagram/contract/streams';
import { CalendarClock, Radio, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FollowButton } from '#follows';
import { MemberLine, memberPath } from '#members';
import { Button, buttonClass } from '#ui';
import { lengthOf } from '../duration.tsx';
import { Figures, shownOf } from './figures.tsx';
import type { Recorded } from '../host/recording.ts';
import { Replay } from './replay.tsx';
import { ReplayKeeper } from '../host/replay-keeper.tsx';
import { startTime } from '../stream-card.tsx';
import { StreamMenu } from '../stream-menu.tsx';
import { texts } from '../texts.ts';
import { useHostStanding, useStreamActs } from './view.tsx';

const words = texts.over;

interface HostProps {
  readonly stream: StreamView;
  readonly me: MemberId | null;
}

const Host = ({ stream, me }: HostProps) => {
  const { host } = stream;
  useHostStanding(host.id, me);
  return (
    <div className="mt-6 flex items-center gap-3 rounded-card border border-line px-4 py-3">
      <Link to={memberPath(host.username)} className="min-w-0 flex-1">
        <MemberLine member={{ ...host, badge: null }} />
      </Link>
      {host.id !== me && <FollowButton member={host} />}
    </div>
  );
};

interface OverViewProps extends HostProps {
  /** What a room above this one says of entering; in place of the player where the viewer is not let in. */
  readonly ticket?: ReactNode;
}

const stateText = ({ state, scheduled_for: scheduledFor }: StreamView): string => {
  if (state === 'live') return words.live;
  return state === 'ended' ? words.ended : words.scheduled(startTime(scheduledFor ?? ''));
};

/** When it was and how long, once it is over. */
const Details = ({ stream }: { readonly stream: StreamView }) => {
  const length = lengthOf(stream);
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-base text-ink-2">
      <span>{texts.categories[stream.category]}</span>
      {stream.started_at !== null && length !== null && (
        <>
          <span aria-hidden="true">·</span>
          <time dateTime={stream.started_at}>{startTime(stream.started_at)}</time>
          <span aria-hidden="true">·</span>
          <span className="tabular">{words.lasted(length)}</span>
        </>
      )}
    </p>
  );
};

/** A stream that is over, still to come, or closed to the viewer. */
export const OverView = ({ stream, me, ticket = null }: OverViewProps) => {
  const { share } = useStreamActs(stream);
  const isEnded = stream.state === 'ended';
  const Icon = stream.state === 'scheduled' ? CalendarClock : Radio;
  return (
    <article className="px-4 py-5 pb-10 wide:px-6">
      <p className="inline-flex items-center gap-2 rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-ink-2">
        <Icon aria-hidden="true" className="size-4" />
        {stateText(stream)}
      </p>
      <h1 dir="auto" className="mt-3 text-2xl font-bold tracking-tight [overflow-wrap:anywhere]">
        {stream.title}
      </h1>
      <Details stream={stream} />
      {isEnded && !stream.needs_ticket && <Replay stream={stream} />}
      {stream.state === 'scheduled' && stream.host.id !== me && (
        <p className="mt-4 text-base text-ink-2">{words.scheduledHint}</p>
      )}
      {ticket}
      {isEnded && (
        <div className="mt-5 rounded-card bg-sunken px-4 py-3">
          <Figures shown={{ ...shownOf(stream), viewers: stream.peak_viewers }} className="justify-between" />
        </div>
      )}
      <Host stream={stream} me={me} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to="/livestream" className={buttonClass('outline')}>
          {words.toStreams}
        </Link>
        <Button look="soft" icon={<Share2 aria-hidden="true" className="size-5" />} onClick={() => void share()}>
          {texts.stage.share}
        </Button>
        {stream.host.id !== me && <StreamMenu stream={stream} className="text-ink-2" />}
      </div>
    </article>
  );
};

interface SummaryProps {
  readonly stream: StreamView;
  readonly recorded: Recorded | null;
  readonly onPost: (title: string, url: string) => Promise<void>;
  readonly onDone: () => void;
}

/** What is left for the host. */
export const Summary = ({ stream, recorded, onPost, onDone }: SummaryProps) => (
  <section className="flex flex-col items-center px-6 py-12 text-center">
    <span className="inline-flex size-16 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
      <Radio aria-hidden="true" className="size-8" />
    </span>
    <h2 className="mt-4 text-2xl font-bold tracking-tight">{words.yours}</h2>
    <p dir="auto" className="mt-1 max-w-96 text-base text-ink-2 [overflow-wrap:anywhere]">
      {stream.title}
    </p>
    <div className="mt-6 rounded-card bg-sunken px-5 py-3">
      <Figures shown={{ ...shownOf(stream), viewers: stream.peak_viewers }} />
    </div>
    <p className="mt-2 text-sm text-ink-3">{words.peak(stream.peak_viewers)}</p>
    {lengthOf(stream) !== null && (
      <p className="tabular mt-1 text-sm text-ink-3">{words.lasted(lengthOf(stream) ?? '')}</p>
    )}
    {recorded !== null && <ReplayKeeper stream={stream} recorded={recorded} onPost={onPost} />}
    <div className="mt-6 flex gap-3">
      <Button look={recorded === null ? 'primary' : 'ghost'} onClick={onDone}>
        {words.done}
      </Button>
    </div>
  </section>
);
