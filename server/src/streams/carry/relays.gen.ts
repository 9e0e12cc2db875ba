// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type ProcessId, type StreamId } from '#kernel';

export interface ClaimRelayRow {
  claim_id: string;
}

export const claimRelay = maybe<{ claimId: string; processId: ProcessId; heldUntil: Date; streamId: StreamId }, ClaimRelayRow>(
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

/** Those that are still ours. A row that is not there was swept while this process stood still for longer than it was believed, and nobody has claimed the stream since: it is ours again. Only another claim, or the end of the stream, takes it away. */
export const renewRelays = many<{ processId: ProcessId; heldUntil: Date; streamIds: readonly StreamId[]; claimIds: readonly string[] }, RenewRelaysRow>(
  'streams_renew_relays',
  `insert into stream_relays (stream_id, claim_id, process_id, held_until)
select s.id, own.claim_id, $1, $2
from unnest($3::uuid[], $4::uuid[]) as own (stream_id, claim_id)
join streams s on s.id = own.stream_id and s.state = 'live'
order by s.id
on conflict (stream_id) do update set held_until = excluded.held_until
where stream_relays.claim_id = excluded.claim_id
returning claim_id`,
  (p) => [p.processId, p.heldUntil, p.streamIds, p.claimIds],
);

export const releaseRelay = exec<{ streamId: StreamId; claimId: string }>(
  'streams_release_relay',
  `delete from stream_relays where stream_id = $1 and claim_id = $2`,
  (p) => [p.streamId, p.claimId],
);

export interface SelectRelaysRow {
  stream_id: StreamId;
  claim_id: string;
  process_id: ProcessId;
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
