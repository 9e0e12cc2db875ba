import { blockErrors, MUTED_MAX, type Muted, type MuteTerm } from '@wagram/contract/blocks';
import { fail, type Db, type App, type MemberId, type PostId } from '#kernel';
import {
  deleteMutedPost,
  deleteMutedWord,
  insertMutedPost,
  insertMutedWord,
  selectIsPostKnown,
  selectMutedPosts,
  selectMutedWords,
} from './muting.gen.ts';

const DAY_MS = 24 * 3_600_000;
const TERMS: Readonly<Record<MuteTerm, number | null>> = { day: DAY_MS, week: 7 * DAY_MS, ever: null };

export const listMuted = async (db: Db, memberId: MemberId, now: Date): Promise<Muted> => ({
  words: (await selectMutedWords(db, { memberId, now })).map((row) => ({
    word: row.word,
    until: row.until?.toISOString() ?? null,
    since: row.created_at.toISOString(),
  })),
  posts: (await selectMutedPosts(db, { memberId, most: MUTED_MAX })).map((row) => ({
    post_id: row.id,
    username: row.username,
    content: row.content,
    since: row.created_at.toISOString(),
  })),
});

export const muteWord = async (
  app: App,
  memberId: MemberId,
  { word, term }: { word: string; term: MuteTerm },
  now: Date,
): Promise<Muted> => {
  const length = TERMS[term];
  const until = length === null ? null : new Date(now.getTime() + length);
  const kept = await insertMutedWord(app.db, { memberId, word, until, now, most: MUTED_MAX });
  if (kept === 0) fail(blockErrors, 'too_many_muted');
  return listMuted(app.db, memberId, now);
};

export const unmuteWord = async (app: App, memberId: MemberId, word: string, now: Date): Promise<Muted> => {
  await deleteMutedWord(app.db, { memberId, word });
  return listMuted(app.db, memberId, now);
};

export const mutePost = async (
  app: App,
  memberId: MemberId,
  postId: PostId,
  now: Date,
): Promise<{ isMuted: boolean }> => {
  if (!(await selectIsPostKnown(app.db, { memberId, postId })).found) fail(blockErrors, 'post_not_found');
  const kept = await insertMutedPost(app.db, { memberId, postId, now, most: MUTED_MAX });
  if (kept === 0) fail(blockErrors, 'too_many_muted');
  return { isMuted: true };
};

export const unmutePost = async (app: App, memberId: MemberId, postId: PostId): Promise<{ isMuted: boolean }> => {
  await deleteMutedPost(app.db, { memberId, postId });
  return { isMuted: false };
};
