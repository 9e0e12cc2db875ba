// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import type { TargetId } from '@wagram/contract/moderation';
import { many, maybe, type MemberId, type MemberState, type MemberVerifiedBy, type PostId, type ShownMedia, type StoredMedia } from '#kernel';

export interface SubjectRow {
  target: 'post' | 'comment' | 'stream' | 'group' | 'launch' | 'message' | 'member';
  target_id: TargetId;
  content: string | null;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  more_media: ShownMedia[] | null;
  hidden: boolean;
  post_id: PostId | null;
  said_at: Date;
  member_id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  state: MemberState;
  bio: string | null;
  joined_at: Date;
}

export const selectSubject = maybe<{ target: string; targetId: string }, SubjectRow>(
  'moderation_select_subject',
  `select said.*, a.username, a.display_name, a.avatar_url, a.verified, a.verified_by, a.platinum, a.state, a.bio,
  a.created_at as joined_at
from (
  select 'post' as target, p.id as target_id, p.content, p.facets, p.image_url, p.media, p.more_media, p.hidden_at is not null as hidden,
    p.id as post_id, p.created_at as said_at, p.member_id
  from posts p where $1::text = 'post' and p.id = $2::uuid
  union all
  select 'comment', c.id, c.content, c.facets, c.image_url, c.media, null, c.hidden_at is not null, c.post_id, c.created_at, c.member_id
  from comments c where $1::text = 'comment' and c.id = $2::uuid
  union all
  select 'stream', s.id, s.title, '[]', s.replay_url, s.replay, null, s.hidden_at is not null, null, s.created_at, s.host_id
  from streams s where $1::text = 'stream' and s.id = $2::uuid
  union all
  select 'group', c.id, concat_ws(e'\\n\\n', c.title, nullif(g.description, '')), '[]', null, null, null, g.hidden_at is not null, null,
    c.created_at, o.member_id
  from groups g join conversations c on c.id = g.conversation_id
    join conversation_members o on o.conversation_id = c.id and o.role = 'owner'
  where $1::text = 'group' and g.conversation_id = $2::uuid
  union all
  select 'launch', l.id, concat(l.name, ' (', l.symbol, ')'), '[]', l.image_url, null, null, l.hidden_at is not null, null, l.created_at,
    creator.id
  from launches l join members creator on creator.id = l.creator_id
  where $1::text = 'launch' and l.id = $2::uuid and l.state <> 'draft'
  union all
  select 'message', m.id, coalesce(w.content, m.content), coalesce(w.facets, m.facets), coalesce(w.image_url, m.image_url),
    coalesce(w.media, m.media), coalesce(w.more_media, m.more_media), w.message_id is not null and w.member_id is null, null, m.created_at, sender.id
  from messages m join members sender on sender.id = m.sender_id left join withheld_messages w on w.message_id = m.id
  where $1::text = 'message' and m.id = $2::uuid
  union all
  select 'member', m.id, null, '[]', null, null, null, false, null, m.created_at, m.id
  from members m where $1::text = 'member' and m.id = $2::uuid
) said join members a on a.id = said.member_id`,
  (p) => [p.target, p.targetId],
);

export interface SelectBearersRow {
  username: string;
  display_name: string;
  created_at: Date;
}

/** Names that are reserved by now, but for operators, who rightly bear theirs. */
export const selectBearers = many<{ names: readonly string[]; operators: readonly string[]; limit: bigint | number }, SelectBearersRow>(
  'moderation_select_bearers',
  `select username, display_name, created_at from members
where replace(lower(username), '_', '') = any($1::text[]) and not lower(substr(username, 2)) = any($2::text[])
  and not platinum and not demo
order by id limit $3`,
  (p) => [p.names, p.operators, p.limit],
);
