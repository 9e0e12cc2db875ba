import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { UploadPreview, useDrop } from '#media';
import { Avatar, Button, classes, Notice } from '#ui';
import { ComposerAlt } from './composer-alt.tsx';
import { ComposerCounter } from './composer-counter.tsx';
import { ComposerDraft } from './composer-draft.tsx';
import { ComposerField } from './composer-field.tsx';
import { ComposerOptions, ComposerTools } from './composer-options.tsx';
import { texts } from './composer-texts.ts';
import type { ComposerState } from './use-composer.ts';

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

const Foot = ({ composer, words, look, warnAt, hasFigures = false, onCancel }: SheetProps) => (
  <div className={classes('flex items-center gap-2 sm:gap-3', FOOT[look])}>
    {look !== 'page' && <ComposerTools upload={composer.upload} />}
    <span className="flex-1" />
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
);

const DropHere = () => (
  <p className="pointer-events-none absolute inset-2 z-10 flex animate-fade items-center justify-center rounded-card border-2 border-dashed border-accent bg-accent-soft/90 font-semibold text-accent-ink">
    {texts.drop}
  </p>
);

/** The sheet that posts and comments are written on. */
export const ComposerSheet = (props: SheetProps) => {
  const { composer, words, look, rows, hasAlt = true, above } = props;
  const { user, upload, isBusy } = composer;
  const ownField = useRef<HTMLTextAreaElement | null>(null);
  const field = props.field ?? ownField;
  const [isTouched, setTouched] = useState(look !== 'inline');
  // Once open it stays open: a line that closes on blur would move what somebody is about to tap.
  const isOpen = isTouched || !composer.isEmpty || 'preview' in upload.state;
  const { isOver, handlers } = useDrop((file) => upload.take(file));
  const submit = () => void composer.submit();
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
        {look === 'page' && <ComposerOptions upload={upload} onText={() => field.current?.focus()} />}
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
              rows={'preview' in upload.state ? 1 : rows}
              isLocked={isBusy}
              isInvalid={composer.used > composer.max}
              isInline={look === 'inline'}
            />
            <div className={classes('flex flex-col gap-2 max-sm:-ms-14', 'preview' in upload.state && 'mt-3')}>
              <UploadPreview upload={upload} />
              {hasAlt && upload.media?.kind === 'image' && (
                <ComposerAlt key={upload.media.url} alt={composer.alt} onChange={composer.setAlt} />
              )}
            </div>
          </div>
        </div>
        {upload.refusal !== null && <Notice tone="danger">{upload.refusal}</Notice>}
        {composer.problem !== null && <Notice tone="danger">{composer.problem}</Notice>}
      </div>
      {isOpen && <Foot {...props} />}
      {isOver && <DropHere />}
    </form>
  );
};
