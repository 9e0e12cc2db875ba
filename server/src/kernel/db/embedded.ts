import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { EmbeddedOptions, FromWorker, ToWorker } from './embedded-worker.ts';

const TERMINATE = 'X'.charCodeAt(0);

/** The embedded Postgres, seen as something the `pg` driver can open connections to (one at a time). */
export class EmbeddedPostgres {
  private connection: EmbeddedConnection | null = null;
  private failure: Error | null = null;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'bytes') this.connection?.receive(message.bytes);
    });
    worker.on('error', (error) => {
      this.failure = error;
      this.connection?.destroy(error);
    });
  }

  static async open(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const worker = new Worker(workerEntry(), { workerData: options });
    await once(worker, 'message');
    return new EmbeddedPostgres(worker);
  }

  connect(): Duplex {
    if (this.failure !== null) throw this.failure;
    this.connection = new EmbeddedConnection((bytes) => this.say({ kind: 'bytes', bytes }));
    return this.connection;
  }

  async dump(): Promise<Uint8Array> {
    const answer = this.hear('dumped');
    this.say({ kind: 'dump' });
    const message = await answer;
    return message.kind === 'dumped' ? message.bytes : new Uint8Array();
  }

  async close(): Promise<void> {
    const answer = this.hear('closed');
    this.say({ kind: 'close' });
    await answer;
    await this.worker.terminate();
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(kind: FromWorker['kind']): Promise<FromWorker> {
    return new Promise((resolve) => {
      const listen = (message: FromWorker): void => {
        if (message.kind !== kind) return;
        this.worker.off('message', listen);
        resolve(message);
      };
      this.worker.on('message', listen);
    });
  }
}

/** Looks enough like a socket for `pg`. */
class EmbeddedConnection extends Duplex {
  private waiting: (() => void) | null = null;

  constructor(private readonly sendBytes: (bytes: Uint8Array) => void) {
    super({ allowHalfOpen: false });
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  receive(bytes: Uint8Array): void {
    if (bytes.length > 0) this.push(bytes);
    const done = this.waiting;
    this.waiting = null;
    done?.();
  }

  override _read(): void {
    // Bytes are pushed as the worker sends them.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.forward(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.forward(Buffer.concat(chunks.map((part) => part.chunk)), done);
  }

  private forward(bytes: Buffer, done: () => void): void {
    // The database outlives its connections: 'terminate' ends ours and is not passed on.
    if (bytes[0] === TERMINATE && bytes.length === 5) {
      done();
      this.push(null);
      return;
    }
    this.waiting = done;
    this.sendBytes(new Uint8Array(bytes));
  }
}

// In a build the worker stands beside this file; under a test runner this file is TypeScript, and so the built one is used.
const workerEntry = (): URL => {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL('../../../dist/kernel/db/embedded-worker.js', here)
    : new URL('./embedded-worker.js', here);
};
