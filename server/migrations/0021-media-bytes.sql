-- What a file takes up in the store, with all its sizes and its poster: what a member's storage is counted by. Of older files
-- only the main one was noted.
alter table media add column bytes bigint not null default 0;
update media set bytes = size;
