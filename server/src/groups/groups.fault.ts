// FT-13 in the largest group that can be chosen: everybody has a seat, ten thousand have it open, two hundred speak.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { groupCalls, groupRunCalls, MEMBER_LIMIT_HELD } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import type { ConversationId, MemberId } from '#kernel';
import { ownPostgres, startProgram, temporaryFolder, until, type Program } from '#testing';

const SOCKETS = 10_000;
const WRITERS = 200;
const PER_SECOND = 3;
const AT_ONCE = 200;
/** They stay outside until two places are free, and want in at the same moment. */
const OUTSIDE = 3;

interface Member {
  id: MemberId;
  cookie: string;
}

/** Those with a page have a session; so many more that the group is full but for one place, and a few stay outside. */
const makeMembers = async (pool: pg.Pool): Promise<Member[]> => {
  await pool.query(
    `insert into members (id, username, display_name, created_at, updated_at)
     select gen_random_uuid(), '@seat_' || n, 'Seat ' || n, now(), now() from generate_series(1, $1::int) n`,
    [MEMBER_LIMIT_HELD - 1 + OUTSIDE],
  );
  const tokens = Array.from({ length: SOCKETS + OUTSIDE }, () => randomBytes(32).toString('base64url'));
  const { rows } = await pool.query<{ id: MemberId }>('select id from members order by id limit $1', [tokens.length]);
  await pool.query(
    `insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), id, hash, 'browser', now(), now(), now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as made (id, hash)`,
    [rows.map(({ id }) => id), tokens.map((token) => createHash('sha256').update(token).digest('base64url'))],
  );
  return rows.map(({ id }, place) => ({ id, cookie: `session=${tokens[place] ?? ''}` }));
};

/** Everybody but these takes a seat. */
const fill = async (pool: pg.Pool, groupId: ConversationId, outside: readonly Member[]): Promise<number> => {
  await pool.query(
    `insert into conversation_members (conversation_id, member_id, first_seq, joined_at)
     select $1, m.id, 0, now() from members m where m.id <> all($2) and not exists (
       select 1 from conversation_members s where s.conversation_id = $1 and s.member_id = m.id)`,
    [groupId, outside.map(({ id }) => id)],
  );
  const { rows } = await pool.query<{ seats: number }>(
    `update conversations set members_count = (select count(*) from conversation_members where conversation_id = $1) where id = $1
     returning members_count as seats`,
    [groupId],
  );
  await pool.query('vacuum analyze');
  return rows[0]?.seats ?? 0;
};

/** When each word was said, and how long it took to each who heard it. */
class Hearing {
  readonly said = new Map<string, number>();
  readonly times: number[] = [];
  readonly sockets: WebSocket[] = [];
  closed = 0;

  async open(program: Program, members: readonly Member[], topic: string): Promise<void> {
    for (let from = 0; from < members.length; from += AT_ONCE)
      await Promise.all(members.slice(from, from + AT_ONCE).map((member) => this.openOne(program, member, topic)));
  }

  private openOne({ port }: Program, { cookie }: Member, topic: string): Promise<void> {
    const headers = { cookie, origin: `http://127.0.0.1:${port}` };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers, perMessageDeflate: false });
    this.sockets.push(socket);
    socket.on('close', () => (this.closed += 1));
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"type":"hello"')) return socket.send(JSON.stringify({ type: 'join', topic }));
        if (text.startsWith('{"type":"joined"')) return resolve();
        const at = this.said.get(/word:\d+/.exec(text)?.[0] ?? '');
        if (at !== undefined) this.times.push(performance.now() - at);
      });
    });
  }
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const tell = (...words: string[]): void => void process.stdout.write(`${words.join(' ')}\n`);

