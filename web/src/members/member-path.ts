import { bareHandle } from '@wagram/contract/members';

/** /user/ana, whatever way the handle is written. */
export const memberPath = (username: string): string => `/user/${encodeURIComponent(bareHandle(username))}`;
