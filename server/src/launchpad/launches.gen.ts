// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type LaunchId, type LaunchState, type MediaId, type MemberId, type MemberVerifiedBy } from '#kernel';

export const insertLaunch = exec<{ id: LaunchId; creatorId: MemberId; creatorAddress: string; genesis: string; name: string; symbol: string; nameLook: string; symbolLook: string; imageUrl: string | null; mediaId: MediaId | null; mint: string; lock: string; supply: bigint | number; share: bigint | number; poolPercent: number; poolTokens: bigint | number; vault: string | null; goal: bigint | number; cap: bigint | number; vestingDays: number; openHours: number; now: Date; closesAt: Date; endId: string }>(
  'launchpad_insert_launch',
  `insert into launches (id, creator_id, creator_address, genesis, name, symbol, name_look, symbol_look, image_url, media_id, mint, lock, supply, share,
  pool_percent, pool_tokens, vault, goal, cap, vesting_days, open_hours, created_at, closes_at, end_id)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
  $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)`,
  (p) => [p.id, p.creatorId, p.creatorAddress, p.genesis, p.name, p.symbol, p.nameLook, p.symbolLook, p.imageUrl, p.mediaId, p.mint, p.lock, p.supply, p.share, p.poolPercent, p.poolTokens, p.vault, p.goal, p.cap, p.vestingDays, p.openHours, p.now, p.closesAt, p.endId],
);

export interface CountOpenRow {
  open: number;
}

export const countOpen = one<{ creatorId: MemberId }, CountOpenRow>(
  'launchpad_count_open',
  `select count(*)::int as open from launches where creator_id = $1 and state in ('making', 'open', 'opening')`,
  (p) => [p.creatorId],
);

export interface SelectAlikeRow {
  id: LaunchId;
}

/** Another that reads the same, and is sold or traded. */
export const selectAlike = maybe<{ genesis: string; id: LaunchId; symbolLook: string; nameLook: string }, SelectAlikeRow>(
  'launchpad_select_alike',
  `select id from launches where genesis = $1 and id <> $2 and state in ('making', 'open', 'opening', 'opened')
  and (symbol_look = $3 or name_look = $4) limit 1`,
  (p) => [p.genesis, p.id, p.symbolLook, p.nameLook],
);

export interface DeleteDraftsRow {
  image_url: string | null;
}

/** Nothing of them is on any network: the launch key has not signed. */
export const deleteDrafts = many<{ creatorId: MemberId }, DeleteDraftsRow>(
  'launchpad_delete_drafts',
  `delete from launches where creator_id = $1 and state = 'draft' returning image_url`,
  (p) => [p.creatorId],
);

export interface LaunchRow {
  id: LaunchId;
  state: LaunchState;
  name: string;
  symbol: string;
  image_url: string | null;
  mint: string;
  lock: string;
  genesis: string;
  creator_id: MemberId | null;
  creator_address: string;
  supply: string;
  share: string;
  pool_percent: number;
  pool_tokens: string;
  start_tokens: string;
  goal: string;
  cap: string;
  vesting_days: number;
  created_at: Date;
  closes_at: Date;
  opened_at: Date | null;
  hidden_at: Date | null;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
  verified: boolean | null;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean | null;
  pledged: string;
  raised: string;
  pledges: number;
  is_mine: boolean;
}

export const selectLaunch = maybe<{ viewer: MemberId | null; id: LaunchId }, LaunchRow>(
  'launchpad_select_launch',
  `select l.id, l.state, l.name, l.symbol, l.image_url, l.mint, l.lock, l.genesis,
  l.creator_id, l.creator_address, l.supply, l.share, l.pool_percent,
  l.pool_tokens, l.start_tokens, l.goal, l.cap, l.vesting_days,
  l.created_at, l.closes_at, l.opened_at, l.hidden_at, m.username as username,
  m.display_name as display_name, m.avatar_url as avatar_url, m.verified as verified,
  m.verified_by as verified_by, m.platinum as platinum,
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = l.id) as pledged,
  case when l.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = l.id and p.state = 'filled')
  else l.raised::text end as raised,
  (select count(*)::int from launch_pledges p where p.launch_id = l.id and p.amount > 0) as pledges,
  coalesce(l.creator_id = $1, false) as is_mine from launches l left join members m on m.id = l.creator_id
where l.id = $2 and (
  (
    (l.creator_id is null or not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = l.creator_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = l.creator_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = l.creator_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))
    and (l.hidden_at is null or l.creator_id = $1)
  ) or exists (select 1 from launch_pledges mine where mine.launch_id = l.id and mine.member_id = $1)
)`,
  (p) => [p.viewer, p.id],
);