const share = (times: number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Infinity;

const speak = async (program: Program, hearing: Hearing, writers: readonly Member[], groupId: ConversationId) => {
  const replies: Promise<number>[] = [];
  const asks: number[] = [];
  for (const [place, { cookie }] of writers.entries()) {
    const content = `word:${place}`;
    hearing.said.set(content, performance.now());
    const message = { conversation_id: groupId, content, client_id: content };
    // As a page does: what was not answered is sent again with the same client id.
    const say = () => program.ask(messageCalls.sendMessage, message, { cookie });
    let tries = 0;
    replies.push(
      until(async () => {
        tries += 1;
        return (await say()).status === 200 ? tries : null;
      }),
    );
    asks.push((await program.read(`${messageCalls.listConversations.path}?limit=20`, cookie)).ms);
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  return { tries: await Promise.all(replies), asks };
};

const openGroup = async (program: Program, { cookie }: Member): Promise<ConversationId> => {
  const input = { name: 'Everybody', memberLimit: MEMBER_LIMIT_HELD } as const;
  const { body } = await program.ask(groupCalls.createGroup, input, { cookie });
  return body.success ? body.group.id : Promise.reject(new Error(body.error));
};

/** RT-03, P7: one goes and hears nothing more; three want the two places that are free then. */
const changePlaces = async (
  program: Program,
  groupId: ConversationId,
  owner: Member,
  leaving: Member,
  outside: readonly Member[],
): Promise<number[]> => {
  const removal = { group_id: groupId, member_id: leaving.id, action: 'remove' } as const;
  const { status } = await program.ask(groupRunCalls.changeMember, removal, { cookie: owner.cookie });
  const join = ({ cookie }: Member) => program.ask(groupCalls.joinGroup, { group_id: groupId }, { cookie });
  const joins = await Promise.all(outside.map(join));
  return [status, ...joins.map((reply) => reply.status).sort((one, other) => one - other)];
};

describe('the largest group', () => {
  it('FT-13, RT-03, P7: holds ten thousand open pages and two hundred who speak, and its limit', async () => {
    const postgres = await ownPostgres({ shared_buffers: '512MB' });
    const program = await startProgram({ DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() });
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    onTestFinished(() => pool.end());
    const members = await makeMembers(pool);
    const [pages, outside] = [members.slice(0, SOCKETS), members.slice(SOCKETS)];
    const [owner, leaving] = [pages[0], pages.at(-1)] as [Member, Member];
    const id = await openGroup(program, owner);
    const seats = await fill(pool, id, outside);
    const hearing = new Hearing();
    onTestFinished(() => hearing.sockets.forEach((socket) => socket.terminate()));
    const before = memoryOf(program.pid);
    await hearing.open(program, pages, `conversation:${id}`);
    const each = ((memoryOf(program.pid) - before) * 1024) / pages.length;
    const writers = pages.slice(1, WRITERS + 1);
    const { tries, asks } = await speak(program, hearing, writers, id);
    const all = writers.length * pages.length;
    await until(() => (hearing.times.length >= all ? true : null)).catch(() => undefined);
    tell(
      `${seats} seats, ${pages.length} pages of ${each.toFixed(1)} kB, ${hearing.times.length} of ${all} words heard,`,
      `p50 ${share(hearing.times, 0.5).toFixed(0)} ms, p99 ${share(hearing.times, 0.99).toFixed(0)} ms;`,
      `a list of conversations meanwhile p99 ${share(asks, 0.99).toFixed(0)} ms`,
    );
    expect(seats).toBe(MEMBER_LIMIT_HELD - 1);
    expect(tries.filter((count) => count > 1).length).toBeLessThanOrEqual(WRITERS / 20);
    expect([hearing.closed, hearing.times.length]).toEqual([0, all]);
    expect(each).toBeLessThanOrEqual(25);
    expect(share(hearing.times, 0.99)).toBeLessThan(10_000);

    expect(await changePlaces(program, id, owner, leaving, outside)).toEqual([200, 200, 200, 409]);
    await speak(program, hearing, [owner], id);
    const heard = all + pages.length - 1;
    await until(() => (hearing.times.length >= heard ? true : null));
    expect(hearing.times).toHaveLength(heard);
    const { rows } = await pool.query(
      `select members_count, (select count(*)::int from conversation_members where conversation_id = $1) as seats
       from conversations where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ members_count: MEMBER_LIMIT_HELD, seats: MEMBER_LIMIT_HELD }]);
  }, 900_000);
});
