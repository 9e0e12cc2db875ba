import { isId } from '@wagram/contract/kernel';
import {
  FACES_MAX,
  MENTION_KINDS,
  NOTICE_KINDS,
  type NoticeGroup,
  type NoticePerson,
  type NoticeTab,
} from '@wagram/contract/notifications';
import { languageOfMember, newestUuid, type App, type MemberId, type NoticeId } from '#kernel';
import { badgeOf } from '#members';
import { selectFaces, selectGroups, type SelectFacesRow } from './groups.gen.ts';
import { countUnread, type Reader } from './service.ts';
import { toNoticeView } from './view.ts';

interface GroupPage {
  groups: NoticeGroup[];
  next_cursor: string | null;
  unread: number;
  unseen: number;
}

const toPerson = (row: SelectFacesRow): NoticePerson => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  verified: row.verified,
  badge: badgeOf(row),
  is_following: row.is_following,
  is_requested: row.is_requested,
});

const facesOf = async (app: App, memberId: MemberId, groupKeys: string[]): Promise<Map<string, NoticePerson[]>> => {
  const found = new Map<string, NoticePerson[]>();
  if (groupKeys.length === 0) return found;
  for (const row of await selectFaces(app.db, { memberId, groupKeys, most: FACES_MAX }))
    found.set(row.group_key, [...(found.get(row.group_key) ?? []), toPerson(row)]);
  return found;
};

/** SOC-08: two statements for a page, however many people are in it. */
export const listGroups = async (
  app: App,
  { memberId, language: wanted }: Reader,
  page: { limit: number; cursor?: string | undefined; tab?: NoticeTab | undefined },
  now: Date,
): Promise<GroupPage> => {
  const before = page.cursor ?? newestUuid(now);
  const kinds = page.tab === 'mentions' ? MENTION_KINDS : NOTICE_KINDS;
  const limit = page.limit + 1;
  const rows = isId<NoticeId>(before) ? await selectGroups(app.db, { memberId, before, kinds, limit }) : [];
  const shown = rows.slice(0, page.limit);
  const faces = await facesOf(
    app,
    memberId,
    shown.map((row) => row.group_key),
  );
  const { unread, unseen } = rows[0] ?? (await countUnread(app.db, memberId));
  const language = await languageOfMember(app.db, memberId, wanted);
  return {
    groups: shown.map((row) => ({
      key: row.group_key,
      notice: toNoticeView(row, app.config.brand.tokens.credit, language),
      people: faces.get(row.group_key) ?? [],
      people_count: row.people,
      count: row.items,
      unread: row.unread_items,
    })),
    next_cursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
    unread,
    unseen,
  };
};
