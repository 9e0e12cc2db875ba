import type { Database } from './database.ts';

/** Several processes on one database: the first one does it, the others do not wait. The embedded one has one process anyway. */
export const workAlone = async ({ kind, direct }: Database, lock: number, work: () => Promise<void>): Promise<void> => {
  if (kind === 'embedded') return work();
  const client = await direct.connect();
  try {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [lock]);
    if (rows[0]?.is_mine === true) await work();
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
};
