// MON-10: what a member has pledged. They sign it themselves and take it back themselves; here it is only looked at.
import { launchErrors, PLEDGES_MAX, type LaunchView, type OwnPartView } from '@wagram/contract/launchpad';
import { addressOfKey, type OwnChain } from '#chain';
import { fail, newId, type App, type LaunchId, type LaunchPledgeId, type MemberId } from '#kernel';
import { placeOf, pledgeSeed, seededAddress } from './addresses.ts';
import { selectLaunch } from './launches.gen.ts';
import { selectPledge, upsertPledge } from './pledges.gen.ts';
import { lookAtPledges, heldOf } from './look.ts';
import { lookAtPlaces } from './read-chain.ts';
import { toLaunchView, toPledgeView } from './view.ts';

export const readOwnPart = async (app: App, memberId: MemberId, id: LaunchId): Promise<OwnPartView> => {
  const row = await selectPledge(app.db, { launchId: id, memberId });
  return {
    seed: pledgeSeed(id, memberId),
    launch_key: await addressOfKey(app, 'launch'),
    pledge: row === undefined ? null : toPledgeView(row),
  };
};

/** The same, after a look at the network: it may have been taken back elsewhere. */
export const readSeenPart = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  id: LaunchId,
): Promise<OwnPartView> => {
  const row = await selectPledge(app.db, { launchId: id, memberId });
  const isThere = row !== undefined && (row.state === 'pledged' || row.held !== null || row.is_spare);
  if (isThere && row.state !== 'filling') await lookAtPledges(app, chain, [row]);
  return readOwnPart(app, memberId, id);
};

/** Why nothing was kept. */
const refuse = async (app: App, memberId: MemberId, id: LaunchId, now: Date): Promise<never> => {
  const row = (await selectLaunch(app.db, { id, viewer: memberId })) ?? fail(launchErrors, 'launch_not_found');
  if (row.state !== 'open' || row.closes_at.getTime() <= now.getTime()) fail(launchErrors, 'launch_over');
  const pledge = await selectPledge(app.db, { launchId: id, memberId });
  return fail(launchErrors, pledge === undefined ? 'launch_full' : 'pledge_address');
};

/** True: nothing more can be pledged, and what became of theirs was looked up. */
const isOverFor = async (app: App, chain: OwnChain, memberId: MemberId, id: LaunchId): Promise<boolean> => {
  const own = await selectPledge(app.db, { launchId: id, memberId });
  if (own === undefined || own.state === 'pledged') return false;
  if (own.state !== 'filling') await lookAtPledges(app, chain, [own]);
  return true;
};

/** Said before it is signed, so that nothing is overlooked, and again when it has landed or was taken back. */
export const pledge = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  { id, address }: { id: LaunchId; address: string },
  now: Date,
): Promise<{ launch: LaunchView; own: OwnPartView }> => {
  const launch = (await selectLaunch(app.db, { id, viewer: memberId })) ?? fail(launchErrors, 'launch_not_found');
  if (launch.genesis !== (await chain.genesis())) fail(launchErrors, 'launch_not_found');
  const answer = async () => ({
    launch: toLaunchView((await selectLaunch(app.db, { id, viewer: memberId })) ?? launch),
    own: await readOwnPart(app, memberId, id),
  });
  // Also where the launchpad is paused: taking back needs nobody's leave.
  if (await isOverFor(app, chain, memberId, id)) return answer();
  await chain.products.assertOn('launchpad');
  // A sale that looks wanted because its creator buys in it is none.
  if (launch.creator_id === memberId || launch.creator_address === address) fail(launchErrors, 'launch_own');
  if (launch.hidden_at !== null) fail(launchErrors, 'launch_over');
  const place = {
    address,
    account: await seededAddress(address, pledgeSeed(id, memberId)),
    token_account: await placeOf(address, launch.mint),
  };
  const terms = { launchKey: await addressOfKey(app, 'launch'), mint: launch.mint, cap: BigInt(launch.cap) };
  const [seen] = await lookAtPlaces(chain, [{ ...place, terms }]);
  const held = seen?.held == null ? null : heldOf(seen);
  const kept = await upsertPledge(app.db, {
    id: newId<LaunchPledgeId>(now),
    launchId: id,
    memberId,
    address,
    account: place.account,
    tokenAccount: place.token_account,
    amount: seen?.counts ?? 0n,
    held,
    now,
    most: PLEDGES_MAX,
  });
  if (kept === undefined) await refuse(app, memberId, id, now);
  return answer();
};
