import { BIO_MAX } from '@wagram/contract/members';
import { newId, type Db, type MemberId } from '#kernel';
import { insertMember, selectMemberByHandle, selectMemberById, setState, updateProfile } from '#members';
import { keepFaces } from '../pictures/pictures.ts';
import { fromHtml } from '../documents/from-html.ts';
import type { FederationApp } from '../state.ts';
import { readActor, type ActorDocument } from './actor-document.ts';
import { selectActor, selectActorAt, selectActorOf, upsertActor, type ActorRow } from './actors.gen.ts';
import { askFor, PeerError } from './ask.ts';
import { insertHost } from './hosts.gen.ts';
import { mayBeHeard } from './hosts.ts';

export type { ActorRow } from './actors.gen.ts';

/** What is older is asked for again when they next do something. */
const FRESH_MS = 24 * 3600_000;
/** What was there has gone for good. */
export const GONE = 410;
const NOT_FOUND = 404;

/** Whole signs: half of a pair is none. */
const cut = (text: string, max: number): string | null => {
  const short = text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
  return short === '' ? null : short;
};

/** Who has the name already that somebody new goes by. */
const namesakeOf = async (db: Db, { uri, username }: ActorDocument): Promise<ActorRow | null> => {
  const member = await selectMemberByHandle(db, username);
  const actor = member === null ? undefined : await selectActorOf(db, { memberId: member.id });
  return actor === undefined || actor.uri === uri ? null : actor;
};

/**
 * Their name may have belonged to somebody who has gone from there, and that one is meant no longer. But a server may give one
 * name to a person and to a group: who is still there keeps it. Answers who made room, if anybody had to.
 */
const makeRoomFor = async (app: FederationApp, actor: ActorDocument): Promise<string | null> => {
  const namesake = await namesakeOf(app.db, actor);
  if (namesake === null) return null;
  if (!(await hasGone(app, namesake.uri, actor.uri))) throw new PeerError(`${actor.username} is somebody else`);
  return namesake.uri;
};

const hasGone = async (app: FederationApp, uri: string, successor: string): Promise<boolean> => {
  try {
    return (await askFor(app, uri))['id'] === successor;
  } catch (error) {
    return error instanceof PeerError && (error.status === GONE || error.status === NOT_FOUND);
  }
};

/** Writes down who they are, or what has changed about them. */
const keepActor = async (tx: Db, actor: ActorDocument, knownAs: MemberId | null, now: Date): Promise<void> => {
  const bio = cut(fromHtml(actor.summary).text, BIO_MAX);
  const { displayName } = actor;
  const memberId = knownAs ?? (await memberFor(tx, actor, now));
  const [avatarUrl = null, bannerUrl = null] = await keepFaces(tx, memberId, [actor.avatar, actor.banner]);
  await updateProfile(tx, memberId, { displayName, bio, avatarUrl, bannerUrl }, now);
  await upsertActor(tx, { ...actor, memberId, now });
};

const memberFor = async (tx: Db, { username, displayName, host }: ActorDocument, now: Date): Promise<MemberId> => {
  const draft = { id: newId<MemberId>(), username, displayName, host, createdAt: now, updatedAt: now };
  const made = (await insertMember(tx, draft)) ?? (await selectMemberByHandle(tx, username));
  await insertHost(tx, { name: host, now });
  if (made === null) throw new PeerError(`${username} could not be kept`);
  return made.id;
};

/**
 * Their own server says that they have gone: nobody sees them any more, and the next rounds of erasing leave nothing of them.
 * Whoever is suspended stays so until then.
 */
export const letGo = async (
  { db, clock }: FederationApp,
  { member_id: memberId, state: before }: ActorRow,
  afterMs = 0,
): Promise<void> => {
  const now = clock.now();
  const state = before === 'suspended' ? before : 'deactivated';
  await setState(db, { memberId, state, eraseAfter: new Date(now.getTime() + afterMs), now });
};

/** They did not say it themselves, and servers err: there is time to take it back. */
const missed = async (app: FederationApp, uri: string): Promise<void> => {
  const known = await selectActor(app.db, { uri });
  if (known?.state === 'active') await letGo(app, known, FRESH_MS);
};

const welcomeBack = async (tx: Db, { member_id: memberId, state }: ActorRow, now: Date): Promise<void> => {
  const eraseAfter = (await selectMemberById(tx, memberId))?.eraseAfter ?? null;
  if (state === 'deactivated' && eraseAfter !== null && eraseAfter > now)
    await setState(tx, { memberId, state: 'active', eraseAfter: null, now });
};

/** Asks their own server who they are. */
export const learnActor = async (app: FederationApp, uri: string): Promise<ActorRow> => {
  if (app.failures.has(uri)) throw new PeerError('it could not be found a moment ago');
  try {
    const actor = readActor(await askFor(app, uri));
    if (app.addresses.read(actor.uri) !== null || actor.host === app.addresses.host) throw new PeerError('that is us');
    if (!(await mayBeHeard(app, actor.host))) throw new PeerError('its server is blocked');
    const isKnown = (await selectActor(app.db, { uri: actor.uri })) !== undefined;
    const gone = isKnown ? null : await makeRoomFor(app, actor);
    await app.transact(async (tx) => {
      const known = await selectActor(tx, { uri: actor.uri });
      // Two who are new may come with one name at once.
      const namesake = known === undefined ? await namesakeOf(tx, actor) : null;
      if (namesake !== null && namesake.uri !== gone) throw new PeerError(`${actor.username} is somebody else`);
      await keepActor(tx, actor, known?.member_id ?? null, app.clock.now());
      if (known !== undefined) await welcomeBack(tx, known, app.clock.now());
    });
    const row = await selectActor(app.db, { uri: actor.uri });
    if (row === undefined) throw new PeerError('it could not be kept');
    return row;
  } catch (error) {
    app.failures.add(uri, error);
    if (error instanceof PeerError && error.status === GONE) await missed(app, uri);
    throw error;
  }
};

/** As we know them; somebody new, or not heard of for a day, is asked for. */
export const findActor = async (app: FederationApp, uri: string): Promise<ActorRow> => {
  const known = await selectActor(app.db, { uri });
  if (known === undefined) return learnActor(app, uri);
  const isFresh = app.clock.now().getTime() - known.fetched_at.getTime() < FRESH_MS;
  // Their server may be away: then what we know has to do.
  return isFresh ? known : learnActor(app, uri).catch(() => known);
};

/** What was sent to them was answered so: their own server is asked whether they have gone. */
export const askWhetherGone = async (app: FederationApp, host: string, inbox: string): Promise<void> => {
  const actor = await selectActorAt(app.db, { host, inbox });
  if (actor !== undefined) await learnActor(app, actor.uri).catch(() => undefined);
};
