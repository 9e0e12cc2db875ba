import type { Db, MemberId } from '#kernel';
import { letInvoicesGo } from './invoices.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await letInvoicesGo(tx, { memberId });
};
