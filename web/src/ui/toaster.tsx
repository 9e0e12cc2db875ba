import { Toaster as Sonner, toast as sonner } from 'sonner';
import { texts } from './texts.ts';

export const showToast = (message: string, tone: 'good' | 'bad' | 'plain'): void => {
  if (tone === 'good') sonner.success(message);
  else if (tone === 'bad') sonner.error(message);
  else sonner(message);
};

export const Toaster = ({ theme }: { readonly theme: 'light' | 'dark' }) => (
  <Sonner
    theme={theme}
    position="bottom-center"
    containerAriaLabel={texts.notifications}
    offset={{ bottom: 24 }}
    mobileOffset={{ bottom: 84 }}
    toastOptions={{
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
