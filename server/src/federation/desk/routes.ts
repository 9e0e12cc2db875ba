import { federationCalls, federationErrors } from '@wagram/contract/federation';
import { fail, route } from '#kernel';
import { HostCounts } from '../inbox/limits.ts';
import { moveAway, nameAliases, readMoving, startCarrying } from '../moving/moving.ts';
import { tellMove } from '../outbox/listen.ts';
import { lookUp } from '../peers/look-up.ts';
import type { FederationApp } from '../state.ts';
import { decideHost, importHostList, listHosts, startCarryingOut } from './hosts.ts';
import { reportElsewhere } from './report.ts';

/** Each look-up makes us ask another server. */
const LOOKUPS_A_MINUTE = 30;

export const serveMembers = (app: FederationApp): void => {
  const lookUps = new HostCounts(LOOKUPS_A_MINUTE);
  route(app, federationCalls.lookUp, async ({ input: { q }, viewer, now }) => {
    if (!lookUps.isAllowed(viewer.memberId, now)) fail(federationErrors, 'too_many_lookups');
    return { found: await lookUp(app, q) };
  });
  route(app, federationCalls.reportElsewhere, async ({ input, viewer }) => {
    await reportElsewhere(app, viewer.memberId, input);
    return {};
  });
  route(app, federationCalls.readMoving, async ({ viewer }) => ({
    moving: await readMoving(app, viewer.memberId, viewer.handle),
  }));
  route(app, federationCalls.setAliases, async ({ input, viewer }) => {
    await nameAliases(app, viewer.memberId, input.accounts);
    await tellMove(app, viewer.memberId, false);
    return { moving: await readMoving(app, viewer.memberId, viewer.handle) };
  });
  route(app, federationCalls.moveAway, async ({ input: { to }, viewer, now }) => {
    await moveAway(app, viewer.memberId, to, now);
    await tellMove(app, viewer.memberId, to !== null);
    return { moving: await readMoving(app, viewer.memberId, viewer.handle) };
  });
  startCarrying(app);
};

export const serveOperators = (app: FederationApp): void => {
  route(app, federationCalls.listHosts, ({ input }) => listHosts(app, input));
  route(app, federationCalls.decideHost, async ({ input, viewer, now }) => {
    const host = await decideHost(app, input, now);
    app.log.info({ host: host.name, state: host.state, by: viewer.memberId }, 'another server was decided about');
    return { host };
  });
  route(app, federationCalls.importHosts, async ({ input, viewer, now }) => {
    const changed = await importHostList(app, input.list, now);
    app.log.info({ ...changed, by: viewer.memberId }, 'a list of servers was taken in');
    return changed;
  });
  startCarryingOut(app);
};
