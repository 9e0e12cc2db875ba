import { federationErrors, type MovingView } from '@wagram/contract/federation';
import { follow, unfollow } from '#follows';
import { fail, Failure, FIRST_ID, jobKind, type MemberId } from '#kernel';
import { readActor } from '../peers/actor-document.ts';
import { selectActor, selectActorOf } from '../peers/actors.gen.ts';
import { findActor } from '../peers/actors.ts';
import { askFor } from '../peers/ask.ts';
import { findAccount } from '../peers/look-up.ts';
import type { FederationApp } from '../state.ts';
import { selectFollowersHere, selectMoving, setAliases, setMovedTo } from './moving.gen.ts';

/** Whoever here follows somebody who has moved follows them where they have gone. */
const carrying = jobKind<{ from: MemberId; to: MemberId }>('federation.move');

interface Moving {
  readonly alsoKnownAs: readonly string[];
  readonly movedTo: string | null;
}

export const movingOf = async ({ db }: Pick<FederationApp, 'db'>, memberId: MemberId): Promise<Moving> => {
  const row = await selectMoving(db, { memberId });
  return { alsoKnownAs: row?.also_known_as ?? [], movedTo: row?.moved_to ?? null };
};

/** As people write it; an address that we have forgotten stays one. */
const nameOf = async ({ db }: FederationApp, uri: string): Promise<string> =>
  (await selectActor(db, { uri }))?.username ?? uri;

export const readMoving = async (app: FederationApp, memberId: MemberId, username: string): Promise<MovingView> => {
  const { alsoKnownAs, movedTo } = await movingOf(app, memberId);
  return {
    address: `${username}@${app.addresses.host}`,
    also_known_as: await Promise.all(alsoKnownAs.map((uri) => nameOf(app, uri))),
    moved_to: movedTo === null ? null : await nameOf(app, movedTo),
  };
};

const accountAt = async (app: FederationApp, text: string) => {
  const found = await findAccount(app, text).catch(() => null);
  return found ?? fail(federationErrors, 'not_an_account');
};

/** The first step of coming here: the account there is left to its owner to move. */
export const nameAliases = async (app: FederationApp, memberId: MemberId, names: readonly string[]): Promise<void> => {
  const accounts: string[] = [];
  for (const name of names) accounts.push((await accountAt(app, name)).uri);
  await setAliases(app.db, { memberId, accounts: [...new Set(accounts)] });
};

/** What somebody's own server says now of their other accounts. */
const aliasesOf = async (app: FederationApp, uri: string): Promise<readonly string[]> => {
  const own = app.addresses.read(uri);
  if (own?.kind === 'member') return (await movingOf(app, own.id)).alsoKnownAs;
  return readActor(await askFor(app, uri)).alsoKnownAs;
};

/** FED-02: only to an account that says itself that it is theirs. Null: they have come back. */
export const moveAway = async (app: FederationApp, memberId: MemberId, to: string | null, now: Date): Promise<void> => {
  const { movedTo } = await movingOf(app, memberId);
  if (to === null) return void (await setMovedTo(app.db, { memberId, movedTo: null, now }));
  if (movedTo !== null) fail(federationErrors, 'has_moved');
  const target = await accountAt(app, to);
  const aliases: readonly string[] = await aliasesOf(app, target.uri).catch(() => []);
  const isTheirs = aliases.includes(app.addresses.member(memberId));
  if (!isTheirs) fail(federationErrors, 'not_yours_there');
  await app.transact(async (tx) => {
    await setMovedTo(tx, { memberId, movedTo: target.uri, now });
    await app.jobs.enqueue(tx, carrying, { from: memberId, to: target.memberId }, { key: memberId });
  });
};

/** The very account that was asked for, and nobody whom it leads on to. */
const whoIsAt = async (app: FederationApp, uri: string): Promise<MemberId | null> => {
  const found = await findActor(app, uri);
  return found.uri === uri ? found.member_id : null;
};

/** Somebody whom people here follow has moved, and both of their accounts say so. */
export const hearMove = async (app: FederationApp, from: MemberId, target: string): Promise<void> => {
  const actor = await selectActorOf(app.db, { memberId: from });
  if (actor === undefined || !(await aliasesOf(app, target)).includes(actor.uri)) return;
  const own = app.addresses.read(target);
  const to = own?.kind === 'member' ? own.id : await whoIsAt(app, target);
  if (to === null) return;
  await app.transact((tx) => app.jobs.enqueue(tx, carrying, { from, to }, { key: from }));
};

const carryOne = async (app: FederationApp, follower: MemberId, from: MemberId, to: MemberId): Promise<void> => {
  try {
    if (follower !== to) await follow(app, follower, to, app.clock.now());
  } catch (error) {
    // A block between them: then they are not followed there.
    if (!(error instanceof Failure)) throw error;
  }
  await unfollow(app, follower, from);
};

export const startCarrying = (app: FederationApp): void =>
  app.jobs.handle(carrying, {}, async ({ payload: { from, to } }) => {
    for (let after = FIRST_ID as MemberId; ;) {
      const rows = await selectFollowersHere(app.db, { memberId: from, after });
      for (const { follower_id: follower } of rows) await carryOne(app, follower, from, to);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.follower_id;
    }
  });
