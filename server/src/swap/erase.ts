import type { Db, MemberId } from '#kernel';
import { eraseQuotes, letTradesGo } from './trades.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseQuotes(tx, { memberId });
  await letTradesGo(tx, { memberId });
};
