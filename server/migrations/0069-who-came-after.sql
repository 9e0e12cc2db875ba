-- Who came to a channel after a post does not hear of what is said under it.
create index conversation_members_since on conversation_members (conversation_id, first_seq) where first_seq > 0;
