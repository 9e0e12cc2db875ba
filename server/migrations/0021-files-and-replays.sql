-- What a file takes up in the store, with all its sizes and its poster: what a member's storage is counted by. Of older files
-- only the main one was noted.
alter table media add column bytes bigint not null default 0;
update media set bytes = size;

-- When what a host's page has sent of its recording is made into the replay, because that page will not do it.
alter table streams add column replay_due_at timestamptz;
create index streams_replay_due on streams (replay_due_at) where replay_due_at is not null;
