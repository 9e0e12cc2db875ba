import { execFileSync } from 'node:child_process';
import { describe, expect, inject, it, vi } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { cookiesOf, enter, preparedData, startProgram, until, type Program } from '#testing';
import { workersWanted } from './count.ts';
import { TallyKeeper } from './tally-keeper.ts';

// Three processes start, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

describe('how many workers', () => {
  const DATABASE_URL = 'postgres://localhost/x';

  it('[OPS-02] are half of the cores with PostgreSQL, one with the embedded database, or as many as are asked for', () => {
    expect(workersWanted({}, 8)).toBe(1);
    expect(workersWanted({ WORKERS: '4' }, 8)).toBe(1);
    expect(workersWanted({ DATABASE_URL }, 8)).toBe(4);
    expect(workersWanted({ DATABASE_URL }, 1)).toBe(1);
    expect(workersWanted({ DATABASE_URL }, 256)).toBe(16);
    expect(workersWanted({ DATABASE_URL, WORKERS: '3' }, 8)).toBe(3);
    expect(workersWanted({ DATABASE_URL, WORKERS: 'many' }, 8)).toBe(1);
  });
});

describe('what workers count together', () => {
  it('[OPS-02] is summed within a window that begins with the first', () => {
    let now = 0;
    const keeper = new TallyKeeper(() => now);
    expect(keeper.add('a', 2, 1_000)).toBe(2);
    now = 999;
    expect(keeper.add('a', 3, 1_000)).toBe(5);
    expect(keeper.add('b', 1, 1_000)).toBe(1);
    now = 1_000;
    expect(keeper.add('a', 1, 1_000)).toBe(1);
  });

  it('[OPS-02] is forgotten when it has ended, however many names there are', () => {
    let now = 0;
    const keeper = new TallyKeeper(() => now);
    for (let at = 0; at < 20_000; at += 1) keeper.add(`short ${at}`, 1, 10);
    now = 11;
    keeper.add('long', 4, 1_000);
    for (let at = 0; at < 19_999; at += 1) keeper.add(`more ${at}`, 1, 10);
    expect(keeper.add('long', 1, 1_000)).toBe(5);
  });
});

const workersOf = (program: Program): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='])
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === program.pid ? [pid] : []));

/** On a line of its own, so that workers take turns. */
const askAlone = (program: Program, path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${program.port}${path}`, { headers: { connection: 'close' } }).then(async (reply) => {
    await reply.arrayBuffer();
    return reply.status;
  });

// They share a database only where it is a server.
if (inject('postgresUrl') !== null) {
  describe('a program of two workers', () => {
    it('[OPS-02] counts, limits and measures as one; one that is killed is replaced, and all end together', async () => {
      const settings = { WORKERS: '2', LIMIT_API_ANONYMOUS: '60', LOG_LEVEL: 'info' };
      const program = await startProgram({ ...(await preparedData()), ...settings });
      await until(() => (program.output().includes('takes part') ? true : null));

      // Whoever wrote at one reads it at the other.
      const { headers } = await enter(program, 'eva');
      const cookie = cookiesOf(headers);
      const { body } = await program.ask(postCalls.createPost, { content: 'from two cores' }, { cookie });
      const id = body.success ? body.post.id : '';
      const seen = await Promise.all(Array.from({ length: 6 }, () => askAlone(program, `/post/${id}`)));
      expect(seen).toEqual(Array.from({ length: 6 }, () => 200));

      // One by one, so that each hears of the other's in time.
      const statuses: number[] = [];
      while (statuses.length < 200 && statuses.at(-1) !== 429)
        statuses.push(await askAlone(program, `/api/posts?post_id=${id}`));
      const passed = statuses.filter((status) => status === 200).length;
      expect(statuses.at(-1)).toBe(429);
      expect(passed).toBeLessThanOrEqual(80);

      const metrics = () => fetch(`http://127.0.0.1:${program.port}/metrics`).then((reply) => reply.text());
      const counted = async (): Promise<number> => {
        const text = await metrics();
        const lines = text.matchAll(
          /^http_request_seconds_count\{[^}]*method="GET",route="\/api\/posts",[^}]*\} (\d+)$/gm,
        );
        return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
      };
      expect(await counted()).toBe(statuses.length);
      // [OPS-07] What each has is added up, what all share is told once.
      const told = await metrics();
      expect(told).toMatch(/^app_info\{version="[^"]+"\} 1$/m);
      const each = [...told.matchAll(/^database_connections\{state="\w+"\} (\d+)$/gm)].map(([, count]) =>
        Number(count),
      );
      expect(each.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(2);
      const bucket = /^database_statement_seconds_bucket\{le="\+Inf",statement="posts_insert_post"\} (\d+)$/m;
      expect(Number(bucket.exec(told)?.[1])).toBe(1);
      expect(told).toContain('database_statement_seconds_count{statement="posts_insert_post"} 1\n');

      const [first = 0] = workersOf(program);
      process.kill(first, 'SIGKILL');
      await until(() => (program.output().includes('another takes its place') ? true : null));
      expect(await askAlone(program, '/readyz')).toBe(200);
      await until(() => (workersOf(program).length === 2 ? true : null));
      program.signal('SIGTERM');
      expect(await program.ended).toBe(0);
      expect(workersOf(program)).toEqual([]);
    });
  });
}
