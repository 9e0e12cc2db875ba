import { useRef } from 'react';
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
  /** 'page' has Text, Photo and Video on top, 'dialog' small buttons below. */
  readonly look: 'page' | 'dialog';
  readonly warnAt: number;
  readonly rows: number;
  readonly hasAlt?: boolean;
  readonly hasFigures?: boolean;
  /** Stands above the words: what is being answered. */
  readonly above?: ReactNode;
  readonly onCancel?: () => void;
}

const Foot = ({ composer, words, look, warnAt, hasFigures = false, onCancel }: SheetProps) => (
  <div
    className={classes(
      'mt-4 flex items-center gap-2 border-t border-line py-3 sm:gap-3',
      'sticky z-10',
      look === 'page'
        ? 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] bg-paper px-4 wide:bottom-0 wide:bg-surface wide:px-6'
        : 'bottom-0 bg-surface px-6 max-[359px]:px-4 sm:py-4',
    )}
  >
    {look === 'dialog' && <ComposerTools upload={composer.upload} />}
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

/** The sheet that posts and comments are written on. */
export const ComposerSheet = (props: SheetProps) => {
  const { composer, words, look, rows, hasAlt = true, above } = props;
  const { user, upload, isBusy } = composer;
  const field = useRef<HTMLTextAreaElement | null>(null);
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
      className="relative flex min-h-0 flex-1 flex-col"
    >
      <div className={classes('flex flex-col gap-4', look === 'page' ? 'px-4 pt-4 wide:px-6' : 'px-6 pt-4')}>
        {look === 'page' && <ComposerOptions upload={upload} onText={() => field.current?.focus()} />}
        <ComposerDraft composer={composer} />
        {above}
        <div className="flex gap-3">
          <Avatar name={user?.displayName ?? '?'} url={user?.avatar_url ?? null} size={44} />
          <div className="min-w-0 flex-1">
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
            />
            <div className={classes('flex flex-col gap-2 max-sm:-ms-14', 'preview' in upload.state && 'mt-3')}>
              <UploadPreview upload={upload} />
              {hasAlt && upload.media?.kind === 'image' && (
                <ComposerAlt alt={composer.alt} onChange={composer.setAlt} />
              )}
            </div>
          </div>
        </div>
        {upload.refusal !== null && <Notice tone="danger">{upload.refusal}</Notice>}
        {composer.problem !== null && <Notice tone="danger">{composer.problem}</Notice>}
      </div>
      <Foot {...props} />
      {isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 flex animate-fade items-center justify-center rounded-card border-2 border-dashed border-accent bg-accent-soft/90 font-semibold text-accent-ink">
          {texts.drop}
        </p>
      )}
    </form>
  );
};
