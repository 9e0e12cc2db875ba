// MON-10: what a member has pledged. They sign it themselves and take it back themselves; here it is only looked at.
import { launchErrors, PLEDGES_MAX, type LaunchView, type OwnPartView } from '@wagram/contract/launchpad';
import { addressOfKey, type OwnChain } from '#chain';
import { fail, newId, type App, type LaunchId, type LaunchPledgeId, type MemberId } from '#kernel';
import { placeOf, pledgeSeed, seededAddress } from './addresses.ts';
import { selectLaunch } from './launches.gen.ts';
import { selectPledge, upsertPledge } from './pledges.gen.ts';
import { countPledges } from './read-chain.ts';
import { toLaunchView, toPledgeView } from './view.ts';

export const readOwnPart = async (app: App, memberId: MemberId, id: LaunchId): Promise<OwnPartView> => {
  const row = await selectPledge(app.db, { launchId: id, memberId });
  return {
    seed: pledgeSeed(id, memberId),
    launch_key: await addressOfKey(app, 'launch'),
    pledge: row === undefined ? null : toPledgeView(row),
  };
};

/** Why nothing was kept. */
const refuse = async (app: App, memberId: MemberId, id: LaunchId, now: Date): Promise<never> => {
  const row = (await selectLaunch(app.db, { id, viewer: memberId })) ?? fail(launchErrors, 'launch_not_found');
  if (row.state !== 'open' || row.closes_at.getTime() <= now.getTime()) fail(launchErrors, 'launch_over');
  const pledge = await selectPledge(app.db, { launchId: id, memberId });
  return fail(launchErrors, pledge === undefined ? 'launch_full' : 'pledge_address');
};

/** Said before it is signed, so that nothing is overlooked, and again when it has landed or was taken back. */
export const pledge = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  { id, address }: { id: LaunchId; address: string },
  now: Date,
): Promise<{ launch: LaunchView; own: OwnPartView }> => {
  await chain.products.assertOn('launchpad');
  const launch = (await selectLaunch(app.db, { id, viewer: memberId })) ?? fail(launchErrors, 'launch_not_found');
  if (launch.genesis !== (await chain.genesis())) fail(launchErrors, 'launch_not_found');
  // A sale that looks wanted because its creator buys in it is none.
  if (launch.creator_id === memberId || launch.creator_address === address) fail(launchErrors, 'launch_own');
  if (launch.hidden_at !== null) fail(launchErrors, 'launch_over');
  const place = {
    address,
    account: await seededAddress(address, pledgeSeed(id, memberId)),
    token_account: await placeOf(address, launch.mint),
  };
  const terms = { launchKey: await addressOfKey(app, 'launch'), mint: launch.mint, cap: BigInt(launch.cap) };
  const [amount = 0n] = await countPledges(chain, terms, [place]);
  const kept = await upsertPledge(app.db, {
    id: newId<LaunchPledgeId>(now),
    launchId: id,
    memberId,
    address,
    account: place.account,
    tokenAccount: place.token_account,
    amount,
    now,
    most: PLEDGES_MAX,
  });
  if (kept === undefined) await refuse(app, memberId, id, now);
  const after = (await selectLaunch(app.db, { id, viewer: memberId })) ?? launch;
  return { launch: toLaunchView(after), own: await readOwnPart(app, memberId, id) };
};
