import { launchCalls } from '@wagram/contract/launchpad';
import { chainErrors } from '@wagram/contract/chain';
import { failOfNetwork, type Chain, type OwnChain } from '#chain';
import { fail, route, type App } from '#kernel';
import { serveClosing } from './close.ts';
import { composeLaunch, createLaunch, serveMaking, signLaunch } from './create.ts';
import { serveEnds } from './end.ts';
import { serveFills } from './fill.ts';
import { listLaunches } from './list.ts';
import { launchNames } from './names.ts';
import { serveLooks } from './look.ts';
import { pledge } from './pledge.ts';
import { composeRelease, serveReleases, signRelease } from './release.ts';
import { seedLaunch, type SeedLaunch } from './seed.ts';
import { readToken } from './token.ts';

/** What the app hands to those who need it. */
export interface Launchpad {
  /** A launch of the demo community's past; answers the address of its token. */
  seed(launch: SeedLaunch): Promise<string>;
}

export const launchRoutes = (app: App, chain: Chain): Launchpad => {
  const there = (): OwnChain => chain ?? fail(chainErrors, 'chain_off');
  if (chain !== null) {
    serveMaking(app, chain);
    serveClosing(app, chain);
    serveFills(app, chain);
    serveEnds(app, chain);
    serveReleases(app, chain);
    chain.book.add(launchNames(app, chain));
    serveLooks(app, chain);
  }

  route(app, launchCalls.createLaunch, async ({ viewer, input, now }) => ({
    launch: await createLaunch(app, there(), viewer.memberId, input, now).catch(failOfNetwork),
  }));
  route(app, launchCalls.composeLaunch, ({ viewer, input }) =>
    composeLaunch(app, there(), viewer.memberId, input.launch_id).catch(failOfNetwork),
  );
  route(app, launchCalls.signLaunch, async ({ viewer, input: { launch_id: id, signature } }) => ({
    launch: await signLaunch(app, there(), viewer.memberId, { id, signature }).catch(failOfNetwork),
  }));
  route(app, launchCalls.listLaunches, async ({ viewer, input: { filter, ...page } }) => {
    const genesis = (await chain?.genesis().catch(() => null)) ?? null;
    if (genesis === null) return { launches: [], next_cursor: null };
    return listLaunches(app, genesis, viewer?.memberId ?? null, filter, page);
  });
  route(app, launchCalls.readToken, async ({ viewer, input, now }) => ({
    token: await readToken(app, there(), viewer?.memberId ?? null, input.address, now).catch(failOfNetwork),
  }));
  route(app, launchCalls.pledge, ({ viewer, input: { launch_id: id, address }, now }) =>
    pledge(app, there(), viewer.memberId, { id, address }, now).catch(failOfNetwork),
  );
  route(app, launchCalls.composeRelease, ({ viewer, input, now }) =>
    composeRelease(app, there(), viewer.memberId, input.launch_id, now).catch(failOfNetwork),
  );
  route(app, launchCalls.signRelease, async ({ viewer, input: { launch_id: launchId, signature }, now }) => ({
    vesting: await signRelease(app, there(), viewer.memberId, { launchId, signature }, now).catch(failOfNetwork),
  }));

  return { seed: (launch) => seedLaunch(app, launch) };
};
