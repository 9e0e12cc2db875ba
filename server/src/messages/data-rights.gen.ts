// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type ConversationId, type ConversationKind, type ConversationMemberRole, type MemberId, type MessageId, type MessageKind } from '#kernel';

export interface ExportSeatsRow {
  conversation_id: ConversationId;
  kind: ConversationKind;
  title: string | null;
  role: ConversationMemberRole;
  is_request: boolean;
  is_muted: boolean;
  joined_at: Date;
  with: unknown;
}

export const exportSeats = many<{ memberId: MemberId }, ExportSeatsRow>(
  'messages_export_seats',
  `select s.conversation_id, c.kind, c.title, s.role, s.is_request, s.is_muted, s.joined_at,
  (
    select jsonb_agg(m.username order by m.username) from conversation_members o join members m on m.id = o.member_id
    where c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> $1
  ) as with
from conversation_members s join conversations c on c.id = s.conversation_id
where s.member_id = $1 order by s.conversation_id`,
  (p) => [p.memberId],
);

export interface ExportMessagesRow {
  id: MessageId;
  conversation_id: ConversationId;
  kind: MessageKind;
  content: string;
  image_url: string | null;
  more_media: unknown;
  duration: number | null;
  credit: string | null;
  reply_to: MessageId | null;
  thread_of: MessageId | null;
  is_forwarded: boolean;
  edited_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
}

/** What an operator has hidden is still theirs. */
export const exportMessages = many<{ memberId: MemberId }, ExportMessagesRow>(
  'messages_export_messages',
  `select m.id, m.conversation_id, m.kind, coalesce(w.content, m.content) as content, coalesce(w.image_url, m.image_url) as image_url,
  coalesce(w.more_media, m.more_media) as more_media,
  coalesce(w.duration, m.duration) as duration, m.credit, m.reply_to, m.thread_of, m.is_forwarded, m.edited_at, m.deleted_at,
  m.created_at
from messages m left join withheld_messages w on w.message_id = m.id where m.sender_id = $1 order by m.id`,
  (p) => [p.memberId],
);

export interface ExportReactionsRow {
  message_id: MessageId;
  emoji: string;
  created_at: Date;
}

export const exportReactions = many<{ memberId: MemberId }, ExportReactionsRow>(
  'messages_export_reactions',
  `select message_id, emoji, created_at from reactions where member_id = $1 order by created_at`,
  (p) => [p.memberId],
);

export interface ExportVotesRow {
  message_id: MessageId;
  voted_at: Date;
  chosen: unknown;
}

export const exportVotes = many<{ memberId: MemberId }, ExportVotesRow>(
  'messages_export_votes',
  `select v.message_id, v.voted_at, (select jsonb_agg(p.options[o + 1]) from unnest(v.choices) o) as chosen
from poll_votes v join polls p using (message_id) where v.member_id = $1 order by v.voted_at`,
  (p) => [p.memberId],
);

export interface ExportViewsRow {
  message_id: MessageId;
  seen_at: Date;
}

export const exportViews = many<{ memberId: MemberId }, ExportViewsRow>(
  'messages_export_views',
  `select message_id, seen_at from message_views where member_id = $1 order by seen_at`,
  (p) => [p.memberId],
);

export interface ExportPresenceRow {
  online_until: Date;
}

export const exportPresence = many<{ memberId: MemberId }, ExportPresenceRow>(
  'messages_export_presence',
  `select online_until from presence where member_id = $1`,
  (p) => [p.memberId],
);

export interface ExportHiddenRow {
  message_id: MessageId;
  hidden_at: Date;
}

export const exportHidden = many<{ memberId: MemberId }, ExportHiddenRow>(
  'messages_export_hidden',
  `select message_id, hidden_at from hidden_messages where member_id = $1 order by hidden_at`,
  (p) => [p.memberId],
);

export interface ExportPinsRow {
  message_id: MessageId;
  conversation_id: ConversationId;
  pinned_at: Date;
}

export const exportPins = many<{ memberId: MemberId }, ExportPinsRow>(
  'messages_export_pins',
  `select message_id, conversation_id, pinned_at from message_pins where member_id = $1 order by pinned_at`,
  (p) => [p.memberId],
);

export const eraseHidden = exec<{ memberId: MemberId }>(
  'messages_erase_hidden',
  `delete from hidden_messages where member_id = $1`,
  (p) => [p.memberId],
);

/** What they pinned for all stays pinned. */
export const clearPins = exec<{ memberId: MemberId }>(
  'messages_clear_pins',
  `update message_pins set member_id = null where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseWithheld = exec<{ memberId: MemberId }>(
  'messages_erase_withheld',
  `delete from withheld_messages w using messages m
where m.id = w.message_id and (m.sender_id = $1 or w.member_id = $1)`,
  (p) => [p.memberId],
);

/** Whose words were passed on is not told any more. */
export const clearForwards = exec<{ memberId: MemberId }>(
  'messages_clear_forwards',
  `update messages set forwarded_from = null where forwarded_from = $1`,
  (p) => [p.memberId],
);

/** A talk between two ends with one of them: its rows are about both. */
export const eraseTalks = exec<{ memberId: MemberId }>(
  'messages_erase_talks',
  `delete from conversations c using conversation_members s
where s.conversation_id = c.id and s.member_id = $1 and c.kind = 'direct'`,
  (p) => [p.memberId],
);

export const eraseReactions = exec<{ memberId: MemberId }>(
  'messages_erase_reactions',
  `delete from reactions where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseVotes = exec<{ memberId: MemberId }>(
  'messages_erase_votes',
  `delete from poll_votes where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseViews = exec<{ memberId: MemberId }>(
  'messages_erase_views',
  `delete from message_views where member_id = $1`,
  (p) => [p.memberId],
);

/** Their file goes with them, also where it was the picture of a group. */
export const clearPictures = exec<{ memberId: MemberId }>(
  'messages_clear_pictures',
  `update conversations set avatar_url = null, avatar_media_id = null
where avatar_media_id in (select id from media where member_id = $1)`,
  (p) => [p.memberId],
);

export const eraseMessages = exec<{ memberId: MemberId }>(
  'messages_erase_messages',
  `delete from messages where sender_id = $1`,
  (p) => [p.memberId],
);

export const eraseSeats = exec<{ memberId: MemberId }>(
  'messages_erase_seats',
  `delete from conversation_members where member_id = $1`,
  (p) => [p.memberId],
);

export const erasePresence = exec<{ memberId: MemberId }>(
  'messages_erase_presence',
  `delete from presence where member_id = $1`,
  (p) => [p.memberId],
);
