-- Who sits in a conversation: is_seated. One that is not the viewer's is not there for them. Of a direct one the other account
-- has to be in use too. One whose other side a block keeps from them can be read and not changed: what was said stays with both.
-- A form ends in `_row` where the conversation and the seat are joined already, and is then the condition of that join.

-- macro: is_seated_at(viewer, conversation, seat)
-- All that it takes in a conversation of many.
:seat.conversation_id = :conversation and :seat.member_id = :viewer

-- macro: is_seated_row(viewer, talk, seat)
is_seated_at(:viewer, :talk.id, :seat) and (:talk.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = :talk.id and other.member_id <> :viewer
    and is_in_use(:viewer, other.member_id)
))

-- macro: is_seated_unblocked_row(viewer, talk, seat)
-- For whoever changes something there, or is told of it: no block either way.
is_seated_at(:viewer, :talk.id, :seat) and (:talk.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = :talk.id and other.member_id <> :viewer
    and can_know(:viewer, other.member_id)
))

-- macro: is_seated(viewer, conversation)
exists (
  select 1 from conversations talk join conversation_members seat on is_seated_row(:viewer, talk, seat)
  where talk.id = :conversation
)

-- macro: is_said_to(viewer, kind, message)
-- Among many, what was said by somebody whom a block keeps apart is not there. `kind` is that of the conversation.
(:kind = 'direct' or :message.sender_id is null or :message.sender_id = :viewer or (can_know(:viewer, :message.sender_id)))

-- macro: is_unhidden_by(viewer, message)
-- TLK-01: what somebody has deleted for themselves is not there for them.
not exists (select 1 from hidden_messages away where away.member_id = :viewer and away.message_id = :message.id)

-- macro: has_thread_for(viewer, seat, post)
-- TLK-03: a post of a channel that somebody can read; what stands under it is there for as long as it is.
:post.thread_of is null and :post.kind <> 'system' and :post.deleted_at is null and :post.seq > :seat.first_seq
  and is_said_to(:viewer, 'channel', :post) and is_unhidden_by(:viewer, :post)

-- macro: is_since_coming(viewer, seat, message)
-- Said since they came or cleared it away. A comment goes by its post.
case when :message.thread_of is null then :message.seq > :seat.first_seq else exists (
  select 1 from messages post where post.id = :message.thread_of and has_thread_for(:viewer, :seat, post)
) end

-- macro: may_pin_in(talk, seat)
-- Of two, both; among many, those who run it.
(:talk.kind = 'direct' or :seat.role in ('owner', 'admin') or (:talk.kind = 'group' and :seat.role = 'moderator'))

-- macro: shows_reads(member)
-- TLK-02: whoever does not tell what they have read is not told either.
wants(:member, 'messages', 'readReceipts')

-- macro: may_write_in(talk, seat)
-- In a channel only those who run it write.
(:talk.kind <> 'channel' or :seat.role in ('owner', 'admin'))