export const selectByMint = maybe<{ viewer: MemberId | null; mint: string; genesis: string }, LaunchRow>(
  'launchpad_select_by_mint',
  `select l.id, l.state, l.name, l.symbol, l.image_url, l.mint, l.lock, l.genesis,
  l.creator_id, l.creator_address, l.supply, l.share, l.pool_percent,
  l.pool_tokens, l.start_tokens, l.goal, l.cap, l.vesting_days,
  l.created_at, l.closes_at, l.opened_at, l.hidden_at, m.username as username,
  m.display_name as display_name, m.avatar_url as avatar_url, m.verified as verified,
  m.verified_by as verified_by, m.platinum as platinum,
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = l.id) as pledged,
  case when l.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = l.id and p.state = 'filled')
  else l.raised::text end as raised,
  (select count(*)::int from launch_pledges p where p.launch_id = l.id and p.amount > 0) as pledges,
  coalesce(l.creator_id = $1, false) as is_mine from launches l left join members m on m.id = l.creator_id
where l.mint = $2 and l.genesis = $3 and l.state <> 'draft' and (
  (
    (l.creator_id is null or not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = l.creator_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = l.creator_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = l.creator_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))
    and (l.hidden_at is null or l.creator_id = $1)
  ) or exists (select 1 from launch_pledges mine where mine.launch_id = l.id and mine.member_id = $1)
)`,
  (p) => [p.viewer, p.mint, p.genesis],
);

/** Those that end soonest first. */
export const selectOpen = many<{ viewer: MemberId | null; genesis: string; since: Date; after: LaunchId; count: bigint | number }, LaunchRow>(
  'launchpad_select_open',
  `select l.id, l.state, l.name, l.symbol, l.image_url, l.mint, l.lock, l.genesis,
  l.creator_id, l.creator_address, l.supply, l.share, l.pool_percent,
  l.pool_tokens, l.start_tokens, l.goal, l.cap, l.vesting_days,
  l.created_at, l.closes_at, l.opened_at, l.hidden_at, m.username as username,
  m.display_name as display_name, m.avatar_url as avatar_url, m.verified as verified,
  m.verified_by as verified_by, m.platinum as platinum,
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = l.id) as pledged,
  case when l.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = l.id and p.state = 'filled')
  else l.raised::text end as raised,
  (select count(*)::int from launch_pledges p where p.launch_id = l.id and p.amount > 0) as pledges,
  coalesce(l.creator_id = $1, false) as is_mine from launches l left join members m on m.id = l.creator_id
where l.genesis = $2 and l.state = 'open' and (
  (l.creator_id is null or not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = l.creator_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = l.creator_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = l.creator_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = l.creator_id))
  and (l.hidden_at is null or l.creator_id = $1)
)
  and (l.closes_at, l.id) > ($3::timestamptz, $4::uuid)
order by l.closes_at, l.id limit $5`,
  (p) => [p.viewer, p.genesis, p.since, p.after, p.count],
);

