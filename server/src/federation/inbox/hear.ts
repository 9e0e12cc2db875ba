// What others say, acted upon.
import { Failure, newId, type Job, type MemberId } from '#kernel';
import { answerRequest, follow, unfollow } from '#follows';
import { selectMemberById } from '#members';
import { answerOf } from '../documents/activities.ts';
import type { Document } from '../documents/context.ts';
import { writeLetter } from '../outbox/letters.ts';
import { selectActorOf, type ActorRow } from '../peers/actors.gen.ts';
import { learnActor } from '../peers/actors.ts';
import type { FederationApp } from '../state.ts';
import { idOf, typeOf, type Activity } from './activity.ts';

type Hear = (app: FederationApp, from: ActorRow, activity: Activity) => Promise<void>;

/** One of ours who is spoken with; null: nobody. */
const memberAt = async (app: FederationApp, uri: string | null): Promise<MemberId | null> => {
  const own = uri === null ? null : app.addresses.read(uri);
  if (own?.kind !== 'member') return null;
  const member = await selectMemberById(app.db, own.id);
  return member === null || member.host !== null || member.demo || member.state !== 'active' ? null : member.id;
};

const answer = (app: FederationApp, memberId: MemberId, type: 'Accept' | 'Reject', from: ActorRow, asked: Activity) => {
  const activity = answerOf(type, app.addresses.member(memberId), newId(), asked as Document);
  return app.transact((tx) => writeLetter(app, tx, memberId, activity, [from.inbox]));
};

const hearFollow: Hear = async (app, from, asked) => {
  const memberId = await memberAt(app, idOf(asked.object));
  if (memberId === null) return;
  const isPrivate = (await selectMemberById(app.db, memberId))?.private !== false;
  const isFollowing = !isPrivate && (await mayFollow(app, from.member_id, memberId));
  await answer(app, memberId, isFollowing ? 'Accept' : 'Reject', from, asked);
};

/** A block, or somebody who has become private in this moment, says no. */
const mayFollow = async (app: FederationApp, followerId: MemberId, memberId: MemberId): Promise<boolean> => {
  try {
    const { isFollowing } = await follow(app, followerId, memberId, app.clock.now());
    if (!isFollowing) await unfollow(app, followerId, memberId);
    return isFollowing;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
};

const hearUndo: Hear = async (app, from, { object }) => {
  if (typeOf(object) !== 'Follow') return;
  const memberId = await memberAt(app, idOf((object as { object?: unknown }).object));
  if (memberId !== null) await unfollow(app, from.member_id, memberId);
};

/** Ours asked to follow them. */
const hearAnswer =
  (action: 'accept' | 'decline'): Hear =>
  async (app, from, { object }) => {
    const memberId = await memberAt(app, idOf((object as { actor?: unknown } | undefined)?.actor));
    if (memberId === null) return;
    try {
      await answerRequest(app, from.member_id, memberId, action, app.clock.now());
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // They had been let in, and are not any more.
      if (action === 'decline') await unfollow(app, memberId, from.member_id);
    }
  };

const hearUpdate: Hear = async (app, from, { object }) => {
  if (idOf(object) === from.uri) await learnActor(app, from.uri);
};

const hears: Readonly<Record<string, Hear>> = {
  Follow: hearFollow,
  Undo: hearUndo,
  Accept: hearAnswer('accept'),
  Reject: hearAnswer('decline'),
  Update: hearUpdate,
};

export const hear = async (
  app: FederationApp,
  { payload: { memberId, activity } }: Job<{ memberId: MemberId; activity: Activity }>,
): Promise<void> => {
  const from = await selectActorOf(app.db, { memberId });
  const act = Object.hasOwn(hears, activity.type) ? hears[activity.type] : undefined;
  if (from !== undefined) await act?.(app, from, activity);
};
