// Strange values for every call: each input begins as one that the schema accepts and is then changed in a few fields, so that
// what is wrong is met as deep inside as it can get.
import fc from 'fast-check';
import * as z from 'zod/mini';
import { commentCalls } from '@wagram/contract/comments';
import { draftCalls } from '@wagram/contract/drafts';
import { groupCalls } from '@wagram/contract/groups';
import type { Call } from '@wagram/contract/kernel';
import { messageCalls } from '@wagram/contract/messages';
import { postCalls } from '@wagram/contract/posts';
import { streamCalls } from '@wagram/contract/streams';
import { newId, type App, type DraftId } from '#kernel';
import { people, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

interface Shape {
  required?: string[];
  type?: string;
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minItems?: number;
}

const numbers = [0, -0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, NaN];
const dates = [
  '-1',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '1/1/1 BC',
  'infinity',
  '4714-11-24 BC',
];
const words = [
  "'",
  '\u0000',
  '\u202e',
  '\uD800',
  '%00',
  '$1',
  '__proto__',
  '{}',
  '[]',
  'null',
  'NaN',
  '',
  ' ',
  '~',
  '~~',
];
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const cursors = [...numbers.map(String), ...dates].flatMap((part) => [part, `${part}~${id}`, `member~${part}~${id}`]);

const strange = fc.oneof(
  fc.constantFrom<unknown>(...numbers, ...numbers.map(String), ...dates, ...words, ...cursors, null, true, [], {}),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid(),
  fc.array(fc.constantFrom<unknown>(...numbers, ...words, id), { maxLength: 3 }),
  fc.record({ id: fc.constantFrom<unknown>(...numbers, ...words) }),
);

const isSecret = (name: string): boolean => /password|code|token|verifier|challenge/i.test(name);

/** What only a check of ours can tell from other text, by the name of its field. */
const samples: Readonly<Record<string, string>> = {
  amount: '1',
  expected: '1',
  mint: '11111111111111111111111111111111',
  address: '11111111111111111111111111111111',
  to: '11111111111111111111111111111111',
  signature: '1'.repeat(64),
  transaction: 'AAAA',
  emoji: '🎉',
  nonce: 'sample-sample-sample',
  is_open: 'true',
  symbol: 'TEA',
  supply: '1000000',
  price: '1',
  goal: '1000000000',
  cap: '1000000000',
  language: 'en',
  webvtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nsample',
};

const sampleOf = (shape: Shape, name: string, known: Readonly<Record<string, string>>): unknown => {
  if (shape.anyOf !== undefined) return sampleOf(shape.anyOf[0] ?? {}, name, known);
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.const !== undefined) return shape.const;
  if (shape.pattern?.startsWith('^[0-9a-f]{8}') === true) return known[name] ?? id;
  // The tag of a language.
  if (shape.pattern?.startsWith('^[a-z]{2,3}(') === true) return 'es';
  if (shape.format === 'date') return '2026-01-01';
  if (shape.format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (shape.type === 'object') return fieldsOf(shape, known);
  if (shape.type === 'array')
    // Different from each other, where that is possible.
    return Array.from({ length: shape.minItems ?? 0 }, (_, at) => {
      const sample = sampleOf(shape.items ?? {}, name, known);
      return at > 0 && typeof sample === 'string' && shape.items?.pattern === undefined ? `${sample} ${at}` : sample;
    });
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1);
  return (samples[name] ?? 'sample').padEnd(shape.minLength ?? 0, '-');
};

const fieldsOf = ({ properties = {} }: Shape, known: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, sampleOf(shape, name, known)]));

export const shapeOf = (call: Call): Shape =>
  z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape;

/** An input that satisfies the schema as far as a machine can tell. */
export const sampleInput = (call: Call, known: Readonly<Record<string, string>> = {}): Record<string, unknown> =>
  fieldsOf(shapeOf(call), known);

