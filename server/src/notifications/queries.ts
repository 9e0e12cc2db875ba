import { QUOTE_MAX, UNREAD_MAX, type NoticeKind } from '@wagram/contract/notifications';
import { atOnce, rowByRow, sightOf, type Sight } from '#blocks';
import { statement } from '#kernel';
import { wants } from '#settings';

const NOTHING = "'00000000-0000-0000-0000-000000000000'::uuid";
const marked = (column: 'read_until' | 'seen_until', member: string): string =>
  `coalesce((select k.${column} from notice_marks k where k.member_id = ${member}), ${NOTHING})`;

/** One by one, or with everything before it. */
export const isUnread = (n: string, member = `${n}.member_id`): string =>
  `${n}.read_at is null and ${n}.id > ${marked('read_until', member)}`;
const isUnseen = (n: string, member: string): string => `${n}.id > ${marked('seen_until', member)}`;

// What a notice is about, each with who made it: as many rows as there are things, unless one is gone.
const about = (n: string, member: string): string => `
    select p.member_id, p.hidden_at from posts p where p.id = ${n}.post_id
    union all select c.member_id, c.hidden_at from comments c where c.id = ${n}.comment_id
    union all select s.host_id, null from streams s where s.id = (${n}.details ->> 'streamId')::uuid
    union all select s.member_id, null from conversation_members s
      where s.conversation_id = (${n}.details ->> 'groupId')::uuid and s.member_id = ${member}`;

/** The request that `n` tells of has been neither accepted, answered nor declined. */
const waits = (n: string, member: string): string => `exists (
      select 1 from conversation_members me where me.member_id = ${member} and me.is_request and not me.is_muted
        and ${n}.key = 'message_request:' || me.conversation_id)`;

/**
 * Whether its member may be told of `n`, and still see it: nobody behind a block, muted or gone, nothing hidden or out of
 * reach, no request that has been answered. Asked when it is written, and again whenever it is read or counted. Most are
 * likes of the member's own posts, which they can always reach.
 */
export const shown = (n: string, member = `${n}.member_id`, { heardBy, reachableBy }: Sight = rowByRow): string =>
  `(${n}.from_id is null or (
    ${heardBy(member, `${n}.from_id`)}
    and (${n}.kind = 'like' or num_nonnulls(${n}.post_id, ${n}.comment_id, ${n}.details ->> 'streamId', ${n}.details ->> 'groupId') = (
      select count(*) from (${about(n, member)}) thing
      where thing.member_id = ${member} or (thing.hidden_at is null and ${reachableBy(member, 'thing.member_id')})))
    and (${n}.kind <> 'follow_request' or exists (
      select 1 from follow_requests r where r.follower_id = ${n}.from_id and r.following_id = ${member}))
    and (${n}.kind <> 'message_request' or ${waits(n, member)})
  ))`;

// Events of one name are heard together, so that a like may be heard after the unlike that followed it. What decides is
// whether it holds now.
const holds = (n: string): string => `case ${n}.kind
    when 'like' then exists (select 1 from likes f where f.member_id = ${n}.from_id and f.post_id = ${n}.post_id)
    when 'comment_like' then exists (
      select 1 from comment_likes f where f.member_id = ${n}.from_id and f.comment_id = ${n}.comment_id)
    when 'gift' then exists (select 1 from gifts f where f.id = substring(${n}.key from 6)::uuid)
    when 'follow' then exists (
      select 1 from follows f where f.follower_id = ${n}.from_id and f.following_id = ${n}.member_id)
    when 'follow_request' then exists (
      select 1 from follow_requests f where f.follower_id = ${n}.from_id and f.following_id = ${n}.member_id)
    when 'message' then exists (
      select 1 from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = ${n}.member_id
      where ${n}.key = 'message:' || c.id and c.last_seq > me.read_seq)
    when 'message_request' then ${waits(n, `${n}.member_id`)}
    else true end`;

/** $1 drafts in order; the first one with a key wins. Whoever is private has accepted their followers, and knows. */
export const insertNotices = statement<{ id: string; member_id: string }>(
  'notice_insert',
  `with wanted as (
     select draft.id, coalesce(draft.member_id, named.id) as member_id, draft.kind, draft.from_id, draft.post_id,
       draft.comment_id, draft.details, draft.key, draft.choice, draft.created_at, draft.read_at
     from json_to_recordset($1) as draft (id uuid, member_id uuid, handle text, kind text, from_id uuid, post_id uuid,
       comment_id uuid, details jsonb, key text, choice text, created_at timestamptz, read_at timestamptz)
     left join members named on draft.handle is not null and lower(named.username) = '@' || draft.handle
   )
   insert into notices (id, member_id, kind, from_id, post_id, comment_id, details, key, created_at, read_at)
   select w.id, w.member_id, w.kind, w.from_id, p.id, w.comment_id, w.details, w.key, w.created_at, w.read_at
   from wanted w join members m on m.id = w.member_id left join posts p on p.id = w.post_id
   where w.member_id is distinct from w.from_id and m.state <> 'deactivated' and not (w.kind = 'follow' and m.private)
     and ${wants('w.member_id', 'notify', 'w.choice')}
     and (w.kind not in ('mention', 'reply') or ${wants('w.member_id', 'account', "'mentionsAndReplies'")})
     and (w.kind not in ('message', 'message_request') or ${wants('w.member_id', 'messages', "'messageNotifications'")}) and ${holds('w')} and ${shown('w')}
   order by w.id on conflict (member_id, key) do nothing returning id, member_id`,
);

