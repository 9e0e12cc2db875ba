import type { Db, MemberId } from '#kernel';
import { exportInvoices } from './invoices.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({ invoices: await exportInvoices(db, { memberId }) });
