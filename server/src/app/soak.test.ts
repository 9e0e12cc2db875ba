import { readdirSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import type { Call, CallInput } from '@wagram/contract/kernel';
import { messageCalls } from '@wagram/contract/messages';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { asOperator, cookiesOf, enter, preparedData, startProgram, until, type Program } from '#testing';

/** They hold what is under way: when everybody has gone they are as before. */
const UNDER_WAY = ['jobs', 'outbox', 'partials', 'presence', 'processes', 'pushes', 'stream_viewers'];
const MEMBERS = 6;
const ROUNDS = 8;
/** The first rounds open what stays open: connections to the database, files of the program. */
const WARM_ROUNDS = 3;
/** A connection more or less to the database. */
const SPARE_FILES = 4;

interface Somebody {
  readonly id: Awaited<ReturnType<typeof enter>>['body']['user']['id'];
  readonly cookie: string;
}

const must = async <C extends Call>(program: Program, { cookie }: Somebody, call: C, input: CallInput<C>) => {
  const { status, body } = await program.ask(call, input, { cookie });
  if (status !== 200) throw new Error(`${call.path} answered ${status}`);
  return body;
};

const openPage = async ({ port }: Program, { cookie }: Somebody): Promise<WebSocket> => {
  const headers = { cookie, origin: `http://127.0.0.1:${port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers });
  await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
  return socket;
};

/** They come, read, write, talk and go. */
const visit = async (program: Program, somebody: Somebody, other: Somebody, round: number): Promise<void> => {
  const page = await openPage(program, somebody);
  const content = `round ${round}`;
  const made = (await must(program, somebody, postCalls.createPost, { content })) as { post: { id: PostId } };
  await must(program, other, postCalls.actOnPost, { post_id: made.post.id, action: 'like' });
  await must(program, other, commentCalls.createComment, { post_id: made.post.id, content });
  await must(program, somebody, messageCalls.sendMessage, { receiver_id: other.id, content });
  for (const path of ['/api/posts', '/api/posts?feed_type=following', '/api/notifications', '/api/messages'])
    await program.read(path, somebody.cookie);
  const closed = new Promise((resolve) => page.once('close', resolve));
  page.close();
  await closed;
};

describe.runIf(inject('postgresUrl') !== null)('members who come and go', () => {
  it('[OPS-08] leave no open file, no connection and no row of what was under way', async () => {
    const env = await preparedData();
    const url = env['DATABASE_URL'] ?? '';
    const program = await startProgram(env);
    const people: Somebody[] = [];
    for (let i = 0; i < MEMBERS; i += 1) {
      const { body, headers } = await enter(program, `soak_${i}`);
      people.push({ id: body.user.id, cookie: cookiesOf(headers) });
    }
    const after = (i: number): Somebody => people[(i + 1) % MEMBERS] as Somebody;
    for (const [i, somebody] of people.entries())
      for (const whom of [after(i), after(i + MEMBERS - 2)])
        await must(program, somebody, followCalls.follow, { follower_id: somebody.id, following_id: whom.id });

    const counts = async (): Promise<Record<string, number>> => {
      const each = UNDER_WAY.map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`);
      const found = await asOperator<{ name: string; rows: number }>(url, each.join(' union all '));
      return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
    };
    const isQuiet = async (): Promise<true | null> => ((await counts())['outbox'] === 0 ? true : null);
    const seen: { files: number; rows: Record<string, number> }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(people.map((somebody, i) => visit(program, somebody, after(i), round)));
      await until(isQuiet);
      seen.push({ files: readdirSync(`/proc/${program.pid}/fd`).length, rows: await counts() });
    }
    const [warm, last] = [seen[WARM_ROUNDS], seen.at(-1)];
    expect(last?.rows).toEqual(warm?.rows);
    expect(last?.files).toBeLessThanOrEqual((warm?.files ?? 0) + SPARE_FILES);
  });
});
