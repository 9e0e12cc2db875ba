import { createStore, lazy, useStore } from '#kernel';

type Tone = 'good' | 'bad' | 'plain';

/** A way back that stands in the message for five seconds, or as long as it is open. */
export interface ToastAction {
  readonly text: string;
  readonly onAct: () => void;
  readonly forMs?: number;
}

// The toaster is loaded with the first message, so that the first screens stay small.
const isWanted = createStore(false);

/** A message that people see and screen readers hear. */
export const toast = (message: string, tone: Tone = 'plain', action: ToastAction | null = null): void => {
  isWanted.set(true);
  void import('./toaster.tsx').then(({ showToast }) => showToast(message, tone, action));
};

export const useIsToasterWanted = (): boolean => useStore(isWanted);

export const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
