-- SOC-10: words that a member does not want to meet, until a time or for ever, and posts of which they want to hear no more.
create table muted_words (
  member_id uuid not null references members (id) on delete cascade,
  -- As mutedWordOf of the contract writes it.
  word text not null,
  until timestamptz,
  created_at timestamptz not null,
  primary key (member_id, word)
);
create index muted_words_until on muted_words (until) where until is not null;

create table muted_posts (
  member_id uuid not null references members (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, post_id)
);
create index muted_posts_post on muted_posts (post_id);
