import { Redis, type RedisOptions } from 'ioredis';
import { addressesOf } from './db/addresses.ts';
import type { Log } from './log.ts';

/** Gives up on a command at once while Redis is away: everything that uses it has another way. */
const manner: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  commandTimeout: 1_000,
  retryStrategy: (times) => Math.min(times * 200, 2_000),
};

/**
 * redis+sentinel://one:26379,two:26379/name-of-the-master (OPS-05): Sentinels say which Redis is the master, and close the
 * connections of one that they replace. The driver's own `failoverDetector` stays off: when it speaks while a connection is
 * being made, the driver takes that for the end and never tries again.
 */
const sentinelOptions = (url: string): RedisOptions => {
  const addresses = addressesOf(url).map((address) => new URL(address));
  const { username = '', password = '', pathname = '', protocol, searchParams } = addresses[0] ?? {};
  const sentinelPassword = searchParams?.get('sentinel_password') ?? '';
  const [name = '', db = '0'] = pathname.slice(1).split('/');
  return {
    sentinels: addresses.map(({ hostname, port }) => ({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 26_379),
    })),
    name: decodeURIComponent(name),
    db: Number(db),
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
    ...(sentinelPassword === '' ? {} : { sentinelPassword }),
    ...(protocol === 'rediss+sentinel:' ? { tls: {}, enableTLSForSentinelMode: true } : {}),
    sentinelRetryStrategy: (times) => Math.min(times * 200, 2_000),
  };
};

export const openRedis = (url: string, log: Log): Redis => {
  const redis = url.includes('+sentinel://')
    ? new Redis({ ...manner, ...sentinelOptions(url) })
    : new Redis(url, manner);
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: limits are local, live events cross by nobody');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return redis;
};
