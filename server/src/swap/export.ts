import type { Db, MemberId } from '#kernel';
import { exportQuotes, exportTrades } from './trades.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  swap_trades: await exportTrades(db, { memberId }),
  swap_quotes: await exportQuotes(db, { memberId }),
});
