import * as z from 'zod/mini';
import { DISPLAY_NAME_MAX } from '@wagram/contract/members';
import { cleanLine } from '#kernel';
import { PeerError } from './ask.ts';

const address = z.string().check(z.maxLength(2_048), z.url());
/** What is of another kind is left out. */
const words = z.pipe(
  z.unknown(),
  z.transform((given) => (typeof given === 'string' ? given : null)),
);
const place = z.pipe(
  words,
  z.transform((given) => (given !== null && z.safeParse(address, given).success ? given : null)),
);

/** What we need of somebody elsewhere; everything else of the document is left unread. */
const shape = z.object({
  id: address,
  type: z.enum(['Person', 'Service', 'Application', 'Organization', 'Group']),
  preferredUsername: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/)),
  name: words,
  summary: words,
  inbox: address,
  endpoints: z.optional(z.unknown()),
  followers: place,
  url: place,
  publicKey: z.object({ id: address, owner: address, publicKeyPem: z.string().check(z.maxLength(4_096)) }),
});

export interface ActorDocument {
  readonly uri: string;
  readonly host: string;
  /** @name@host. */
  readonly username: string;
  readonly displayName: string;
  readonly summary: string;
  readonly inbox: string;
  readonly sharedInbox: string | null;
  readonly followersUri: string | null;
  readonly url: string | null;
  readonly keyId: string;
  readonly publicKey: string;
}

const hostOf = (url: string): string => new URL(url).host.toLowerCase();
const isAt = (host: string, url: string | null | undefined): url is string =>
  typeof url === 'string' && hostOf(url) === host;

const sharedInboxOf = (host: string, endpoints: unknown): string | null => {
  const given = typeof endpoints === 'object' && endpoints !== null ? (endpoints as { sharedInbox?: unknown }) : {};
  const read = z.safeParse(place, given.sharedInbox);
  return read.success && isAt(host, read.data) ? read.data : null;
};

/** One host speaks for them: their inbox and their key are where they are. */
export const readActor = (document: Readonly<Record<string, unknown>>): ActorDocument => {
  const read = z.safeParse(shape, document);
  if (!read.success) throw new PeerError(`not somebody: ${read.error.issues[0]?.path.join('.') ?? ''}`);
  const { id, preferredUsername: name, inbox, publicKey, endpoints, followers, url } = read.data;
  const host = hostOf(id);
  if (!isAt(host, inbox) || !isAt(host, publicKey.id) || publicKey.owner !== id)
    throw new PeerError('an inbox or a key of somebody else');
  return {
    uri: id,
    host,
    username: `@${name}@${host}`,
    displayName: (cleanLine(read.data.name ?? '') ?? name).slice(0, DISPLAY_NAME_MAX),
    summary: read.data.summary ?? '',
    inbox,
    sharedInbox: sharedInboxOf(host, endpoints),
    followersUri: isAt(host, followers) ? followers : null,
    url: isAt(host, url) ? url : null,
    keyId: publicKey.id,
    publicKey: publicKey.publicKeyPem,
  };
};
