import { decodeCursor, encodeCursor, isId, type ParsedInput } from '@wagram/contract/kernel';
import {
  draftErrors,
  DRAFTS_MAX,
  scheduleProblem,
  type draftCalls,
  type DraftTab,
  type DraftView,
} from '@wagram/contract/drafts';
import { PICTURES_MAX } from '@wagram/contract/posts';
import {
  fail,
  FIRST_ID,
  isTime,
  LAST_ID,
  LAST_TIME_MS,
  toJson,
  type App,
  type Db,
  type DraftId,
  type MemberId,
} from '#kernel';
import { findUsableMedia, isShowable, markMediaUsed, type UsableMedia } from '#media';
import { lockMembers } from '#members';
import { findQuoted } from '#posts';
import {
  countOthers,
  deleteDraft,
  deleteOtherMedia,
  insertDraftMedia,
  selectDraft,
  selectDrafts,
  selectScheduled,
  updateSchedule,
  upsertDraft,
  type DraftRow,
} from './drafts.gen.ts';
import { cancelSending, sendAt } from './send.ts';
import { keyOf, assertPostable } from './to-post.ts';
import { toDraftView } from './view.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

const placeOf = (tab: DraftTab, row: DraftRow): string => {
  const time = tab === 'drafts' ? row.updated_at : (row.scheduled_for ?? row.updated_at);
  return encodeCursor(time.toISOString(), row.id);
};

export const listDrafts = async (
  db: Db,
  memberId: MemberId,
  tab: DraftTab,
  { limit, cursor }: Page,
): Promise<{ drafts: DraftView[]; next_cursor: string | null }> => {
  const isNewestFirst = tab === 'drafts';
  const start = isNewestFirst
    ? encodeCursor(new Date(LAST_TIME_MS).toISOString(), LAST_ID)
    : encodeCursor(new Date(0).toISOString(), FIRST_ID);
  const [time = '', id = ''] = decodeCursor(cursor ?? start);
  if (!isTime(time) || !isId<DraftId>(id)) return { drafts: [], next_cursor: null };
  const at = new Date(time);
  const count = limit + 1;
  const rows = isNewestFirst
    ? await selectDrafts(db, { memberId, before: at, beforeId: id, count })
    : await selectScheduled(db, { memberId, after: at, afterId: id, count });
  const last = rows[limit - 1];
  return {
    drafts: rows.slice(0, limit).map(toDraftView),
    next_cursor: rows.length > limit && last !== undefined ? placeOf(tab, last) : null,
  };
};

export const findDraft = async (db: Db, memberId: MemberId, id: DraftId): Promise<DraftRow> =>
  (await selectDraft(db, { id, memberId })) ?? fail(draftErrors, 'draft_not_found');

/** Only the member's own uploads. */
const findMedia = async (app: App, memberId: MemberId, files: DraftInput['pictures']): Promise<UsableMedia[]> => {
  const found: UsableMedia[] = [];
  for (const { url, alt } of files.slice(0, PICTURES_MAX)) {
    const media = await findUsableMedia(app, memberId, url, alt?.trim() || null);
    found.push(isShowable(media) ? media : fail(draftErrors, 'foreign_media'));
  }
  if (found.length > 1 && found.some(({ stored }) => stored.kind !== 'image')) fail(draftErrors, 'one_video');
  return found;
};

type DraftInput = ParsedInput<typeof draftCalls.keepDraft>;

export const keepDraft = async (app: App, memberId: MemberId, input: DraftInput, now: Date): Promise<DraftView> => {
  const { draft_id: id, content, poll = null, warning } = input;
  const media = await findMedia(app, memberId, input.pictures);
  if (content.trim() === '' && media.length === 0 && poll === null) fail(draftErrors, 'empty_post');
  const mediaIds = media.flatMap((file) => (file.id === null ? [] : [file.id]));
  const shown = media.map(({ url, stored }) => ({ url, stored }));
  const written = { content, quoteOf: input.quote_of ?? null, warning: warning?.trim() || null };
  const old = await selectDraft(app.db, { id, memberId });
  // A quote that was there stays: what becomes of it is said when it is posted.
  if (written.quoteOf !== null && written.quoteOf !== old?.quote_of) await findQuoted(app, memberId, written.quoteOf);
  if (old?.state === 'scheduled')
    await assertPostable(app, { ...old, ...written, media: shown, quote_of: written.quoteOf, poll }, now);
  const row = await app.transact(async (tx) => {
    // However many are kept at once, they are counted one after the other.
    await lockMembers(tx, memberId, memberId);
    const { others } = await countOthers(tx, { memberId, id });
    if (others >= DRAFTS_MAX) fail(draftErrors, 'too_many_drafts');
    const json = { media: toJson(shown), poll: poll === null ? null : toJson(poll) };
    const kept = await upsertDraft(tx, { id, key: keyOf(id), memberId, ...written, ...json, now });
    if (kept === undefined) return fail(draftErrors, 'draft_not_found');
    await deleteOtherMedia(tx, { draftId: id, mediaIds });
    await insertDraftMedia(tx, { draftId: id, mediaIds });
    for (const mediaId of mediaIds) await markMediaUsed(tx, mediaId, now);
    return kept;
  });
  return toDraftView(row);
};

export const removeDraft = async (app: App, memberId: MemberId, id: DraftId): Promise<void> =>
  app.transact(async (tx) => {
    if ((await deleteDraft(tx, { id, memberId })) !== undefined) await cancelSending(app, tx, id);
  });

/** Null: it is a draft again. */
export const schedule = async (
  app: App,
  memberId: MemberId,
  id: DraftId,
  at: Date | null,
  now: Date,
): Promise<DraftView> => {
  const draft = await findDraft(app.db, memberId, id);
  if (at !== null) {
    const problem = scheduleProblem(at, now);
    if (problem !== null) fail(draftErrors, problem);
    await assertPostable(app, draft, now);
  }
  const row = await app.transact(async (tx) => {
    const changed = await updateSchedule(tx, { id, memberId, version: draft.version, at, now });
    if (changed === undefined) return fail(draftErrors, 'draft_not_found');
    await cancelSending(app, tx, id);
    if (at !== null) await sendAt(app, tx, changed, at);
    return changed;
  });
  return toDraftView(row);
};
