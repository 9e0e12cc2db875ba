// What was written here, as others read it, and where those elsewhere read who are named in it.
import type { CommentView } from '@wagram/contract/comments';
import type { PostView } from '@wagram/contract/posts';
import type { MemberId } from '#kernel';
import type { Document } from '../documents/context.ts';
import { commentToNote, postToNote } from '../documents/note.ts';
import { uriOfComment, uriOfPost } from '../objects.ts';
import { selectActorOf } from '../peers/actors.gen.ts';
import type { FederationApp } from '../state.ts';
import { findNamed } from './people.ts';

interface Answer extends CommentView {
  /** Those whom it answers. */
  readonly answers: readonly MemberId[];
}

export interface Written {
  readonly note: Document;
  readonly inboxes: readonly string[];
}

export const noteOfPost = async (app: FederationApp, post: PostView): Promise<Written> => {
  const { people, inboxes } = await findNamed(app, post.facets);
  const quoted = post.quoted === null ? null : await uriOfPost(app, post.quoted.id);
  return { note: postToNote(app.addresses, post, people, quoted), inboxes };
};

export const noteOfComment = async (app: FederationApp, comment: Answer): Promise<Written> => {
  const { parent_id: parentId, post_id: postId, answers } = comment;
  const { people: named, inboxes } = await findNamed(app, comment.facets);
  const asked = [...new Set(answers)].map((memberId) => selectActorOf(app.db, { memberId }));
  const actors = (await Promise.all(asked)).flatMap((actor) => actor ?? []);
  const people = actors.map(({ uri, url, username }) => ({ uri, url: url ?? uri, name: username }));
  const uri = parentId === null ? await uriOfPost(app, postId) : await uriOfComment(app, parentId);
  return {
    note: commentToNote(app.addresses, comment, named, { uri, people }),
    inboxes: [...inboxes, ...actors.map(({ inbox }) => inbox)],
  };
};
