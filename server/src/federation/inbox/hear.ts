// What others say, acted upon.
import { Failure, newId, type Job, type MemberId } from '#kernel';
import { answerRequest, follow, unfollow } from '#follows';
import { selectMemberById } from '#members';
import { answerOf } from '../documents/activities.ts';
import { writeLetter } from '../outbox/letters.ts';
import { selectActorOf, type ActorRow } from '../peers/actors.gen.ts';
import type { FederationApp } from '../state.ts';
import { idOf, type Activity } from './activity.ts';
import { hearAnnounce, hearCreate, hearDelete, hearLike, hearUndo, hearUpdate } from './hear-posts.ts';
import { memberAt, type Hear } from './hearing.ts';
import { isQuietFor } from './quiet.ts';
import { hearFlag } from '../desk/report.ts';
import { hearMove } from '../moving/moving.ts';

/** Says what was asked again, and nothing else that stood in it. */
const answer = (app: FederationApp, memberId: MemberId, type: 'Accept' | 'Reject', from: ActorRow, asked: Activity) => {
  const own = app.addresses.member(memberId);
  const follow = { id: asked.id, type: 'Follow', actor: from.uri, object: own };
  const activity = answerOf(type, own, newId(), follow);
  return app.transact((tx) => writeLetter(app, tx, memberId, activity, [from.inbox]));
};

const hearFollow: Hear = async (app, from, asked) => {
  const memberId = await memberAt(app, idOf(asked.object));
  if (memberId === null) return;
  const isPrivate = (await selectMemberById(app.db, memberId))?.private !== false;
  const isQuiet = await isQuietFor(app, from, memberId);
  const isFollowing = !isPrivate && !isQuiet && (await mayFollow(app, from.member_id, memberId));
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

/** They do not want to see each other: neither follows the other any more. */
const hearBlock: Hear = async (app, from, { object }) => {
  const memberId = await memberAt(app, idOf(object));
  if (memberId === null) return;
  await unfollow(app, from.member_id, memberId);
  await unfollow(app, memberId, from.member_id);
};

const REPORTED_MOST = 20;
const hearReport: Hear = (app, from, { object, content }) => {
  const uris = (Array.isArray(object) ? object : [object]).slice(0, REPORTED_MOST).map(idOf);
  return hearFlag(
    app,
    from.member_id,
    uris.filter((uri) => uri !== null),
    typeof content === 'string' ? content : '',
  );
};

/** Their own move alone. */
const hearMoved: Hear = async (app, from, { object, target }) => {
  const to = idOf(target);
  if (to !== null && idOf(object) === from.uri) await hearMove(app, from.member_id, to);
};

const hears: Readonly<Record<string, Hear>> = {
  Follow: hearFollow,
  Accept: hearAnswer('accept'),
  Reject: hearAnswer('decline'),
  Create: hearCreate,
  Update: hearUpdate,
  Delete: hearDelete,
  Like: hearLike,
  // What others answer with a picture of their own counts as a like.
  EmojiReact: hearLike,
  Announce: hearAnnounce,
  Undo: hearUndo,
  Block: hearBlock,
  Flag: hearReport,
  Move: hearMoved,
};

/** What one says may lead to many others, each of them slow: so long may it hold up what the others say. */
const HEARING_MS = 20_000;

export const isUnderstood = (type: string): boolean => Object.hasOwn(hears, type);

export const hear = async (
  app: FederationApp,
  { payload: { memberId, activity } }: Job<{ memberId: MemberId; activity: Activity }>,
): Promise<void> => {
  const from = await selectActorOf(app.db, { memberId });
  const act = isUnderstood(activity.type) ? hears[activity.type] : undefined;
  if (from !== undefined) await act?.({ ...app, until: performance.now() + HEARING_MS }, from, activity);
};
