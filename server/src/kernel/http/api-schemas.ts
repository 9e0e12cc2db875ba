import type { Call } from '@wagram/contract/kernel';
import * as z from 'zod/mini';

export type Schema = Readonly<Record<string, unknown>>;

/** What a call takes and what it answers, and the schemas that these name. */
export interface ApiSchemas {
  readonly inputOf: (call: Call) => Schema;
  readonly replyOf: (call: Call) => Schema;
  /** A schema that has a name, as a reference to it. */
  readonly named: (schema: z.ZodMiniType) => Schema;
  readonly components: Readonly<Record<string, Schema>>;
}

const PLACE = '#/components/schemas/';
const reference = /"#\/components\/schemas\/([^"]+)"/g;

type Names = ReadonlyMap<z.ZodMiniType, string>;
type Written = ReadonlyMap<string, Schema>;

/** All schemas in one go, so that those with a name refer to each other by it. */
const write = (names: Names, io: 'input' | 'output'): Written => {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => PLACE + id,
    // An answer may get more fields with a later release: who reads it must not trip over them.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return new Map(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
};

const refersTo = (schema: Schema | undefined): string[] =>
  [...JSON.stringify(schema ?? {}).matchAll(reference)].map(([, name]) => name ?? '');

/** Everything that some schemas name, and what that names in turn. */
const reach = (written: Written, from: Iterable<Schema>): Set<string> => {
  const found = new Set<string>();
  const waiting = [...from];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop())
    for (const name of refersTo(schema)) {
      const next = found.has(name) ? undefined : written.get(name);
      found.add(name);
      if (next !== undefined) waiting.push(next);
    }
  return found;
};

/** A field with a default may be left out by who asks and is always there for who is answered: such a schema has two forms. */
const differing = (inputs: Written, outputs: Written, names: readonly string[]): Set<string> => {
  const different = new Set(
    names.filter((name) => JSON.stringify(inputs.get(name)) !== JSON.stringify(outputs.get(name))),
  );
  const isTouched = (name: string): boolean =>
    [...reach(inputs, [inputs.get(name) ?? {}])].some((inner) => different.has(inner));
  for (const name of names) if (isTouched(name)) different.add(name);
  return different;
};

const renamed = (schema: Schema, names: ReadonlySet<string>): Schema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(reference, (whole, name: string) =>
      names.has(name) ? `"${PLACE}${name}Input"` : whole,
    ),
  ) as Schema;

/** What a call takes or answers has no name of its own: it is written under one that no schema can have. */
const withParts = (calls: Iterable<Call>, names: Names, part: 'input' | 'reply'): Map<z.ZodMiniType, string> => {
  const all = new Map(names);
  let number = 0;
  for (const call of calls) if (!all.has(call[part])) all.set(call[part], `${part} ${(number += 1)}`);
  return all;
};

export const describeSchemas = (
  calls: readonly Call[],
  names: Names,
  others: readonly z.ZodMiniType[] = [],
): ApiSchemas => {
  const taken = withParts(calls, names, 'input');
  const answered = withParts(calls, names, 'reply');
  const inputs = write(taken, 'input');
  const outputs = write(answered, 'output');
  const named = (schema: z.ZodMiniType): Schema => ({ $ref: PLACE + (names.get(schema) ?? '') });
  const partOf = (written: Written, ids: Names, schema: z.ZodMiniType): Schema =>
    written.get(ids.get(schema) ?? '') ?? {};
  const inputOf = (call: Call): Schema => partOf(inputs, taken, call.input);
  const replyOf = (call: Call): Schema =>
    names.has(call.reply) ? named(call.reply) : partOf(outputs, answered, call.reply);
  const inUse = reach(inputs, calls.map(inputOf));
  const outUse = reach(outputs, [...calls.map(replyOf), ...others.map(named)]);
  const both = [...inUse].filter((name) => outUse.has(name));
  const twice = differing(inputs, outputs, both);
  const entries = [
    ...[...outUse].map((name) => [name, outputs.get(name) ?? {}] as const),
    ...[...inUse]
      .filter((name) => twice.has(name) || !outUse.has(name))
      .map((name) => [twice.has(name) ? `${name}Input` : name, renamed(inputs.get(name) ?? {}, twice)] as const),
  ];
  return {
    inputOf: (call) => renamed(inputOf(call), twice),
    replyOf,
    named,
    components: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
};
