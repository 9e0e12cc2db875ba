-- Cards of pages. One row for each address, whoever links to it.
-- events: LinkEvent from '@wagram/contract/links'

-- name: insertAsked :maybe
-- Answers a row to whoever has to fetch it: nobody knows it, or what is known is too old. The others find it asked for.
insert into link_cards as card (url, state, expires_at) values (:url, 'waiting', :until)
on conflict (url) do update set expires_at = excluded.expires_at where card.expires_at <= :now
returning url;

-- name: updateReady :exec
with known as (
  update link_cards set state = 'ready', title = :title!, description = :description, site = :site, media_id = :media_id,
    picture_url = :picture_url, picture = :picture, fetched_at = :now!, expires_at = :until
  where url = :url
  returning url
)
insert into outbox (id, name, payload)
select :event_id::uuid, 'link.known', jsonb_build_object('url', url) from known;

-- name: updateFailed :exec
-- What was known before stays: a page that is away for an hour is still what it was.
update link_cards set state = case when state = 'ready' then 'ready' else 'empty' end, fetched_at = :now!, expires_at = :until
where url = :url;

-- name: selectCard :one
-- What is known of a page, for what is about to show it.
select link_card(:url::text) as link_card;

-- name: deleteForgotten :exec
-- Cards that no post and no message shows any more; their pictures are released with them.
delete from link_cards where url in (
  select card.url from link_cards card
  where card.expires_at < :now and not exists (select 1 from posts p where p.card_url = card.url)
    and not exists (select 1 from messages m where m.card_url = card.url)
  order by card.expires_at limit 500
) and expires_at < :now;
