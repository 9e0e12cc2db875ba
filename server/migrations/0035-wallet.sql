-- Addresses that members have proved to be theirs.
create table linked_addresses (
  member_id uuid primary key references members (id) on delete cascade,
  address text not null unique,
  linked_at timestamptz not null
);

create table link_challenges (
  nonce text primary key,
  member_id uuid not null references members (id) on delete cascade,
  address text not null,
  expires_at timestamptz not null
);

create index link_challenges_by_member on link_challenges (member_id);

-- Names that a member gives to addresses, for themselves alone.
create table wallet_contacts (
  member_id uuid not null references members (id) on delete cascade,
  address text not null,
  name text not null,
  kept_at timestamptz not null,
  primary key (member_id, address)
);
