import { sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { EventOf } from '@wagram/contract/kernel';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../ids.ts';
import { outbox } from '../tables/kernel.ts';

export type AnyEvent = EventOf<string, object>;

/** Emits an event in the transaction that makes it true: both are kept, or neither. */
export const publish = async (tx: Db, ...events: readonly AnyEvent[]): Promise<void> => {
  if (events.length === 0) return;
  await tx
    .insert(outbox)
    .values(
      events.map((event) => ({ id: newId(), name: event.name, payload: event.payload as Record<string, unknown> })),
    );
};

/** The same as a piece of a larger statement: `id` is a parameter, `payload` an expression over the rows of `from`. */
export const emitted = (id: string, name: string, payload: string, from: string): string =>
  `insert into outbox (id, name, payload) select ${id}, '${name}', ${payload} from ${from}`;

/** The events of a batched write, one for each row of `from`: together in one row, as they will be told together. */
export const emittedTogether = (id: string, name: string, payload: string, from: string): string =>
  `insert into outbox (id, name, payload)
   select (array_agg(${id}))[1], '${name}', jsonb_agg(${payload} order by ${id}) from ${from} having count(*) > 0`;

/** An event that is due. */
export interface DueEvent {
  readonly name: string;
  readonly payload: Record<string, unknown>;
  readonly tries: number;
}

interface OutboxRow extends QueryResultRow {
  id: string;
  name: string;
  payload: DueEvent['payload'] | DueEvent['payload'][];
  tries: number;
}

const deleteDue = statement<OutboxRow>(
  'outbox_take',
  `delete from outbox where id = any(array(
     select id from outbox where due_at <= now() order by due_at, id limit $1 for update skip locked
   )) returning id, name, payload, tries`,
);

/** Takes due events, of so many rows at most; other processes skip those that are taken. They come back when the transaction fails. */
export const takeDue = async (tx: Db, limit: number): Promise<{ due: DueEvent[]; isAll: boolean }> => {
  const rows = (await deleteDue(tx, limit)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const due = rows.flatMap(({ name, payload, tries }) =>
    [payload].flat().map((each) => ({ name, payload: each, tries })),
  );
  return { due, isAll: rows.length < limit };
};

/** Puts an event back whose listener failed, to be told again later. */
export const putBack = async (tx: Db, event: DueEvent, error: unknown, delayS: number): Promise<void> => {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const dueAt = sql`now() + make_interval(secs => ${delayS})`;
  await tx
    .insert(outbox)
    .values({ id: newId(), name: event.name, payload: event.payload, tries: event.tries + 1, lastError, dueAt });
};
