// MON-10: a launch from its terms to the token. The creator looks at the transaction and signs it, the launch key signs last,
// and its order brings it to the network exactly once.
import { base58 } from '@scure/base';
import { readMessage } from '@wagram/contract/chain';
import { asId, type CallInput } from '@wagram/contract/kernel';
import {
  glance,
  isLookalike,
  LAUNCH_DECIMALS,
  LAUNCHES_OPEN,
  POOL_PERCENT,
  splitForPool,
  launchErrors,
  type launchCalls,
  type LaunchView,
} from '@wagram/contract/launchpad';
import * as z from 'zod/mini';
import {
  addressOfKey,
  askFor,
  composeMessage,
  isSignedBy,
  latestBlockhash,
  signLast,
  type Agreed,
  type KeyName,
  type OwnChain,
} from '#chain';
import { fail, newId, type App, type ChainOrderId, type Db, type LaunchId, type MemberId } from '#kernel';
import { findUsableMedia, markMediaUsed, type UsableMedia } from '#media';
import { lockMembers } from '#members';
import { lockSeed, mintSeed, seededAddress, vaultSeed } from './addresses.ts';
import { closeLater } from './close.ts';
import { makeToken } from './instructions.ts';
import {
  countOpen,
  deleteDrafts,
  insertLaunch,
  keepMessage,
  selectAlike,
  selectForWork,
  selectLaunch,
  setMade,
  setMaking,
  setState,
  type LaunchWork,
} from './launches.gen.ts';
import { tellOf } from './tell.ts';
import { toLaunchView } from './view.ts';

export const KEY: KeyName = 'launch';
const MAKE = 'launch.make';
const HOUR_MS = 3_600_000;

type Draft = CallInput<typeof launchCalls.createLaunch>;

const assertOwnName = ({ config: { brand } }: App, { name, symbol }: Pick<Draft, 'name' | 'symbol'>): void => {
  const own = [brand.name, brand.slug, brand.tokens.credit, brand.tokens.chain, ...brand.platinum];
  if (isLookalike(symbol, own) || isLookalike(name, own)) fail(launchErrors, 'launch_symbol');
};

const takePicture = async (app: App, memberId: MemberId, url: string | null | undefined, now: Date) => {
  if (url === null || url === undefined || url === '') return null;
  const media: UsableMedia | null = await findUsableMedia(app, memberId, url, null);
  if (media?.stored.kind !== 'image') return fail(launchErrors, 'launch_picture');
  await markMediaUsed(app.db, media.id, now);
  return { url: media.url, id: media.id };
};

const readOne = async (db: Db, viewer: MemberId, id: LaunchId): Promise<LaunchView> => {
  const row = (await selectLaunch(db, { id, viewer })) ?? fail(launchErrors, 'launch_not_found');
  return toLaunchView(row);
};

export const createLaunch = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  draft: Draft,
  now: Date,
): Promise<LaunchView> => {
  await chain.products.assertOn('launchpad');
  assertOwnName(app, draft);
  const [goal, cap] = [BigInt(draft.goal), BigInt(draft.cap)];
  if (cap > goal) fail(launchErrors, 'launch_cap');
  const picture = await takePicture(app, memberId, draft.image_url, now);
  const [launchKey, genesis] = [await addressOfKey(app, KEY), await chain.genesis()];
  const id = newId<LaunchId>(now);
  const supply = BigInt(draft.supply) * 10n ** BigInt(LAUNCH_DECIMALS);
  const share = (supply * BigInt(Number(draft.share))) / 100n;
  // Without a desk nobody could trade with it.
  const percent = (await chain.products.states()).swap === 'off' ? 0 : POOL_PERCENT;
  const row = {
    id,
    creatorId: memberId,
    creatorAddress: draft.address,
    genesis,
    name: draft.name,
    symbol: draft.symbol,
    nameLook: glance(draft.name),
    symbolLook: glance(draft.symbol),
    imageUrl: picture?.url ?? null,
    mediaId: picture?.id ?? null,
    mint: await seededAddress(launchKey, mintSeed(id)),
    lock: await seededAddress(launchKey, lockSeed(id)),
    supply,
    share,
    poolPercent: percent,
    poolTokens: splitForPool(supply - share, percent).pooled,
    vault: percent === 0 ? null : await seededAddress(launchKey, vaultSeed(id)),
    goal,
    cap,
    vestingDays: draft.vesting_days,
    openHours: draft.open_hours,
    now,
    closesAt: new Date(now.getTime() + draft.open_hours * HOUR_MS),
    endId: newId(now),
  };
  await app.transact(async (tx) => {
    await lockMembers(tx, memberId, memberId);
    const { open } = await countOpen(tx, { creatorId: memberId });
    if (open >= LAUNCHES_OPEN) fail(launchErrors, 'launch_too_many');
    if ((await selectAlike(tx, row)) !== undefined) fail(launchErrors, 'launch_symbol');
    await deleteDrafts(tx, { creatorId: memberId });
    await insertLaunch(tx, row);
  });
  return readOne(app.db, memberId, id);
};

