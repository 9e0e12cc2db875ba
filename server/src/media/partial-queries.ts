import { statement } from '#kernel';

export type PartialScreen = 'video' | 'replay';

export interface PartialRow {
  id: string;
  screen: PartialScreen;
  about: string | null;
  folder: string;
  pieces: number[];
  received: number;
  media_id: string | null;
}

const PARTIAL = 'id, screen, about, folder, pieces, received, media_id';

/** $1 id, $2 member, $3 screen, $4 what for, $5 folder, $6 now. What is under way for the same is met again. */
export const insertPartial = statement<PartialRow>(
  'partial_insert',
  `insert into partials as p (id, member_id, screen, about, folder, touched_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (member_id, about) where about is not null do update set touched_at = $6
   returning ${PARTIAL}`,
);

/** $1 member, $2 what for: that one is not meant, $3 how many may stay. The rest, which nobody has added to for longest. */
export const selectOldestPartials = statement<{ id: string; folder: string }>(
  'partial_oldest',
  `select id, folder from partials
   where member_id = $1 and media_id is null and ($2::uuid is null or about is distinct from $2::uuid)
   order by touched_at desc, id desc offset $3`,
);

/** $1 member, $2 id. */
export const selectPartial = statement<PartialRow>(
  'partial_one',
  `select ${PARTIAL} from partials where id = $2 and member_id = $1`,
);

/** $1 member, $2 what for. */
export const selectPartialAbout = statement<PartialRow>(
  'partial_about',
  `select ${PARTIAL} from partials where about = $2 and member_id = $1`,
);

/** $1 member, $2 id, $3 where it begins, $4 how long it is, $5 now. No row: another piece was quicker. */
export const appendPiece = statement<{ received: number }>(
  'partial_append',
  `update partials set pieces = pieces || $4::int, received = received + $4::int, touched_at = $5
   where id = $2 and member_id = $1 and received = $3 and media_id is null
     and (busy_until is null or busy_until <= $5) returning received`,
);

/** $1 member, $2 id, $3 now, $4 until when. No row: somebody is at it, or it is done. */
export const claimPartial = statement<PartialRow>(
  'partial_claim',
  `update partials set busy_until = $4, touched_at = $3
   where id = $2 and member_id = $1 and media_id is null and (busy_until is null or busy_until <= $3) returning ${PARTIAL}`,
);

/** $1 id, $2 the file that it became, or null: it is nobody's turn any more. */
export const settlePartial = statement(
  'partial_settle',
  'update partials set media_id = $2, busy_until = null where id = $1',
);

export const deletePartial = statement('partial_delete', 'delete from partials where id = $1');

/** $1 from before then, $2 now, $3 how many. Those of members who are gone wait for nothing. */
export const selectStalePartials = statement<{ id: string; folder: string }>(
  'partial_stale',
  `select id, folder from partials
   where (member_id is null or touched_at < $1) and (busy_until is null or busy_until <= $2) order by id limit $3`,
);

/** $1 member, $2 file. */
export const selectKeptById = statement<{ url: string }>(
  'media_kept_by_id',
  `select url from media where id = $2 and member_id = $1 and state = 'kept'`,
);
