import { statement, type Db } from '#kernel';

/** A talk between two ends with one of them: its rows are about both. */
const deleteTalks = statement(
  'message_talk_erase',
  `delete from conversations c using conversation_members s
   where s.conversation_id = c.id and s.member_id = $1 and c.kind = 'direct'`,
);
const deleteReactions = statement('message_reaction_erase', 'delete from reactions where member_id = $1');
const deleteMessages = statement('message_erase', 'delete from messages where sender_id = $1');
const deleteSeats = statement('message_seat_erase', 'delete from conversation_members where member_id = $1');
const deleteVotes = statement('poll_vote_erase', 'delete from poll_votes where member_id = $1');
const deleteViews = statement('message_view_erase', 'delete from message_views where member_id = $1');
/** Their file goes with them, also where it was the picture of a group. */
const clearPictures = statement(
  'message_picture_erase',
  `update conversations set avatar_url = null, avatar_media_id = null
   where avatar_media_id in (select id from media where member_id = $1)`,
);
const deletePresence = statement('presence_erase', 'delete from presence where member_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteTalks(tx, memberId);
  await deleteReactions(tx, memberId);
  await deleteVotes(tx, memberId);
  await deleteViews(tx, memberId);
  await clearPictures(tx, memberId);
  await deleteMessages(tx, memberId);
  await deleteSeats(tx, memberId);
  await deletePresence(tx, memberId);
};
