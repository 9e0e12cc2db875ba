// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, one, type MemberId } from '#kernel';

export interface SelectLinkedRow {
  address: string;
  linked_at: Date;
  is_shown: boolean;
}

export const selectLinked = maybe<{ memberId: MemberId }, SelectLinkedRow>(
  'wallet_select_linked',
  `select address, linked_at, is_shown from linked_addresses where member_id = $1`,
  (p) => [p.memberId],
);

/** A few may be open at once, one for each page; the oldest make room. */
export const insertChallenge = exec<{ memberId: MemberId; now: Date; nonce: string; address: string; expiresAt: Date }>(
  'wallet_insert_challenge',
  `with kept as (
  select nonce from link_challenges where member_id = $1 and expires_at > $2 order by expires_at desc, nonce limit 4
), gone as (
  delete from link_challenges where member_id = $1 and nonce not in (select nonce from kept)
)
insert into link_challenges (nonce, member_id, address, expires_at) values ($3, $1, $4, $5)`,
  (p) => [p.memberId, p.now, p.nonce, p.address, p.expiresAt],
);

export interface TakeChallengeRow {
  nonce: string;
}

/** Whoever deletes the row answers it; a second one finds nothing. */
export const takeChallenge = maybe<{ nonce: string; memberId: MemberId; address: string; now: Date }, TakeChallengeRow>(
  'wallet_take_challenge',
  `delete from link_challenges
where nonce = $1 and member_id = $2 and address = $3 and expires_at > $4
returning nonce`,
  (p) => [p.nonce, p.memberId, p.address, p.now],
);

export const deleteOldChallenges = exec<{ now: Date }>(
  'wallet_delete_old_challenges',
  `delete from link_challenges where expires_at < $1`,
  (p) => [p.now],
);

export interface UpsertLinkedRow {
  address: string;
  linked_at: Date;
  is_shown: boolean;
}

/** Who links one is told that the profile shows what it holds. Who had switched that off keeps it off. */
export const upsertLinked = one<{ memberId: MemberId; address: string; now: Date }, UpsertLinkedRow>(
  'wallet_upsert_linked',
  `insert into linked_addresses (member_id, address, linked_at, is_shown) values ($1, $2, $3, true)
on conflict (member_id) do update set address = excluded.address, linked_at = excluded.linked_at
returning address, linked_at, is_shown`,
  (p) => [p.memberId, p.address, p.now],
);

export interface SetShownRow {
  address: string;
  linked_at: Date;
  is_shown: boolean;
}

/** No row: none is linked. */
export const setShown = maybe<{ isShown: boolean; memberId: MemberId }, SetShownRow>(
  'wallet_set_shown',
  `update linked_addresses set is_shown = $1 where member_id = $2 returning address, linked_at, is_shown`,
  (p) => [p.isShown, p.memberId],
);

/** Of demo members; whoever has linked one keeps it. */
export const insertLinked = exec<{ now: Date; rows: string }>(
  'wallet_insert_linked',
  `insert into linked_addresses (member_id, address, linked_at, is_shown)
select r.member_id, r.address, $1, true
from jsonb_to_recordset($2::jsonb) as r (member_id uuid, address text)
on conflict do nothing`,
  (p) => [p.now, p.rows],
);

export const deleteLinked = exec<{ memberId: MemberId }>(
  'wallet_delete_linked',
  `delete from linked_addresses where member_id = $1`,
  (p) => [p.memberId],
);
