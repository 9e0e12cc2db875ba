import { federationErrors, type HostState, type HostView } from '@wagram/contract/federation';
import { unfollow } from '#follows';
import { fail, jobKind, toJson, type MemberId } from '#kernel';
import { setReinstated, setSuspended } from '#members';
import { findHost } from '../peers/hosts.ts';
import type { FederationApp } from '../state.ts';
import {
  countHosts,
  importHosts,
  selectFollowsWith,
  selectHosts,
  selectHostView,
  selectToOpen,
  selectToShut,
  selectUnder,
  setShut,
  upsertHost,
  type HostRow,
} from './desk.gen.ts';
import { readHostList, toHostName } from './read-list.ts';

const PAGE = 50;

/** What follows from a decision: its people go out of sight, or come back. */
const carryingOut = jobKind<{ host: string }>('federation.host');

const toView = (row: HostRow): HostView => ({
  name: row.name,
  state: row.state,
  reason: row.reason,
  people: row.people,
  follows: row.follows,
  failing_since: row.failing_since?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
});

export const listHosts = async (
  { db }: FederationApp,
  { q, state, after }: { q: string; state: HostState | 'all' | 'failing'; after: string },
): Promise<{ hosts: HostView[]; next: string | null; total: number }> => {
  const isFailing = state === 'failing';
  const asked = { q: q.trim().toLowerCase(), state: state === 'all' || isFailing ? null : state, isFailing };
  const rows = await selectHosts(db, { ...asked, after, limit: PAGE + 1 });
  const { total } = await countHosts(db, asked);
  const page = rows.slice(0, PAGE);
  return { hosts: page.map(toView), next: rows.length > PAGE ? (page.at(-1)?.name ?? null) : null, total };
};

/** FED-05: one decision about one server. */
export const decideHost = async (
  app: FederationApp,
  { name, state, reason }: { name: string; state: HostState; reason: string },
  now: Date,
): Promise<HostView> => {
  const host = toHostName(name) ?? fail(federationErrors, 'host_unreadable');
  if (host === app.addresses.host) fail(federationErrors, 'own_host');
  await app.transact(async (tx) => {
    await upsertHost(tx, { name: host, state, reason: reason.trim() || null, now });
    await app.jobs.enqueue(tx, carryingOut, { host }, { key: host });
  });
  const row = await selectHostView(app.db, { name: host });
  return row === undefined ? fail(federationErrors, 'host_unreadable') : toView(row);
};

export const importHostList = async (
  app: FederationApp,
  text: string,
  now: Date,
): Promise<{ limited: number; blocked: number }> => {
  const listed = readHostList(text).filter(({ name }) => name !== app.addresses.host);
  if (listed.length === 0) fail(federationErrors, 'list_unreadable');
  const changed = await app.transact(async (tx) => {
    const rows = await importHosts(tx, { hosts: toJson(listed), now });
    for (const { name: host } of rows) await app.jobs.enqueue(tx, carryingOut, { host }, { key: host });
    return rows;
  });
  const count = (state: HostState): number => changed.filter((row) => row.state === state).length;
  return { limited: count('limited'), blocked: count('blocked') };
};

const idsOf = (rows: readonly { id: MemberId }[]): MemberId[] => rows.map(({ id }) => id);

const shutOut = async (app: FederationApp, host: string, reason: string): Promise<void> => {
  for (let ids: MemberId[] = []; ;) {
    ids = idsOf(await selectToShut(app.db, { host }));
    if (ids.length === 0) break;
    await app.transact(async (tx) => {
      for (const memberId of ids) await setSuspended(tx, { memberId, reason, now: app.clock.now() });
      await setShut(tx, { ids, shut: true });
    });
  }
  for (let pairs = await selectFollowsWith(app.db, { host }); pairs.length > 0;) {
    for (const { follower_id: followerId, following_id: followingId } of pairs)
      await unfollow(app, followerId, followingId);
    pairs = await selectFollowsWith(app.db, { host });
  }
};

const letIn = async (app: FederationApp, host: string): Promise<void> => {
  for (let ids: MemberId[] = []; ;) {
    ids = idsOf(await selectToOpen(app.db, { host }));
    if (ids.length === 0) return;
    await app.transact(async (tx) => {
      for (const memberId of ids) await setReinstated(tx, { memberId, now: app.clock.now() });
      await setShut(tx, { ids, shut: false });
    });
  }
};

export const startCarryingOut = (app: FederationApp): void =>
  app.jobs.handle(carryingOut, {}, async ({ payload: { host } }) => {
    const reason = (await selectHostView(app.db, { name: host }))?.reason ?? host;
    for (const { name } of await selectUnder(app.db, { host })) {
      if ((await findHost(app, name)).blocked) await shutOut(app, name, reason);
      else await letIn(app, name);
    }
  });