/** $1 whom and which; those that have become true again meanwhile stay. */
export const deleteRetracted = statement<{ member_id: string }>(
  'notice_retract',
  `delete from notices n using json_to_recordset($1) as gone ("memberId" uuid, key text)
   where n.member_id = gone."memberId" and n.key = gone.key and not (${holds('n')}) returning n.member_id`,
);

export interface NoticeRow {
  id: string;
  member_id: string;
  kind: NoticeKind;
  details: { amount?: string; message?: string; streamId?: string; groupId?: string; groupName?: string };
  is_read: boolean;
  created_at: Date;
  from_id: string | null;
  post_id: string | null;
  comment_id: string | null;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
  verified: boolean | null;
  verified_by: string | null;
  platinum: boolean | null;
  post_content: string | null;
  comment_content: string | null;
}

const quote = (content: string): string =>
  `case when length(${content}) > ${QUOTE_MAX} then rtrim(left(${content}, ${QUOTE_MAX})) || '…' else ${content} end`;

// What the network itself tells may be about a post that its reader cannot see: it then leads nowhere and quotes nothing.
export const ROW = `n.id, n.member_id, n.kind, n.details, not (${isUnread('n')}) as is_read, n.created_at, n.from_id, p.id as post_id, n.comment_id,
  m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  ${quote('p.content')} as post_content, ${quote('c.content')} as comment_content`;
export const JOINED = `notices n left join members m on m.id = n.from_id
  left join posts p on p.id = n.post_id and (n.from_id is not null or p.member_id = n.member_id)
  left join comments c on c.id = n.comment_id`;

/** How many are unread, and how many of them have not been seen (D44): each exact up to 99. */
export interface Unread {
  unread: number;
  unseen: number;
}

const unreadOf = (member: string, sight: Sight): string => `
  select count(*)::int as unread, count(*) filter (where is_unseen)::int as unseen from (
    select ${isUnseen('n', member)} as is_unseen from notices n
    where n.member_id = ${member} and ${isUnread('n', member)} and ${shown('n', member, sight)} order by n.id desc limit ${UNREAD_MAX}
  ) newest`;

/** $1 whose. */
export const selectUnreadOf = statement<Unread>('notice_unread_of', `with ${sightOf('$1')} ${unreadOf('$1', atOnce)}`);

/** $1 whose, $2 the notice before the page, $3 how many. Newest first, each with the number of unread ones beside it. */
export const selectNotices = statement<NoticeRow & Unread>(
  'notice_list',
  `with ${sightOf('$1')}, counted as materialized (${unreadOf('$1', atOnce)})
   select ${ROW}, counted.unread, counted.unseen from ${JOINED} cross join counted
   where n.member_id = $1 and n.id < $2 and ${shown('n', '$1', atOnce)} order by n.id desc limit $3`,
);

/** The same of many at once. */
export const selectUnread = statement<Unread & { member_id: string }>(
  'notice_unread',
  `select whose.id as member_id, counted.unread, counted.unseen
   from unnest($1::uuid[]) as whose (id) cross join lateral (${unreadOf('whose.id', rowByRow)}) counted`,
);

/** $1 whose, $2 which, $3 now. */
export const updateRead = statement<{ id: string }>(
  'notice_read',
  'update notices set read_at = $3 where member_id = $1 and id = any($2) and read_at is null returning id',
);

/** The newest there is, or $2 when that is older: nobody has read what is still to come. */
const newest = `coalesce((select n.id from notices n where n.member_id = $1 and n.id <= $2 order by n.id desc limit 1), ${NOTHING})`;

/** $1 whose, $2 up to which: everything is read and seen. Answers how many were not. */
export const markAllRead = statement<{ marked: number }>(
  'notice_read_all',
  `with counted as materialized (
     select count(*)::int as marked from notices n where n.member_id = $1 and n.id <= $2 and ${isUnread('n', '$1')}
   ), kept as (
     insert into notice_marks as k (member_id, read_until, seen_until) select $1, until, until from (select ${newest} as until) named
     on conflict (member_id) do update set read_until = greatest(k.read_until, excluded.read_until),
       seen_until = greatest(k.seen_until, excluded.seen_until)
   )
   select marked from counted`,
);

/** $1 whose, $2 up to which. */
export const markAllSeen = statement(
  'notice_seen_all',
  `insert into notice_marks as k (member_id, seen_until) values ($1, ${newest})
   on conflict (member_id) do update set seen_until = greatest(k.seen_until, excluded.seen_until)`,
);

const SWEPT_AT_ONCE = 5_000;

/** $1 the first id that stays. Unread ones wait for their reader. */
export const deleteOldNotices = statement<{ id: string }>(
  'notice_sweep',
  `delete from notices where id in (
     select n.id from notices n where n.id < $1 and not (${isUnread('n')}) order by n.id limit ${SWEPT_AT_ONCE}
   ) returning id`,
);
