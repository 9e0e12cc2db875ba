import { isId } from '@wagram/contract/kernel';
import {
  NOTICE_DAYS,
  noticeErrors,
  noticeKinds,
  type NoticeLive,
  type NoticeView,
} from '@wagram/contract/notifications';
import {
  fail,
  languageOfMember,
  LAST_ID,
  newestUuid,
  newId,
  toJson,
  uuidAt,
  type Db,
  type App,
  type MemberId,
  type NoticeId,
} from '#kernel';
import { markGroupsRead } from './groups.gen.ts';
import { deleteOldNotices, insertNotices, type InsertNoticesRow } from './notices.gen.ts';
import {
  markAllRead,
  markAllSeen,
  selectNotices,
  selectUnread,
  selectUnreadOf,
  updateRead,
  type Unread,
} from './reading.gen.ts';
import { withoutMuted } from './muted.ts';
import type { NoticeDraft } from './rules.ts';
import { toNoticeView } from './view.ts';

const DAY_MS = 24 * 3_600_000;

/** Whose they are, and what is read where they ask. */
export interface Reader {
  readonly memberId: MemberId;
  readonly language: string;
}

interface NoticePage {
  notifications: NoticeView[];
  next_cursor: string | null;
  unread: number;
  unseen: number;
}

export const countUnread = (db: Db, memberId: MemberId): Promise<Unread> => selectUnreadOf(db, { memberId });

export const listNotices = async (
  app: App,
  { memberId, language: wanted }: Reader,
  page: { limit: number; cursor?: string | undefined },
  now: Date,
): Promise<NoticePage> => {
  const before = page.cursor ?? newestUuid(now);
  const rows = isId<NoticeId>(before) ? await selectNotices(app.db, { memberId, before, limit: page.limit + 1 }) : [];
  const last = rows[page.limit - 1];
  const { unread, unseen } = rows[0] ?? (await countUnread(app.db, memberId));
  const language = await languageOfMember(app.db, memberId, wanted);
  return {
    notifications: rows.slice(0, page.limit).map((row) => toNoticeView(row, app.config.brand.tokens.credit, language)),
    next_cursor: rows.length > page.limit && last !== undefined ? last.id : null,
    unread,
    unseen,
  };
};

interface Marking {
  notification_ids?: readonly NoticeId[] | undefined;
  group_keys?: readonly string[] | undefined;
  mark_all_read?: boolean | undefined;
  mark_all_seen?: boolean | undefined;
  until?: NoticeId | undefined;
}

/** AZ-05: only one's own rows are ever looked at. */
export const markRead = async (
  app: App,
  memberId: MemberId,
  marking: Marking,
  now: Date,
): Promise<Unread & { marked: number }> => {
  const { notification_ids: ids = [], mark_all_read: isAll = false, mark_all_seen: isSeen = false } = marking;
  const { until = LAST_ID, group_keys: groupKeys = [] } = marking;
  if (!isAll && !isSeen && ids.length === 0 && groupKeys.length === 0) fail(noticeErrors, 'nothing_named');
  if (isSeen) await markAllSeen(app.db, { memberId, until });
  const marked = isAll
    ? (await markAllRead(app.db, { memberId, until })).marked
    : (ids.length === 0 ? 0 : await updateRead(app.db, { memberId, ids, now })) +
      (groupKeys.length === 0 ? 0 : await markGroupsRead(app.db, { memberId, groupKeys, until, now }));
  if (marked > 0 || isSeen) tellUnread(app, [memberId]);
  return { marked, ...(await countUnread(app.db, memberId)) };
};

export interface TimedDraft extends NoticeDraft {
  readonly at: Date;
  readonly readAt: Date | null;
}

/** In one statement; answers those that are told. */
export const writeNotices = async (db: Db, given: readonly TimedDraft[]): Promise<InsertNoticesRow[]> => {
  const drafts = await withoutMuted(db, given);
  if (drafts.length === 0) return [];
  // What is null is left out: most of a like's notice is.
  const rows = drafts.map((draft) => {
    const id = newId(draft.at);
    return {
      id,
      member_id: draft.memberId ?? undefined,
      handle: draft.handle ?? undefined,
      kind: draft.kind,
      from_id: draft.fromId ?? undefined,
      post_id: draft.postId ?? undefined,
      comment_id: draft.commentId ?? undefined,
      details: draft.details,
      key: draft.key ?? `${draft.kind}:${id}`,
      choice: noticeKinds[draft.kind].choice,
      created_at: draft.at,
      read_at: draft.readAt ?? undefined,
    };
  });
  return insertNotices(db, { drafts: toJson(rows) });
};

const UNREAD: NoticeLive['type'] = 'notice';

/** Open pages show the number as it is now, the others ask; it is counted only for those who have a page open. */
export const showUnread = (app: App): void =>
  app.live.showing(UNREAD, async (memberIds) => {
    const rows = await selectUnread(app.db, { memberIds });
    return new Map(
      rows.map(({ member_id, unread, unseen }) => [member_id, { type: UNREAD, unread, unseen } satisfies NoticeLive]),
    );
  });

export const tellUnread = (app: App, memberIds: readonly MemberId[]): void => app.live.renew(memberIds, UNREAD);

export const sweepNotices = (tx: Db, now: Date): Promise<unknown> =>
  deleteOldNotices(tx, { firstKept: uuidAt(new Date(now.getTime() - NOTICE_DAYS * DAY_MS)) });
