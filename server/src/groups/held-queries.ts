import type { MessageDraft } from '#messages';
import { statement, type StoredMedia } from '#kernel';

export interface HeldRow {
  id: string;
  conversation_id: string;
  sender_id: string;
  draft: MessageDraft & { kind: 'text' | 'media' | 'voice' | 'poll'; media: StoredMedia | null };
  created_at: Date;
  sender_username: string;
  sender_name: string;
  sender_avatar: string | null;
}

const HELD = `h.id, h.conversation_id, h.sender_id, h.draft, h.created_at,
  s.username as sender_username, s.display_name as sender_name, s.avatar_url as sender_avatar`;

/** SR-M2: what waits is worth what its sender is worth: whoever is suspended says nothing through a moderator. */
const WAITING = "held_messages h join members s on s.id = h.sender_id and s.state = 'active'";

/** $1 id, $2 group, $3 sender, $4 client id, $5 draft, $6 media id, $7 now, $8 how many may wait. A retry finds the first one,
 * or the message that it has become. */
export const insertHeld = statement<{ id: string }>(
  'held_insert',
  `insert into held_messages (id, conversation_id, sender_id, client_id, draft, media_id, created_at)
   select $1, $2, $3, $4, $5, $6, $7
   where (select count(*) from held_messages where sender_id = $3 and conversation_id = $2) < $8
     and not exists (select 1 from messages where sender_id = $3 and client_id = $4)
   on conflict (sender_id, client_id) where client_id is not null do nothing returning id`,
);

export const selectHeldByClientId = statement<HeldRow>(
  'held_by_client_id',
  `select ${HELD} from held_messages h join members s on s.id = h.sender_id where h.sender_id = $1 and h.client_id = $2`,
);

/** $1 group, $2 which. */
export const selectHeldOne = statement<HeldRow>(
  'held_one',
  `select ${HELD} from ${WAITING} where h.conversation_id = $1 and h.id = $2`,
);

/** $1 group, $2 whose (null: everybody's), $3 the id after which, $4 how many. */
export const selectHeld = statement<HeldRow>(
  'held_list',
  `select ${HELD} from ${WAITING}
   where h.conversation_id = $1 and ($2::uuid is null or h.sender_id = $2) and h.id > $3 order by h.id limit $4`,
);

/** What it shows is shown by the message from now on. */
export const detachMedia = statement('held_detach', 'update held_messages set media_id = null where id = $1');

/** Only one who answers gets it. */
export const deleteHeld = statement<{ id: string }>(
  'held_delete',
  'delete from held_messages where conversation_id = $1 and id = $2 returning id',
);

export const deleteHeldOf = statement(
  'held_delete_of',
  'delete from held_messages where conversation_id = $1 and sender_id = $2',
);
