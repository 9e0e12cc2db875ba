import { federationErrors, type FoundView } from '@wagram/contract/federation';
import { bareHandle, isElsewhere } from '@wagram/contract/members';
import { fail, fetchUntrusted, type MemberId } from '#kernel';
import { selectMemberByHandle, selectMemberById } from '#members';
import { fetchNote } from '../inbox/take-note.ts';
import { ACTIVITY_TYPE } from '../signatures/signatures.ts';
import { isSpokenOf } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';
import { glance } from '../inbox/glance.ts';
import { findActor, learnActor } from './actors.ts';
import { selectActor } from './actors.gen.ts';
import { askAround, askFor, parse, PeerError, TIMEOUT_MS, userAgentOf } from './ask.ts';
import { readActor } from './actor-document.ts';

const FINGER_TYPE = 'application/jrd+json, application/json';

/** Inside one's own network servers speak as this one does. */
const schemeOf = ({ trusted, addresses }: FederationApp, host: string): string =>
  trusted.includes(host) ? new URL(addresses.origin).protocol : 'https:';

const isSelf = (link: unknown): link is { href: string } => {
  const { rel, type, href } = (link ?? {}) as Record<string, unknown>;
  const isDocument = typeof type === 'string' && (type === ACTIVITY_TYPE || type.startsWith('application/ld+json'));
  return rel === 'self' && isDocument && typeof href === 'string' && URL.canParse(href);
};

/** WebFinger: where the account of this name has its document. */
const addressOfAccount = async (app: FederationApp, account: string): Promise<string> => {
  const host = account.split('@')[1] ?? '';
  const url = new URL(`${schemeOf(app, host)}//${host}/.well-known/webfinger`);
  url.searchParams.set('resource', `acct:${account}`);
  const { reply } = await askAround(url.href, (place) =>
    fetchUntrusted(place.href, {
      headers: { accept: FINGER_TYPE, 'user-agent': userAgentOf(app) },
      trusted: app.trusted,
      timeoutMs: TIMEOUT_MS,
      answersRedirects: true,
    }),
  );
  if (reply.status !== 200) throw new PeerError(`${host} answered ${reply.status}`, reply.status);
  const { links } = parse(reply.bytes);
  const self = Array.isArray(links) ? links.find(isSelf) : undefined;
  if (self === undefined) throw new PeerError(`${host} names no document for ${account}`);
  return self.href;
};

const toMember = async ({ db }: FederationApp, id: MemberId): Promise<FoundView | null> => {
  const member = await selectMemberById(db, id);
  return member === null || member.state !== 'active' ? null : { kind: 'member', username: member.username };
};

/** Somebody who is met for the first time comes with what they wrote last. */
const meet = async (app: FederationApp, document: Readonly<Record<string, unknown>>): Promise<MemberId> => {
  const { uri } = readActor(document);
  const known = await selectActor(app.db, { uri });
  const actor = await learnActor(app, uri);
  if (known === undefined) await glance(app, actor, document['outbox']);
  return actor.member_id;
};

/** An address of ours, or of somebody or something elsewhere. */
const atAddress = async (app: FederationApp, address: string): Promise<FoundView | null> => {
  const own = app.addresses.read(address);
  if (own?.kind === 'post') return { kind: 'post', id: own.id };
  if (own !== null) return own.kind === 'member' ? toMember(app, own.id) : null;
  if (new URL(address).host === app.addresses.host) return null;
  const document = await askFor(app, address);
  const id = String(document['id']);
  if ('inbox' in document) return toMember(app, await meet(app, document));
  const found = await fetchNote(app, id);
  return found?.kind === 'post' ? { kind: 'post', id: found.id } : null;
};

/** Somebody's address, and who they are here. */
export interface Account {
  readonly uri: string;
  readonly memberId: MemberId;
}

const ownAccount = async ({ db, addresses }: FederationApp, name: string): Promise<Account | null> => {
  const member = await selectMemberByHandle(db, name);
  return isSpokenOf(member) ? { uri: addresses.member(member.id), memberId: member.id } : null;
};

/** Whom somebody means by @name@host or by an address. */
export const findAccount = async (app: FederationApp, text: string): Promise<Account | null> => {
  const [name = '', host] = bareHandle(text.replace(/^acct:/, '')).split('@');
  if (host?.toLowerCase() === app.addresses.host) return ownAccount(app, name);
  const address =
    host !== undefined && isElsewhere(`${name}@${host}`)
      ? await addressOfAccount(app, `${name}@${host.toLowerCase()}`)
      : text;
  if (!URL.canParse(address)) return null;
  const { uri, member_id: memberId } = await findActor(app, address);
  return { uri, memberId };
};

/** What is asked for by an address, or by @name@host. */
const addressOf = async (app: FederationApp, asked: string): Promise<string | null> => {
  const bare = bareHandle(asked.replace(/^acct:/, ''));
  const [name = '', host] = bare.split('@');
  if (host?.toLowerCase() === app.addresses.host) return (await ownAccount(app, name))?.uri ?? null;
  if (isElsewhere(bare)) return addressOfAccount(app, bare.toLowerCase());
  return /^https?:\/\//.test(asked) && URL.canParse(asked) ? asked : null;
};

/** FED-03: what is typed into the search. Whoever cannot be asked is as good as not there. */
export const lookUp = async (app: FederationApp, text: string): Promise<FoundView> => {
  const asked = text.trim();
  try {
    const address = await addressOf(app, asked);
    const found = address === null ? null : await atAddress(app, address);
    if (found !== null) return found;
  } catch (error) {
    app.log.info({ err: error }, 'a look-up elsewhere failed');
  }
  return fail(federationErrors, 'nobody_there');
};
