import type { ParsedInput } from '@wagram/contract/kernel';
import {
  EDIT_POST_MINUTES,
  EDITS_MAX,
  MEDIA_ONLY_CONTENT,
  postErrors,
  type postCalls,
  type PostVersion,
  type PostView,
} from '@wagram/contract/posts';
import { fail, newId, toJson, type App, type Db, type MemberId, type PostId } from '#kernel';
import { askForCard, cardUrlOf } from '#links';
import { written } from '../changes.ts';
import { rewritePost, selectForEdit, selectVersions } from './edits.gen.ts';
import { findFacets, mentionsIn } from './facets.ts';
import { getPost } from '../feeds/feed.ts';
import { selectPost } from '../feeds/feeds.gen.ts';
import { changePoll } from './polls.ts';
import { lockOwnPost } from '../posts.gen.ts';
import { toPostView } from '../view.ts';

const MINUTE_MS = 60_000;

type Edit = ParsedInput<typeof postCalls.editPost>;

/** SOC-05: what it said before stays readable, and who is mentioned anew hears of it. */
export const editPost = async (app: App, memberId: MemberId, edit: Edit, now: Date): Promise<PostView> => {
  const { post_id: postId } = edit;
  const isOwn = await app.transact((tx) => rewrite(app, tx, memberId, edit, now));
  if (!isOwn) {
    await getPost(app.db, postId, memberId);
    fail(postErrors, 'not_yours_to_edit');
  }
  const row = await selectPost(app.db, { viewer: memberId, postId });
  if (row === undefined) fail(postErrors, 'post_not_found');
  app.db.tell(written(row));
  app.events.wake();
  return toPostView(row);
};

const rewrite = async (app: App, tx: Db, memberId: MemberId, edit: Edit, now: Date): Promise<boolean> => {
  const { post_id: postId, poll } = edit;
  if ((await lockOwnPost(tx, { postId, memberId })) === undefined) return false;
  const post = await selectForEdit(tx, { postId, memberId });
  if (post === undefined) return false;
  if (now.getTime() - post.created_at.getTime() > EDIT_POST_MINUTES * MINUTE_MS) fail(postErrors, 'too_late_to_edit');
  const words = edit.content.trim();
  if (words === '' && (post.image_url === null || post.has_poll)) fail(postErrors, 'empty_post');
  const content = words === '' ? MEDIA_ONLY_CONTENT : words;
  const warning = edit.warning === undefined ? post.warning : edit.warning?.trim() || null;
  if (poll !== undefined) {
    if (!post.has_poll) fail(postErrors, 'no_poll');
    await changePoll(app, tx, postId, poll, now);
  }
  if (content === post.content && warning === post.warning) return true;
  if (post.edits >= EDITS_MAX) fail(postErrors, 'edited_enough');
  const facets = findFacets(content);
  const known = new Set(mentionsIn(post.facets));
  const mentions = mentionsIn(facets).filter((name) => !known.has(name));
  const isFull = post.image_url !== null || post.has_poll || post.quote_of !== null;
  const cardUrl = isFull ? null : cardUrlOf(app, facets);
  if (cardUrl !== null) await askForCard(app, tx, memberId, cardUrl, now);
  const said = { content, facets: toJson(facets), warning, cardUrl, mentions: toJson(mentions) };
  await rewritePost(tx, { ...said, postId, version: post.edits, now, eventId: newId() });
  return true;
};

export const listVersions = async (app: App, viewerId: MemberId | null, postId: PostId): Promise<PostVersion[]> => {
  await getPost(app.db, postId, viewerId);
  const rows = await selectVersions(app.db, { viewer: viewerId, postId });
  return rows.map(({ content, facets, warning, until }) => ({ content, facets, warning, until: until.toISOString() }));
};
