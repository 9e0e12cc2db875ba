-- A host whose page went away records on with the next one: one recording after the other, each with pieces of its own.
alter table partials add column part smallint not null default 0;
-- Bytes of those before it.
alter table partials add column earlier integer not null default 0;
-- When it began, and where it begins in the film that they became.
alter table partials add column begun_at timestamptz;
alter table partials add column film_ms integer;
drop index partials_about;
create unique index partials_about on partials (member_id, about, part) where about is not null;
create index partials_media on partials (media_id) where media_id is not null;

-- A replay has no picture of the time without a page: which moment of the stream each part of the film begins with.
alter table streams add column replay_parts jsonb;
