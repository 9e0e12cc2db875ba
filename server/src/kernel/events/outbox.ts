import type { EventOf } from '@wagram/contract/kernel';
import type { Db } from '../db/database.ts';
import { toJson } from '../db/query.ts';
import { newId } from '../ids.ts';
import { insertEvents, putBackEvent, takeDueEvents } from './outbox.gen.ts';

export type AnyEvent = EventOf<string, object>;

/** Emits an event in the transaction that makes it true: both are kept, or neither. This process hears it at commit, too. */
export const publish = async (tx: Db, ...events: readonly AnyEvent[]): Promise<void> => {
  if (events.length === 0) return;
  await insertEvents(tx, { events: toJson(events.map(({ name, payload }) => ({ id: newId(), name, payload }))) });
  tx.tell(...events);
};

/** An event that is due. */
export interface DueEvent {
  readonly name: string;
  readonly payload: Record<string, unknown>;
  readonly tries: number;
}

/** Takes due events, of so many rows at most; other processes skip those that are taken. They come back when the transaction fails. */
export const takeDue = async (tx: Db, limit: number): Promise<{ due: DueEvent[]; isAll: boolean }> => {
  const rows = (await takeDueEvents(tx, { count: limit })).sort((a, b) => (a.id < b.id ? -1 : 1));
  const due = rows.flatMap(({ name, payload, tries }) =>
    [payload].flat().map((each) => ({ name, payload: each, tries })),
  );
  return { due, isAll: rows.length < limit };
};

/** Puts an event back whose listener failed, to be told again later. */
export const putBack = async (tx: Db, event: DueEvent, error: unknown, delayS: number): Promise<void> => {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const { name, payload, tries } = event;
  await putBackEvent(tx, { id: newId(), name, payload: toJson(payload), tries: tries + 1, lastError, delayS });
};
