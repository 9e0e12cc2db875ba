import type { Db, MemberId } from '#kernel';
import { exportOrders, exportSales, exportTickets } from './data-rights.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  ticket_sales: await exportSales(db, { memberId }),
  stream_tickets: await exportTickets(db, { memberId }),
  ticket_orders: await exportOrders(db, { memberId }),
});
