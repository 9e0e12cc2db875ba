// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from './in-json.ts';
import type { LinkEvent } from '@wagram/contract/links';
import { exec, maybe, one, type EmittedEvent, type Json, type MediaId, type OutboxId, type StoredMedia } from '#kernel';

export interface InsertAskedRow {
  url: string;
}

/** Answers a row to whoever has to fetch it: nobody knows it, or what is known is too old. The others find it asked for. */
export const insertAsked = maybe<{ url: string; until: Date; now: Date }, InsertAskedRow>(
  'links_insert_asked',
  `insert into link_cards as card (url, state, expires_at) values ($1, 'waiting', $2)
on conflict (url) do update set expires_at = excluded.expires_at where card.expires_at <= $3
returning url`,
  (p) => [p.url, p.until, p.now],
);

export type UpdateReadyEmits = EmittedEvent<LinkEvent, 'link.known', { url: string }>;

export const updateReady = exec<{ title: string; description: string | null; site: string | null; mediaId: MediaId | null; pictureUrl: string | null; picture: Json<StoredMedia> | null; now: Date; until: Date; url: string; eventId: OutboxId }>(
  'links_update_ready',
  `with known as (
  update link_cards set state = 'ready', title = $1, description = $2, site = $3, media_id = $4,
    picture_url = $5, picture = $6, fetched_at = $7, expires_at = $8
  where url = $9
  returning url
)
insert into outbox (id, name, payload)
select $10::uuid, 'link.known', jsonb_build_object('url', url) from known`,
  (p) => [p.title, p.description, p.site, p.mediaId, p.pictureUrl, p.picture, p.now, p.until, p.url, p.eventId],
);

/** What was known before stays: a page that is away for an hour is still what it was. */
export const updateFailed = exec<{ now: Date; until: Date; url: string }>(
  'links_update_failed',
  `update link_cards set state = case when state = 'ready' then 'ready' else 'empty' end, fetched_at = $1, expires_at = $2
where url = $3`,
  (p) => [p.now, p.until, p.url],
);

export interface SelectCardRow {
  link_card: CardInJson | null;
}

/** What is known of a page, for what is about to show it. */
export const selectCard = one<{ url: string | null }, SelectCardRow>(
  'links_select_card',
  `select case when $1::text is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = $1::text and card.state = 'ready'
  ) end as link_card`,
  (p) => [p.url],
);

/** Cards that no post and no message shows any more; their pictures are released with them. */
export const deleteForgotten = exec<{ now: Date }>(
  'links_delete_forgotten',
  `delete from link_cards where url in (
  select card.url from link_cards card
  where card.expires_at < $1 and not exists (select 1 from posts p where p.card_url = card.url)
    and not exists (select 1 from messages m where m.card_url = card.url)
  order by card.expires_at limit 500
) and expires_at < $1`,
  (p) => [p.now],
);
