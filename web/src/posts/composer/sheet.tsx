import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDrop } from '#media';
import { Avatar, Button, classes, Notice } from '#ui';
import { useEmoji } from '#writing';
import type { EmojiState } from '#writing';
import { ComposerCounter } from './counter.tsx';
import { ComposerDraft } from './draft.tsx';
import { ComposerField } from './field.tsx';
import { ComposerFiles } from './files.tsx';
import { ComposerOptions, ComposerTools } from './options.tsx';
import { ComposerPoll } from './poll.tsx';
import { texts } from './texts.ts';
import { ComposerWarning } from './warning.tsx';
import type { ComposerState } from './use-composer.ts';
import type { Extras } from '../card/use-extras.ts';

export interface SheetWords {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
}

interface SheetProps {
  readonly composer: ComposerState;
  readonly words: SheetWords;
  /** 'page' has Text, Photo and Video on top, 'dialog' small buttons below; 'inline' is one line until it is written in. */
  readonly look: 'page' | 'dialog' | 'inline';
  readonly warnAt: number;
  readonly rows: number;
  readonly hasAlt?: boolean;
  readonly hasFigures?: boolean;
  /** Stands above the words: what is being answered. */
  readonly above?: ReactNode;
  /** Stands below the words: what is being quoted. */
  readonly below?: ReactNode;
  /** Stands at the end of the sheet. */
  readonly more?: ReactNode;
  /** A poll and a warning, where there may be some. */
  readonly extras?: Extras;
  readonly onCancel?: () => void;
  /** Set from outside to put the cursor here. */
  readonly field?: { current: HTMLTextAreaElement | null };
}

const FOOT = {
  page: 'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 mt-4 border-t border-line bg-paper px-4 py-3 wide:bottom-0 wide:bg-surface wide:px-6',
  dialog: 'sticky bottom-0 z-10 mt-4 border-t border-line bg-surface px-6 py-3 max-[359px]:px-4 sm:py-4',
  inline: 'animate-fade px-4 pt-1 ps-18 pb-3 wide:px-5 wide:ps-19',
} as const;
const BODY = { page: 'px-4 pt-4 wide:px-6', dialog: 'px-6 pt-4', inline: 'px-4 py-3 wide:px-5' } as const;

interface FootProps extends SheetProps {
  readonly emoji: EmojiState;
}

const Foot = ({ composer, words, look, warnAt, hasFigures = false, emoji, extras, onCancel }: FootProps) => (
  <div className={classes('flex flex-wrap items-center gap-x-2 gap-y-1', FOOT[look])}>
    <ComposerTools
      uploads={composer.uploads}
      hasFiles={look !== 'page'}
      emoji={emoji}
      {...(extras === undefined ? {} : { extras })}
    />
    <div className="ms-auto flex items-center gap-2 sm:gap-3">
      <ComposerCounter used={composer.used} max={composer.max} warnAt={warnAt} hasFigures={hasFigures} />
      {onCancel !== undefined && (
        <Button look="ghost" onClick={onCancel} disabled={composer.isBusy}>
          {texts.cancel}
        </Button>
      )}
      <Button type="submit" isBusy={composer.isBusy} disabled={!composer.canSend} className="min-w-24 shrink-0">
        {words.submit}
      </Button>
    </div>
  </div>
);

const DropHere = () => (
  <p className="pointer-events-none absolute inset-2 z-10 flex animate-fade items-center justify-center rounded-card border-2 border-dashed border-accent bg-accent-soft/90 font-semibold text-accent-ink">
    {texts.drop}
  </p>
);

const ExtraFields = ({ extras }: { readonly extras: Extras }) => (
  <>
    {extras.warning !== null && (
      <ComposerWarning warning={extras.warning} onChange={extras.setWarning} onRemove={extras.toggleWarning} />
    )}
    {extras.poll !== null && <ComposerPoll poll={extras.poll} onChange={extras.setPoll} onRemove={extras.togglePoll} />}
  </>
);

/** The sheet that posts and comments are written on. */
export const ComposerSheet = (props: SheetProps) => {
  const { composer, words, look, rows, hasAlt = true, above, below, more, extras } = props;
  const { user, uploads, isBusy } = composer;
  const ownField = useRef<HTMLTextAreaElement | null>(null);
  const field = props.field ?? ownField;
  const [isTouched, setTouched] = useState(look !== 'inline');
  // Once open it stays open: a line that closes on blur would move what somebody is about to tap.
  const hasFiles = uploads.shown.length > 0;
  const isOpen = isTouched || !composer.isEmpty || hasFiles;
  const { isOver, handlers } = useDrop((files) => uploads.takeAll(files));
  const submit = () => void composer.submit();
  const emoji = useEmoji({ field, text: composer.text, onChange: composer.setText });
  return (
    <form
      {...handlers}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onFocus={() => setTouched(true)}
      className="relative flex min-h-0 flex-1 flex-col"
    >
      <div className={classes('flex flex-col gap-4', BODY[look])}>
        {look === 'page' && <ComposerOptions uploads={uploads} onText={() => field.current?.focus()} />}
        <ComposerDraft composer={composer} />
        {above}
        <div className="flex gap-3">
          <Avatar name={user?.displayName ?? '?'} url={user?.avatar_url ?? null} size={44} />
          <div className={classes('min-w-0 flex-1', look === 'inline' && 'self-center')}>
            <ComposerField
              field={field}
              value={composer.text}
              onChange={composer.setText}
              onSubmit={submit}
              label={words.label}
              placeholder={words.placeholder}
              rows={hasFiles || extras?.poll != null || below !== undefined ? 1 : rows}
              isLocked={isBusy}
              isInvalid={composer.used > composer.max}
              isInline={look === 'inline'}
            />
            <ComposerFiles composer={composer} hasAlt={hasAlt} />
            {below}
          </div>
        </div>
        {extras !== undefined && <ExtraFields extras={extras} />}
        {uploads.refusal !== null && <Notice tone="danger">{uploads.refusal}</Notice>}
        {composer.problem !== null && <Notice tone="danger">{composer.problem}</Notice>}
        {more}
      </div>
      {isOpen && emoji.panel !== false && <div className={BODY[look]}>{emoji.panel}</div>}
      {isOpen && <Foot {...props} emoji={emoji} />}
      {isOver && <DropHere />}
    </form>
  );
};
