// IN-04: whatever stands in a parameter, a call answers it or refuses it; it never falls over, and it never acts on it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { groupCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { asId, type Call } from '@wagram/contract/kernel';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { streamChatCalls, streamModeratorCalls } from '@wagram/contract/streams';
import type { ConversationId, MemberId, PostId, StreamId } from '#kernel';
import { fuzzable, fuzzCalls, fuzzScene as scene, openTestApp, people, type Person, type TestApp } from '#testing';

/** For each call; `npm run faults` tries many more, with another seed each time. */
const RUNS = 25;

let opened: TestApp;
let ana: Person;

beforeAll(async () => {
  const many = '1000000';
  opened = await openTestApp({
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
describe('IN-04: strange values in every parameter', () => {
  it('[SR-L1] are answered or refused by every call, never with a 5xx, and no table is touched by their words', async () => {
    const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_116);
    const calls = fuzzable(opened.app);
    expect(calls.length).toBeGreaterThan(140);
    // Somebody of its own: it may sign itself out.
    const [mia] = await people(opened, 'mia');
    const broken = await fuzzCalls(calls, mia, { seed, runs: RUNS, known: await scene(opened, mia) });
    expect({ seed, broken }).toEqual({ seed, broken: [] });
    const { rows } = await opened.app.database.pool.query<{ n: number }>('select count(*)::int as n from members');
    expect(rows[0]?.n).toBeGreaterThanOrEqual(2);
  });

  it('[SR-L1] numbers, cursors and dates that the database cannot hold are refused with 400', async () => {
    const { conversation_id: conversationId = '', stream_id: streamId = '' } = await scene(opened, ana);
    const tooLarge = [2_147_483_648, 2 ** 53, 1e21, -1];
    const refused: [string, number][] = [];
    const ask = async (call: Call, input: Record<string, unknown>): Promise<void> => {
      refused.push([JSON.stringify(input), (await ana.browser.ask(call, input)).status]);
    };
    for (const seq of tooLarge) {
      await ask(messageCalls.markConversationRead, { conversation_id: conversationId, seq });
      await ask(messageCalls.markDelivered, { conversation_id: conversationId, seq });
      await ask(messageCalls.listChanges, { conversation_id: conversationId, after: seq });
    }
    for (const part of [
      '-1',
      '-000001-01-01T00:00:00.000Z',
      '0000-01-01T00:00:00.000Z',
      '+275760-09-13T00:00:00.000Z',
      '1e300',
    ])
      for (const cursor of [part, `${part}~${ana.id}`]) {
        await ask(messageCalls.listConversations, { cursor });
        await ask(streamModeratorCalls.listStreamBans, { stream_id: streamId, cursor });
        await ask(postCalls.readPosts, { feed_type: 'trending', cursor });
      }
    expect(refused.filter(([, status]) => status !== 400)).toEqual([]);
  });

  it('[SR-L7] none of them leaves a sign in a text of members that turns other letters around', async () => {
    const turned = 'safe \u202egpj.exe\u202c and \u2066more\u2069';
    const {
      post_id: postId = '',
      group_id: groupId = '',
      stream_id: streamId = '',
      user_id: other = '',
    } = await scene(opened, ana);
    await ana.browser.get(postCalls.createPost, { content: turned });
    await ana.browser.get(commentCalls.createComment, { post_id: asId<PostId>(postId), content: turned });
    await ana.browser.get(messageCalls.sendMessage, { receiver_id: asId<MemberId>(other), content: turned });
    await ana.browser.get(messageCalls.sendMessage, {
      conversation_id: asId<ConversationId>(groupId),
      content: turned,
    });
    await ana.browser.get(profileCalls.updateProfile, { bio: turned, displayName: turned });
    await ana.browser.get(groupCalls.createGroup, { name: turned, description: turned });
    await ana.browser.get(streamChatCalls.sendChat, { stream_id: asId<StreamId>(streamId), message: turned });
    await ana.browser.get(moderationCalls.createReport, {
      target: 'member',
      target_id: asId<MemberId>(other),
      reason: 'spam',
      note: turned,
    });
    const { pool } = opened.app.database;
    const { rows: columns } = await pool.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb', 'json') and table_name <> 'idempotency'`,
    );
    const found: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await pool.query(`select 1 from ${table} where ${column}::text ~ $1 limit 1`, [
        '[\u202a-\u202e\u2066-\u2069]',
      ]);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    expect(found).toEqual([]);
    const { posts = [] } = await ana.browser.get(postCalls.readPosts, { user_posts: ana.id, limit: 1 });
    expect(posts[0]?.content).toBe('safe gpj.exe and more');
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
