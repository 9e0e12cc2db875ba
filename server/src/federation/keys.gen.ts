// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, type MemberId } from '#kernel';

export interface SelectKeyRow {
  sealed_key: string;
  public_key: string;
}

export const selectKey = maybe<{ memberId: MemberId }, SelectKeyRow>(
  'federation_select_key',
  `select sealed_key, public_key from federation_keys where member_id = $1`,
  (p) => [p.memberId],
);

/** Two that need it at the same moment use the one that came first. */
export const insertKey = exec<{ memberId: MemberId; sealedKey: string; publicKey: string; now: Date }>(
  'federation_insert_key',
  `insert into federation_keys (member_id, sealed_key, public_key, created_at)
values ($1, $2, $3, $4)
on conflict do nothing`,
  (p) => [p.memberId, p.sealedKey, p.publicKey, p.now],
);

/** Of members who have gone, once their farewell has been delivered or given up. */
export const deleteOldKeys = exec<void>(
  'federation_delete_old_keys',
  `delete from federation_keys k
where k.member_id <> '00000000-0000-0000-0000-000000000000'
  and not exists (select 1 from members m where m.id = k.member_id)
  and not exists (select 1 from federation_letters l where l.member_id = k.member_id)`,
  () => [],
);
