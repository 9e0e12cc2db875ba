// MON-05: once a day everything that this server owes its members is summed up in a tree, and the root is published.
import { treasuryErrors, type ReserveProof, type ReservesView } from '@wagram/contract/treasury';
import { addressOfKey, type Chain } from '#chain';
import { fail, jobKind, type App, type MemberId } from '#kernel';
import {
  deleteOldLeaves,
  insertLeaves,
  insertReserves,
  selectLeaves,
  selectOwnLeaf,
  selectReserves,
  type ReservesRow,
} from './reserves.gen.ts';
import { buildLevels, leafOf, pathOf, rootOf, type TreeNode } from './sum-tree.ts';

const HOUR_MS = 3_600_000;
const DAYS_KEPT = 7;
const sumUp = jobKind('treasury.reserves');

interface Tree {
  readonly day: string;
  readonly nonces: readonly string[];
  readonly levels: readonly (readonly TreeNode[])[];
}

const readTree = async ({ db }: App, day: string): Promise<Tree> => {
  const leaves = await selectLeaves(db, { day });
  return {
    day,
    nonces: leaves.map(({ nonce }) => nonce),
    levels: buildLevels(leaves.map(({ nonce, amount }) => leafOf(nonce, BigInt(amount)))),
  };
};

/** The leaves are kept first: of two processes, or after a crash between, both find the same root. */
export const sumUpDay = async (app: App): Promise<void> => {
  const now = app.clock.now();
  const day = now.toISOString().slice(0, 10);
  if ((await selectReserves(app.db))?.day === day) return;
  await insertLeaves(app.db, { day });
  const { nonces, levels } = await readTree(app, day);
  const { hash, sum } = rootOf(levels);
  await insertReserves(app.db, { day, root: hash, total: sum, leaves: nonces.length, now });
  await deleteOldLeaves(app.db, {
    before: new Date(now.getTime() - DAYS_KEPT * 24 * HOUR_MS).toISOString().slice(0, 10),
  });
};

export interface Reserves {
  read(): Promise<ReservesView | null>;
  /** The member's own balance of that day, and how it leads to the root. */
  proveFor(memberId: MemberId): Promise<ReserveProof>;
}

export const createReserves = (app: App, chain: Chain): Reserves => {
  let kept: Tree | null = null;
  app.jobs.handle(sumUp, { everyMs: HOUR_MS }, () => sumUpDay(app));

  const toView = async ({ day, root, total, leaves, created_at: at }: ReservesRow): Promise<ReservesView> => ({
    day,
    root,
    total,
    leaves,
    treasury: chain === null ? null : await addressOfKey(app, 'treasury'),
    created_at: at.toISOString(),
  });

  return {
    read: async () => {
      const row = await selectReserves(app.db);
      return row === undefined ? null : toView(row);
    },
    proveFor: async (memberId) => {
      const row = (await selectReserves(app.db)) ?? fail(treasuryErrors, 'no_reserves_yet');
      const own = await selectOwnLeaf(app.db, { day: row.day, memberId });
      if (own === undefined) fail(treasuryErrors, 'not_in_reserves');
      if (kept?.day !== row.day) kept = await readTree(app, row.day);
      const path = pathOf(kept.levels, kept.nonces.indexOf(own.nonce));
      const { day, root, total } = row;
      const steps = path.map(({ side, hash, sum }) => ({ side, hash, sum: String(sum) }));
      return { day, root, total, nonce: own.nonce, amount: own.amount, path: steps };
    },
  };
};
