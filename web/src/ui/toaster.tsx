import { Toaster as Sonner, toast as sonner } from 'sonner';
import { texts } from './texts.ts';
import type { ToastAction } from './toast.ts';

const UNDO_MS = 5_000;

export const showToast = (message: string, tone: 'good' | 'bad' | 'plain', action: ToastAction | null): void => {
  const more =
    action === null ? {} : { duration: UNDO_MS, action: { label: action.text, onClick: () => action.onAct() } };
  if (tone === 'good') sonner.success(message, more);
  else if (tone === 'bad') sonner.error(message, more);
  else sonner(message, more);
};

export const Toaster = ({ theme }: { readonly theme: 'light' | 'dark' }) => (
  <Sonner
    theme={theme}
    position="bottom-center"
    containerAriaLabel={texts.notifications}
    offset={{ bottom: 24 }}
    mobileOffset={{ bottom: 84 }}
    style={{ fontFamily: 'inherit' }}
    toastOptions={{
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
