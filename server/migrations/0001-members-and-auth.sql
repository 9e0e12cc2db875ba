create table attempts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table counters (
  name text primary key,
  value bigint not null
);
insert into counters (name, value) values ('signup', 0);

-- One row: proves at start that this process holds the key that earlier secrets were sealed with.
create table sealing (
  one boolean primary key default true check (one),
  proof text not null
);

create table members (
  id uuid primary key,
  username text not null check (username ~ '^@[A-Za-z0-9_]{3,30}$'),
  display_name text not null,
  email text check (email = lower(email)),
  email_verified_at timestamptz,
  avatar_url text,
  bio text,
  verified boolean not null default false,
  verified_by text check (verified_by in ('x', 'early', 'points', 'operator')),
  platinum boolean not null default false,
  followers_count integer not null default 0 check (followers_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  posts_count integer not null default 0 check (posts_count >= 0),
  twitter_id text constraint members_twitter_id_key unique,
  twitter_username text,
  twitter_link text,
  twitter_followers_count integer,
  discord_link text,
  telegram_link text,
  signup_number integer constraint members_signup_number_key unique,
  invited_by uuid references members (id) on delete set null,
  demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index members_username_key on members (lower(username));
create unique index members_email_key on members (email);
create index members_invited_by on members (invited_by) where invited_by is not null;

create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  token_hash text not null constraint sessions_token_hash_key unique,
  kind text not null check (kind in ('browser', 'api')),
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_member on sessions (member_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);

create table passwords (
  member_id uuid primary key references members (id) on delete cascade,
  hash text not null,
  changed_at timestamptz not null
);

create table identities (
  provider text not null check (provider in ('google', 'phone')),
  subject text not null,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create unique index identities_member on identities (member_id, provider);

create table tickets (
  id uuid primary key,
  kind text not null,
  secret_hash text not null constraint tickets_secret_hash_key unique,
  member_id uuid references members (id) on delete cascade,
  data jsonb not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index tickets_member on tickets (member_id);
create index tickets_expiry on tickets (expires_at);

create table two_factors (
  member_id uuid primary key references members (id) on delete cascade,
  secret text not null,
  enabled boolean not null default false,
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table backup_codes (
  member_id uuid not null references members (id) on delete cascade,
  code_hash text not null,
  primary key (member_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  credential_id text not null constraint passkeys_credential_id_key unique,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_member on passkeys (member_id);
