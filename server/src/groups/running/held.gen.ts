// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { HeldDraft } from '../saying/draft.ts';
import { exec, many, maybe, type ConversationId, type Json, type MediaId, type MemberId, type MessageId } from '#kernel';

/** Unless too much of theirs waits there. A retry finds the first one, or the message that it has become. The files of an album are found by their addresses: what is passed on is another member's. */
export const insertHeld = exec<{ id: MessageId; groupId: ConversationId; senderId: MemberId; clientId: string | null; draft: Json<HeldDraft>; mediaId: MediaId | null; moreUrls: readonly string[]; now: Date; most: bigint | number }>(
  'groups_insert_held',
  `insert into held_messages (id, conversation_id, sender_id, client_id, draft, media_id, more_media_ids, created_at)
select $1, $2, $3, $4, $5, $6,
  (select array_agg(file.id) from media file where file.url = any($7::text[])), $8
where (select count(*) from held_messages where sender_id = $3 and conversation_id = $2) < $9
  and not exists (select 1 from messages where sender_id = $3 and client_id = $4)
on conflict (sender_id, client_id) where client_id is not null do nothing`,
  (p) => [p.id, p.groupId, p.senderId, p.clientId, p.draft, p.mediaId, p.moreUrls, p.now, p.most],
);

export interface HeldRow {
  id: MessageId;
  conversation_id: ConversationId;
  sender_id: MemberId;
  draft: HeldDraft;
  media_id: MediaId | null;
  created_at: Date;
  sender_username: string;
  sender_name: string;
  sender_avatar: string | null;
  forwarded_from: MemberId | null;
  forwarded_name: string | null;
}

export const selectHeldByClientId = maybe<{ senderId: MemberId; clientId: string }, HeldRow>(
  'groups_select_held_by_client_id',
  `select h.id, h.conversation_id, h.sender_id, h.draft, h.media_id, h.created_at, s.username as sender_username,
  s.display_name as sender_name, s.avatar_url as sender_avatar, (
    select author.id from members author where author.id = (h.draft ->> 'forwardedFrom')::uuid
  ) as forwarded_from, (
    select author.display_name from members author
    where author.id = (h.draft ->> 'forwardedFrom')::uuid and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = author.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = author.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = author.id and (known.state = 'active' or known.id = $1))
  ) as forwarded_name from held_messages h join members s on s.id = h.sender_id
where h.sender_id = $1 and h.client_id = $2`,
  (p) => [p.senderId, p.clientId],
);

export const selectHeldOne = maybe<{ viewer: MemberId; groupId: ConversationId; id: MessageId }, HeldRow>(
  'groups_select_held_one',
  `select h.id, h.conversation_id, h.sender_id, h.draft, h.media_id, h.created_at, s.username as sender_username,
  s.display_name as sender_name, s.avatar_url as sender_avatar, (
    select author.id from members author where author.id = (h.draft ->> 'forwardedFrom')::uuid
  ) as forwarded_from, (
    select author.display_name from members author
    where author.id = (h.draft ->> 'forwardedFrom')::uuid and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = author.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = author.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = author.id and (known.state = 'active' or known.id = $1))
  ) as forwarded_name from held_messages h join members s on s.id = h.sender_id and s.state = 'active' where h.conversation_id = $2 and h.id = $3`,
  (p) => [p.viewer, p.groupId, p.id],
);

/** Of one member, or everybody's. Oldest first. */
export const selectHeld = many<{ viewer: MemberId; groupId: ConversationId; senderId: MemberId | null; after: MessageId; limit: bigint | number }, HeldRow>(
  'groups_select_held',
  `select h.id, h.conversation_id, h.sender_id, h.draft, h.media_id, h.created_at, s.username as sender_username,
  s.display_name as sender_name, s.avatar_url as sender_avatar, (
    select author.id from members author where author.id = (h.draft ->> 'forwardedFrom')::uuid
  ) as forwarded_from, (
    select author.display_name from members author
    where author.id = (h.draft ->> 'forwardedFrom')::uuid and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = author.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = author.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = author.id and (known.state = 'active' or known.id = $1))
  ) as forwarded_name from held_messages h join members s on s.id = h.sender_id and s.state = 'active'
where h.conversation_id = $2 and ($3::uuid is null or h.sender_id = $3) and h.id > $4
order by h.id limit $5`,
  (p) => [p.viewer, p.groupId, p.senderId, p.after, p.limit],
);

/** What it shows is shown by the message from now on. */
export const detachMedia = exec<{ id: MessageId }>(
  'groups_detach_media',
  `update held_messages set media_id = null, more_media_ids = null where id = $1`,
  (p) => [p.id],
);

/** Only one who answers gets it. */
export const deleteHeld = exec<{ groupId: ConversationId; id: MessageId }>(
  'groups_delete_held',
  `delete from held_messages where conversation_id = $1 and id = $2`,
  (p) => [p.groupId, p.id],
);

export const deleteHeldOf = exec<{ groupId: ConversationId; senderId: MemberId }>(
  'groups_delete_held_of',
  `delete from held_messages where conversation_id = $1 and sender_id = $2`,
  (p) => [p.groupId, p.senderId],
);
