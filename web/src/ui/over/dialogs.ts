import { createStore, useStore } from '#kernel';

// Any room may open a dialog by name; the app knows what is behind the name and draws it once.
export type DialogName =
  | 'sign-in'
  | 'phone'
  | 'two-factor'
  | 'menu'
  | 'keys'
  | 'new-post'
  | 'new-message'
  | 'send-credit'
  | 'forward'
  | 'add-comment'
  | 'edit-post'
  | 'describe-video'
  | 'delete-post'
  | 'delete-comment'
  | 'report'
  | 'decide'
  | 'pause'
  | 'sweep'
  | 'appeal'
  | 'leave'
  | 'leave-wallet'
  | 'leave-unsent'
  | 'media'
  | 'edit-profile'
  | 'kept-out'
  | 'block'
  | 'reactors'
  | 'versions'
  | 'lists'
  | 'edit-list'
  | 'follow-elsewhere'
  | 'why';

/** What a dialog is about, in the words of whoever opens it: { post: id }, { reason: 'Please sign in to …' }. */
export type DialogSubject = Readonly<Record<string, string>>;

interface Opened {
  readonly name: DialogName;
  readonly subject: DialogSubject;
}

const NOTHING: DialogSubject = {};
const open = createStore<Opened | null>(null);
// Focus goes back to what opened the dialog, also when one dialog took the place of another.
let opener: HTMLElement | null = null;

const set = (next: Opened | null) => {
  if (open.get() === null && next !== null) opener = document.activeElement as HTMLElement | null;
  open.set(next);
};

export const openDialog = (name: DialogName, subject: DialogSubject = NOTHING): void => set({ name, subject });
export const closeDialog = (): void => set(null);
export const dialogReason = (): string | undefined => open.get()?.subject.reason;
export const isDialogOpen = (): boolean => open.get() !== null;
export const dialogOpener = (): HTMLElement | null => (opener?.isConnected === true ? opener : null);

export const useOpenDialog = (): DialogName | null => useStore(open)?.name ?? null;
export const useDialogSubject = (): DialogSubject => useStore(open)?.subject ?? NOTHING;
