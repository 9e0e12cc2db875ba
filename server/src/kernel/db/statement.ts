import type { QueryResult } from 'pg';
import type { Db } from './db.ts';

/** A statement that the database refused: says which, and the driver's error is its cause. */
class StatementError extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StatementError';
  }
}

export const run = async (db: Db, name: string, text: string, values: readonly unknown[]): Promise<QueryResult> => {
  const startedAt = performance.now();
  let rows: number | null = null;
  try {
    const result = await db.query({ name, text, values });
    rows = result.rowCount;
    return result;
  } catch (error) {
    throw new StatementError(name, error);
  } finally {
    db.watch?.(name, performance.now() - startedAt, rows);
  }
};
