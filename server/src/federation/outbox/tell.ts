// What happened here, made into letters to those elsewhere whom it is for.
import { newId, type CommentId, type MemberId, type PostId, type RepostId } from '#kernel';
import { getComment } from '#comments';
import { getPost } from '#posts';
import type { OwnAddress } from '../addresses.ts';
import { announceOf, answerOf, deleteOf, moveOf, toldOf } from '../documents/activities.ts';
import type { Document } from '../documents/context.ts';
import { movingOf } from '../moving/moving.ts';
import { personOf } from '../person-of.ts';
import { selectActorOf } from '../peers/actors.gen.ts';
import { findSpokenOf, orNull } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';
import { uriOfComment, uriOfPost } from '../objects.ts';
import { selectFollowerInboxes } from './letters.gen.ts';
import { writeLetter } from './letters.ts';
import { noteOfComment, noteOfPost } from './notes.ts';

/** What is to be told, by what it is about. */
export type News =
  | { readonly what: 'post'; readonly postId: PostId; readonly isEdited: boolean }
  | { readonly what: 'comment'; readonly commentId: CommentId }
  | { readonly what: 'gone'; readonly memberId: MemberId; readonly uri: string; readonly authorId?: MemberId }
  | {
      readonly what: 'like';
      readonly isTakenBack: boolean;
      readonly memberId: MemberId;
      readonly authorId: MemberId;
      readonly target: OwnAddress;
    }
  | { readonly what: 'profile'; readonly memberId: MemberId; readonly at: string }
  | { readonly what: 'move'; readonly memberId: MemberId }
  | {
      readonly what: 'block';
      readonly isTakenBack: boolean;
      readonly blockerId: MemberId;
      readonly blockedId: MemberId;
    }
  | {
      readonly what: 'follow';
      /** reject: somebody elsewhere does not follow them any more, whatever their server thinks. */
      readonly act: 'follow' | 'unfollow' | 'reject';
      readonly followerId: MemberId;
      readonly followingId: MemberId;
    }
  | {
      readonly what: 'repost' | 'unrepost';
      readonly memberId: MemberId;
      readonly postId: PostId;
      readonly repostId: RepostId;
      readonly at: string;
    };

const isSpokenOf = async (app: FederationApp, memberId: MemberId): Promise<boolean> =>
  (await findSpokenOf(app, memberId)) !== null;

const followersOf = async ({ db }: FederationApp, memberId: MemberId): Promise<string[]> =>
  (await selectFollowerInboxes(db, { memberId })).map(({ inbox }) => inbox);

const inboxOf = async ({ db }: FederationApp, memberId: MemberId): Promise<string[]> => {
  const actor = await selectActorOf(db, { memberId });
  return actor === undefined ? [] : [actor.inbox];
};

const send = (app: FederationApp, memberId: MemberId, activity: Document, inboxes: readonly string[]): Promise<void> =>
  app.transact((tx) => writeLetter(app, tx, memberId, activity, [...new Set(inboxes)]));

const tellPost = async (app: FederationApp, postId: PostId, type: 'Create' | 'Update'): Promise<void> => {
  const post = await orNull(getPost(app.db, postId, null));
  if (post === null || !(await isSpokenOf(app, post.user_id))) return;
  const { note, inboxes } = await noteOfPost(app, post);
  const actor = app.addresses.member(post.user_id);
  const mark = type === 'Create' ? 'create' : `update-${post.edited_at ?? ''}`;
  const quoted = post.quoted === null ? [] : await inboxOf(app, post.quoted.user_id);
  const followers = await followersOf(app, post.user_id);
  await send(app, post.user_id, toldOf(type, actor, note, mark), [...followers, ...inboxes, ...quoted]);
};

const tellComment = async (app: FederationApp, commentId: CommentId): Promise<void> => {
  const comment = await orNull(getComment(app.db, commentId, null));
  if (comment === null || !(await isSpokenOf(app, comment.user_id))) return;
  const { note, inboxes } = await noteOfComment(app, comment);
  const actor = app.addresses.member(comment.user_id);
  const followers = await followersOf(app, comment.user_id);
  await send(app, comment.user_id, toldOf('Create', actor, note, 'create'), [...followers, ...inboxes]);
};

const tellProfile = async (app: FederationApp, memberId: MemberId, at: string): Promise<void> => {
  const member = await findSpokenOf(app, memberId);
  if (member === null) return;
  const person = await personOf(app, member);
  const actor = app.addresses.member(memberId);
  await send(app, memberId, toldOf('Update', actor, person, `update-${at}`), await followersOf(app, memberId));
};