/** Newest first. */
export const selectOver = many<{ viewer: MemberId | null; genesis: string; before: LaunchId; count: bigint | number }, LaunchRow>(
  'launchpad_select_over',
  `select l.id, l.state, l.name, l.symbol, l.image_url, l.mint, l.lock, l.genesis,
  l.creator_id, l.creator_address, l.supply, l.share, l.pool_percent,
  l.pool_tokens, l.start_tokens, l.goal, l.cap, l.vesting_days,
  l.created_at, l.closes_at, l.opened_at, l.hidden_at, m.username as username,
  m.display_name as display_name, m.avatar_url as avatar_url, m.verified as verified,
  m.verified_by as verified_by, m.platinum as platinum,
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = l.id) as pledged,
  case when l.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = l.id and p.state = 'filled')
  else l.raised::text end as raised,
  (select count(*)::int from launch_pledges p where p.launch_id = l.id and p.amount > 0) as pledges,
  coalesce(l.creator_id = $1, false) as is_mine from launches l left join members m on m.id = l.creator_id
where l.genesis = $2 and l.state in ('opening', 'opened', 'missed') and (
  (l.creator_id is null or not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = l.creator_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = l.creator_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = l.creator_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = l.creator_id))
  and (l.hidden_at is null or l.creator_id = $1)
) and l.id < $3
order by l.id desc limit $4`,
  (p) => [p.viewer, p.genesis, p.before, p.count],
);

export const selectMine = many<{ viewer: MemberId; genesis: string; before: LaunchId; count: bigint | number }, LaunchRow>(
  'launchpad_select_mine',
  `select l.id, l.state, l.name, l.symbol, l.image_url, l.mint, l.lock, l.genesis,
  l.creator_id, l.creator_address, l.supply, l.share, l.pool_percent,
  l.pool_tokens, l.start_tokens, l.goal, l.cap, l.vesting_days,
  l.created_at, l.closes_at, l.opened_at, l.hidden_at, m.username as username,
  m.display_name as display_name, m.avatar_url as avatar_url, m.verified as verified,
  m.verified_by as verified_by, m.platinum as platinum,
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = l.id) as pledged,
  case when l.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = l.id and p.state = 'filled')
  else l.raised::text end as raised,
  (select count(*)::int from launch_pledges p where p.launch_id = l.id and p.amount > 0) as pledges,
  coalesce(l.creator_id = $1, false) as is_mine from launches l left join members m on m.id = l.creator_id
where l.genesis = $2 and l.creator_id = $1 and l.state <> 'draft' and (
  (
    (l.creator_id is null or not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = l.creator_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = l.creator_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = l.creator_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))
    and (l.hidden_at is null or l.creator_id = $1)
  ) or exists (select 1 from launch_pledges mine where mine.launch_id = l.id and mine.member_id = $1)
) and l.id < $3
order by l.id desc limit $4`,
  (p) => [p.viewer, p.genesis, p.before, p.count],
);

export const selectPledgedTo = many<{ viewer: MemberId; genesis: string; before: LaunchId; count: bigint | number }, LaunchRow>(
  'launchpad_select_pledged_to',
  `select l.id, l.state, l.name, l.symbol, l.image_url, l.mint, l.lock, l.genesis,
  l.creator_id, l.creator_address, l.supply, l.share, l.pool_percent,
  l.pool_tokens, l.start_tokens, l.goal, l.cap, l.vesting_days,
  l.created_at, l.closes_at, l.opened_at, l.hidden_at, m.username as username,
  m.display_name as display_name, m.avatar_url as avatar_url, m.verified as verified,
  m.verified_by as verified_by, m.platinum as platinum,
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = l.id) as pledged,
  case when l.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = l.id and p.state = 'filled')
  else l.raised::text end as raised,
  (select count(*)::int from launch_pledges p where p.launch_id = l.id and p.amount > 0) as pledges,
  coalesce(l.creator_id = $1, false) as is_mine from launch_pledges p join launches l on l.id = p.launch_id
left join members m on m.id = l.creator_id
where p.member_id = $1 and l.genesis = $2 and (p.amount > 0 or p.state <> 'pledged') and l.id < $3
  and (
  (
    (l.creator_id is null or not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = l.creator_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = l.creator_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = l.creator_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))))
    and (l.hidden_at is null or l.creator_id = $1)
  ) or exists (select 1 from launch_pledges mine where mine.launch_id = l.id and mine.member_id = $1)
)
order by l.id desc limit $4`,
  (p) => [p.viewer, p.genesis, p.before, p.count],
);

