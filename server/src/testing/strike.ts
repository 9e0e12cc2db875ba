// What fault cases of payments share: a program on a database of its own that is killed when its node is asked something.
import { createLog, openDatabase } from '#kernel';
import type { FakeCluster } from './fake-cluster.ts';
import type { Question } from './fake-node.ts';
import type { Env, Program } from './process.ts';

/** In a database whose program is not running. */
export const queryOf = async <R extends object>(env: Env, sql: string): Promise<R[]> => {
  const place = { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? '' };
  const database = await openDatabase(place, createLog('fatal', false));
  try {
    return (await database.pool.query<R>(sql)).rows;
  } finally {
    await database.close();
  }
};

export const kill = async (program: Program): Promise<void> => {
  program.signal('SIGKILL');
  await program.ended;
};

/** Whoever was killed is believed to be at work for a minute: it is over. */
export const endLeasesOf = (env: Env) =>
  queryOf(env, `update jobs set leased_until = now() where leased_until is not null`);

/** Calls `strike` when a question comes for which `isTime`, and never answers it; it may have been done before. */
export const strikeAt = (
  cluster: FakeCluster,
  isTime: (question: Question) => boolean,
  isDone: boolean,
  strike: () => void,
) => {
  const answer = cluster.node.misbehave;
  cluster.node.misbehave = (question, reply) => {
    if (!isTime(question)) return answer?.(question, reply);
    cluster.node.misbehave = answer;
    if (isDone) {
      cluster.mute.add(question.method);
      answer?.(question, reply);
      cluster.mute.clear();
    }
    return strike();
  };
};
