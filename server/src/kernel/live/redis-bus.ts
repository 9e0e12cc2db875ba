import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { writeFrame, type LiveBus } from './bus.ts';
import type { LiveFrame } from './live.ts';

const CHANNEL = 'live';

/** Frames cross by Redis, which carries far more of them than the database does. */
export class RedisBus implements LiveBus {
  /** How everything begins that comes from here. */
  private readonly head = `{"from":"${randomUUID()}","frame":`;
  private readonly ear: Redis;

  constructor(
    private readonly redis: Redis,
    private readonly log: Log,
  ) {
    // A connection that listens can do nothing else.
    this.ear = redis.duplicate();
    this.ear.on('error', () => undefined);
  }

  async start(deliver: (frame: LiveFrame) => void, lost: () => void): Promise<void> {
    let isFirst = true;
    this.ear.on('message', (_channel, payload) => {
      if (payload.startsWith(this.head)) return;
      deliver((JSON.parse(payload) as { frame: LiveFrame }).frame);
    });
    this.ear.on('ready', () => {
      // Connected and deaf would be worse than away: it is tried again from the beginning.
      void this.ear.subscribe(CHANNEL).catch(() => this.ear.disconnect(true));
      if (!isFirst) lost();
      isFirst = false;
    });
    await this.ear.connect().catch((error: unknown) => this.log.warn({ err: error }, 'Redis cannot be reached'));
  }

  publish(frame: LiveFrame, text: string | null = null): void {
    this.redis.publish(CHANNEL, `${this.head}${writeFrame(frame, text)}}`).catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.ear.disconnect();
  }
}
