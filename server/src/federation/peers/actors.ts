import { BIO_MAX } from '@wagram/contract/members';
import { newId, type Db, type MemberId } from '#kernel';
import { insertMember, selectMemberByHandle, setState, updateProfile } from '#members';
import { keepFaces } from '../pictures/pictures.ts';
import { fromHtml } from '../documents/from-html.ts';
import type { FederationApp } from '../state.ts';
import { readActor, type ActorDocument } from './actor-document.ts';
import { selectActor, selectActorAt, upsertActor, type ActorRow } from './actors.gen.ts';
import { askFor, PeerError } from './ask.ts';
import { insertHost } from './hosts.gen.ts';
import { mayBeHeard } from './hosts.ts';

export type { ActorRow } from './actors.gen.ts';

/** What is older is asked for again when they next do something. */
const FRESH_MS = 24 * 3600_000;
/** What was there has gone for good. */
export const GONE = 410;

/** Whole signs: half of a pair is none. */
const cut = (text: string, max: number): string | null => {
  const short = text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
  return short === '' ? null : short;
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

/** Their name may have belonged to somebody who has gone from there: then that one is meant no longer. */
const memberFor = async (tx: Db, { username, displayName, host }: ActorDocument, now: Date): Promise<MemberId> => {
  const draft = { id: newId<MemberId>(), username, displayName, host, createdAt: now, updatedAt: now };
  const made = (await insertMember(tx, draft)) ?? (await selectMemberByHandle(tx, username));
  await insertHost(tx, { name: host, now });
  if (made === null) throw new PeerError(`${username} could not be kept`);
  return made.id;
};

/** Their own server says that they have gone: nobody sees them any more, and the next rounds of erasing leave nothing of them. */
export const letGo = async ({ db, clock }: FederationApp, { member_id: memberId, state }: ActorRow): Promise<void> => {
  const now = clock.now();
  if (state === 'active') await setState(db, { memberId, state: 'deactivated', eraseAfter: now, now });
};

const letGoOf = async (app: FederationApp, uri: string): Promise<void> => {
  const known = await selectActor(app.db, { uri });
  if (known !== undefined) await letGo(app, known);
};

/** Asks their own server who they are. */
export const learnActor = async (app: FederationApp, uri: string): Promise<ActorRow> => {
  if (app.failures.has(uri)) throw new PeerError('it could not be found a moment ago');
  try {
    const actor = readActor(await askFor(app, uri));
    if (app.addresses.read(actor.uri) !== null || actor.host === app.addresses.host) throw new PeerError('that is us');
    if (!(await mayBeHeard(app, actor.host))) throw new PeerError('its server is blocked');
    await app.transact(async (tx) => {
      const known = await selectActor(tx, { uri: actor.uri });
      await keepActor(tx, actor, known?.member_id ?? null, app.clock.now());
    });
    const row = await selectActor(app.db, { uri: actor.uri });
    if (row === undefined) throw new PeerError('it could not be kept');
    return row;
  } catch (error) {
    app.failures.add(uri, error);
    if (error instanceof PeerError && error.status === GONE) await letGoOf(app, uri);
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
