import { fork, type ChildProcess } from 'node:child_process';
import { NetworkUnreachable } from '../network/port.ts';
import type { MachineAnswer, MachineEnvelope, MachineReplies, MachineRequest } from './machine-types.ts';

/**
 * A job holds a transaction of the database open: whatever takes longer is ended. Most take one or two milliseconds, the first
 * ones of a process a hundred times that, and a busy machine multiplies it again.
 */
const JOB_MS = 3_000;
/** Starting it loads the programs of Solana. */
const START_MS = 20_000;

/** Nobody pays for hours on end: the memory is given back meanwhile. */
const IDLE_MS = 60_000;

type Reply = MachineReplies[keyof MachineReplies];

interface Waiting {
  readonly done: (reply: Reply) => void;
  readonly fell: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** One life of the machine's process. */
class MachineProcess {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  isAlive = true;
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;

  constructor() {
    this.child = fork(entry(), [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.kill(), START_MS);
      this.child.once('message', () => {
        clearTimeout(timer);
        resolve();
        this.child.on('message', (answer: MachineAnswer) => this.hear(answer));
      });
      this.child.once('exit', () => {
        clearTimeout(timer);
        reject(new NetworkUnreachable('the machine of the test network does not start'));
      });
    });
    this.ready.catch(() => undefined);
    this.child.on('error', () => this.fall());
    this.child.on('exit', () => this.fall());
  }

  async ask(request: MachineRequest): Promise<Reply> {
    await this.ready;
    return new Promise((done, fell) => {
      if (!this.isAlive) return fell(fallen());
      const id = (this.last += 1);
      const timer = setTimeout(() => this.kill(), JOB_MS);
      this.waiting.set(id, { done, fell, timer });
      this.child.send({ id, request } satisfies MachineEnvelope);
    });
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Unless somebody waits for an answer. */
  end(): void {
    if (this.waiting.size > 0) return;
    this.isAlive = false;
    this.kill();
  }

  private hear({ id, reply }: MachineAnswer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(waiting?.timer);
    waiting?.done(reply);
  }

  private fall(): void {
    this.isAlive = false;
    for (const { timer, fell } of this.waiting.values()) {
      clearTimeout(timer);
      fell(fallen());
    }
    this.waiting.clear();
  }
}

const fallen = (): NetworkUnreachable => new NetworkUnreachable('the machine of the test network fell');

/** The machine, seen from the program: started when it is first needed, and again after it fell. */
export class Executor {
  private life: MachineProcess | null = null;
  private isStopped = false;
  private rest: NodeJS.Timeout | undefined;
  /** How often it was started. */
  lives = 0;

  async ask<R extends MachineRequest>(request: R): Promise<MachineReplies[R['kind']]> {
    if (this.isStopped) throw new NetworkUnreachable('the test network has stopped');
    if (this.life?.isAlive !== true) {
      this.life = new MachineProcess();
      this.lives += 1;
    }
    clearTimeout(this.rest);
    try {
      // It answers a request with the reply of its kind.
      return (await this.life.ask(request)) as MachineReplies[R['kind']];
    } finally {
      clearTimeout(this.rest);
      this.rest = setTimeout(() => this.life?.end(), IDLE_MS).unref();
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.rest);
    this.life?.kill();
  }
}

/** Tests run the sources; a process needs the built file. */
const entry = (): URL => {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL('../../../dist/chain/embedded/machine.js', here)
    : new URL('./machine.js', here);
};