/** Inputs of a call. Secrets keep their sample: what they may hold has tests of its own. */
const inputsOf = (call: Call, known: Readonly<Record<string, string>>): fc.Arbitrary<Record<string, unknown>> => {
  const sample = sampleInput(call, known);
  const names = Object.keys(sample).filter((name) => !isSecret(name));
  return fc
    .record({
      changed: fc.record(Object.fromEntries(names.map((name) => [name, strange])), { requiredKeys: [] }),
      dropped: fc.subarray(names, { maxLength: Math.min(2, names.length) }),
      isBare: fc.boolean(),
    })
    .map(({ changed, dropped, isBare }) => {
      // Without the rest a list is really asked for: optional fields often exclude each other.
      const rest = isBare ? {} : Object.fromEntries(Object.entries(sample).filter(([name]) => !dropped.includes(name)));
      const kept = Object.entries(changed).slice(0, isBare ? 3 : 2);
      return { ...rest, ...Object.fromEntries(kept) };
    });
};

/** Every call; those that may end the session come last. */
export const fuzzable = (app: App): Call[] => {
  const ends = ({ path }: Call): number => Number(/logout|sessions|deactivate|delete-account|account/.test(path));
  return [...app.calls].toSorted((a, b) => ends(a) - ends(b));
};

/** Something of everything that an id can name, by the names of the fields that name it. */
export const fuzzScene = async (opened: TestApp, { browser, id: own }: Person): Promise<Record<string, string>> => {
  const name = `friend_${(friends += 1)}`;
  const [friend] = await people(opened, name);
  const { post } = await browser.get(postCalls.createPost, { content: `for ${name}` });
  const { comment } = await browser.get(commentCalls.createComment, { post_id: post.id, content: 'hello' });
  const { group } = await browser.get(groupCalls.createGroup, { name });
  const { message } = await browser.get(messageCalls.sendMessage, { receiver_id: friend.id, content: 'hello' });
  const { draft } = await browser.get(draftCalls.keepDraft, { draft_id: newId<DraftId>(), content: `for ${name}` });
  const { streams } = await browser.get(streamCalls.listStreams, { state: 'live' });
  const stream =
    streams[0] ?? (await browser.get(streamCalls.createStream, { title: 'on air', category: 'general' })).stream;
  const whom = ['following_id', 'blocked_id', 'receiver_id', 'member_id', 'user_id', 'user2_id', 'exclude_user'];
  return {
    ...Object.fromEntries(whom.map((field) => [field, friend.id])),
    user1_id: own,
    user_posts: own,
    id: post.id,
    post_id: post.id,
    postId: post.id,
    target_id: post.id,
    comment_id: comment.id,
    draft_id: draft.id,
    group_id: group.id,
    conversation_id: message.conversation_id,
    message_id: message.id,
    stream_id: stream.id,
  };
};

let friends = 0;

export interface Fuzzed {
  call: string;
  input: Record<string, unknown>;
  status: number;
  body: unknown;
}

// A random token may well hold these letters: names of the database begin a word and are small.
const INSIDE = /syntax error|relation "|column "|(?<![\w-])pg_[a-z]+_|[dD]rizzle|invalid byte/;

/** What fell over (a 503 is an answer: X is not set up), or gave something of the inside away. `known` are ids by the name of their field. */
export const fuzzCalls = async (
  calls: readonly Call[],
  person: Person,
  options: { seed: number; runs: number; known: Readonly<Record<string, string>> },
): Promise<Fuzzed[]> => {
  const broken: Fuzzed[] = [];
  for (const [place, call] of calls.entries()) {
    const { seed, runs: numRuns } = options;
    for (const input of fc.sample(inputsOf(call, options.known), { seed: seed + place, numRuns })) {
      const actors: readonly string[] = call.actor === null ? [] : [call.actor].flat();
      for (const name of actors.filter((field) => field in input)) input[name] = person.id;
      const { status, text } = await askRaw(person, call, input);
      if (status === 500 || INSIDE.test(text))
        broken.push({ call: `${call.method} ${call.path}`, input, status, body: text });
    }
  }
  return broken;
};

const askRaw = async (
  { browser }: Person,
  call: Call,
  input: Record<string, unknown>,
): Promise<{ status: number; text: string }> => {
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, asText(value)]));
  const reply = await browser.request(
    call.method === 'GET'
      ? { method: 'GET', url: call.path, query }
      : { method: call.method, url: call.path, payload: input },
  );
  return { status: reply.statusCode, text: reply.body };
};
