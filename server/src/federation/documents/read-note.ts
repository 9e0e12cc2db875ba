import * as z from 'zod/mini';
import { isElsewhere } from '@wagram/contract/members';
import { PUBLIC } from './context.ts';

const MAX_URI = 2_048;
const uri = z.string().check(z.maxLength(MAX_URI), z.url());

const shape = z.looseObject({
  id: uri,
  type: z.enum(['Note', 'Article', 'Page', 'Question', 'Video', 'Image', 'Audio', 'Event']),
  attributedTo: z.unknown(),
});

/** Somebody whom a note names. */
export interface Mention {
  readonly uri: string;
  /** name@host, as far as the note says it. */
  readonly name: string;
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
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An address as it stands, or that of what is there whole. */
export const addressOf = (value: unknown): string | null => {
  const text = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof text === 'string' && text.length <= MAX_URI && URL.canParse(text) ? text : null;
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
  return {
    uri: id,
    author,
    html: textOf(note['content']) ?? textOf(note['name']) ?? '',
    warning: textOf(note['summary']) ?? (note['sensitive'] === true ? '' : null),
    isPublic: [...list(note['to']), ...list(note['cc'])].some((to) => typeof to === 'string' && EVERYBODY.has(to)),
    inReplyTo: addressOf(note['inReplyTo']),
    quoted: addressOf(note['quoteUrl'] ?? note['quoteUri'] ?? note['_misskey_quote']),
    publishedAt: dateOf(note['published']),
    mentions: mentionsIn(note['tag']),
  };
};
