-- STG-04: which process has the picture of a live stream, so that the relays of others can ask it for theirs. `claim_id` is of
-- one connection of the host: what an earlier one wants to change or give back is no longer its own.
create table stream_relays (
  stream_id uuid primary key references streams (id) on delete cascade,
  claim_id uuid not null,
  process_id uuid not null,
  held_until timestamptz not null
);
