-- Posts whose standing no longer fits their likes: it is mended when somebody looks, and now and then for all. Ids only,
-- and for a short time: a post that has gone meanwhile is dropped then.
create table standings_due (
  member_id uuid not null,
  post_id uuid not null,
  primary key (member_id, post_id)
);
