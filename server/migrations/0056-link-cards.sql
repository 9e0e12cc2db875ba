-- What a page says of itself, fetched once for all posts that link to it. It names no member.
create table link_cards (
  -- As browsers read it, without what follows #.
  url text primary key,
  -- waiting: asked for, not known yet; empty: there is nothing to show.
  state text not null check (state in ('waiting', 'ready', 'empty')),
  title text,
  description text,
  site text,
  media_id uuid,
  picture_url text,
  picture jsonb,
  fetched_at timestamptz,
  -- Until then nobody asks for it again.
  expires_at timestamptz not null,
  check (state <> 'ready' or title is not null)
);
create index link_cards_expiry on link_cards (expires_at);
create index link_cards_media on link_cards (media_id) where media_id is not null;

-- The page that a post shows a card of. No foreign key: what is known of the page goes when no post shows it any more.
alter table posts add column card_url text;
create index posts_card on posts (card_url, id desc) where card_url is not null;

-- The picture of a page elsewhere is no member's, and stays without one.
alter table media add column of_link boolean not null default false;
drop index media_released;
create index media_released on media (id) where state = 'released' or (member_id is null and not of_link);

create trigger link_cards_release after delete on link_cards for each row execute function release_media();
create trigger link_cards_renew after update of media_id on link_cards
  for each row when (old.media_id is distinct from new.media_id) execute function release_media();
