-- The last message of a conversation is the one with its last number. A second way to it, with a key and an index of its own,
-- made every message write all indexes of its conversation anew: the column stays for those who upgrade, and is not used.
drop index conversations_last_message;
alter table conversations drop constraint conversations_last_message_id_fkey;
comment on column conversations.last_message_id is 'not used since 0011';
-- A message changes one row of each in place, where its page has room for that.
alter table conversations set (fillfactor = 80);
alter table conversation_members set (fillfactor = 90);

-- What an operator has hidden is there for its members alone, and nobody comes in.
alter table groups add column hidden_at timestamptz;
