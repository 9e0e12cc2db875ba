// IN-04: whatever stands in a parameter, a call answers it or refuses it; it never falls over, and it never acts on it.
import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@house/contract/kernel';
import { routedCallsOf } from '#kernel';
import { openTestHouse, people, type Person, type TestHouse } from '#testing';

let opened: TestHouse;
let ana: Person;

beforeAll(async () => {
  const many = '1000000';
  opened = await openTestHouse({
    env: { LIMIT_API: many, LIMIT_API_ANONYMOUS: many, LIMIT_SIGN_IN: many, LIMIT_CODE: many, LIMIT_UPLOAD: many },
  });
  [ana] = await people(opened, 'ana');
});

afterAll(() => opened.close());

const injections = [
  "'",
  "' or '1'='1",
  "'; drop table members; --",
  '1 union select hash from passwords',
  "') or pg_sleep(5) is null --",
  '"; select 1',
  '$1',
  '%00',
  '\u0000',
  '\u0000a',
  '\uD800',
  '{"$gt":""}',
  '../../etc/passwd',
  '-1',
  '1e9',
  'NaN',
  'null',
  '[]',
  '__proto__',
  'id desc; --',
  '0x7f',
  "\\'; --",
  '\u202e',
];
const cursors = ['{}', '[]', '["a"]', '{"id":"x"}', "['; drop table posts; --]", '0', '"', 'null'].map((text) =>
  Buffer.from(text).toString('base64url'),
);
const strange = fc.oneof(
  fc.constantFrom(...injections, ...cursors),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid().map((id) => `${id}'`),
  fc.uuid(),
);

interface Field {
  type?: string;
  anyOf?: Field[];
}

/** The text parameters of a call, by name. Secrets are left out: what they may hold has tests of its own. */
const textsOf = (call: Call): string[] => {
  const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Field>;
  };
  const isText = (field: Field): boolean =>
    field.type === undefined ||
    field.type === 'string' ||
    field.type === 'integer' ||
    field.anyOf?.some(isText) === true;
  return Object.entries(shape.properties ?? {})
    .filter(([name, field]) => isText(field) && !/password|code|token|verifier|challenge/i.test(name))
    .map(([name]) => name);
};

describe('IN-04: strings in every parameter', () => {
  it('are answered or refused by every call, never with a 5xx, and no table is touched by their words', async () => {
    const calls = [...routedCallsOf(opened.house)].filter((call) => textsOf(call).length > 0);
    expect(calls.length).toBeGreaterThan(15);
    for (const call of calls) {
      const input = fc.record(Object.fromEntries(textsOf(call).map((name) => [name, strange])), { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(input, async (given) => {
          const { actor } = call;
          const actors: readonly string[] = actor === null ? [] : [actor].flat();
          const known = Object.fromEntries(actors.filter((name) => name in given).map((name) => [name, ana.id]));
          const { status, body } = await ana.browser.ask(call, { ...given, ...known });
          expect([`${call.method} ${call.path}`, status < 500, body]).toEqual([
            `${call.method} ${call.path}`,
            true,
            body,
          ]);
          expect(JSON.stringify(body)).not.toMatch(/syntax error|relation "|column "|pg_|drizzle|invalid byte/i);
        }),
        { numRuns: 40 },
      );
    }
    const { rows } = await opened.house.database.pool.query<{ n: number }>('select count(*)::int as n from members');
    expect(rows[0]?.n).toBeGreaterThanOrEqual(1);
  });

  it.each(injections)('%j as an id or a page is refused with 400', async (text) => {
    for (const [url, name] of [
      ['/api/posts', 'id'],
      ['/api/posts', 'user_posts'],
      ['/api/posts', 'feed_type'],
      ['/api/posts', 'limit'],
      ['/api/posts/new', 'since'],
      ['/api/comments', 'postId'],
    ] as const) {
      const reply = await ana.browser.request({ method: 'GET', url, query: { [name]: text } });
      expect([url, name, reply.statusCode]).toEqual([url, name, 400]);
    }
  });
});
