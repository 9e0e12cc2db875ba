// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one, type ConversationId, type MemberId } from '#kernel';

export const upsertPresence = exec<{ until: Date; memberIds: readonly MemberId[] }>(
  'messages_upsert_presence',
  `insert into presence (member_id, online_until) select id, $1 from members where id = any($2)
on conflict (member_id) do update set online_until = excluded.online_until`,
  (p) => [p.until, p.memberIds],
);

export const endPresence = exec<{ now: Date; memberId: MemberId }>(
  'messages_end_presence',
  `update presence set online_until = $1 where member_id = $2`,
  (p) => [p.now, p.memberId],
);

export interface SelectMayKnowRow {
  memberId: MemberId;
  id: MemberId;
}

/** Pair by pair: those who know each other, talk to each other and both show when they are online. */
export const selectMayKnow = many<{ memberIds: readonly MemberId[]; whomIds: readonly MemberId[] }, SelectMayKnowRow>(
  'messages_select_may_know',
  `select j.member_id as "memberId", j.whom as id from unnest($1::uuid[], $2::uuid[]) j (member_id, whom)
where not exists (select 1 from blocks hidden where hidden.blocker_id = j.member_id and hidden.blocked_id = j.whom) and not exists (select 1 from blocks hidden where hidden.blocker_id = j.whom and hidden.blocked_id = j.member_id) and exists (select 1 from members known where known.id = j.whom and (known.state = 'active' or known.id = j.member_id)) and not exists (select 1 from settings chosen where chosen.member_id = j.member_id and chosen.choices -> 'messages' -> 'onlineStatus' = 'false') and not exists (select 1 from settings chosen where chosen.member_id = j.whom and chosen.choices -> 'messages' -> 'onlineStatus' = 'false')
  and exists (
    select 1 from conversation_members mine join conversation_members theirs using (conversation_id)
      join conversations c on c.id = conversation_id and c.kind = 'direct'
    where mine.member_id = j.member_id and theirs.member_id = j.whom and not theirs.is_request
  )`,
  (p) => [p.memberIds, p.whomIds],
);

export interface SelectShowsRow {
  shows: boolean;
}

export const selectShows = one<{ memberId: MemberId }, SelectShowsRow>(
  'messages_select_shows',
  `select not exists (select 1 from settings chosen where chosen.member_id = $1 and chosen.choices -> 'messages' -> 'onlineStatus' = 'false') as shows`,
  (p) => [p.memberId],
);

export interface SelectTypingHearersRow {
  member_id: MemberId;
  username: string;
}

/** Those there who let others see it too, and whom no block separates. Among very many nobody. */
export const selectTypingHearers = many<{ viewer: MemberId; conversationId: ConversationId; most: number }, SelectTypingHearersRow>(
  'messages_select_typing_hearers',
  `select heard.member_id, typist.username
from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  join members typist on typist.id = $1
  join conversation_members heard on heard.conversation_id = c.id and heard.member_id <> $1 and not heard.is_request
where c.id = $2 and not exists (select 1 from settings chosen where chosen.member_id = $1 and chosen.choices -> 'messages' -> 'typingIndicator' = 'false') and not exists (select 1 from settings chosen where chosen.member_id = heard.member_id and chosen.choices -> 'messages' -> 'typingIndicator' = 'false') and c.members_count <= $3
  and (c.kind <> 'channel' or me.role in ('owner', 'admin')) and not exists (select 1 from blocks hidden where hidden.blocker_id = heard.member_id and hidden.blocked_id = $1) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = heard.member_id) and exists (select 1 from members known where known.id = $1 and (known.state = 'active' or known.id = heard.member_id))`,
  (p) => [p.viewer, p.conversationId, p.most],
);
