-- What members have written and not posted. Nobody but its author ever sees a draft.
create table drafts (
  -- Made by whoever writes it, so that keeping it twice keeps it once.
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  content text not null,
  -- In their order, as they are shown.
  media jsonb not null,
  -- No foreign key: a draft stays when what it speaks of has gone, and is then not sent.
  quote_of uuid,
  poll jsonb,
  warning text,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'failed')),
  problem text check (problem in ('suspended', 'away', 'quote_gone', 'media_gone', 'unfinished', 'other')),
  scheduled_for timestamptz,
  -- Counts changes: nothing is posted that was changed after it was read.
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'draft') = (scheduled_for is null)),
  check ((state = 'failed') = (problem is not null))
);
create index drafts_member on drafts (member_id, updated_at desc, id desc) where state = 'draft';
create index drafts_scheduled on drafts (member_id, scheduled_for, id) where state <> 'draft';

create table draft_media (
  draft_id uuid not null references drafts (id) on delete cascade,
  media_id uuid not null,
  primary key (draft_id, media_id)
);
create index draft_media_file on draft_media (media_id);

-- A draft goes when it is posted, and then the post shows its files.
create function release_drafted_media() returns trigger language plpgsql as $$
begin
  update media set state = 'released' where id = old.media_id and state = 'kept'
    and not exists (select 1 from posts p where p.media_id = old.media_id)
    and not exists (select 1 from post_media more where more.media_id = old.media_id)
    and not exists (select 1 from draft_media other where other.media_id = old.media_id);
  return null;
end $$;
create trigger draft_media_release after delete on draft_media for each row execute function release_drafted_media();
