import { bareHandle, isElsewhere } from '@wagram/contract/members';

/** /user/ana, whatever way the handle is written. */
export const memberPath = (username: string): string => `/user/${encodeURIComponent(bareHandle(username))}`;

/** FED-03: for a dialog about somebody on another server, which. */
export const elsewhere = (username: string): { readonly host?: string } => {
  const [, host] = bareHandle(username).split('@');
  return host !== undefined && isElsewhere(username) ? { host } : {};
};
