// MON-10: the creator's share is released bit by bit after the opening. Both have to sign, and the launch key signs for no more
// than what is free by then.
import { asId } from '@wagram/contract/kernel';
import { launchErrors, vestedBy, type VestingView } from '@wagram/contract/launchpad';
import { addressOfKey, composeMessage, latestBlockhash, type OwnChain } from '#chain';
import {
  fail,
  newId,
  type App,
  type ChainOrderId,
  type Db,
  type LaunchId,
  type LaunchReleaseId,
  type MemberId,
} from '#kernel';
import { getOwn, inBase64, signBoth } from './create.ts';
import { releaseShare } from './instructions.ts';
import { lockLaunch, type LaunchWork } from './launches.gen.ts';
import {
  deleteDraft,
  insertRelease,
  keepReleaseMessage,
  selectDraft,
  selectReleaseLaunch,
  selectVesting,
  settleRelease,
  setWaiting,
} from './releases.gen.ts';
import { tellOf } from './tell.ts';

const RELEASE = 'launch.release';
/** For so long what was composed keeps its sum: it would grow under the eyes of whoever reads it. */
const STEADY_MS = 10 * 60_000;

type Vesting = Pick<LaunchWork, 'id' | 'share' | 'opened_at' | 'vesting_days' | 'state'>;

export const readVesting = async (db: Db, row: Vesting, now: Date): Promise<VestingView> => {
  const { released, waiting } = await selectVesting(db, { launchId: row.id });
  const { opened_at: openedAt, state } = row;
  const isRunning = openedAt !== null && state === 'opened';
  const vested = isRunning ? vestedBy(BigInt(row.share), openedAt, row.vesting_days, now) : 0n;
  return { vested: String(vested), released, waiting };
};

const freeNow = async (db: Db, row: Vesting, now: Date): Promise<bigint> => {
  const { vested, released, waiting } = await readVesting(db, row, now);
  if (waiting !== '0') fail(launchErrors, 'release_waiting');
  return BigInt(vested) - BigInt(released);
};

const compose = async (app: App, chain: OwnChain, row: LaunchWork, id: LaunchReleaseId, amount: bigint) => {
  const instructions = await releaseShare({
    creator: row.creator_address,
    launchKey: await addressOfKey(app, 'launch'),
    mint: row.mint,
    lock: row.lock,
    amount,
    note: `release ${id}`,
  });
  return Buffer.from(composeMessage(row.creator_address, instructions, await latestBlockhash(chain)));
};

export const composeRelease = async (app: App, chain: OwnChain, memberId: MemberId, launchId: LaunchId, now: Date) => {
  await chain.products.assertOn('launchpad');
  const row = await getOwn(app, chain, memberId, launchId);
  const free = await freeNow(app.db, row, now);
  if (free <= 0n) fail(launchErrors, 'release_nothing');
  const draft = await selectDraft(app.db, { launchId });
  if (draft !== undefined && now.getTime() - draft.created_at.getTime() < STEADY_MS) {
    const message = await compose(app, chain, row, draft.id, BigInt(draft.amount));
    await keepReleaseMessage(app.db, { id: draft.id, message });
    return inBase64(message);
  }
  const id = newId<LaunchReleaseId>(now);
  const message = await compose(app, chain, row, id, free);
  await app.transact(async (tx) => {
    await lockLaunch(tx, { id: launchId });
    await deleteDraft(tx, { launchId });
    await freeNow(tx, row, now);
    await insertRelease(tx, { id, launchId, amount: free, message, earlier: null, now });
  });
  return inBase64(message);
};

export const signRelease = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  { launchId, signature }: { launchId: LaunchId; signature: string },
  now: Date,
): Promise<VestingView> => {
  await chain.products.assertOn('launchpad');
  const row = await getOwn(app, chain, memberId, launchId);
  const draft = await selectDraft(app.db, { launchId });
  if (draft === undefined) return readVesting(app.db, row, now);
  const agreed = { address: row.creator_address, signature };
  const bytes = await signBoth(app, chain, [draft.message, draft.earlier], agreed);
  await app.transact(async (tx) => {
    await lockLaunch(tx, { id: launchId });
    if ((await setWaiting(tx, { id: draft.id })) === undefined) return;
    await chain.orders.placeSigned(tx, RELEASE, draft.id, row.genesis, bytes);
  });
  return readVesting(app.db, row, now);
};

const ofOrder = (id: ChainOrderId): LaunchReleaseId => asId(id);

export const serveReleases = (app: App, chain: OwnChain): void =>
  chain.orders.serve(RELEASE, {
    build: null,
    settle: async (tx, order, isPaid, now) => {
      await settleRelease(tx, { id: ofOrder(order), state: isPaid ? 'paid' : 'returned', now });
    },
    tell: async (order) => {
      const row = await selectReleaseLaunch(app.db, { id: ofOrder(order) });
      if (row !== undefined) await tellOf(app, row.launch_id);
    },
  });
