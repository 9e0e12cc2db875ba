// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, one, type LaunchId, type LaunchReleaseId, type LaunchReleaseState } from '#kernel';

export interface SelectVestingRow {
  released: string;
  waiting: string;
}

export const selectVesting = one<{ launchId: LaunchId }, SelectVestingRow>(
  'launchpad_select_vesting',
  `select coalesce(sum(amount) filter (where state = 'paid'), 0)::text as released,
  coalesce(sum(amount) filter (where state = 'waiting'), 0)::text as waiting
from launch_releases where launch_id = $1`,
  (p) => [p.launchId],
);

export const deleteDraft = exec<{ launchId: LaunchId }>(
  'launchpad_delete_draft',
  `delete from launch_releases where launch_id = $1 and state = 'draft'`,
  (p) => [p.launchId],
);

export const insertRelease = exec<{ id: LaunchReleaseId; launchId: LaunchId; amount: bigint | number; message: Buffer; earlier: Buffer | null; now: Date }>(
  'launchpad_insert_release',
  `insert into launch_releases (id, launch_id, amount, message, earlier, created_at)
values ($1, $2, $3, $4, $5, $6)`,
  (p) => [p.id, p.launchId, p.amount, p.message, p.earlier, p.now],
);

export interface SelectDraftRow {
  id: LaunchReleaseId;
  amount: string;
  message: Buffer;
  earlier: Buffer | null;
  created_at: Date;
}

export const selectDraft = maybe<{ launchId: LaunchId }, SelectDraftRow>(
  'launchpad_select_draft',
  `select id, amount, message, earlier, created_at from launch_releases where launch_id = $1 and state = 'draft'`,
  (p) => [p.launchId],
);

export const keepReleaseMessage = exec<{ message: Buffer; id: LaunchReleaseId }>(
  'launchpad_keep_release_message',
  `update launch_releases set earlier = message, message = $1 where id = $2 and state = 'draft'`,
  (p) => [p.message, p.id],
);

export interface SetWaitingRow {
  launch_id: LaunchId;
}

export const setWaiting = maybe<{ id: LaunchReleaseId }, SetWaitingRow>(
  'launchpad_set_waiting',
  `update launch_releases set state = 'waiting' where id = $1 and state = 'draft' returning launch_id`,
  (p) => [p.id],
);

export interface SettleReleaseRow {
  launch_id: LaunchId;
}

export const settleRelease = maybe<{ state: LaunchReleaseState; now: Date; id: LaunchReleaseId }, SettleReleaseRow>(
  'launchpad_settle_release',
  `update launch_releases set state = $1, settled_at = $2 where id = $3 and state = 'waiting' returning launch_id`,
  (p) => [p.state, p.now, p.id],
);

export interface SelectReleaseLaunchRow {
  launch_id: LaunchId;
}

export const selectReleaseLaunch = maybe<{ id: LaunchReleaseId }, SelectReleaseLaunchRow>(
  'launchpad_select_release_launch',
  `select launch_id from launch_releases where id = $1`,
  (p) => [p.id],
);
