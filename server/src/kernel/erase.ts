import type { MemberId } from '@wagram/contract/kernel';
import { deleteAttemptsNaming } from './attempts.gen.ts';
import type { Db } from './db/database.ts';
import { deleteRunsOf } from './http/idempotency.gen.ts';

/** Counted tries name members and addresses. They die within the hour anyway; whoever goes does not wait for it. */
export const eraseTraces = async (tx: Db, memberId: MemberId, email: string | null): Promise<void> => {
  for (const word of [memberId, ...(email === null ? [] : [email])]) await deleteAttemptsNaming(tx, { word });
  await deleteRunsOf(tx, { memberId });
};
