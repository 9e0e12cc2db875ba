// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type StreamId } from '#kernel';

export interface ClaimRelayRow {
  claim_id: string;
}

export const claimRelay = maybe<{ claimId: string; processId: string; heldUntil: Date; streamId: StreamId }, ClaimRelayRow>(
  'streams_claim_relay',
  `insert into stream_relays (stream_id, claim_id, process_id, held_until)
select s.id, $1, $2, $3 from streams s where s.id = $4 and s.state = 'live'
on conflict (stream_id) do update
  set claim_id = excluded.claim_id, process_id = excluded.process_id, held_until = excluded.held_until
returning claim_id`,
  (p) => [p.claimId, p.processId, p.heldUntil, p.streamId],
);

export interface RenewRelaysRow {
  claim_id: string;
}

/** Those that are still ours. */
export const renewRelays = many<{ heldUntil: Date; streamIds: readonly StreamId[]; claimIds: readonly string[] }, RenewRelaysRow>(
  'streams_renew_relays',
  `update stream_relays r set held_until = $1
from unnest($2::uuid[], $3::uuid[]) as own (stream_id, claim_id)
where r.stream_id = own.stream_id and r.claim_id = own.claim_id
returning r.claim_id`,
  (p) => [p.heldUntil, p.streamIds, p.claimIds],
);

export const releaseRelay = exec<{ streamId: StreamId; claimId: string }>(
  'streams_release_relay',
  `delete from stream_relays where stream_id = $1 and claim_id = $2`,
  (p) => [p.streamId, p.claimId],
);

export interface SelectRelaysRow {
  stream_id: StreamId;
  claim_id: string;
  process_id: string;
}

/** A process that died is believed until its time is over. */
export const selectRelays = many<{ streamIds: readonly StreamId[]; now: Date }, SelectRelaysRow>(
  'streams_select_relays',
  `select stream_id, claim_id, process_id from stream_relays
where stream_id = any($1::uuid[]) and held_until > $2`,
  (p) => [p.streamIds, p.now],
);

export const deleteOldRelays = exec<{ now: Date }>(
  'streams_delete_old_relays',
  `delete from stream_relays where held_until < $1`,
  (p) => [p.now],
);
