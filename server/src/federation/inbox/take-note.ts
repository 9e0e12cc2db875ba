import { createComment, getComment } from '#comments';
import { Failure, type PostId } from '#kernel';
import { getPost, keepDistantPost } from '#posts';
import type { OwnAddress } from '../addresses.ts';
import { readNote, type Note } from '../documents/read-note.ts';
import { findObject } from '../objects.ts';
import { insertObject } from '../objects.gen.ts';
import { findActor, type ActorRow } from '../peers/actors.ts';
import { askFor } from '../peers/ask.ts';
import { keepPictures, nameAll, toShown } from '../pictures/pictures.ts';
import { orNull } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';
import { selectIsFollowedHere } from './wanted.gen.ts';
import { isQuietFor } from './quiet.ts';
import { wordsOf } from './words.ts';

/** What is answered, and what that answers: so far up and no further. */
const LEVELS = 3;

const publishedAt = ({ publishedAt: said }: Note, now: Date): Date => (said === null || said > now ? now : said);

/** Something that was said elsewhere, by whoever it is from; null: it is nothing for us. */
export const fetchNote = async (app: FederationApp, uri: string, levels = LEVELS): Promise<OwnAddress | null> => {
  const known = await findObject(app, uri);
  if (known !== null || levels === 0 || app.failures.has(uri)) return known;
  try {
    const note = readNote(await askFor(app, uri));
    if (note === null) return null;
    return await takeNote(app, await findActor(app, note.author), note, levels - 1);
  } catch (error) {
    app.failures.add(uri, error);
    app.log.info({ err: error }, 'something elsewhere could not be read');
    return null;
  }
};

/** Keeps a note as a post, or as a comment on what it answers. The same one again is what it was. */
export const takeNote = async (
  app: FederationApp,
  from: ActorRow,
  note: Note,
  levels = LEVELS,
): Promise<OwnAddress | null> => {
  const known = await findObject(app, note.uri);
  if (known !== null) return known;
  // What is not for everybody is a message, and those stay where they are.
  if (!note.isPublic || note.author !== from.uri) return null;
  return note.inReplyTo === null ? takePost(app, from, note, levels) : takeComment(app, from, note, levels);
};

const takePost = async (app: FederationApp, from: ActorRow, note: Note, levels: number): Promise<OwnAddress | null> => {
  const quoted = note.quoted === null ? null : await fetchNote(app, note.quoted, levels);
  const words = await wordsOf(app, from, note);
  if (words === null) return null;
  const now = app.clock.now();
  const pictures = nameAll(note.pictures);
  const draft = {
    ...words,
    media: pictures.map(toShown),
    key: note.uri,
    quoteOf: quoted?.kind === 'post' ? quoted.id : null,
    createdAt: publishedAt(note, now),
  };
  const id = await keepDistantPost(app, from.member_id, draft, now, async (tx, postId) => {
    await insertObject(tx, { uri: note.uri, postId, commentId: null });
    await keepPictures(tx, pictures, { postId });
  });
  return id === null ? findObject(app, note.uri) : { kind: 'post', id };
};

const placeOf = async (app: FederationApp, uri: string, levels: number) => {
  const answered = await fetchNote(app, uri, levels);
  if (answered === null || answered.kind === 'member') return null;
  if (answered.kind === 'post') return { postId: answered.id, parentId: null };
  const postId = await postOf(app, answered);
  return postId === null ? null : { postId, parentId: answered.id };
};

const postOf = async (
  { db }: FederationApp,
  { id }: Extract<OwnAddress, { kind: 'comment' }>,
): Promise<PostId | null> => (await orNull(getComment(db, id, null)))?.post_id ?? null;

/** Whoever wrote the post would be told of it. */
const isTooQuiet = async (app: FederationApp, from: ActorRow, postId: PostId): Promise<boolean> => {
  const post = await orNull(getPost(app.db, postId, null));
  return post !== null && (await isQuietFor(app, from, post.user_id));
};

const takeComment = async (
  app: FederationApp,
  from: ActorRow,
  note: Note,
  levels: number,
): Promise<OwnAddress | null> => {
  const words = await wordsOf(app, from, note);
  const place = words === null || note.inReplyTo === null ? null : await placeOf(app, note.inReplyTo, levels);
  if (words === null || place === null || (await isTooQuiet(app, from, place.postId))) return null;
  try {
    const { content, facets } = words;
    const pictures = nameAll(note.pictures, 1);
    const [shown = null] = pictures.map(toShown);
    const draft = { ...place, content, facets, imageUrl: null, shown, key: note.uri };
    const { id } = await createComment(app, from.member_id, draft, publishedAt(note, app.clock.now()));
    await app.transact(async (tx) => {
      const isNew = (await insertObject(tx, { uri: note.uri, postId: null, commentId: id })) > 0;
      if (isNew) await keepPictures(tx, pictures, { commentId: id });
    });
    return { kind: 'comment', id };
  } catch (error) {
    // A block between them, or what it answers has gone.
    if (error instanceof Failure) return null;
    throw error;
  }
};

/** Kept is what somebody here reads: of whom they follow, about what is here, or to one of ours. */
export const isWanted = async (app: FederationApp, from: ActorRow, note: Note): Promise<boolean> => {
  for (const { uri } of note.mentions) {
    const own = app.addresses.read(uri);
    if (own?.kind === 'member' && !(await isQuietFor(app, from, own.id))) return true;
  }
  if (note.inReplyTo !== null && (await findObject(app, note.inReplyTo)) !== null) return true;
  return (await selectIsFollowedHere(app.db, { memberId: from.member_id })).followed;
};
