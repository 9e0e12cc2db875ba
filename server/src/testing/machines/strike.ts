// What fault cases of payments share: a program on a database of its own that is killed when its node is asked something.
import { createLog, openDatabase } from '#kernel';
import type { FakeCluster } from '../fakes/fake-cluster.ts';
import type { Question } from '../fakes/fake-node.ts';
import { keyPair } from '../key-pair.ts';
import { startProgram, type Env, type Program } from './process.ts';

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

/** Another blockhash each time, as time goes on. */
export const giveFreshHashes = (cluster: FakeCluster): void => {
  cluster.methods.set('getLatestBlockhash', () => ({
    context: { slot: 1 },
    value: { blockhash: keyPair().address, lastValidBlockHeight: cluster.height + 150 },
  }));
};

/** When a program is killed: as its node is asked this, before it has done it or after. */
export type Moment = readonly [
  name: string,
  isTime: (question: Question, cluster: FakeCluster) => boolean,
  isDone: boolean,
];

/** The steps of what is signed, from the sending to the books. */
export const sendingMoments: readonly Moment[] = [
  ['between the signature and the sending', ({ method }) => method === 'getEpochInfo', false],
  ['before the node has it', ({ method }) => method === 'sendTransaction', false],
  ['between the landing and the answer', ({ method }) => method === 'sendTransaction', true],
  [
    'between the answer and the books',
    ({ method }, cluster) => method === 'getSignatureStatuses' && cluster.sent.length > 0,
    false,
  ],
];

/** The steps of an order of the server's own. */
export const orderMoments: readonly Moment[] = [
  ['between the order and the signature', ({ method }) => method === 'getLatestBlockhash', false],
  ...sendingMoments,
];

interface Struck {
  readonly cluster: FakeCluster;
  readonly env: Env;
  /** Null: it is started here, and works by itself. */
  readonly program: Program | null;
}

/** Kills it amid `act`, which then has no answer, and starts it again. */
export const killAmid = async (
  { cluster, env, program }: Struck,
  [, isTime, isDone]: Moment,
  act: (program: Program) => Promise<unknown>,
): Promise<Program> => {
  let running = program;
  const struck = new Promise<void>((resolve) =>
    strikeAt(
      cluster,
      (question) => isTime(question, cluster),
      isDone,
      () => {
        running?.signal('SIGKILL');
        resolve();
      },
    ),
  );
  running ??= await startProgram(env);
  void act(running).catch(() => null);
  await struck;
  await kill(running);
  await endLeasesOf(env);
  return startProgram(env);
};
