import { createHash } from 'node:crypto';
import { fitsGraphemes, isId, withoutDirections } from '@wagram/contract/kernel';
import {
  IMPORT_FOLLOWS_MAX,
  IMPORT_POST_MAX,
  IMPORT_POSTS_MAX,
  type ImportPlan,
  type LeftOutReason,
} from '@wagram/contract/imports';
import type { MemberId, PostId } from '#kernel';
import type { Found, FoundPost } from './sources.ts';

/** What is written later: a post, or somebody to follow. */
export type ImportItem =
  | { readonly id: PostId; readonly was: string | null; readonly content: string; readonly at: string }
  | { readonly follow: string };

const SAMPLE = 3;
const SAMPLE_SIGNS = 280;
/** Nobody posted before this; a date of zero is none. */
const FIRST_DATE = Date.UTC(1990, 0, 1);

/**
 * The id says when it was written, as every id here does; the rest of it comes from whose and which post it was, so that the
 * same archive gives the same ids however often it is brought.
 */
export const importedId = (memberId: MemberId, source: string, { sourceId, at }: FoundPost): PostId => {
  const hash = createHash('sha256').update(`${memberId} ${source} ${sourceId}`).digest();
  hash[0] = ((hash[0] ?? 0) & 0x0f) | 0x70;
  hash[2] = ((hash[2] ?? 0) & 0x3f) | 0x80;
  const hex = at.getTime().toString(16).padStart(12, '0') + hash.toString('hex', 0, 10);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as PostId;
};

/** The handle of somebody here; null for whoever is elsewhere. */
const handleOf = (address: string, host: string): string | null => {
  const [name = '', where = host] = address.replace(/^@/, '').toLowerCase().split('@');
  return where === host && /^\w+$/.test(name) ? `@${name}` : null;
};

export interface Planned {
  readonly plan: ImportPlan;
  readonly items: readonly ImportItem[];
}

interface Asked {
  readonly memberId: MemberId;
  readonly host: string;
  readonly now: Date;
  /** Which of these posts are here already. */
  readonly findKnown: (ids: readonly PostId[]) => Promise<ReadonlySet<PostId>>;
}

const reasonAgainst = ({ content, at }: FoundPost, now: Date): LeftOutReason | null => {
  if (at.getTime() < FIRST_DATE) return 'no_date';
  if (at > now) return 'future';
  if (content === '') return 'empty';
  return fitsGraphemes(content, IMPORT_POST_MAX) ? null : 'too_long';
};

/** As every text of members: without signs that turn others around (SR-L7), and none that no database takes. */
const clean = (content: string): string => withoutDirections(wellFormed(content.replaceAll('\0', ''))).trim();

/** Half of a sign becomes the sign for what cannot be shown. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Never in the middle of a sign: the first half of one at its end goes. */
const beginningOf = (content: string): string => content.slice(0, SAMPLE_SIGNS).replace(/[\ud800-\udbff]$/, '');

/** SOC-18: what an archive would bring, and what it would not. Nothing is written. */
export const planImport = async (found: Found, { memberId, host, now, findKnown }: Asked): Promise<Planned> => {
  const leftOut = new Map(found.leftOut);
  const leave = (reason: LeftOutReason) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  const wanted = found.posts.flatMap((read) => {
    const post = { ...read, content: clean(read.content) };
    const reason = reasonAgainst(post, now);
    if (reason !== null) leave(reason);
    return reason === null ? [{ post, id: importedId(memberId, found.source, post) }] : [];
  });
  const ids = wanted.flatMap(({ id, post: { was } }) => (was !== null && isId<PostId>(was) ? [id, was] : [id]));
  const known = await findKnown(ids);
  const seen = new Set<PostId>();
  const posts = wanted.flatMap(({ post, id }) => {
    const was = post.was !== null && isId<PostId>(post.was) ? post.was : null;
    const reason = known.has(id) || (was !== null && known.has(was)) || seen.has(id) ? 'known' : null;
    if (reason !== null || seen.size >= IMPORT_POSTS_MAX) {
      leave(reason ?? 'too_many');
      return [];
    }
    seen.add(id);
    return [{ id, was, content: post.content, at: post.at.toISOString(), media: post.media }];
  });
  posts.sort((one, other) => one.at.localeCompare(other.at));
  const handles = found.follows.map((address) => handleOf(address, host));
  for (const handle of handles) if (handle === null) leave('elsewhere');
  const follows = [...new Set(handles.filter((handle) => handle !== null))].slice(0, IMPORT_FOLLOWS_MAX);
  return {
    plan: {
      posts: posts.length,
      follows: follows.length,
      media: posts.reduce((sum, { media }) => sum + media, 0),
      left_out: [...leftOut].map(([reason, count]) => ({ reason, count })),
      sample: posts
        .slice(-SAMPLE)
        .reverse()
        .map(({ content, at }) => ({ content: beginningOf(content), created_at: at })),
    },
    items: [...posts.map(({ media: _, ...post }) => post), ...follows.map((follow) => ({ follow }))],
  };
};
