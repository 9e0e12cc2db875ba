import { isId } from '@wagram/contract/kernel';
import type { MemberId, Seal } from '#kernel';

const marked = (memberId: MemberId): string => `unsubscribe:${memberId}`;

/** For the link in a digest: it says whose it is, and can do nothing but end them. */
export const tokenFor = (seal: Seal, memberId: MemberId): string => `${memberId}.${seal.mark(marked(memberId))}`;

export const readToken = (seal: Seal, token: string): MemberId | null => {
  const [memberId = '', mark = ''] = token.split('.', 2);
  return isId<MemberId>(memberId) && seal.isMark(marked(memberId), mark) ? memberId : null;
};