/** Newest first, also what is off the lists. */
export const selectAll = many<{ viewer: MemberId | null; genesis: string; before: LaunchId; count: bigint | number }, LaunchRow>(
  'launchpad_select_all',
  `select l.id, l.state, l.name, l.symbol, l.image_url, l.mint, l.lock, l.genesis,
  l.creator_id, l.creator_address, l.supply, l.share, l.pool_percent,
  l.pool_tokens, l.start_tokens, l.goal, l.cap, l.vesting_days,
  l.created_at, l.closes_at, l.opened_at, l.hidden_at, m.username as username,
  m.display_name as display_name, m.avatar_url as avatar_url, m.verified as verified,
  m.verified_by as verified_by, m.platinum as platinum,
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = l.id) as pledged,
  case when l.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = l.id and p.state = 'filled')
  else l.raised::text end as raised,
  (select count(*)::int from launch_pledges p where p.launch_id = l.id and p.amount > 0) as pledges,
  coalesce(l.creator_id = $1, false) as is_mine from launches l left join members m on m.id = l.creator_id
where l.genesis = $2 and l.state <> 'draft' and l.id < $3 order by l.id desc limit $4`,
  (p) => [p.viewer, p.genesis, p.before, p.count],
);

export interface CountStatesRow {
  open: number;
  opened: number;
  missed: number;
  hidden: number;
}

export const countStates = one<{ genesis: string }, CountStatesRow>(
  'launchpad_count_states',
  `select count(*) filter (where state in ('making', 'open', 'opening'))::int as open,
  count(*) filter (where state = 'opened')::int as opened,
  count(*) filter (where state in ('missed', 'failed'))::int as missed,
  count(*) filter (where hidden_at is not null)::int as hidden
from launches where genesis = $1 and state <> 'draft'`,
  (p) => [p.genesis],
);

export interface SelectMintsRow {
  mint: string;
}

/** Which of these were launched here. */
export const selectMints = many<{ mints: readonly string[] }, SelectMintsRow>(
  'launchpad_select_mints',
  `select mint from launches where mint = any ($1)`,
  (p) => [p.mints],
);

export interface LaunchWork {
  id: LaunchId;
  state: LaunchState;
  creator_id: MemberId | null;
  creator_address: string;
  genesis: string;
  mint: string;
  lock: string;
  symbol: string;
  name_look: string;
  symbol_look: string;
  supply: string;
  share: string;
  pool_percent: number;
  pool_tokens: string;
  vault: string | null;
  raised: string;
  start_sol: string;
  start_tokens: string;
  ended_at: Date | null;
  goal: string;
  cap: string;
  vesting_days: number;
  open_hours: number;
  message: Buffer | null;
  earlier: Buffer | null;
  closes_at: Date;
  opened_at: Date | null;
  hidden_at: Date | null;
  end_id: string;
  is_creator_active: boolean;
}

/** What has to be known to bring it further. */
export const selectForWork = maybe<{ id: LaunchId }, LaunchWork>(
  'launchpad_select_for_work',
  `select l.id, l.state, l.creator_id, l.creator_address, l.genesis, l.mint, l.lock, l.symbol, l.name_look, l.symbol_look, l.supply, l.share,
  l.pool_percent, l.pool_tokens, l.vault, l.raised, l.start_sol, l.start_tokens, l.ended_at, l.goal, l.cap, l.vesting_days, l.open_hours, l.message, l.earlier, l.closes_at, l.opened_at, l.hidden_at, l.end_id,
  coalesce(m.state = 'active', false) as is_creator_active
from launches l left join members m on m.id = l.creator_id where l.id = $1`,
  (p) => [p.id],
);

export interface LockLaunchRow {
  state: LaunchState;
}

export const lockLaunch = maybe<{ id: LaunchId }, LockLaunchRow>(
  'launchpad_lock_launch',
  `select state from launches where id = $1 for update`,
  (p) => [p.id],
);

export interface KeepMessageRow {
  id: LaunchId;
}

/** No row: it is signed already. */
export const keepMessage = maybe<{ message: Buffer; id: LaunchId; creatorId: MemberId }, KeepMessageRow>(
  'launchpad_keep_message',
  `update launches set earlier = message, message = $1 where id = $2 and creator_id = $3 and state = 'draft'
returning id`,
  (p) => [p.message, p.id, p.creatorId],
);

