import * as z from 'zod/mini';
import { isElsewhere } from '@wagram/contract/members';
import { ALT_MAX } from '@wagram/contract/posts';
import { PUBLIC } from './context.ts';
import { webAddress } from './web-address.ts';

const ATTACHMENTS_MAX = 16;
const CHOICES_MAX = 20;
const CHOICE_LETTERS = 200;

const shape = z.looseObject({
  id: webAddress,
  type: z.enum(['Note', 'Article', 'Page', 'Question', 'Video', 'Image', 'Audio', 'Event']),
  attributedTo: z.unknown(),
});

/** Somebody whom a note names. */
export interface Mention {
  readonly uri: string;
  /** name@host, as far as the note says it. */
  readonly name: string;
}

/** A picture that stands at its own server. */
export interface Picture {
  readonly uri: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** What we read of what others write. Whatever else stands in it is left alone. */
export interface Note {
  readonly uri: string;
  readonly author: string;
  readonly html: string;
  readonly warning: string | null;
  readonly isPublic: boolean;
  readonly inReplyTo: string | null;
  readonly quoted: string | null;
  /** Null: it does not say. */
  readonly publishedAt: Date | null;
  readonly mentions: readonly Mention[];
  readonly pictures: readonly Picture[];
  /** Addresses of what we do not show ourselves: films, sounds and whatever else. */
  readonly files: readonly string[];
  /** What can be chosen; empty: it asks nothing. */
  readonly choices: readonly string[];
  /** Where people read it. */
  readonly page: string;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An address as it stands, or that of what is there whole. */
export const addressOf = (value: unknown): string | null => {
  const text = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  const read = z.safeParse(webAddress, text);
  return read.success ? read.data : null;
};

const EVERYBODY = new Set([PUBLIC, 'as:Public', 'Public']);

const mentionsIn = (tags: unknown): Mention[] =>
  list(tags).flatMap((tag) => {
    const { type, href, name } = (tag ?? {}) as Record<string, unknown>;
    const address = addressOf(href);
    if (type !== 'Mention' || address === null || typeof name !== 'string') return [];
    const bare = name.replace(/^@/, '');
    const whole = bare.includes('@') ? bare : `${bare}@${new URL(address).host}`;
    return isElsewhere(whole) ? [{ uri: address, name: whole.toLowerCase() }] : [];
  });

const SIDE_MAX = 20_000;
const sideOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= SIDE_MAX ? value : null;

/** A file of theirs, wherever their server says that it lies. */
export const hrefOf = (url: unknown): string | null => {
  const [first] = list(url);
  const href = typeof first === 'object' && first !== null ? (first as { href?: unknown }).href : first;
  return addressOf(href);
};

interface Attachment extends Picture {
  readonly isPicture: boolean;
}

const attachmentsIn = (value: unknown): Attachment[] =>
  list(value)
    .slice(0, ATTACHMENTS_MAX)
    .flatMap((one) => {
      const { type, mediaType, url, href, name, summary, width, height } = (one ?? {}) as Record<string, unknown>;
      const address = hrefOf(url ?? href);
      if (address === null) return [];
      const kind = typeof mediaType === 'string' ? mediaType : '';
      const isPicture = kind === '' ? type === 'Image' : kind.startsWith('image/');
      const alt = (textOf(name) ?? textOf(summary))?.slice(0, ALT_MAX) ?? null;
      return [{ uri: address, alt, width: sideOf(width), height: sideOf(height), isPicture }];
    });

/** A poll of one answer or of several. */
const choicesIn = ({ oneOf, anyOf }: Readonly<Record<string, unknown>>): string[] =>
  list(oneOf ?? anyOf)
    .slice(0, CHOICES_MAX)
    .flatMap((one) => textOf(((one ?? {}) as { name?: unknown }).name)?.slice(0, CHOICE_LETTERS) ?? []);

const dateOf = (value: unknown): Date | null => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms);
};

/** Null: nothing that somebody could have written, or written by nobody. */
export const readNote = (document: unknown): Note | null => {
  const read = z.safeParse(shape, document);
  if (!read.success) return null;
  const { id, attributedTo, ...note } = read.data;
  const author = addressOf(Array.isArray(attributedTo) ? attributedTo[0] : attributedTo);
  // Only the host of an id speaks for it.
  if (author === null || new URL(author).host !== new URL(id).host) return null;
  const attachments = attachmentsIn(note['attachment']);
  return {
    uri: id,
    author,
    html: textOf(note['content']) ?? textOf(note['name']) ?? '',
    warning: textOf(note['summary']) ?? (note['sensitive'] === true ? '' : null),
    isPublic: [...list(note['to']), ...list(note['cc'])].some((to) => typeof to === 'string' && EVERYBODY.has(to)),
    inReplyTo: addressOf(note['inReplyTo']),
    quoted: addressOf(note['quote'] ?? note['quoteUrl'] ?? note['quoteUri'] ?? note['_misskey_quote']),
    publishedAt: dateOf(note['published']),
    mentions: mentionsIn(note['tag']),
    pictures: attachments.filter(({ isPicture }) => isPicture),
    files: attachments.filter(({ isPicture }) => !isPicture).map(({ uri: address }) => address),
    choices: choicesIn(note),
    page: hrefOf(note['url']) ?? id,
  };
};
