import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { dialogOpener } from './dialogs.ts';
import { CloseMark } from '../marks/marks.tsx';
import { texts } from '../texts.ts';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  /** 'sheet' comes from below on phones and is a centred dialog on wide screens; 'drawer' comes from the side. */
  readonly kind?: 'sheet' | 'drawer';
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** 'wide' is for writing: on wide screens it has the width of the column. */
  readonly width?: 'narrow' | 'wide';
  /** The title is read out but not drawn. */
  readonly isTitleHidden?: boolean;
}

const SHAPES = {
  sheet:
    'inset-x-0 bottom-0 max-h-[92dvh] animate-sheet rounded-t-3xl sm:inset-0 sm:m-auto sm:h-fit sm:w-full sm:animate-rise sm:rounded-3xl',
  drawer: 'inset-y-0 start-0 w-[min(320px,86vw)] animate-drawer pb-[max(1rem,env(safe-area-inset-bottom))]',
};

const WIDTHS = {
  narrow: 'pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:max-w-[440px]',
  // Its foot brings its own space and sticks to the edge.
  wide: 'pb-[env(safe-area-inset-bottom)] sm:max-w-[600px]',
};

export const Dialog = ({
  title,
  description,
  kind = 'sheet',
  width = 'narrow',
  onClose,
  children,
  isTitleHidden = false,
}: DialogProps) => (
  <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
      <Radix.Content
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        // Putting a message away is not leaving.
        onInteractOutside={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null)
            event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          dialogOpener()?.focus();
        }}
        className={classes(
          'fixed z-50 flex flex-col overflow-y-auto overscroll-contain border border-line bg-surface shadow-2xl shadow-black/20 focus-visible:outline-none',
          SHAPES[kind],
          kind === 'sheet' && WIDTHS[width],
        )}
      >
        <div className={classes('flex items-start gap-3', isTitleHidden ? 'absolute end-2 top-2 z-10' : 'px-6 pt-6')}>
          <div className={classes('min-w-0 flex-1', isTitleHidden && 'sr-only')}>
            <Radix.Title className="text-xl font-bold tracking-tight">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-1 text-base text-ink-2">{description}</Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label={texts.close}
            className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <CloseMark />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