export interface SetMakingRow {
  id: LaunchId;
}

export const setMaking = maybe<{ id: LaunchId }, SetMakingRow>(
  'launchpad_set_making',
  `update launches set state = 'making' where id = $1 and state = 'draft' returning id`,
  (p) => [p.id],
);

export interface SetMadeRow {
  closes_at: Date;
}

/** The time of the sale begins now. */
export const setMade = maybe<{ now: Date; id: LaunchId }, SetMadeRow>(
  'launchpad_set_made',
  `update launches set state = 'open', closes_at = $1::timestamptz + make_interval(hours => open_hours), message = null, earlier = null
where id = $2 and state = 'making' returning closes_at`,
  (p) => [p.now, p.id],
);

export const setState = exec<{ state: LaunchState; openedAt: Date | null; id: LaunchId }>(
  'launchpad_set_state',
  `update launches set state = $1, opened_at = coalesce($2, opened_at) where id = $3`,
  (p) => [p.state, p.openedAt, p.id],
);

export interface SetHiddenRow {
  id: LaunchId;
}

/** Since when it is off the lists, or null to show it again. No row when it is so already, or gone. */
export const setHidden = maybe<{ hiddenAt: Date | null; id: LaunchId }, SetHiddenRow>(
  'launchpad_set_hidden',
  `update launches set hidden_at = $1::timestamptz
where id = $2 and (hidden_at is null) = ($1::timestamptz is not null) returning id`,
  (p) => [p.hiddenAt, p.id],
);

export interface SelectToCloseRow {
  id: LaunchId;
}

/** Whose time is over, and of which nobody has taken care. */
export const selectToClose = many<{ genesis: string; now: Date }, SelectToCloseRow>(
  'launchpad_select_to_close',
  `select id from launches where genesis = $1 and state = 'open' and closes_at <= $2 order by closes_at, id limit 50`,
  (p) => [p.genesis, p.now],
);

export interface SelectListenersRow {
  member_id: MemberId;
}

/** Whom it matters to. */
export const selectListeners = many<{ id: LaunchId }, SelectListenersRow>(
  'launchpad_select_listeners',
  `select creator_id as member_id from launches where id = $1 and creator_id is not null
union
select member_id from launch_pledges where launch_id = $1 and member_id is not null`,
  (p) => [p.id],
);

export interface SelectByEndRow {
  id: LaunchId;
}

export const selectByEnd = maybe<{ endId: string }, SelectByEndRow>(
  'launchpad_select_by_end',
  `select id from launches where end_id = $1`,
  (p) => [p.endId],
);

/** Before the order that ends it: pledges of whoever goes meanwhile are gone with them. */
export const setRaised = exec<{ raised: bigint | number; startSol: bigint | number; startTokens: bigint | number; id: LaunchId }>(
  'launchpad_set_raised',
  `update launches set raised = $1, start_sol = $2, start_tokens = $3 where id = $4`,
  (p) => [p.raised, p.startSol, p.startTokens, p.id],
);

export interface SetEndedRow {
  id: LaunchId;
}

/** Once. */
export const setEnded = maybe<{ now: Date; id: LaunchId }, SetEndedRow>(
  'launchpad_set_ended',
  `update launches set ended_at = $1 where id = $2 and ended_at is null returning id`,
  (p) => [p.now, p.id],
);

export interface RenewEndRow {
  id: LaunchId;
}

/** The network did not take the one before. */
export const renewEnd = maybe<{ endId: string; id: LaunchId; before: string }, RenewEndRow>(
  'launchpad_renew_end',
  `update launches set end_id = $1 where id = $2 and ended_at is null and end_id = $3 and state in ('opened', 'missed')
returning id`,
  (p) => [p.endId, p.id, p.before],
);

export interface SelectHoldersRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  address: string;
}

/** Who stands behind these addresses, as far as the viewer may know. */
export const selectHolders = many<{ addresses: readonly string[]; viewer: MemberId | null }, SelectHoldersRow>(
  'launchpad_select_holders',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, l.address from linked_addresses l join members m on m.id = l.member_id
where l.address = any ($1) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2))`,
  (p) => [p.addresses, p.viewer],
);
