// Two PostgreSQL of which one follows the other, and members who write while machines go away.
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { createLog, openPostgres } from '#kernel';
import { brokenInvariants } from '../invariants.ts';
import { ownPostgres, ownStandby, type OwnPostgres } from './postgres.ts';
import { cookiesOf, enter, type Program } from './process.ts';

const log = createLog('fatal', false);

/** As an operator, or what does an operator's work. */
export const asOperator = async <Row extends object>(url: string, ...statements: readonly string[]): Promise<Row[]> => {
  const { pool, close } = openPostgres(url, log, 1);
  try {
    let rows: object[] = [];
    for (const text of ['set statement_timeout = 0', ...statements]) rows = (await pool.query(text)).rows;
    return rows as Row[];
  } finally {
    await close();
  }
};

const waitFor = (names: string): string[] => [
  `alter system set synchronous_standby_names = '${names}'`,
  'select pg_reload_conf()',
];

export interface Pair {
  /** Names both hosts. */
  readonly url: string;
  primary(): OwnPostgres;
  standby(): OwnPostgres;
  /** Makes the standby the primary, which then waits for nobody. */
  promote(): Promise<void>;
  /** The one that was the primary follows the new one, which waits for it from now on. */
  rejoin(): Promise<void>;
}

// A standby that has lost its primary looks for more before it can be promoted: five seconds by default.
const soon = { wal_retrieve_retry_interval: 100 };

/** A primary that acknowledges nothing before its standby has it. */
export const pairOfPostgres = async (): Promise<Pair> => {
  let primary = await ownPostgres({ cluster_name: 'one', ...soon });
  let standby = await ownStandby(primary, { cluster_name: 'two', ...soon });
  const url = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`;
  await asOperator(primary.url, ...waitFor('*'));
  return {
    url,
    primary: () => primary,
    standby: () => standby,
    promote: async () => {
      await asOperator(standby.url, ...waitFor(''), 'select pg_promote()');
      [primary, standby] = [standby, primary];
    },
    rejoin: async () => {
      await standby.follow(primary.port);
      await asOperator(primary.url, ...waitFor('*'));
    },
  };
};

export interface Load {
  acknowledged(): number;
  /** Milliseconds without an answer of success, at most, since the last time this was asked. */
  longestGap(): number;
  /** Answers other than success so far, by status; 0 is none at all. */
  failures(): Readonly<Record<number, number>>;
  stop(): Promise<void>;
  /** What was acknowledged and is not there once, and what is counted wrongly. */
  examine(url: string): Promise<string[]>;
}

/** Members who post without rest, each at one program after the other. */
export const writeAlong = async (programs: () => readonly Program[], members: number): Promise<Load> => {
  const marks: string[] = [];
  const failures: Record<number, number> = {};
  const load = { isOver: false };
  let [last, longest] = [performance.now(), 0];
  const see = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const lane = async (place: number): Promise<void> => {
    const [first] = programs();
    if (first === undefined) throw new Error('no program');
    const cookie = cookiesOf((await enter(first, `writer_${place}`)).headers);
    for (let turn = 0; !load.isOver; turn += 1) {
      const mark = `writer ${place} writes ${turn}`;
      const at = programs()[turn % programs().length];
      const headers = { cookie, 'idempotency-key': `writer-${place}-${turn}` };
      const reply = await at?.ask(postCalls.createPost, { content: mark }, headers).catch(() => null);
      const status = reply?.status ?? 0;
      expect([200, 503, 0], JSON.stringify(reply?.body)).toContain(status);
      if (status === 200) {
        marks.push(mark);
        see();
      } else {
        failures[status] = (failures[status] ?? 0) + 1;
        // As Retry-After would have a client do, only sooner.
        await setTimeout(50);
      }
    }
  };
  const lanes = Promise.all(Array.from({ length: members }, (_, place) => lane(place)));
  return {
    acknowledged: () => marks.length,
    longestGap: () => {
      see();
      const gap = longest;
      longest = 0;
      return gap;
    },
    failures: () => failures,
    stop: async () => {
      load.isOver = true;
      await lanes;
    },
    examine: (url) => examine(url, marks),
  };
};

const examine = async (url: string, marks: readonly string[]): Promise<string[]> => {
  const rows = await asOperator<{ content: string }>(url, 'select content from posts');
  const times = new Map<string, number>();
  for (const { content } of rows) times.set(content, (times.get(content) ?? 0) + 1);
  const wrong = marks.filter((mark) => times.get(mark) !== 1).map((mark) => `${mark}: ${times.get(mark) ?? 0} times`);
  const database = openPostgres(url, log, 1);
  const broken = await brokenInvariants(database);
  await database.close();
  return [...wrong, ...broken];
};
