import * as z from 'zod/mini';
import { DISPLAY_NAME_MAX } from '@wagram/contract/members';
import { cleanLine } from '#kernel';
import { addressOf, hrefOf } from '../documents/read-note.ts';
import { webAddress } from '../documents/web-address.ts';
import { PeerError } from './ask.ts';

/** What somebody elsewhere has to have; what they may have is read where it is needed. */
const shape = z.looseObject({
  id: webAddress,
  type: z.enum(['Person', 'Service', 'Application', 'Organization', 'Group']),
  preferredUsername: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/)),
  inbox: webAddress,
  publicKey: z.object({ id: webAddress, owner: webAddress, publicKeyPem: z.string().check(z.maxLength(4_096)) }),
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
  readonly avatar: string | null;
  readonly banner: string | null;
  /** Other accounts that they say are theirs. */
  readonly alsoKnownAs: readonly string[];
  readonly movedTo: string | null;
  readonly keyId: string;
  readonly publicKey: string;
}

const hostOf = (url: string): string => new URL(url).host.toLowerCase();
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An address of theirs; what is at another host is not. */
const placeAt = (host: string, value: unknown): string | null =>
  z.safeParse(webAddress, value).success && hostOf(textOf(value)) === host ? textOf(value) : null;

const sharedInboxOf = (host: string, endpoints: unknown): string | null =>
  typeof endpoints === 'object' && endpoints !== null && 'sharedInbox' in endpoints
    ? placeAt(host, endpoints.sharedInbox)
    : null;

const ALIASES_MAX = 20;
const pictureIn = (value: unknown): string | null => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? hrefOf((one as { url?: unknown }).url) : null;
};
const aliasesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).slice(0, ALIASES_MAX).flatMap((one) => addressOf(one) ?? []);

const EMOJIS_MAX = 64;
const NAME_LETTERS = 1_000;

const emojiOf = (tag: unknown): string => {
  const { type, name } = (tag ?? {}) as { type?: unknown; name?: unknown };
  return type === 'Emoji' && /^:[\w+-]{1,64}:$/.test(textOf(name)) ? textOf(name) : '';
};

/** Their own pictures for words like :wave: are not here, and such a word alone says nothing. */
const nameIn = (name: unknown, tags: unknown): string | null => {
  const emojis = (Array.isArray(tags) ? tags : []).slice(0, EMOJIS_MAX).map(emojiOf);
  const words = emojis
    .filter((emoji) => emoji !== '')
    .reduce((text, emoji) => text.replaceAll(emoji, ' '), textOf(name).slice(0, NAME_LETTERS));
  return cleanLine(words);
};

/** One host speaks for them: their inbox and their key are where they are. */
export const readActor = (document: Readonly<Record<string, unknown>>): ActorDocument => {
  const read = z.safeParse(shape, document);
  if (!read.success) throw new PeerError(`not somebody: ${read.error.issues[0]?.path.join('.') ?? ''}`);
  const { id, preferredUsername: name, inbox, publicKey, ...more } = read.data;
  const host = hostOf(id);
  if (placeAt(host, inbox) === null || placeAt(host, publicKey.id) === null || publicKey.owner !== id)
    throw new PeerError('an inbox or a key of somebody else');
  return {
    uri: id,
    host,
    username: `@${name}@${host}`,
    displayName: (nameIn(more['name'], more['tag']) ?? name).slice(0, DISPLAY_NAME_MAX),
    summary: textOf(more['summary']),
    inbox,
    sharedInbox: sharedInboxOf(host, more['endpoints']),
    followersUri: placeAt(host, more['followers']),
    url: placeAt(host, more['url']),
    avatar: pictureIn(more['icon']),
    banner: pictureIn(more['image']),
    alsoKnownAs: aliasesIn(more['alsoKnownAs']),
    movedTo: addressOf(more['movedTo']),
    keyId: publicKey.id,
    publicKey: publicKey.publicKeyPem,
  };
};
