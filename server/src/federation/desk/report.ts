import { federationErrors } from '@wagram/contract/federation';
import { moderationErrors, type TargetId } from '@wagram/contract/moderation';
import { getComment } from '#comments';
import { fail, newId, type CommentId, type MemberId, type PostId } from '#kernel';
import { selectMemberById } from '#members';
import { reportFromElsewhere } from '#moderation';
import { getPost } from '#posts';
import { answerOf } from '../documents/activities.ts';
import { SERVER_ID } from '../keys.ts';
import { findObject, uriOfComment, uriOfPost } from '../objects.ts';
import { writeLetter } from '../outbox/letters.ts';
import { selectActorOf } from '../peers/actors.gen.ts';
import { orNull } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';

type Reportable = 'post' | 'comment' | 'member';

interface Reported {
  readonly authorId: MemberId;
  readonly uri: string | null;
}

const find = async (
  app: FederationApp,
  viewer: MemberId,
  target: Reportable,
  id: TargetId,
): Promise<Reported | null> => {
  if (target === 'post') {
    const post = await orNull(getPost(app.db, id as PostId, viewer));
    return post === null ? null : { authorId: post.user_id, uri: await uriOfPost(app, post.id) };
  }
  if (target === 'comment') {
    const comment = await orNull(getComment(app.db, id as CommentId, viewer));
    return comment === null ? null : { authorId: comment.user_id, uri: await uriOfComment(app, comment.id) };
  }
  const member = await selectMemberById(app.db, id as MemberId);
  return member === null ? null : { authorId: member.id, uri: null };
};

/** FED-02: told by this server, so that whoever reports stays unnamed there. */
export const reportElsewhere = async (
  app: FederationApp,
  viewer: MemberId,
  { target, target_id: id, note }: { target: Reportable; target_id: TargetId; note: string },
): Promise<void> => {
  const found = (await find(app, viewer, target, id)) ?? fail(moderationErrors, 'target_not_found');
  const actor = await selectActorOf(app.db, { memberId: found.authorId });
  if (actor === undefined) fail(federationErrors, 'not_elsewhere');
  const object = [actor.uri, ...(found.uri === null ? [] : [found.uri])];
  const flag = { ...answerOf('Flag', app.addresses.server, newId(), object), content: note };
  await app.transact((tx) => writeLetter(app, tx, SERVER_ID, flag, [actor.shared_inbox ?? actor.inbox]));
};

/** What another server reports of ours stands before the operators with its host. The last word of an address says most. */
export const hearFlag = async (
  app: FederationApp,
  reporter: MemberId,
  uris: readonly string[],
  note: string,
): Promise<void> => {
  const found = await Promise.all(uris.map((uri) => findObject(app, uri)));
  const ours = found.filter((one) => one !== null);
  const said = ours.filter(({ kind }) => kind !== 'member');
  for (const { kind, id } of said.length > 0 ? said : ours)
    await reportFromElsewhere(app, reporter, { target: kind, targetId: id, note }, app.clock.now());
};
