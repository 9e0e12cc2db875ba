// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one, type Json } from '../db/query.ts';
import type { OutboxId } from '../db/schema.gen.ts';

export const insertEvents = exec<{ events: string }>(
  'kernel_insert_events',
  `insert into outbox (id, name, payload)
select event.id, event.name, event.payload from jsonb_to_recordset($1) as event (id uuid, name text, payload jsonb)`,
  (p) => [p.events],
);

export interface TakeDueEventsRow {
  id: OutboxId;
  name: string;
  payload: Record<string, unknown> | Record<string, unknown>[];
  tries: number;
}

/** Other processes skip those that are taken. They come back when the transaction fails. */
export const takeDueEvents = many<{ count: bigint | number }, TakeDueEventsRow>(
  'kernel_take_due_events',
  `delete from outbox where id = any(array(
  select id from outbox where due_at <= now() order by due_at, id limit $1 for update skip locked
)) returning id, name, payload, tries`,
  (p) => [p.count],
);

export const putBackEvent = exec<{ id: OutboxId; name: string; payload: Json<Record<string, unknown> | Record<string, unknown>[]>; tries: number; lastError: string | null; delayS: number }>(
  'kernel_put_back_event',
  `insert into outbox (id, name, payload, tries, last_error, due_at)
values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::float8))`,
  (p) => [p.id, p.name, p.payload, p.tries, p.lastError, p.delayS],
);

export interface SelectOutboxFiguresRow {
  waiting: number;
  late_s: number;
}

export const selectOutboxFigures = one<void, SelectOutboxFiguresRow>(
  'kernel_select_outbox_figures',
  `select count(*)::int as waiting,
  greatest(coalesce(extract(epoch from now() - min(due_at)), 0), 0)::float8 as late_s from outbox`,
  () => [],
);
