// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type LaunchPledgeState, type LaunchReleaseState, type LaunchState, type MemberId } from '#kernel';

export interface ExportLaunchesRow {
  name: string;
  symbol: string;
  image_url: string | null;
  mint: string;
  lock: string;
  genesis: string;
  creator_address: string;
  supply: string;
  share: string;
  pool_percent: number;
  pool_tokens: string;
  vault: string | null;
  raised: string;
  start_sol: string;
  start_tokens: string;
  goal: string;
  cap: string;
  vesting_days: number;
  open_hours: number;
  state: LaunchState;
  created_at: Date;
  closes_at: Date;
  opened_at: Date | null;
  ended_at: Date | null;
  hidden_at: Date | null;
}

export const exportLaunches = many<{ memberId: MemberId }, ExportLaunchesRow>(
  'launchpad_export_launches',
  `select name, symbol, image_url, mint, lock, genesis, creator_address, supply, share, pool_percent, pool_tokens, vault, raised, start_sol, start_tokens, goal, cap,
  vesting_days, open_hours, state,
  created_at, closes_at, opened_at, ended_at, hidden_at
from launches where creator_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface ExportPledgesRow {
  mint: string;
  address: string;
  account: string;
  token_account: string;
  amount: string;
  pays: string;
  gets: string;
  state: LaunchPledgeState;
  held: string | null;
  is_spare: boolean;
  created_at: Date;
  looked_at: Date | null;
  settled_at: Date | null;
}

export const exportPledges = many<{ memberId: MemberId }, ExportPledgesRow>(
  'launchpad_export_pledges',
  `select l.mint, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state, p.held, p.is_spare,
  p.created_at, p.looked_at, p.settled_at
from launch_pledges p join launches l on l.id = p.launch_id where p.member_id = $1 order by p.id`,
  (p) => [p.memberId],
);

export interface ExportReleasesRow {
  mint: string;
  amount: string;
  state: LaunchReleaseState;
  created_at: Date;
  settled_at: Date | null;
}

export const exportReleases = many<{ memberId: MemberId }, ExportReleasesRow>(
  'launchpad_export_releases',
  `select l.mint, r.amount, r.state, r.created_at, r.settled_at
from launch_releases r join launches l on l.id = r.launch_id where l.creator_id = $1 order by r.id`,
  (p) => [p.memberId],
);

/** What is on its way has to end; it is no longer known whose it is. */
export const erasePledges = exec<{ memberId: MemberId }>(
  'launchpad_erase_pledges',
  `delete from launch_pledges p using launches l where p.member_id = $1 and l.id = p.launch_id
  and p.state <> 'filling' and not (p.state = 'filled' and l.state = 'opening')`,
  (p) => [p.memberId],
);

export const letPledgesGo = exec<{ memberId: MemberId }>(
  'launchpad_let_pledges_go',
  `update launch_pledges set member_id = null where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseDrafts = exec<{ memberId: MemberId }>(
  'launchpad_erase_drafts',
  `delete from launches where creator_id = $1 and state in ('draft', 'failed')`,
  (p) => [p.memberId],
);

/** One that is still open ends without a creator: nothing is taken from anybody. */
export const letLaunchesGo = exec<{ memberId: MemberId }>(
  'launchpad_let_launches_go',
  `update launches set creator_id = null, image_url = null, media_id = null where creator_id = $1`,
  (p) => [p.memberId],
);

/** Of demo members, before they are made anew. */
export const forgetLaunches = exec<{ ids: readonly MemberId[] }>(
  'launchpad_forget_launches',
  `delete from launches where creator_id = any($1::uuid[])`,
  (p) => [p.ids],
);
