import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { writeFrame, type LiveBus } from './bus.ts';
import type { LiveFrame } from './live.ts';
import { BEAT_MS, Peers } from './peers.ts';

const CHANNEL = 'live';
/** Postgres refuses 8,000 bytes and more. */
const PAYLOAD_MAX = 7_900;
const RETRY_MS = [200, 500, 1_000, 2_000, 5_000];
/** More than this waiting means that the database has been away for long: what is live then is no longer news. */
const WAITING_MAX = 10_000;
/** So many packets go in one statement. */
const PACKETS_MAX = 32;

/** Frames cross by NOTIFY: several a statement, and nothing but the database that is there anyway. */
export class PostgresBus implements LiveBus {
  private readonly id = randomUUID();
  /** How every packet begins that comes from here. */
  private readonly head = `{"from":"${this.id}","frames":[`;
  private readonly peers = new Peers(this.id);
  private beat: NodeJS.Timeout | null = null;
  private client: pg.Client | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;
  private waiting: string[] = [];
  private sending: Promise<void> | null = null;
  private hear: { deliver: (frame: LiveFrame) => void; lost: () => void } | null = null;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  async start(deliver: (frame: LiveFrame) => void, lost: () => void): Promise<void> {
    this.hear = { deliver, lost };
    this.beat = setInterval(() => void this.sayHello(), BEAT_MS).unref();
    await this.listen(0);
  }

  publish(frame: LiveFrame, text: string | null = null): void {
    if (this.waiting.length >= WAITING_MAX || !this.peers.areThere()) return;
    const written = writeFrame(frame, text);
    if (this.head.length + Buffer.byteLength(written) + 3 > PAYLOAD_MAX)
      return this.log.error({ type: frame.message?.type }, 'a live event is too large for other processes');
    this.waiting.push(written);
    this.sendSoon();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.beat !== null) clearInterval(this.beat);
    await this.sending;
    await this.client?.end().catch(() => undefined);
  }

  private async listen(attempt: number): Promise<void> {
    const client = this.database.newListener();
    client.on('notification', ({ payload }) => this.take(payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => this.again(client, 0));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.peers.beginListening();
      await this.sayHello();
      if (attempt > 0) this.hear?.lost();
    } catch (error) {
      this.log.warn({ err: error }, 'live events of other processes cannot be heard');
      await client.end().catch(() => undefined);
      this.again(client, attempt);
    }
  }

  private again(client: pg.Client, attempt: number): void {
    this.peers.endListening();
    if (this.stopped || this.client !== client || this.timer !== null) return;
    const delay = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)];
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.listen(attempt + 1);
    }, delay).unref();
  }

  private take(payload: string): void {
    if (payload.startsWith(this.head)) return void this.peers.hear(this.id);
    const { from, frames } = JSON.parse(payload) as { from: string; frames: LiveFrame[] };
    // A newcomer learns at once that it is not alone.
    if (this.peers.hear(from)) void this.sayHello();
    for (const frame of frames) this.hear?.deliver(frame);
  }

  private sayHello(): Promise<void> {
    return this.notify([`${this.head}]}`]);
  }

  // What comes while packets are under way goes with the next ones.
  private sendSoon(): void {
    const send = async (): Promise<void> => {
      await Promise.resolve();
      while (this.waiting.length > 0) await this.notify(this.pack());
      this.sending = null;
    };
    this.sending ??= send();
  }

  private async notify(packets: readonly string[]): Promise<void> {
    const text = 'select pg_notify($1, packet) from unnest($2::text[]) as packet';
    try {
      await this.database.pool.query({ name: 'live_notify', text, values: [CHANNEL, packets] });
    } catch (error) {
      this.log.warn({ err: error }, 'live events could not be told to other processes');
    }
  }

  private pack(): string[] {
    const packets: string[][] = [];
    let room = 0;
    let taken = 0;
    for (const part of this.waiting) {
      const bytes = Buffer.byteLength(part) + 1;
      if (bytes > room) {
        if (packets.length === PACKETS_MAX) break;
        packets.push([]);
        room = PAYLOAD_MAX - this.head.length - 2;
      }
      packets.at(-1)?.push(part);
      room -= bytes;
      taken += 1;
    }
    this.waiting.splice(0, taken);
    return packets.map((parts) => `${this.head}${parts.join(',')}]}`);
  }
}
