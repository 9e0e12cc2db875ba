// What the archives of others hold, read into one shape. Everything in them is a stranger's word: what does not fit is left
// out and counted, and nothing but text, a date and a name is taken.
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { IMPORT_FOLLOWS_MAX, IMPORT_POST_MAX, IMPORT_POSTS_MAX, type LeftOutReason } from '@wagram/contract/imports';
import type { ImportedFrom } from '@wagram/contract/posts';
import { withoutEntities } from '#kernel';

export interface FoundPost {
  /** By which it is known again. */
  readonly sourceId: string;
  readonly was: string | null;
  readonly content: string;
  readonly at: Date;
  readonly media: number;
}

export interface Found {
  readonly source: ImportedFrom;
  readonly posts: readonly FoundPost[];
  readonly leftOut: ReadonlyMap<LeftOutReason, number>;
  /** name@host, or a bare name of this server's. */
  readonly follows: readonly string[];
}

type Outcome = FoundPost | LeftOutReason;

/** More is not looked at: half of a long archive may be answers and reposts. */
const ITEMS_MAX = 2 * IMPORT_POSTS_MAX;
const FOLLOWS_READ = 2 * IMPORT_FOLLOWS_MAX;
/** Longer than this it is too long in any script, and nothing is made of it. */
const TEXT_MAX = 8 * IMPORT_POST_MAX;
/** Others are answered in between. */
const AT_ONCE = 500;

const sortOut = async (
  source: ImportedFrom,
  items: readonly unknown[],
  toOutcome: (item: unknown) => Outcome,
  follows: readonly string[] = [],
): Promise<Found> => {
  const leftOut = new Map<LeftOutReason, number>();
  const posts: FoundPost[] = [];
  for (const [place, item] of items.slice(0, ITEMS_MAX).entries()) {
    if (place % AT_ONCE === 0) await setImmediate();
    const outcome = toOutcome(item);
    if (typeof outcome === 'string') leftOut.set(outcome, (leftOut.get(outcome) ?? 0) + 1);
    else if (outcome.content.length > TEXT_MAX) leftOut.set('too_long', (leftOut.get('too_long') ?? 0) + 1);
    else posts.push(outcome);
  }
  if (items.length > ITEMS_MAX) leftOut.set('too_many', items.length - ITEMS_MAX);
  return { source, posts, leftOut, follows };
};

const listIn = (json: unknown, name: string): readonly unknown[] | null => {
  const list: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : null;
  return Array.isArray(list) ? list : null;
};

/** The words of a piece of HTML: paragraphs and line breaks stay, everything else of it goes. */
export const textOf = (html: string): string =>
  withoutEntities(
    html
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<\/p>\s*<p[^<>]*>/gi, '\n\n')
      .replaceAll(/<[^<>]*>/g, ''),
  ).trim();

const dateOf = (text: string): Date | null => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
};

