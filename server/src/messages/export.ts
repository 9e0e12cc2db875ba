import { statement, type Db } from '#kernel';

const selectSeats = statement(
  'message_seat_export',
  `select s.conversation_id, c.kind, c.title, s.role, s.is_request, s.is_muted, s.joined_at,
     (select jsonb_agg(m.username order by m.username) from conversation_members o join members m on m.id = o.member_id
      where c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> $1) as with
   from conversation_members s join conversations c on c.id = s.conversation_id where s.member_id = $1 order by s.conversation_id`,
);
const selectMessages = statement(
  'message_export',
  `select id, conversation_id, kind, content, image_url, duration, reply_to, edited_at, deleted_at, created_at
   from messages where sender_id = $1 order by id`,
);
const selectReactions = statement(
  'message_reaction_export',
  'select message_id, emoji, created_at from reactions where member_id = $1 order by created_at',
);
const selectVotes = statement(
  'poll_vote_export',
  `select v.message_id, v.voted_at, (select jsonb_agg(p.options[o + 1]) from unnest(v.choices) o) as chosen
   from poll_votes v join polls p using (message_id) where v.member_id = $1 order by v.voted_at`,
);
const selectViews = statement(
  'message_view_export',
  'select message_id, seen_at from message_views where member_id = $1 order by seen_at',
);
const selectPresence = statement('presence_export', 'select online_until from presence where member_id = $1');

/** What the member wrote, by table. What others wrote to them is the others'. */
export const exportOf = async (db: Db, memberId: string) => ({
  conversation_members: await selectSeats(db, memberId),
  messages: await selectMessages(db, memberId),
  reactions: await selectReactions(db, memberId),
  poll_votes: await selectVotes(db, memberId),
  message_views: await selectViews(db, memberId),
  presence: await selectPresence(db, memberId),
});