const tellRepost = async (
  app: FederationApp,
  { what, memberId, postId, repostId, at }: Extract<News, { what: 'repost' | 'unrepost' }>,
): Promise<void> => {
  const post = await orNull(getPost(app.db, postId, null));
  if (post === null || !(await isSpokenOf(app, memberId))) return;
  const [actor, uri] = [app.addresses.member(memberId), await uriOfPost(app, postId)];
  const author = await selectActorOf(app.db, { memberId: post.user_id });
  // What one member passes on of another who is not spoken of elsewhere stays here.
  if (author === undefined && !(await isSpokenOf(app, post.user_id))) return;
  const announce = announceOf(actor, repostId, uri, author?.uri ?? app.addresses.member(post.user_id), at);
  const activity = what === 'repost' ? announce : answerOf('Undo', actor, repostId, announce);
  const inboxes = [...(await followersOf(app, memberId)), ...(author === undefined ? [] : [author.inbox])];
  await send(app, memberId, activity, inboxes);
};

/** To whoever wrote it. Taking it back names who liked what. */
const tellLike = async (
  app: FederationApp,
  { isTakenBack, memberId, authorId, target }: Extract<News, { what: 'like' }>,
): Promise<void> => {
  if (target.kind === 'member' || !(await isSpokenOf(app, memberId))) return;
  const uri = target.kind === 'post' ? await uriOfPost(app, target.id) : await uriOfComment(app, target.id);
  const actor = app.addresses.member(memberId);
  const like = answerOf('Like', actor, newId(), uri);
  await send(app, memberId, isTakenBack ? answerOf('Undo', actor, newId(), like) : like, await inboxOf(app, authorId));
};

const tellMove = async (app: FederationApp, memberId: MemberId): Promise<void> => {
  const { movedTo } = await movingOf(app, memberId);
  if (movedTo === null || !(await isSpokenOf(app, memberId))) return;
  const move = moveOf(app.addresses.member(memberId), movedTo, newId());
  await send(app, memberId, move, await followersOf(app, memberId));
};

/** Where the operator wants it: whoever is blocked may learn by whom. */
const tellBlock = async (
  app: FederationApp,
  { isTakenBack, blockerId, blockedId }: Extract<News, { what: 'block' }>,
): Promise<void> => {
  const theirs = await selectActorOf(app.db, { memberId: blockedId });
  if (theirs === undefined || !(await isSpokenOf(app, blockerId))) return;
  const own = app.addresses.member(blockerId);
  const block = answerOf('Block', own, newId(), theirs.uri);
  await send(app, blockerId, isTakenBack ? answerOf('Undo', own, newId(), block) : block, [theirs.inbox]);
};

/** What one of two servers has to know of a follow between them. */
const tellFollow = async (
  app: FederationApp,
  { act, followerId, followingId }: Extract<News, { what: 'follow' }>,
): Promise<void> => {
  const [here, there] = act === 'reject' ? [followingId, followerId] : [followerId, followingId];
  const theirs = await selectActorOf(app.db, { memberId: there });
  // They may have become private since they asked.
  if (theirs === undefined || (act === 'follow' && !(await isSpokenOf(app, here)))) return;
  const own = app.addresses.member(here);
  const [follower, followed] = act === 'reject' ? [theirs.uri, own] : [own, theirs.uri];
  const asked = answerOf('Follow', follower, newId(), followed);
  const mark = newId();
  const activity = act === 'follow' ? asked : answerOf(act === 'reject' ? 'Reject' : 'Undo', own, mark, asked);
  await send(app, here, activity, [theirs.inbox]);
};

export const tell = async (app: FederationApp, news: News): Promise<void> => {
  if (news.what === 'post') return tellPost(app, news.postId, news.isEdited ? 'Update' : 'Create');
  if (news.what === 'comment') return tellComment(app, news.commentId);
  if (news.what === 'profile') return tellProfile(app, news.memberId, news.at);
  if (news.what === 'like') return tellLike(app, news);
  if (news.what === 'move') return tellMove(app, news.memberId);
  if (news.what === 'block') return tellBlock(app, news);
  if (news.what === 'follow') return tellFollow(app, news);
  if (news.what !== 'gone') return tellRepost(app, news);
  const actor = app.addresses.member(news.memberId);
  const answered = news.authorId === undefined ? [] : await inboxOf(app, news.authorId);
  const followers = await followersOf(app, news.memberId);
  return send(app, news.memberId, deleteOf(actor, news.uri), [...followers, ...answered]);
};
