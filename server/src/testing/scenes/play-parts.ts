import fc from 'fast-check';
import { expect } from 'vitest';
import type { MemberId } from '#kernel';
import { findLedgerViolations } from '#ledger';
import { anyAct, PartsScene } from './parts-scene.ts';
import { people } from '../people.ts';
import type { TestApp } from '../test-app.ts';

interface AccountParts {
  holder: string;
  granted: string;
  withdrawable: string;
}

const PARTS = `select coalesce(member_id::text, kind) as holder, (balance - withdrawable)::text as granted, withdrawable::text
  from accounts where unit = 'WGM'`;

const readParts = async ({ app }: TestApp, holder: MemberId | 'treasury' | 'held') => {
  const { rows } = await app.database.pool.query<AccountParts>(PARTS);
  const { granted = '0', withdrawable = '0' } = rows.find((row) => row.holder === holder) ?? {};
  return { granted: BigInt(granted), withdrawable: BigInt(withdrawable) };
};

/** So many movements among four people; the books are read after every tenth. */
export const playParts = async (opened: TestApp, count: number, seed: number): Promise<void> => {
  const { app } = opened;
  const ids = (await people(opened, 'ana', 'bob', 'cleo', 'dan')).map(({ id }) => id);
  const scene = new PartsScene(ids);
  for (const [place, act] of fc.sample(anyAct, { numRuns: count, seed }).entries()) {
    await app.transact((tx) => scene.do(tx, act));
    if (place % 10 !== 0 && place !== count - 1) continue;
    for (const [who, id] of ids.entries())
      expect(await readParts(opened, id), `after ${place}`).toEqual(scene.people[who]);
  }
  // Withdrawn, held and left are what came in as withdrawable.
  const left = scene.people.reduce((total, { withdrawable }) => total + withdrawable, 0n);
  expect(scene.left + scene.held + left).toBe(scene.came);
  expect((await readParts(opened, 'held')).withdrawable).toBe(scene.held);
  expect((await readParts(opened, 'treasury')).withdrawable).toBe(scene.left - scene.came);
  expect([scene.came, scene.left].every((sum) => sum > 0n)).toBe(true);
  expect(await findLedgerViolations(app.db)).toEqual([]);
};
