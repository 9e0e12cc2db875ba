import type { Db, MemberId } from '#kernel';
import { forgetSales, forgetTickets, letOrdersGo, letSalesGo, letTicketsGo } from './data-rights.gen.ts';

/** Before their streams go: whoever has a ticket to one of those gets back what they paid. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [letTicketsGo, letOrdersGo, letSalesGo]) await erase(tx, { memberId });
};

/** Before the ledger forgets these movements. Only for members who are made up. */
export const forgetTicketsOf = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  for (const forget of [forgetSales, forgetTickets]) await forget(tx, { memberIds });
};
