import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { putBack, takeDue, type AnyEvent, type OutboxRow } from './outbox.ts';

/** Hears a fact at least once, so it must not matter if it hears it twice. */
export type Listener<E extends AnyEvent = AnyEvent> = (event: E, db: Db) => Promise<void>;

const BATCH = 100;
const SWEEP_MS = 5_000;
const BACKOFF_S = [1, 5, 30, 120, 600];

/** Tells announced facts to the rooms that listen: at once after a commit, and again until they have been heard. */
export class Dispatcher {
  private readonly listeners = new Map<string, Listener[]>();
  private running: Promise<void> | null = null;
  private again = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  on<E extends AnyEvent>(name: E['name'], listener: Listener<E>): void {
    const known = this.listeners.get(name) ?? [];
    this.listeners.set(name, [...known, listener as unknown as Listener]);
  }

  /** Facts of a process that died wait in the outbox: a sweep finds them. */
  start(): void {
    this.timer = setInterval(() => this.wake(), SWEEP_MS);
    this.timer.unref();
    this.wake();
  }

  /** After a commit that announced something. Returns at once. */
  wake(): void {
    if (this.running !== null) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => this.log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        this.running = null;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  /** Everything due has been told. */
  async settle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.again = false;
    await this.running;
  }

  private async drain(): Promise<void> {
    for (;;) {
      const told = await this.db.transaction(async (tx) => {
        const rows = await takeDue(tx, BATCH);
        for (const row of rows) await this.tell(tx, row);
        return rows.length;
      });
      if (told < BATCH) return;
    }
  }

  // A savepoint for each fact: one listener that fails does not take back what others did.
  private async tell(tx: Db, row: OutboxRow): Promise<void> {
    const listeners = this.listeners.get(row.name) ?? [];
    if (listeners.length === 0) return;
    try {
      await tx.transaction(async (nested) => {
        for (const listener of listeners) await listener({ name: row.name, payload: row.payload }, nested);
      });
    } catch (error) {
      this.log.error({ err: error, event: row.name }, 'a listener failed');
      await putBack(tx, row, error, BACKOFF_S[Math.min(row.tries, BACKOFF_S.length - 1)] ?? 600);
    }
  }
}
