import type { EventOf } from '@wagram/contract/kernel';
import type { QueryResultRow } from 'pg';
import { batchOf } from './batch.ts';
import type { Db } from './db.ts';
import { run } from './statement.ts';

// What the generated `.gen.ts` files are made of (`npm run sql`): a statement with its name, its text and the order of its
// parameters. Each runs as a named prepared statement: nothing is built, planned or parsed again.

declare const jsonOf: unique symbol;
/** A value as JSON text, as the driver sends it. */
export type Json<Value> = string & { readonly [jsonOf]?: Value };
export const toJson = <Value>(value: Value): Json<Value> => JSON.stringify(value);

type PayloadOf<Event extends EventOf<string, object>, Name> = Extract<Event, { name: Name }>['payload'];

/** JSON within an event: the database cannot know what it is. */
export type EventField<
  Event extends EventOf<string, object>,
  Name extends Event['name'],
  Key extends keyof PayloadOf<Event, Name>,
> = PayloadOf<Event, Name>[Key];

/** What a statement writes to the outbox, held against what listeners read: no key too many, too few or of another type. */
export type EmittedEvent<
  Event extends EventOf<string, object>,
  Name extends Event['name'],
  Payload extends PayloadOf<Event, Name> & { [Key in Exclude<keyof Payload, keyof PayloadOf<Event, Name>>]: never },
> = EventOf<Name, Payload>;

type Values<Input> = (input: Input) => readonly unknown[];

export const many =
  <Input, Row extends object>(name: string, text: string, values: Values<Input>) =>
  async (db: Db, input: Input): Promise<Row[]> =>
    (await run(db, name, text, values(input))).rows as Row[];

export const maybe =
  <Input, Row extends object>(name: string, text: string, values: Values<Input>) =>
  async (db: Db, input: Input): Promise<Row | undefined> =>
    (await run(db, name, text, values(input))).rows[0] as Row | undefined;

export const one =
  <Input, Row extends object>(name: string, text: string, values: Values<Input>) =>
  async (db: Db, input: Input): Promise<Row> => {
    const row = (await run(db, name, text, values(input))).rows[0] as Row | undefined;
    if (row === undefined) throw new Error(`${name} answered no row`);
    return row;
  };

/** Answers how many rows it changed. */
export const exec =
  <Input>(name: string, text: string, values: Values<Input>) =>
  async (db: Db, input: Input): Promise<number> =>
    (await run(db, name, text, values(input))).rowCount ?? 0;

/** Of many who ask in the same moment, as one statement: see batch.ts. */
export const batchedStatement = <Input, Row extends object>(name: string, text: string, values: Values<Input>) => {
  const ask = batchOf<Row & QueryResultRow>(name, text);
  return (db: Db, input: Input): Promise<Row | undefined> => ask(db, values(input));
};
