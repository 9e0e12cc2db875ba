-- The follows and requests that a block ended, for as long as it can be undone.
alter table blocks add column ended jsonb;
create index blocks_ended on blocks (created_at) where ended is not null;
