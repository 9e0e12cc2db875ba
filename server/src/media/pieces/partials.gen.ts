// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MediaId, type MemberId, type PartialId, type PartialScreen } from '#kernel';

export interface PartialRow {
  id: PartialId;
  screen: PartialScreen;
  name: string | null;
  about: string | null;
  part: number;
  earlier: number;
  folder: string;
  pieces: number[];
  received: number;
  media_id: MediaId | null;
}

/** What is under way for the same is met again. */
export const insertPartial = one<{ id: PartialId; memberId: MemberId; screen: PartialScreen; name: string | null; about: string | null; part: number; earlier: number; folder: string; now: Date | null }, PartialRow>(
  'media_insert_partial',
  `insert into partials as p (id, member_id, screen, name, about, part, earlier, folder, begun_at, touched_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
on conflict (member_id, about, part) where about is not null
do update set touched_at = $9, begun_at = case p.received when 0 then $9 else p.begun_at end
returning id, screen, name, about, part, earlier, folder, pieces, received, media_id`,
  (p) => [p.id, p.memberId, p.screen, p.name, p.about, p.part, p.earlier, p.folder, p.now],
);

/** Those beyond so many, which nobody has added to for longest. The one about the same is not meant, and of recordings that follow each other the last one stands for all. */
export const selectOldestPartials = many<{ memberId: MemberId; about: string | null; kept: bigint | number }, PartialRow>(
  'media_select_oldest_partials',
  `select id, screen, name, about, part, earlier, folder, pieces, received, media_id from partials p
where p.member_id = $1 and p.media_id is null
  and ($2::uuid is null or p.about is distinct from $2::uuid)
  and not exists (
    select from partials later
    where later.member_id = $1 and later.about = p.about and later.part > p.part)
order by touched_at desc, id desc offset $3`,
  (p) => [p.memberId, p.about, p.kept],
);

export const selectPartial = maybe<{ id: PartialId; memberId: MemberId }, PartialRow>(
  'media_select_partial',
  `select id, screen, name, about, part, earlier, folder, pieces, received, media_id from partials where id = $1 and member_id = $2`,
  (p) => [p.id, p.memberId],
);

/** The last one, or the last with so many bytes. */
export const selectPartialAbout = maybe<{ about: string; memberId: MemberId; least: number }, PartialRow>(
  'media_select_partial_about',
  `select id, screen, name, about, part, earlier, folder, pieces, received, media_id from partials where about = $1 and member_id = $2 and received >= $3
order by part desc limit 1`,
  (p) => [p.about, p.memberId, p.least],
);

/** Those before a part, of the same. */
export const selectRecordings = many<{ about: string; memberId: MemberId; part: number }, PartialRow>(
  'media_select_recordings',
  `select id, screen, name, about, part, earlier, folder, pieces, received, media_id from partials
where about = $1 and member_id = $2 and part < $3 and media_id is null`,
  (p) => [p.about, p.memberId, p.part],
);

/** The same, but those that somebody is at. */
export const claimRecordings = many<{ busyUntil: Date; about: string; memberId: MemberId; part: number; now: Date }, PartialRow>(
  'media_claim_recordings',
  `update partials set busy_until = $1
where about = $2 and member_id = $3 and part < $4 and received > 0 and media_id is null
  and (busy_until is null or busy_until <= $5)
returning id, screen, name, about, part, earlier, folder, pieces, received, media_id`,
  (p) => [p.busyUntil, p.about, p.memberId, p.part, p.now],
);

/** With the file that they became. */
export const settleRecordings = exec<{ mediaId: MediaId; ids: readonly PartialId[]; filmMs: readonly (number | null)[] }>(
  'media_settle_recordings',
  `update partials p set media_id = $1, film_ms = begins.film_ms, busy_until = null
from unnest($2::uuid[], $3::int[]) as begins (id, film_ms) where p.id = begins.id`,
  (p) => [p.mediaId, p.ids, p.filmMs],
);

export interface SelectFilmPartsRow {
  begun_at: Date;
  film_ms: number;
}

/** When the recordings of something began of which a film was made, and where each begins in it. */
export const selectFilmParts = many<{ mediaId: MediaId; about: string }, SelectFilmPartsRow>(
  'media_select_film_parts',
  `select begun_at as begun_at, film_ms as film_ms from partials
where media_id = $1 and about = $2 and film_ms is not null and begun_at is not null order by part`,
  (p) => [p.mediaId, p.about],
);

export interface AppendPieceRow {
  received: number;
}

/** No row when another piece was quicker, or the recording goes on in another. */
export const appendPiece = maybe<{ length: number; now: Date; id: PartialId; memberId: MemberId; offset: number }, AppendPieceRow>(
  'media_append_piece',
  `update partials p set pieces = pieces || $1::int, received = received + $1::int, touched_at = $2
where id = $3 and member_id = $4 and received = $5 and media_id is null
  and (busy_until is null or busy_until <= $2)
  and not exists (select from partials later where later.member_id = $4 and later.about = p.about and later.part > p.part)
returning received`,
  (p) => [p.length, p.now, p.id, p.memberId, p.offset],
);

/** No row when somebody is at it, or it is done. */
export const claimPartial = maybe<{ busyUntil: Date; now: Date; id: PartialId; memberId: MemberId }, PartialRow>(
  'media_claim_partial',
  `update partials set busy_until = $1, touched_at = $2
where id = $3 and member_id = $4 and media_id is null and (busy_until is null or busy_until <= $2)
returning id, screen, name, about, part, earlier, folder, pieces, received, media_id`,
  (p) => [p.busyUntil, p.now, p.id, p.memberId],
);

/** It is nobody's turn any more. */
export const freePartials = exec<{ ids: readonly PartialId[] }>(
  'media_free_partials',
  `update partials set busy_until = null where id = any($1::uuid[])`,
  (p) => [p.ids],
);

export const deletePartial = exec<{ id: PartialId }>(
  'media_delete_partial',
  `delete from partials where id = $1`,
  (p) => [p.id],
);

export interface SelectStalePartialsRow {
  id: PartialId;
  folder: string;
}

/** Those of members who are gone wait for nothing. */
export const selectStalePartials = many<{ before: Date; now: Date; count: bigint | number }, SelectStalePartialsRow>(
  'media_select_stale_partials',
  `select id, folder from partials
where (member_id is null or touched_at < $1) and (busy_until is null or busy_until <= $2)
order by id limit $3`,
  (p) => [p.before, p.now, p.count],
);
