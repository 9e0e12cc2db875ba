import { HANDLE_MAX, HANDLE_MIN } from './limits.ts';

/** A handle without its @. Everywhere a person may type it with or without. */
export const bareHandle = (text: string): string => text.trim().replace(/^@/, '');

/** AUTH-20: stored and shown with a leading @. */
export const atHandle = (text: string): string => `@${bareHandle(text)}`;

/** Says what is wrong with a handle that somebody wants, or null when it will do. */
export const checkHandle = (text: string): string | null => {
  const handle = bareHandle(text);
  if (handle.length < HANDLE_MIN) return `Username must be at least ${HANDLE_MIN} characters`;
  if (handle.length > HANDLE_MAX) return `Username must be at most ${HANDLE_MAX} characters`;
  if (!/^[A-Za-z0-9_]+$/.test(handle)) return 'Username can only use letters, digits and _';
  return null;
};

/** FED-03: name@host, with its @ or without: somebody on another server. */
export const isElsewhere = (text: string): boolean =>
  /^[A-Za-z0-9_.-]{1,64}@[A-Za-z0-9.-]{1,255}(?::\d{1,5})?$/.test(bareHandle(text));
