-- People whom a member reads as a feed of its own. Nobody but its owner learns of a list.
create table lists (
  id uuid primary key,
  owner_id uuid not null references members (id) on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index lists_owner on lists (owner_id, id);

create table list_members (
  list_id uuid not null references lists (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (list_id, member_id)
);
create index list_members_member on list_members (member_id);
