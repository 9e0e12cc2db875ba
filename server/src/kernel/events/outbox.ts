import { sql } from 'drizzle-orm';
import type { EventOf } from '@house/contract/kernel';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../ids.ts';
import { outbox } from '../tables/kernel.ts';

export type AnyEvent = EventOf<string, object>;

/** Announces a fact in the transaction that makes it true: both are kept, or neither. */
export const publish = async (tx: Db, ...events: readonly AnyEvent[]): Promise<void> => {
  if (events.length === 0) return;
  await tx
    .insert(outbox)
    .values(
      events.map((event) => ({ id: newId(), name: event.name, payload: event.payload as Record<string, unknown> })),
    );
};

/** The same as a piece of a larger statement: `id` is a parameter, `payload` an expression over the rows of `from`. */
export const announced = (id: string, name: string, payload: string, from: string): string =>
  `insert into outbox (id, name, payload) select ${id}, '${name}', ${payload} from ${from}`;

export interface OutboxRow {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  tries: number;
}

const deleteDue = statement<OutboxRow & Record<string, unknown>>(
  'outbox_take',
  `delete from outbox where id = any(array(
     select id from outbox where due_at <= now() order by due_at, id limit $1 for update skip locked
   )) returning id, name, payload, tries`,
);

/** Takes due facts; other processes skip those that are taken. They come back when the transaction fails. */
export const takeDue = async (tx: Db, limit: number): Promise<OutboxRow[]> =>
  (await deleteDue(tx, limit)).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Puts a fact back whose listener failed, to be told again later. */
export const putBack = async (tx: Db, row: OutboxRow, error: unknown, delayS: number): Promise<void> => {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const dueAt = sql`now() + make_interval(secs => ${delayS})`;
  await tx
    .insert(outbox)
    .values({ id: row.id, name: row.name, payload: row.payload, tries: row.tries + 1, lastError, dueAt });
};
