import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { MessageId } from '@wagram/contract/kernel';
import { Ban, Forward, Gift } from 'lucide-react';
import { getBrand, getLanguage } from '#kernel';
import { FacetText, LinkCard, MediaFrame } from '#posts';
import { classes, fullTime, TimeAgo } from '#ui';
import { AlbumGrid } from './album-grid.tsx';
import { StateMark } from './state.tsx';
import { useChatParts } from '../chat/parts.tsx';
import { FileBody } from './file-body.tsx';
import { takenOf } from '../inbox/inbox.ts';
import { PollBody } from './poll-body.tsx';
import type { BubbleView } from '../chat/rows.ts';
import { texts } from '../texts.ts';
import { VoiceNote } from '../voice/note.tsx';

/** When, and how far it has got. It stands in the last line where there is room for it, else below. */
const Meta = ({ shown, isOver = false }: { readonly shown: BubbleView; readonly isOver?: boolean }) => {
  const { Marks } = useChatParts();
  return (
    <span
      className={classes(
        'tabular inline-flex items-center gap-1 text-xs leading-4 whitespace-nowrap select-none',
        isOver
          ? 'absolute end-2.5 bottom-2.5 rounded-full bg-black/60 px-2 py-0.5 text-white'
          : classes(
              'float-end ms-3 mt-1.5 -mb-0.5 in-data-voice:mt-0.5',
              shown.isOwn ? 'text-on-accent' : 'text-ink-3',
            ),
      )}
    >
      {Marks !== null && <Marks shown={shown} />}
      {shown.isEdited && <span>{texts.edited}</span>}
      <TimeAgo at={shown.created_at} />
      <span className="sr-only">{fullTime(shown.created_at)}</span>
      {shown.state !== null && shown.state !== 'failed' && <StateMark state={shown.state} />}
    </span>
  );
};

interface QuoteProps {
  readonly quote: NonNullable<BubbleView['reply_to']>;
  readonly isOwn: boolean;
  readonly onJump: () => void;
}

export const Quote = ({ quote, isOwn, onJump }: QuoteProps) => (
  <button
    type="button"
    onClick={onJump}
    className={classes(
      'mb-1.5 block w-full min-w-0 rounded-lg border-s-[3px] px-2.5 py-1.5 text-start text-sm',
      isOwn ? 'border-on-accent bg-black/20 text-on-accent' : 'border-accent-ink bg-surface',
    )}
  >
    <bdi className="block truncate font-semibold">{quote.sender_username}</bdi>
    <span dir="auto" className={classes('line-clamp-2', !isOwn && 'text-ink-2')}>
      {quote.content === '' ? texts.photo : quote.content}
    </span>
  </button>
);

/** TLK-01: passed on; whose words they were, where that may be told. */
const Forwarded = ({ name, isOwn }: { readonly name: string | null; readonly isOwn: boolean }) => (
  <p className={classes('mb-1 flex items-center gap-1.5 text-sm', isOwn ? 'text-on-accent' : 'text-ink-2')}>
    <Forward aria-hidden="true" className="size-4 shrink-0" />
    <span className="truncate">{name === null ? texts.forwarded : texts.forwardedFrom(name)}</span>
  </p>
);

interface BodyProps {
  readonly shown: BubbleView;
  readonly onJump: (messageId: MessageId) => void;
  readonly onOpenMedia: (place: number) => void;
  readonly onVote: (options: number[]) => void;
}

const Taken = ({ shown }: { readonly shown: BubbleView }) => (
  <p className="flow-root italic">
    <Ban aria-hidden="true" className="me-1.5 inline size-4 align-[-0.2em]" />
    {takenOf(shown)}
    <Meta shown={shown} />
  </p>
);

/** IN-01: what people wrote is text, never HTML. */
const Words = ({ shown, isCaption }: { readonly shown: BubbleView; readonly isCaption: boolean }) => (
  <div
    dir="auto"
    className={classes(
      'flow-root whitespace-pre-wrap',
      // No wider than the picture above it.
      isCaption && 'max-w-72',
      shown.isOwn && '[&_a]:text-on-accent [&_a]:underline [&_a]:underline-offset-2',
    )}
  >
    <span>
      <FacetText text={shown.content} facets={shown.facets} />
    </span>
    <Meta shown={shown} />
  </div>
);

/** MON-01: how much came, large; what was said with it stands below. */
const Credit = ({ amount, isOwn }: { readonly amount: string; readonly isOwn: boolean }) => (
  <p className="flex items-center gap-2.5 py-1">
    <span
      className={classes(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-full',
        isOwn ? 'bg-black/20' : 'bg-mint-soft text-mint',
      )}
    >
      <Gift aria-hidden="true" className="size-5" />
    </span>
    <span className="figures text-xl font-bold">
      {formatAmount(parseAmount<'WGM'>(amount), 'WGM', getLanguage())}{' '}
      <span className="text-sm font-semibold">{getBrand().tokens.credit}</span>
    </span>
  </p>
);

const MEDIA = 'relative w-72 max-w-full [&>div]:mt-0 [&>div]:rounded-[0.85rem]';

export const BubbleBody = ({ shown, onJump, onOpenMedia, onVote }: BodyProps) => {
  if (shown.isTaken) return <Taken shown={shown} />;
  if (shown.poll !== null) {
    return (
      <PollBody shown={shown} poll={shown.poll} onVote={onVote}>
        <Meta shown={shown} />
      </PollBody>
    );
  }
  const { reply_to: quote, media, image_url: url } = shown;
  const isVoice = shown.kind === 'voice';
  const album = shown.more_media.length > 0 && media !== null ? [media, ...shown.more_media] : null;
  const isFile = shown.kind === 'file';
  const hasPicture = !isVoice && !isFile && media !== null;
  const hasWords = shown.content !== '';
  // A single video has its controls there.
  const isOver = !hasWords && hasPicture && (album !== null || media.kind === 'image');
  return (
    <>
      {shown.forwarded !== null && <Forwarded name={shown.forwarded.name} isOwn={shown.isOwn} />}
      {quote !== null && <Quote quote={quote} isOwn={shown.isOwn} onJump={() => onJump(quote.id)} />}
      {hasPicture && (
        <div className={classes(MEDIA, hasWords && 'mb-2')}>
          {album === null ? (
            <MediaFrame media={media} onOpen={() => onOpenMedia(0)} isEager />
          ) : (
            <AlbumGrid media={album} onOpen={onOpenMedia} />
          )}
          {isOver && <Meta shown={shown} isOver />}
        </div>
      )}
      {isFile && media !== null && (
        <FileBody media={media} isOwn={shown.isOwn}>
          {hasWords ? null : <Meta shown={shown} />}
        </FileBody>
      )}
      {isVoice && url !== null && (
        <VoiceNote url={url} duration={shown.duration ?? 0}>
          <Meta shown={shown} />
        </VoiceNote>
      )}
      {shown.credit !== null && <Credit amount={shown.credit} isOwn={shown.isOwn} />}
      {hasWords && <Words shown={shown} isCaption={hasPicture || isFile} />}
      {shown.card !== null && (
        <div className="mb-1 w-72 max-w-full overflow-hidden rounded-2xl bg-surface text-ink [&>a]:mt-2">
          <LinkCard card={shown.card} />
        </div>
      )}
      {!hasWords && !isVoice && !isFile && !isOver && (
        <p className="flow-root">
          <Meta shown={shown} />
        </p>
      )}
    </>
  );
};
