// Measured by `npm run bench feed` (like, bookmark, create, comment) and `npm run bench live` (messages).
import type { QueryResultRow } from 'pg';
import { causedBy, currentCause, type Cause } from '../cause.ts';
import type { Db } from './db.ts';
import { isDatabaseDown, isDeadlock } from './driver-errors.ts';
import { run } from './statement.ts';

/** At most so many in one statement, so that nobody waits long for the others. */
const MOST = 64;
/** Rounds of several processes that wait for each other all the same: one is given up by the database, and goes again. */
const TRIES = 3;

type Work<Row> = (db: Db, asked: readonly (readonly unknown[])[]) => Promise<readonly (Row | undefined)[]>;

interface Asker<Row> {
  readonly values: readonly unknown[];
  readonly cause: Cause;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/**
 * While one round is under way the next one fills. A round begins when what has arrived by now has been read: all of it
 * goes together, and whoever comes alone waits for nobody.
 */
class Lane<Row> {
  private waiting: Asker<Row>[] = [];
  private isBusy = false;

  constructor(
    private readonly db: Db,
    private readonly work: Work<Row>,
  ) {}

  ask(values: readonly unknown[]): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ values, cause: currentCause(), resolve, reject });
      if (this.isBusy) return;
      this.isBusy = true;
      setImmediate(() => void this.drain());
    });
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) await this.answer(this.waiting.splice(0, MOST));
    this.isBusy = false;
  }

  // One that fails takes nobody along: the others are asked for again, each alone.
  private async answer(askers: readonly Asker<Row>[], triesLeft = TRIES): Promise<void> {
    try {
      // A round of several is told of the first of them.
      const rows = await causedBy(askers[0]?.cause ?? {}, () =>
        this.work(
          this.db,
          askers.map(({ values }) => values),
        ),
      );
      askers.forEach(({ resolve }, place) => resolve(rows[place]));
    } catch (error) {
      const isOver = isDatabaseDown(error) || (askers.length === 1 && !(isDeadlock(error) && triesLeft > 0));
      if (isOver) return askers.forEach(({ reject }) => reject(error));
      for (const asker of askers) await this.answer([asker], triesLeft - 1);
    }
  }
}

// The driver would write a date in the time of the machine, piece by piece.
const toParameter = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

/**
 * A hot write that many ask for in the same moment, as one statement for all of them: most of the price of a small write is
 * the way to the database and back. The text takes an array for each value, and whoever is to get an answer gets the row
 * with their `place`, counted from 1.
 */
export const batchOf = <Row extends QueryResultRow>(name: string, text: string) => {
  const work: Work<Row> = async (db, asked) => {
    const width = asked[0]?.length ?? 0;
    const columns = Array.from({ length: width }, (_, at) => asked.map((values) => toParameter(values[at])));
    const rows = (await run(db, name, text, columns)).rows as (Row & { place: number })[];
    const answers = new Map(rows.map((row) => [row.place, row]));
    return asked.map((_, at) => answers.get(at + 1));
  };
  // Of the database or the transaction: those who ask it in the same moment go together, and it goes with it.
  const lanes = new WeakMap<Db, Lane<Row>>();
  return (db: Db, values: readonly unknown[]): Promise<Row | undefined> => {
    const lane = lanes.get(db) ?? new Lane(db, work);
    lanes.set(db, lane);
    return lane.ask(values);
  };
};
