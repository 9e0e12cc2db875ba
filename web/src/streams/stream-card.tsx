import type { StreamView } from '@wagram/contract/streams';
import { CalendarClock, Eye, Radio, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { getLanguage } from '#kernel';
import { Avatar, Button, classes, Handle, nameRow, ShortName } from '#ui';
import { streamPath } from './api.ts';
import { texts } from './texts.ts';

const words = texts.list;

/** 'Mon, Nov 16, 6:00 PM', in the reader's own time. */
export const startTime = (iso: string): string =>
  getLanguage().date(iso, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export const LiveMark = ({ className }: { readonly className?: string }) => (
  <span
    className={classes(
      'inline-flex shrink-0 items-center gap-1.5 rounded-md bg-coral px-2 py-0.5 text-xs font-bold tracking-wide text-paper',
      className,
    )}
  >
    <span aria-hidden="true" className="size-1.5 rounded-full bg-paper motion-safe:animate-pulse" />
    {texts.stage.live}
  </span>
);

interface CardProps {
  readonly stream: StreamView;
  /** The viewer's own: they begin or cancel it here. */
  readonly onStart?: (stream: StreamView) => void;
  readonly onCancel?: (stream: StreamView) => void;
}

const Meta = ({ stream }: { readonly stream: StreamView }) => (
  <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
    <span className="inline-flex items-center gap-1.5">
      {stream.state === 'live' ? (
        <>
          <Eye aria-hidden="true" className="size-4" />
          <span className="tabular">{words.watching(stream.viewers)}</span>
        </>
      ) : (
        <>
          <CalendarClock aria-hidden="true" className="size-4" />
          <time dateTime={stream.scheduled_for ?? undefined}>{startTime(stream.scheduled_for ?? '')}</time>
        </>
      )}
    </span>
    <span className="rounded-full bg-sunken px-2 py-0.5 text-xs font-medium">{texts.categories[stream.category]}</span>
    {stream.needs_ticket && (
      <span className="inline-flex items-center gap-1 rounded-full bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-ink">
        <Ticket aria-hidden="true" className="size-3.5" />
        {words.ticket}
      </span>
    )}
  </span>
);

export const StreamCard = ({ stream, onStart, onCancel }: CardProps) => (
  <li className="border-b border-line px-4 py-3.5 wide:px-6">
    <Link to={streamPath(stream.id)} className="group flex gap-3">
      <span className="relative shrink-0 self-start">
        <Avatar name={stream.host.displayName} url={stream.host.avatar_url} size={48} />
        {stream.state === 'live' && (
          <span className="absolute -end-1 -bottom-1 inline-flex size-5 items-center justify-center rounded-full bg-coral text-paper ring-2 ring-surface">
            <Radio aria-hidden="true" className="size-3" />
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          {stream.state === 'live' && <LiveMark />}
          <span dir="auto" className="line-clamp-2 text-base leading-snug font-semibold group-hover:underline">
            {stream.title}
          </span>
        </span>
        <span className={classes('mt-0.5 text-sm text-ink-2', nameRow.row)}>
          <ShortName name={stream.host.displayName} className={nameRow.name} />
          <Handle name={stream.host.username} className={classes('text-ink-3', nameRow.rest)} />
        </span>
        <Meta stream={stream} />
      </span>
    </Link>
    {onStart !== undefined && onCancel !== undefined && (
      <div className="mt-3 flex gap-2 ps-15">
        <Button size="sm" onClick={() => onStart(stream)}>
          {words.goLive}
        </Button>
        <Button size="sm" look="ghost" onClick={() => onCancel(stream)}>
          {words.cancel}
        </Button>
      </div>
    )}
  </li>
);
