import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { LiveBus } from './bus.ts';
import type { LiveFrame } from './live.ts';

const CHANNEL = 'live';
/** Postgres refuses 8,000 bytes and more. */
const PAYLOAD_MAX = 7_900;
const RETRY_MS = [200, 500, 1_000, 2_000, 5_000];
/** More than this waiting means that the database has been away for long: what is live then is no longer news. */
const WAITING_MAX = 10_000;

interface Packet {
  from: string;
  frames: LiveFrame[];
}

/** Frames cross by NOTIFY: several a statement, and nothing but the database that is there anyway. */
export class PostgresBus implements LiveBus {
  private readonly id = randomUUID();
  private client: pg.Client | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;
  private waiting: LiveFrame[] = [];
  private sending: Promise<void> | null = null;
  private hear: { deliver: (frame: LiveFrame) => void; lost: () => void } | null = null;

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly log: Log,
  ) {}

  async start(deliver: (frame: LiveFrame) => void, lost: () => void): Promise<void> {
    this.hear = { deliver, lost };
    await this.listen(0);
  }

  publish(frame: LiveFrame): void {
    if (this.waiting.length >= WAITING_MAX) return;
    this.waiting.push(frame);
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.sending;
    await this.client?.end().catch(() => undefined);
  }

  private async listen(attempt: number): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2_000, keepAlive: true });
    client.on('notification', ({ payload }) => this.take(payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => this.again(client, 0));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (attempt > 0) this.hear?.lost();
    } catch (error) {
      this.log.warn({ err: error }, 'live events of other processes cannot be heard');
      await client.end().catch(() => undefined);
      this.again(client, attempt);
    }
  }

  private again(client: pg.Client, attempt: number): void {
    if (this.stopped || this.client !== client || this.timer !== null) return;
    const delay = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)];
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.listen(attempt + 1);
    }, delay).unref();
  }

  private take(payload: string): void {
    const packet = JSON.parse(payload) as Packet;
    if (packet.from === this.id) return;
    for (const frame of packet.frames) this.hear?.deliver(frame);
  }

  // What comes while a packet is under way goes with the next one.
  private async send(): Promise<void> {
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const payload = this.pack();
      if (payload === null) continue;
      try {
        await this.pool.query({ name: 'live_notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] });
      } catch (error) {
        this.log.warn({ err: error }, 'live events could not be told to other processes');
      }
    }
  }

  private pack(): string | null {
    const empty = JSON.stringify({ from: this.id, frames: [] } satisfies Packet);
    const parts: string[] = [];
    let size = empty.length;
    for (;;) {
      const [frame] = this.waiting;
      if (frame === undefined) break;
      const part = JSON.stringify(frame);
      const bytes = Buffer.byteLength(part) + 1;
      if (parts.length > 0 && size + bytes > PAYLOAD_MAX) break;
      this.waiting.shift();
      if (size + bytes > PAYLOAD_MAX) {
        this.log.error({ type: frame.message?.type }, 'a live event is too large for other processes');
        return null;
      }
      parts.push(part);
      size += bytes;
    }
    return `{"from":${JSON.stringify(this.id)},"frames":[${parts.join(',')}]}`;
  }
}
