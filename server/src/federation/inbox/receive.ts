import { createPublicKey, type KeyObject } from 'node:crypto';
import { isHostAllowed } from './limits.ts';
import { jobKind, type MemberId } from '#kernel';
import { selectActor } from '../peers/actors.gen.ts';
import { findActor, learnActor, type ActorRow } from '../peers/actors.ts';
import { mayBeHeard } from '../peers/hosts.ts';
import { readClaim, type Claim } from '../signatures/signatures.ts';
import type { FederationApp } from '../state.ts';
import { idOf, readActivity, type Activity } from './activity.ts';
import { isUnderstood } from './hear.ts';
import { insertHeard } from './heard.gen.ts';

interface Hearing {
  readonly memberId: MemberId;
  readonly activity: Activity;
}

/** What was taken in is acted upon afterwards, in the order in which each of them said it. */
export const hearing = jobKind<Hearing>('federation.hear');

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const HOUR_MS = 3600_000;
const hostOf = (uri: string): string | null => (URL.canParse(uri) ? new URL(uri).host.toLowerCase() : null);

/** A request may name a whole address, of whatever host: what was signed for that one is not for us. */
const addressAsked = ({ addresses }: FederationApp, path: string): URL | null =>
  /^\/(?!\/)/.test(path) ? new URL(path, addresses.origin) : null;

/** Long ones would be slow to check, and short ones are no protection. */
const toKey = (pem: string): KeyObject | null => {
  try {
    const key = createPublicKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= 1024 && bits <= 8192 ? key : null;
  } catch {
    return null;
  }
};

const isSignedBy = async (claim: Claim, actor: ActorRow): Promise<boolean> => {
  const key = toKey(actor.public_key);
  return actor.key_id === claim.keyId && key !== null && claim.isSignedBy(key);
};

/** Whoever has a new key is asked for it, but not at every forgery. */
const findSigner = async (app: FederationApp, uri: string, claim: Claim): Promise<ActorRow | null> => {
  const known = await findActor(app, uri);
  if (known.uri !== uri) return null;
  const isRecent = app.clock.now().getTime() - known.fetched_at.getTime() < HOUR_MS;
  // Whoever speaks may not have gone after all.
  const isThere = isRecent || known.state !== 'deactivated';
  if (isThere && (await isSignedBy(claim, known))) return known;
  if (isRecent) return null;
  const renewed = await learnActor(app, uri);
  return (await isSignedBy(claim, renewed)) ? renewed : null;
};

/** Whether a server that we speak with asks; who of it, is not looked at. */
export const isSignedByPeer = async (app: FederationApp, asked: Omit<Received, 'body'>): Promise<boolean> => {
  const url = addressAsked(app, asked.url);
  const claim = url === null ? null : readClaim({ ...asked, url, body: null, now: app.clock.now() });
  const owner = claim?.keyId.split('#', 1)[0] ?? '';
  const host = hostOf(owner);
  if (claim === null || host === null || host === app.addresses.host || !(await mayBeHeard(app, host))) return false;
  if (!isHostAllowed(app, host)) return false;
  return (await findSigner(app, owner, claim).catch(() => null)) !== null;
};

/**
 * FED-04: takes in what another server sends, if it was signed by whom it is from, lately, for us, and has not been heard before.
 * Answers the status: 202 says no more than that there is nothing to send again.
 */
export const receive = async (app: FederationApp, received: Received): Promise<number> => {
  const { addresses, clock } = app;
  const url = addressAsked(app, received.url);
  if (url === null) return 400;
  const claim = readClaim({ ...received, url, now: clock.now() });
  const activity = readActivity(received.body);
  if (claim === null) return 401;
  if (activity === null) return 400;
  const actor = idOf(activity.actor) ?? '';
  const host = hostOf(actor);
  // Only an id's own host speaks for it.
  if (host === null || hostOf(claim.keyId) !== host || hostOf(activity.id) !== host) return 401;
  if (host === addresses.host) return 403;
  if (!isHostAllowed(app, host)) return 429;
  const isFarewell = activity.type === 'Delete' && idOf(activity.object) === actor;
  if (!(await mayBeHeard(app, host))) return isFarewell ? hearFarewell(app, actor, claim, activity) : 403;
  let signer: ActorRow | null;
  try {
    signer = await findSigner(app, actor, claim);
  } catch {
    // Servers tell everybody of an account that has gone, whose key nobody can ask for any more.
    return activity.type === 'Delete' ? 202 : 401;
  }
  if (signer === null) return 401;
  if (!isUnderstood(activity.type) || (signer.state !== 'active' && !isFarewell)) return 202;
  return keep(app, signer, activity);
};

/** Of a blocked server this alone: whoever has gone from there is forgotten here as well. Nobody is asked for anything. */
const hearFarewell = async (app: FederationApp, uri: string, claim: Claim, activity: Activity): Promise<number> => {
  const known = await selectActor(app.db, { uri });
  return known !== undefined && (await isSignedBy(claim, known)) ? keep(app, known, activity) : 403;
};

/** What one says is heard in its order, and no server has more than two of the ears. */
export const laneOf = ({ host, member_id: memberId }: Pick<ActorRow, 'host' | 'member_id'>): string =>
  `${host} ${memberId.slice(-1) < '8' ? 1 : 2}`;

const keep = (app: FederationApp, signer: ActorRow, activity: Activity): Promise<number> =>
  app.transact(async (tx) => {
    const isNew = (await insertHeard(tx, { uri: activity.id, now: app.clock.now() })) > 0;
    const memberId = signer.member_id;
    if (isNew) await app.jobs.enqueue(tx, hearing, { memberId, activity }, { lane: laneOf(signer), memberId });
    return 202;
  });
