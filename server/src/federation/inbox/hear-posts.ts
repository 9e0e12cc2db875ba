// What others write, like and pass on.
import { changeDistantComment, getComment, reactToComment, removeComment } from '#comments';
import { unfollow } from '#follows';
import type { MemberId } from '#kernel';
import { changeDistantPost, getPost, react, removePost, type Reaction } from '#posts';
import type { OwnAddress } from '../addresses.ts';
import { readNote } from '../documents/read-note.ts';
import { findObject } from '../objects.ts';
import { learnActor, letGo, type ActorRow } from '../peers/actors.ts';
import { orNull } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';
import { idOf, typeOf } from './activity.ts';
import { memberAt, type Hear } from './hearing.ts';
import { fetchNote, isWanted, takeNote } from './take-note.ts';
import { selectIsFollowedHere } from './wanted.gen.ts';
import { isQuietFor } from './quiet.ts';
import { wordsOf } from './words.ts';

export const hearCreate: Hear = async (app, from, { object }) => {
  const note = readNote(object);
  if (note !== null && note.author === from.uri && (await isWanted(app, from, note))) await takeNote(app, from, note);
};

/** Whoever wrote it changes it: a profile, or a post that is kept here. */
export const hearUpdate: Hear = async (app, from, { object }) => {
  if (idOf(object) === from.uri) return void (await learnActor(app, from.uri));
  const note = readNote(object);
  const kept = note === null ? null : await findObject(app, note.uri);
  if (note === null || kept === null || note.author !== from.uri) return;
  const words = await wordsOf(app, from, note);
  if (words === null) return;
  if (kept.kind === 'post') await changeDistantPost(app, from.member_id, kept.id, words, app.clock.now());
  if (kept.kind === 'comment') await changeDistantComment(app.db, from.member_id, kept.id, words);
};

/** One's own alone: what somebody else wrote is not there for them to delete. */
export const hearDelete: Hear = async (app, from, { object }) => {
  const uri = idOf(object);
  if (uri === from.uri) return letGo(app, from);
  const kept = uri === null ? null : await findObject(app, uri);
  if (kept?.kind === 'post') await orNull(removePost(app, from.member_id, kept.id));
  if (kept?.kind === 'comment' && (await authorOf(app, kept)) === from.member_id)
    await orNull(removeComment(app, from.member_id, kept.id));
};

const authorOf = async ({ db }: FederationApp, { kind, id }: OwnAddress): Promise<MemberId | null> => {
  if (kind === 'post') return (await orNull(getPost(db, id, null)))?.user_id ?? null;
  return kind === 'comment' ? ((await orNull(getComment(db, id, null)))?.user_id ?? null) : id;
};

const mark = async (app: FederationApp, from: ActorRow, uri: string | null, reaction: Reaction): Promise<void> => {
  const kept = uri === null ? null : await findObject(app, uri);
  const author = kept === null ? null : await authorOf(app, kept);
  if (author !== null && (await isQuietFor(app, from, author))) return;
  const memberId = from.member_id;
  const now = app.clock.now();
  if (kept?.kind === 'post') await orNull(react(app, memberId, kept.id, reaction, now));
  if (kept?.kind === 'comment' && (reaction === 'like' || reaction === 'unlike'))
    await orNull(reactToComment(app, memberId, kept.id, reaction, now));
};

export const hearLike: Hear = (app, from, { object }) => mark(app, from, idOf(object), 'like');

/** What somebody passes on whom somebody here follows is asked for where it was written. */
export const hearAnnounce: Hear = async (app, from, { object }) => {
  const uri = idOf(object);
  if (uri === null) return;
  const isKept = (await findObject(app, uri)) !== null;
  if (!isKept && !(await selectIsFollowedHere(app.db, { memberId: from.member_id })).followed) return;
  await fetchNote(app, uri);
  await mark(app, from, uri, 'repost');
};

export const hearUndo: Hear = async (app, from, { object }) => {
  const undone = (typeof object === 'object' ? object : {}) as { actor?: unknown; object?: unknown };
  // What somebody else did is not theirs to take back.
  if (undone.actor !== undefined && idOf(undone.actor) !== from.uri) return;
  const target = idOf(undone.object);
  const type = typeOf(object);
  if (type === 'Like' || type === 'EmojiReact') return mark(app, from, target, 'unlike');
  if (type === 'Announce') return mark(app, from, target, 'unrepost');
  const memberId = type === 'Follow' ? await memberAt(app, target) : null;
  if (memberId !== null) await unfollow(app, from.member_id, memberId);
};
