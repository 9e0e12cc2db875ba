import { isUuid } from '@wagram/contract/kernel';
import type { Seal } from '#kernel';

const marked = (memberId: string): string => `unsubscribe:${memberId}`;

/** For the link in a digest: it says whose it is, and can do nothing but end them. */
export const tokenFor = (seal: Seal, memberId: string): string => `${memberId}.${seal.mark(marked(memberId))}`;

export const readToken = (seal: Seal, token: string): string | null => {
  const [memberId = '', mark = ''] = token.split('.', 2);
  return isUuid(memberId) && seal.isMark(marked(memberId), mark) ? memberId : null;
};
