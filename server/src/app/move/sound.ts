import type { ClientBase } from 'pg';
import { checkSeal, createSeal, dbWithin, readMigrations, type RowSource } from '#kernel';
import { brokenInvariants } from '../invariants.ts';
import type { Telling } from './tell.ts';

/** Second factors have to open with the key that the program will start with. */
export const checkKey = (client: ClientBase, secret: string | null): Promise<void> =>
  checkSeal(dbWithin(client), secret === null ? null : createSeal(secret));

/**
 * Asks the copy what must hold in every database. What did not hold before does not hold now: a copy that is the same in every
 * row cannot be blamed for it, so it is told and stops nothing.
 */
export const askInvariants = async (client: ClientBase, source: RowSource, telling: Telling): Promise<void> => {
  const known = [...(await readMigrations()).keys()];
  if (known.some((name) => !source.migrations.includes(name))) {
    telling.say('It is of an earlier version: the next start brings it up to date.');
    return;
  }
  telling.step('Asking what must always hold');
  const broken = await brokenInvariants({ db: dbWithin(client) });
  if (broken.length === 0) return telling.note('all of it holds');
  telling.say('The rows are the same as they were, and did not keep this there either:');
  telling.say(...broken.slice(0, 20).map((text) => `  ${text}`));
};
