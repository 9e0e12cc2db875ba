import type { StreamView } from '@wagram/contract/streams';
import { Eye, Radio, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { classes, Handle, nameRow, shortCount, ShortName, TimeAgo } from '#ui';
import { streamPath } from '../api.ts';
import { lengthOf } from '../duration.tsx';
import { texts } from '../texts.ts';

const words = texts.list;

/** What stands for a picture where there is none, or not for the viewer. */
const NoPicture = ({ stream }: { readonly stream: StreamView }) => {
  const Icon = stream.needs_ticket ? Ticket : Radio;
  return (
    <span className="glow flex size-full flex-col items-center justify-center gap-1 bg-sunken text-ink-3">
      <Icon aria-hidden="true" className="size-6" />
      {!stream.needs_ticket && stream.replay === null && <span className="text-xs font-medium">{words.noReplay}</span>}
    </span>
  );
};

const Still = ({ stream }: { readonly stream: StreamView }) => {
  const length = lengthOf(stream);
  const poster = stream.replay?.poster_url ?? null;
  return (
    <span className="relative aspect-video w-32 shrink-0 self-start overflow-hidden rounded-xl border border-line bg-sunken sm:w-44">
      {poster === null ? (
        <NoPicture stream={stream} />
      ) : (
        <img src={poster} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      )}
      {length !== null && (
        <span className="tabular absolute end-1.5 bottom-1.5 rounded-md bg-black/75 px-1.5 text-xs leading-5 font-semibold text-white">
          <span className="sr-only">{words.lasted(length)}</span>
          <span aria-hidden="true">{length}</span>
        </span>
      )}
    </span>
  );
};

/** STG-02: a stream that is over, with its picture, length, time and how many watched. */
export const PastCard = ({ stream, hasHost }: { readonly stream: StreamView; readonly hasHost: boolean }) => (
  <li className="border-b border-line">
    <Link to={streamPath(stream.id)} className="group flex gap-3 px-4 py-3.5 transition-colors duration-150 wide:px-6">
      <Still stream={stream} />
      <span className="min-w-0 flex-1">
        <span
          dir="auto"
          className="line-clamp-2 text-base leading-snug font-semibold wrap-anywhere group-hover:underline"
        >
          {stream.title}
        </span>
        {hasHost && (
          <span className={classes('mt-0.5 text-sm text-ink-2', nameRow.row)}>
            <ShortName name={stream.host.displayName} className={nameRow.name} />
            <Handle name={stream.host.username} className={classes('text-ink-3', nameRow.rest)} />
          </span>
        )}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {stream.ended_at !== null && <TimeAgo at={stream.ended_at} />}
          <span className="inline-flex items-center gap-1.5" title={texts.over.peak(stream.peak_viewers)}>
            <Eye aria-hidden="true" className="size-4" />
            <span aria-hidden="true" className="tabular">
              {shortCount(stream.peak_viewers)}
            </span>
            <span className="sr-only">{texts.over.peak(stream.peak_viewers)}</span>
          </span>
          {stream.needs_ticket && (
            <span className="inline-flex items-center gap-1 rounded-full bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-ink">
              <Ticket aria-hidden="true" className="size-3.5" />
              {words.ticket}
            </span>
          )}
        </span>
      </span>
    </Link>
  </li>
);