const PUBLIC = /(^as:|activitystreams#)Public$/;
const addressees = z.optional(z.union([z.string(), z.array(z.string())]));
const isPublic = (...lists: readonly (string | readonly string[] | undefined)[]): boolean =>
  lists.flat().some((one) => one !== undefined && PUBLIC.test(one));

const note = z.object({
  id: z.string(),
  content: z.optional(z.nullable(z.string())),
  summary: z.optional(z.nullable(z.string())),
  published: z.string(),
  inReplyTo: z.optional(z.nullable(z.string())),
  attachment: z.optional(z.nullable(z.array(z.unknown()))),
  to: addressees,
  cc: addressees,
});
const activity = z.object({ type: z.string(), actor: z.optional(z.string()), object: z.unknown() });

const fromActivity = (item: unknown): Outcome => {
  const { data: act } = activity.safeParse(item);
  if (act?.type !== 'Create') return 'repost';
  const { data } = note.safeParse(act.object);
  if (data === undefined) return 'empty';
  if ((data.content ?? '').length > TEXT_MAX) return 'too_long';
  if (!isPublic(data.to, data.cc)) return 'not_public';
  // An answer to somebody says little without what it answers; one's own threads stay.
  if (data.inReplyTo != null && (act.actor === undefined || !data.inReplyTo.startsWith(`${act.actor}/`)))
    return 'reply';
  const at = dateOf(data.published);
  if (at === null) return 'no_date';
  const words = [data.summary ?? '', textOf(data.content ?? '')].filter((part) => part !== '').join('\n\n');
  const media = data.attachment?.length ?? 0;
  return { sourceId: data.id, was: null, content: words, at, media };
};

export const fromMastodon = async (json: unknown): Promise<Found | null> => {
  const items = listIn(json, 'orderedItems');
  return items === null ? null : sortOut('mastodon', items, fromActivity);
};

/** following_accounts.csv: the first field of each line. */
export const followsFrom = (csv: string): string[] =>
  csv
    .split(/\r?\n/, FOLLOWS_READ + 1)
    .slice(1)
    .map((line) => (line.split(',', 1)[0] ?? '').replaceAll('"', '').trim())
    .filter((address) => address !== '');

const url = z.object({ url: z.string(), expanded_url: z.optional(z.string()) });
const tweet = z.object({
  id_str: z.string(),
  created_at: z.string(),
  full_text: z.string(),
  in_reply_to_status_id_str: z.optional(z.nullable(z.string())),
  in_reply_to_user_id_str: z.optional(z.nullable(z.string())),
  entities: z.optional(z.object({ urls: z.optional(z.array(url)), media: z.optional(z.array(url)) })),
});

// As X shortens every link. Nothing else stands for another: what was put in is not looked at again.
const SHORT_LINK = /https?:\/\/t\.co\/\w+/g;
const LINK_MAX = 2_048;

type Link = z.output<typeof url>;

const inFull = (text: string, links: readonly Link[], pictures: readonly Link[]): string => {
  const whole = new Map(links.map(({ url: short, expanded_url: long = short }) => [short, long.slice(0, LINK_MAX)]));
  for (const { url: short } of pictures) whole.set(short, '');
  return text.replaceAll(SHORT_LINK, (short) => whole.get(short) ?? short);
};

const fromTweet =
  (own: ReadonlySet<string>) =>
  (item: unknown): Outcome => {
    const { data } = tweet.safeParse((item as { tweet?: unknown } | null)?.tweet ?? item);
    if (data === undefined) return 'empty';
    if (data.full_text.startsWith('RT @')) return 'repost';
    if (data.full_text.length > TEXT_MAX) return 'too_long';
    const answers = data.in_reply_to_status_id_str ?? null;
    if ((answers !== null && !own.has(answers)) || (answers === null && data.in_reply_to_user_id_str != null))
      return 'reply';
    const at = dateOf(data.created_at);
    if (at === null) return 'no_date';
    const { urls = [], media = [] } = data.entities ?? {};
    const words = withoutEntities(inFull(data.full_text, urls, media)).trim();
    return { sourceId: data.id_str, was: null, content: words, at, media: media.length };
  };

const idOfTweet = (item: unknown): unknown => (item as { tweet?: { id_str?: unknown } } | null)?.tweet?.id_str;

/** tweets.js is a script that names a list: the list alone is read. */
export const fromX = async (script: string): Promise<Found | null> => {
  const list: unknown = JSON.parse(script.slice(script.indexOf('=') + 1));
  if (!Array.isArray(list)) return null;
  const ids = list.slice(0, ITEMS_MAX).map(idOfTweet);
  return sortOut('x', list, fromTweet(new Set(ids.filter((id) => typeof id === 'string'))));
};

const ownPost = z.object({
  id: z.string(),
  content: z.string(),
  created_at: z.string(),
  image_url: z.optional(z.nullable(z.string())),
  hidden_at: z.optional(z.nullable(z.string())),
});
const ownFollow = z.object({ follower: z.string(), following: z.string() });

const fromOwnPost = (item: unknown): Outcome => {
  const { data } = ownPost.safeParse(item);
  if (data === undefined) return 'empty';
  // What operators hid does not come back by an archive.
  if (data.hidden_at != null) return 'not_public';
  const at = dateOf(data.created_at);
  if (at === null) return 'no_date';
  const media = data.image_url == null ? 0 : 1;
  return { sourceId: data.id, was: data.id, content: data.content, at, media };
};

const ownProfile = z.object({ username: z.string() });

interface OwnFiles {
  readonly profile: unknown;
  readonly posts: unknown;
  readonly pairs: unknown;
}

/** Follows go both ways in it: the profile says which way is the member's own. */
export const fromOwn = async ({ profile, posts, pairs }: OwnFiles): Promise<Found | null> => {
  const items = listIn(posts, 'posts');
  if (items === null) return null;
  const handle = ownProfile.safeParse(listIn(profile, 'members')?.[0]).data?.username;
  const follows = (listIn(pairs, 'follows') ?? []).slice(0, FOLLOWS_READ).flatMap((pair) => {
    const { data } = ownFollow.safeParse(pair);
    return data !== undefined && data.follower === handle ? [data.following] : [];
  });
  return sortOut('own', items, fromOwnPost, follows);
};
