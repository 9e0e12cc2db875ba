import type { Db } from './database.ts';

interface Preparable<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row> };
}

/** A hot query, built once per database and run as a named prepared statement. */
export const prepared = <Row>(name: string, build: (db: Db) => Preparable<Row>) => {
  const built = new WeakMap<Db, { execute(values?: Record<string, unknown>): Promise<Row> }>();
  return (db: Db, values: Record<string, unknown>): Promise<Row> => {
    let statement = built.get(db);
    if (statement === undefined) {
      statement = build(db).prepare(name);
      built.set(db, statement);
    }
    return statement.execute(values);
  };
};
