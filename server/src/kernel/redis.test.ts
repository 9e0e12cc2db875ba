import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownRedis, redisPair } from '#testing';
import { SharedCounts } from './http/shared-limits.ts';
import { redisTally } from './http/tally.ts';
import type { LiveFrame } from './live/live.ts';
import { RedisBus } from './live/redis-bus.ts';
import { createLog } from './log.ts';
import { openRedis } from './redis.ts';

const log = createLog('fatal', false);
const soon = { timeout: 10_000, interval: 20 };
const news = (i: number): LiveFrame => ({ topics: ['member:1'], message: { type: 'news', i } });

const count = (counts: SharedCounts, key: string): number => {
  let seen = 0;
  counts.incr(key, (_error, { current }) => (seen = current), 60_000);
  return seen;
};

describe('Redis', () => {
  it('FT-06: carries live events between processes, goes away, comes back, and says that something may be missing', async () => {
    const redis = await ownRedis();
    const [one, two] = [openRedis(redis.url, log), openRedis(redis.url, log)];
    await Promise.all([one.connect(), two.connect()]);
    const [here, there] = [new RedisBus(one, log), new RedisBus(two, log)];
    onTestFinished(async () => {
      await Promise.all([here.stop(), there.stop()]);
      one.disconnect();
      two.disconnect();
    });
    const heard: (number | undefined)[] = [];
    const own: LiveFrame[] = [];
    let lost = 0;
    await here.start(
      (frame) => own.push(frame),
      () => undefined,
    );
    await there.start(
      ({ message }) => heard.push(message?.['i'] as number),
      () => {
        lost += 1;
      },
    );
    await vi.waitFor(() => {
      here.publish(news(0));
      expect(heard).toContain(0);
    }, soon);
    for (let i = 1; i <= 200; i += 1) here.publish(news(i));
    await vi.waitFor(() => expect(heard.at(-1)).toBe(200), soon);
    expect(own).toEqual([]);
    await redis.stop();
    // Until its connection has noticed, what is said is kept and said again.
    await vi.waitFor(() => expect(one.status).not.toBe('ready'), soon);
    here.publish(news(201));
    await redis.start();
    await vi.waitFor(() => expect(lost).toBe(1), soon);
    await vi.waitFor(() => {
      here.publish(news(202));
      expect(heard).toContain(202);
    }, soon);
    expect(heard).not.toContain(201);
  });

  it('FT-06: limits are shared a moment later, and local while Redis is away', async () => {
    const redis = await ownRedis();
    const [one, two] = [openRedis(redis.url, log), openRedis(redis.url, log)];
    await Promise.all([one.connect(), two.connect()]);
    onTestFinished(() => {
      one.disconnect();
      two.disconnect();
    });
    const [here, there] = [new SharedCounts(redisTally(one)), new SharedCounts(redisTally(two))];
    for (let i = 1; i <= 10; i += 1) expect(count(here, 'ana')).toBe(i);
    expect(count(there, 'bob')).toBe(1);
    await vi.waitFor(() => expect(count(there, 'ana')).toBeGreaterThan(10), soon);
    await redis.stop();
    expect(count(here, 'eva')).toBe(1);
    expect(count(here, 'eva')).toBe(2);
  });

  it('[OPS-05] FT-06: with Sentinel another one becomes the master, and live events go on there', async () => {
    const pair = await redisPair();
    const [one, two] = [openRedis(pair.url, log), openRedis(pair.url, log)];
    await Promise.all([one.connect(), two.connect()]);
    const [here, there] = [new RedisBus(one, log), new RedisBus(two, log)];
    onTestFinished(async () => {
      await Promise.all([here.stop(), there.stop()]);
      one.disconnect();
      two.disconnect();
    });
    const heard: unknown[] = [];
    let lost = 0;
    await here.start(
      () => undefined,
      () => undefined,
    );
    await there.start(
      ({ message }) => heard.push(message?.['i']),
      () => (lost += 1),
    );
    const arrives = (i: number) =>
      vi.waitFor(
        () => {
          here.publish(news(i));
          expect(heard, `${one.status}, ${two.status}`).toContain(i);
        },
        { timeout: 30_000, interval: 50 },
      );
    await arrives(1);
    await pair.killMaster();
    await arrives(2);
    expect(lost).toBeGreaterThan(0);
  }, 180_000);
});
