import type { Facet } from '@wagram/contract/kernel';
import { EDITS_MAX } from '@wagram/contract/posts';
import { newId, toJson, type App, type Db, type MemberId, type PostId, type ShownMedia } from '#kernel';
import { written } from '../changes.ts';
import { selectPost } from '../feeds/feeds.gen.ts';
import { insertPost, lockOwnPost } from '../posts.gen.ts';
import { rewritePost, selectForEdit } from './edits.gen.ts';
import { mentionsIn } from './facets.ts';

/** What somebody wrote on another server, as we say it. */
export interface DistantWords {
  readonly content: string;
  readonly facets: Facet[];
  readonly warning: string | null;
}

export interface DistantPost extends DistantWords {
  /** Its address there: the same one is kept once. */
  readonly key: string;
  readonly quoteOf: PostId | null;
  readonly media: readonly ShownMedia[];
  readonly createdAt: Date;
}

/** FED-02: its place is when it came here. Null: it is here already. */
export const keepDistantPost = async (
  app: App,
  memberId: MemberId,
  { content, facets, warning, key, quoteOf, media: [first, ...more], createdAt }: DistantPost,
  now: Date,
  also: (tx: Db, postId: PostId) => Promise<unknown>,
): Promise<PostId | null> => {
  const row = await app.transact(async (tx) => {
    const made = await insertPost(tx, {
      id: newId<PostId>(now),
      memberId,
      content,
      facets: toJson(facets),
      imageUrl: first?.url ?? null,
      media: first === undefined ? null : toJson(first.stored),
      mediaId: null,
      moreMedia: more.length === 0 ? null : toJson(more),
      quoteOf,
      warning,
      hasPoll: false,
      cardUrl: null,
      clientKey: key,
      remote: true,
      now: createdAt,
      eventId: newId(),
      mentions: toJson(mentionsIn(facets)),
    });
    if (made !== undefined) await also(tx, made.id);
    return made;
  });
  if (row === undefined) return null;
  app.db.tell(written(row));
  return row.id;
};

/** Their server says when it may be changed; what it said before stays readable, as here. */
export const changeDistantPost = async (
  app: App,
  memberId: MemberId,
  postId: PostId,
  { content, facets, warning }: DistantWords,
  now: Date,
): Promise<void> => {
  const isChanged = await app.transact(async (tx) => {
    if ((await lockOwnPost(tx, { postId, memberId })) === undefined) return false;
    const post = await selectForEdit(tx, { postId, memberId });
    if (post === undefined || post.edits >= EDITS_MAX) return false;
    if (post.content === content && post.warning === warning) return false;
    const known = new Set(mentionsIn(post.facets));
    const mentions = mentionsIn(facets).filter((name) => !known.has(name));
    const said = { content, facets: toJson(facets), warning, cardUrl: null, mentions: toJson(mentions) };
    await rewritePost(tx, { ...said, postId, version: post.edits, now, eventId: newId() });
    return true;
  });
  const row = isChanged ? await selectPost(app.db, { viewer: memberId, postId }) : undefined;
  if (row !== undefined) app.db.tell(written(row));
};
