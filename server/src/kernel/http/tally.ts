import type { Redis } from 'ioredis';
import type { Supervisor } from '../supervisor.ts';

/**
 * Adds what one process has counted and answers what all together have, or nothing for what could not be asked. The first to
 * count starts the window of a name.
 */
export type Tally = (
  counted: readonly (readonly [name: string, count: number, windowMs: number])[],
) => Promise<readonly (number | undefined)[]>;

const ADD = `
  local sum = redis.call('INCRBY', KEYS[1], ARGV[1])
  if sum == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return sum`;

/** Over all machines. */
export const redisTally =
  (redis: Redis): Tally =>
  async (counted) => {
    if (redis.status !== 'ready') return [];
    const pipeline = redis.pipeline();
    for (const [name, count, windowMs] of counted) pipeline.eval(ADD, 1, name, count, windowMs);
    const results = (await pipeline.exec().catch(() => null)) ?? [];
    return results.map(([error, sum]) => (error === null ? Number(sum) : undefined));
  };

/** Over the workers of one program (OPS-02). */
export const workersTally =
  (supervisor: Supervisor): Tally =>
  async (counted) => {
    const sums = await supervisor.ask({ kind: 'tally', counted });
    return Array.isArray(sums) ? sums : [];
  };

/** null: this process counts alone. */
export const findTally = (redis: Redis | null, supervisor: Supervisor | null): Tally | null => {
  if (redis !== null) return redisTally(redis);
  return supervisor === null ? null : workersTally(supervisor);
};
