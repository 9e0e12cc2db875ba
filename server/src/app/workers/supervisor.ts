import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Asked, SupervisorAnswer, SupervisorQuestion } from '#kernel';
import { createSumOfMetrics } from './sum-metrics.ts';
import { TallyKeeper } from './tally-keeper.ts';

/** A worker that has lived for so long did not fail at its start. */
const SETTLED_MS = 10_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

const INFO = 30;
const WARN = 40;
/** From which level on something is said; the others are those of the workers. */
const said: Readonly<Record<string, number>> = { warn: WARN, error: 50, fatal: 60, silent: Infinity };

/** In the form of the workers' own log. */
const noteFrom =
  (logLevel: string) =>
  (level: number, msg: string): void => {
    if (level < (said[logLevel] ?? INFO)) return;
    const line = process.stdout.isTTY ? msg : JSON.stringify({ level, time: Date.now(), pid: process.pid, msg });
    process.stdout.write(`${line}\n`);
  };

/** What is asked for, as the settings say it. */
interface Wanted {
  readonly count: number;
  readonly port: string;
  readonly logLevel: string;
}

const createAnswers = (): ((question: SupervisorQuestion) => Promise<SupervisorAnswer>) => {
  const tally = new TallyKeeper();
  const sumMetrics = createSumOfMetrics();
  // One that is still starting has measured nothing.
  const serving = new Set<Worker>();
  cluster.on('listening', (worker) => serving.add(worker));
  cluster.on('disconnect', (worker) => serving.delete(worker));
  cluster.on('exit', (worker) => serving.delete(worker));
  return async (question) =>
    question.kind === 'metrics'
      ? sumMetrics([...serving])
      : question.counted.map(([name, count, windowMs]) => tally.add(name, count, windowMs));
};

/** Answers what workers ask, as long as they are there. */
const answerTo = (answer: ReturnType<typeof createAnswers>) => (worker: Worker, message: Asked | undefined) => {
  if (message?.asked === undefined) return;
  const { id, asked } = message;
  const reply = (answered: SupervisorAnswer | null): void => {
    // It may have ended between its question and the answer.
    if (worker.isConnected()) worker.send({ id, answered }, () => undefined);
  };
  answer(asked).then(reply, () => reply(null));
};

/** The first makes what is made once (tables, keys, the demo) and takes the port; the others come to it. */
const startFirst = async ({ count, port }: Wanted, isStopping: () => boolean): Promise<number> => {
  const first = cluster.fork({ WORKERS: String(count) });
  // Ended by a signal, it was told to.
  const giveUp = (code: number | null): void => process.exit(code ?? (isStopping() ? 0 : 1));
  first.once('exit', giveUp);
  const [address] = (await once(first, 'listening')) as [{ port: number }];
  first.off('exit', giveUp);
  // Workers share what they ask for by the same number, also when that is any.
  return port.trim() === '0' ? 0 : address.port;
};

/** A signal is passed on: workers finish what is under way. */
const listenToSignals = (): { isStopping(): boolean } => {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) worker?.process.kill(signal);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return { isStopping: () => isStopping };
};

/** OPS-02: one program on several cores. A worker that ends is replaced; the others go on meanwhile. */
export const supervise = async (wanted: Wanted): Promise<void> => {
  const { count } = wanted;
  const note = noteFrom(wanted.logLevel);
  const { isStopping } = listenToSignals();
  // A line to one that was killed breaks; unheard, that would end all of them.
  cluster.on('fork', (worker) => worker.on('error', () => undefined));
  cluster.on('message', answerTo(createAnswers()));
  const port = await startFirst(wanted, isStopping);
  let wait = FIRST_WAIT_MS;
  let worst = 0;
  const start = (): void => {
    if (isStopping()) return;
    const startedAt = performance.now();
    cluster.fork({ WORKERS: String(count), PORT: String(port) }).once('exit', () => {
      wait = performance.now() - startedAt > SETTLED_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
    });
  };
  cluster.on('exit', (worker, code, signal) => {
    // One that was still starting ends by the signal itself, and has nothing to finish.
    worst = Math.max(worst, isStopping() ? (code ?? 0) : 0);
    if (!isStopping()) {
      note(WARN, `worker ${worker.process.pid} ended (${signal ?? code}): another takes its place`);
      setTimeout(start, wait);
    } else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(worst);
  });
  cluster.on('listening', ({ process: { pid } }) => note(INFO, `worker ${pid} takes part`));
  for (let more = 1; more < count; more += 1) start();
};
