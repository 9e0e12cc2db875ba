import type { FastifyReply } from 'fastify';
import { isId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { getComment } from '#comments';
import type { CommentId, PostId } from '#kernel';
import type { Member } from '#members';
import { getPost, listMemberPosts } from '#posts';
import { toldOf } from '../documents/activities.ts';
import { withContext, type Document } from '../documents/context.ts';
import { noteOfComment, noteOfPost } from '../outbox/notes.ts';
import { ACTIVITY_TYPE } from '../signatures/signatures.ts';
import { findSpokenOf, orNull } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';

const PAGE = 20;
const KEPT_S = 180;

/** With FEDERATION_AUTHORISED a document is for who has asked for it, and is kept by nobody on the way. */
export const send = ({ config }: FederationApp, reply: FastifyReply, document: Document | null): FastifyReply =>
  document === null
    ? reply.status(404).header('vary', 'accept').send({ success: false, error: 'Not found', code: 'not_found' })
    : reply
        .header('content-type', `${ACTIVITY_TYPE}; charset=utf-8`)
        .header('vary', 'accept')
        .header(
          'cache-control',
          config.federation?.authorised === true ? 'private, no-store' : `public, max-age=${KEPT_S}`,
        )
        .send(JSON.stringify(withContext(document)));

/** As a guest sees it, and only what was written here. */
export const postDocument = async (app: FederationApp, id: string): Promise<Document | null> => {
  const post = isId<PostId>(id) ? await orNull(getPost(app.db, id, null)) : null;
  if (post === null || (await findSpokenOf(app, post.user_id)) === null) return null;
  return (await noteOfPost(app, post)).note;
};

export const commentDocument = async (app: FederationApp, id: string): Promise<Document | null> => {
  const comment = isId<CommentId>(id) ? await orNull(getComment(app.db, id, null)) : null;
  if (comment === null || (await findSpokenOf(app, comment.user_id)) === null) return null;
  return (await noteOfComment(app, comment)).note;
};

const createOf = async (app: FederationApp, post: PostView): Promise<Document> => {
  const { note } = await noteOfPost(app, post);
  return toldOf('Create', app.addresses.member(post.user_id), note, 'create');
};

/** What they wrote, newest first. */
export const outboxOf = async (app: FederationApp, member: Member, cursor: string | null): Promise<Document> => {
  const id = `${app.addresses.member(member.id)}/outbox`;
  if (cursor === null) return { id, type: 'OrderedCollection', totalItems: member.postsCount, first: `${id}?page=` };
  const page = await listMemberPosts(app.db, member.id, null, {
    limit: PAGE,
    ...(cursor === '' ? {} : { cursor }),
  });
  const items = await Promise.all(page.posts.map((post) => createOf(app, post)));
  return {
    id: `${id}?page=${cursor}`,
    type: 'OrderedCollectionPage',
    partOf: id,
    ...(page.next_cursor === null ? {} : { next: `${id}?page=${page.next_cursor}` }),
    orderedItems: items,
  };
};

/** What the server itself writes. */
export const nothingSaid = (id: string): Document => ({
  id,
  type: 'OrderedCollection',
  totalItems: 0,
  orderedItems: [],
});

/** How many they are; who they are is theirs to tell. */
export const countOf = (app: FederationApp, member: Member, list: 'followers' | 'following'): Document => ({
  id: `${app.addresses.member(member.id)}/${list}`,
  type: 'OrderedCollection',
  totalItems: list === 'followers' ? member.followersCount : member.followingCount,
});

export const featuredOf = async (app: FederationApp, member: Member): Promise<Document> => {
  const { pinnedPostId } = member;
  const pinned = pinnedPostId === null ? null : await postDocument(app, pinnedPostId);
  const items = pinned === null ? [] : [pinned];
  const id = `${app.addresses.member(member.id)}/featured`;
  return { id, type: 'OrderedCollection', totalItems: items.length, orderedItems: items };
};
