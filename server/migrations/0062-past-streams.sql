-- Past streams, newest first: those that can be watched again, and everything that a host has done.
create index streams_replays on streams (ended_at desc, id desc) where state = 'ended' and replay_url is not null;
create index streams_past on streams (host_id, ended_at desc, id desc) where state = 'ended';
