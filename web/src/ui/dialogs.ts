import { useSyncExternalStore } from 'react';

// Any room may open a dialog by name; the roof knows what is behind the name and draws it once.
export type DialogName = 'sign-in' | 'phone' | 'two-factor' | 'menu' | 'keys';

let open: DialogName | null = null;
// Focus goes back to what opened the dialog, also when one dialog took the place of another.
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

const set = (name: DialogName | null) => {
  if (open === null && name !== null) opener = document.activeElement as HTMLElement | null;
  open = name;
  for (const listener of listeners) listener();
};

export const openDialog = (name: DialogName): void => set(name);
export const closeDialog = (): void => set(null);
export const isDialogOpen = (): boolean => open !== null;
export const dialogOpener = (): HTMLElement | null => (opener?.isConnected === true ? opener : null);

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOpenDialog = (): DialogName | null => useSyncExternalStore(watch, () => open);
