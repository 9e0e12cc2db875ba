-- MEND-16: what people write under Help waits for the operators on /moderation, whether or not it was mailed too.
create table contact_messages (
  id uuid primary key,
  member_id uuid references members (id) on delete cascade,
  email text not null,
  message text not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index contact_messages_open on contact_messages (id) where closed_at is null;
create index contact_messages_closed on contact_messages (closed_at) where closed_at is not null;
create index contact_messages_member on contact_messages (member_id) where member_id is not null;