/** Of this member and on this network, or there is none. */
export const getOwn = async (app: App, chain: OwnChain, memberId: MemberId, id: LaunchId): Promise<LaunchWork> => {
  const row = await selectForWork(app.db, { id });
  if (row === undefined || row.creator_id !== memberId || row.genesis !== (await chain.genesis()))
    return fail(launchErrors, 'launch_not_found');
  return row;
};

export const inBase64 = (message: Uint8Array): { message: string } => ({
  message: Buffer.from(message).toString('base64'),
});

export const composeLaunch = async (app: App, chain: OwnChain, memberId: MemberId, id: LaunchId) => {
  await chain.products.assertOn('launchpad');
  const row = await getOwn(app, chain, memberId, id);
  const plan = {
    id,
    creator: row.creator_address,
    launchKey: await addressOfKey(app, KEY),
    mint: row.mint,
    lock: row.lock,
    vault: row.vault,
    supply: BigInt(row.supply),
    share: BigInt(row.share),
  };
  const message = composeMessage(row.creator_address, await makeToken(plan), await latestBlockhash(chain));
  const kept = await keepMessage(app.db, { id, creatorId: memberId, message: Buffer.from(message) });
  if (kept === undefined) fail(launchErrors, 'launch_signed');
  return inBase64(message);
};

const valid = z.object({ value: z.boolean() });

/** Whole and signed by both: on what was composed last, or on what before it, while somebody was signing that. */
export const signBoth = async (
  app: App,
  chain: OwnChain,
  kept: readonly (Uint8Array | null)[],
  agreed: Omit<Agreed, 'message'>,
): Promise<Uint8Array> => {
  const messages = kept.filter((one) => one !== null).map((one) => Uint8Array.from(one));
  const signature = base58.decode(agreed.signature);
  const message = messages.find((one) => isSignedBy(agreed.address, one, signature)) ?? messages[0];
  if (message === undefined) return fail(launchErrors, 'launch_stale');
  const bytes = await signLast(app, KEY, { ...agreed, message });
  const { blockhash } = readMessage(message);
  // The launch key has signed, and nobody has seen it: what is too old is forgotten.
  const { value: isFresh } = await askFor(chain, valid, 'isBlockhashValid', [blockhash, { commitment: 'confirmed' }]);
  return isFresh ? bytes : fail(launchErrors, 'launch_stale');
};

export const signLaunch = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  { id, signature }: { id: LaunchId; signature: string },
): Promise<LaunchView> => {
  await chain.products.assertOn('launchpad');
  const row = await getOwn(app, chain, memberId, id);
  // A second try of the same page: it is on its way already.
  if (row.state === 'draft') {
    const agreed = { address: row.creator_address, signature };
    const bytes = await signBoth(app, chain, [row.message, row.earlier], agreed);
    await app.transact(async (tx) => {
      await lockMembers(tx, memberId, memberId);
      const { open } = await countOpen(tx, { creatorId: memberId });
      if (open >= LAUNCHES_OPEN) fail(launchErrors, 'launch_too_many');
      const looks = { nameLook: row.name_look, symbolLook: row.symbol_look };
      if ((await selectAlike(tx, { id, genesis: row.genesis, ...looks })) !== undefined)
        fail(launchErrors, 'launch_symbol');
      if ((await setMaking(tx, { id })) === undefined) return;
      await chain.orders.placeSigned(tx, MAKE, id, row.genesis, bytes);
    });
  }
  return readOne(app.db, memberId, id);
};

const ofOrder = (id: ChainOrderId): LaunchId => asId(id);

export const serveMaking = (app: App, chain: OwnChain): void =>
  chain.orders.serve(MAKE, {
    build: null,
    settle: async (tx, order, isPaid, now) => {
      const id = ofOrder(order);
      if (!isPaid) return void (await setState(tx, { id, state: 'failed', openedAt: null }));
      const made = await setMade(tx, { id, now });
      if (made !== undefined) await closeLater(app, tx, id, made.closes_at);
    },
    tell: (order) => tellOf(app, ofOrder(order)),
  });
