import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner, useSonner } from 'sonner';
import { dialogReason } from './dialogs.ts';
import { texts } from '../texts.ts';
import type { ToastAction } from './toast.ts';
import { isWide, useIsWide } from '../use-is-wide.ts';

const UNDO_MS = 5_000;
/** A pointer that rests on a message keeps it, but not for ever; a tap leaves such a pointer behind. */
const LONGEST_MS = 12_000;
/** Above the bar or the line to write in on a phone, and above the button in the corner of a wide screen. */
const ABOVE_BOTTOM = { phone: 'calc(5rem + env(safe-area-inset-bottom))', wide: '6rem' } as const;
/** The strip that a sheet leaves free above it. */
const ABOVE_SHEET = 'calc(0.5rem + env(safe-area-inset-top))';
const AT_SIDE = 'max(1rem, env(safe-area-inset-left), env(safe-area-inset-right))';

/** An open sheet has its buttons and lines to write in at the bottom. */
const isOverSheet = (): boolean => !isWide() && document.querySelector('[role="dialog"]') !== null;

export const showToast = (message: string, tone: 'good' | 'bad' | 'plain', action: ToastAction | null): void => {
  // An open dialog says it already.
  if (dialogReason() === message) return;
  const more = {
    ...(isOverSheet() && { position: 'top-center' as const }),
    ...(action !== null && {
      duration: action.forMs ?? UNDO_MS,
      action: { label: action.text, onClick: () => action.onAct() },
    }),
  };
  if (tone === 'good') sonner.success(message, more);
  else if (tone === 'bad') sonner.error(message, more);
  else sonner(message, more);
};

// Whoever is in it by keyboard, or away, has not read it.
const isInUse = () => document.hidden || (document.activeElement?.closest('[data-sonner-toaster]') ?? null) !== null;

const useLetGo = (): void => {
  const { toasts } = useSonner();
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const timer = setInterval(() => !isInUse() && sonner.dismiss(), LONGEST_MS);
    return () => clearInterval(timer);
  }, [toasts]);
};

/**
 * Messages cover nothing that people need next. On phones they stand above the bottom bar, where neither tabs nor the author
 * of a post are, and above an open sheet; on wide screens in the corner beside the column.
 */
export const Toaster = ({ theme }: { readonly theme: 'light' | 'dark' }) => {
  useLetGo();
  const hasRoom = useIsWide();
  const bottom = ABOVE_BOTTOM[hasRoom ? 'wide' : 'phone'];
  const offset = { top: ABOVE_SHEET, bottom, left: AT_SIDE, right: AT_SIDE };
  return (
    <Sonner
      theme={theme}
      position={hasRoom ? 'bottom-right' : 'bottom-center'}
      swipeDirections={hasRoom ? ['right', 'bottom'] : ['top', 'bottom', 'left', 'right']}
      containerAriaLabel={texts.notifications}
      offset={offset}
      mobileOffset={offset}
      // An open dialog takes the pointer away from everything else.
      style={{ fontFamily: 'inherit', pointerEvents: 'auto' }}
      closeButton
      toastOptions={{
        closeButtonAriaLabel: texts.dismiss,
        classNames: {
          closeButton:
            'static! order-last -my-2 -me-2 size-9! shrink-0 transform-none! border-0! bg-transparent! text-ink-3! hover:text-ink! [&>svg]:size-4',
        },
        actionButtonStyle: {
          height: 32,
          padding: '0 14px',
          borderRadius: 999,
          background: 'var(--accent-soft)',
          color: 'var(--accent-ink)',
          fontSize: 13,
          fontWeight: 600,
        },
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          borderColor: 'var(--line)',
          borderRadius: 14,
          fontFamily: 'inherit',
          fontSize: 15,
        },
      }}
    />
  );
};
