import { LAUNCH_DECIMALS, type LaunchView, type PledgeView } from '@wagram/contract/launchpad';
import { toMemberCard } from '#members';
import type { LaunchRow } from './launches.gen.ts';
import type { PledgeRow } from './pledges.gen.ts';

const creatorOf = (row: LaunchRow): LaunchView['creator'] => {
  const { creator_id: id, username, display_name, avatar_url, verified, verified_by, platinum } = row;
  if (id === null || username === null || display_name === null || verified === null || platinum === null) return null;
  return toMemberCard({ id, username, display_name, avatar_url, verified, verified_by, platinum });
};

export const toLaunchView = (row: LaunchRow): LaunchView => ({
  id: row.id,
  state: row.state,
  name: row.name,
  symbol: row.symbol,
  image_url: row.image_url,
  mint: row.mint,
  decimals: LAUNCH_DECIMALS,
  creator: creatorOf(row),
  creator_address: row.creator_address,
  supply: row.supply,
  for_sale: String(BigInt(row.supply) - BigInt(row.share) - BigInt(row.pool_tokens)),
  for_pool: row.pool_tokens,
  share: row.share,
  pool_percent: row.pool_percent,
  vesting_days: row.vesting_days,
  goal: row.goal,
  cap: row.cap,
  pledged: row.pledged,
  raised: row.raised,
  pledges: row.pledges,
  created_at: row.created_at.toISOString(),
  closes_at: row.closes_at.toISOString(),
  opened_at: row.opened_at?.toISOString() ?? null,
  is_mine: row.is_mine,
  is_hidden: row.hidden_at !== null,
});

export const toPledgeView = (row: PledgeRow): PledgeView => ({
  state: row.state,
  address: row.address,
  account: row.account,
  token_account: row.token_account,
  amount: row.amount,
  pays: row.pays,
  gets: row.gets,
  held: row.held,
  is_spare: row.is_spare,
});
