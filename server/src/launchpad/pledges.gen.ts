// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type LaunchId, type LaunchPledgeId, type LaunchPledgeState, type MemberId } from '#kernel';

export interface PledgeRow {
  id: LaunchPledgeId;
  launch_id: LaunchId;
  member_id: MemberId | null;
  address: string;
  account: string;
  token_account: string;
  amount: string;
  pays: string;
  gets: string;
  state: LaunchPledgeState;
}

export const selectPledge = maybe<{ launchId: LaunchId; memberId: MemberId }, PledgeRow>(
  'launchpad_select_pledge',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state from launch_pledges p where p.launch_id = $1 and p.member_id = $2`,
  (p) => [p.launchId, p.memberId],
);

export const selectPledgeById = maybe<{ id: LaunchPledgeId }, PledgeRow>(
  'launchpad_select_pledge_by_id',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state from launch_pledges p where p.id = $1`,
  (p) => [p.id],
);

export interface UpsertPledgeRow {
  id: LaunchPledgeId;
}

/** One for each member. No row: the sale is over, has no room, or theirs lies at another address with something in it. */
export const upsertPledge = maybe<{ id: LaunchPledgeId; memberId: MemberId; address: string; account: string; tokenAccount: string; amount: bigint | number; now: Date; launchId: LaunchId; most: number }, UpsertPledgeRow>(
  'launchpad_upsert_pledge',
  `insert into launch_pledges (id, launch_id, member_id, address, account, token_account, amount, created_at)
select $1, l.id, $2, $3, $4, $5, $6, $7 from launches l
where l.id = $8 and l.state = 'open' and l.closes_at > $7::timestamptz
  and (
    (select count(*) from launch_pledges p where p.launch_id = l.id) < $9::int
    or exists (select 1 from launch_pledges p where p.launch_id = l.id and p.member_id = $2)
  )
on conflict (launch_id, member_id) do update
set address = excluded.address, account = excluded.account, token_account = excluded.token_account, amount = excluded.amount
where launch_pledges.state = 'pledged' and (launch_pledges.address = excluded.address or launch_pledges.amount = 0)
returning id`,
  (p) => [p.id, p.memberId, p.address, p.account, p.tokenAccount, p.amount, p.now, p.launchId, p.most],
);

/** Everything that could count, in the order in which it came. */
export const selectPledges = many<{ launchId: LaunchId }, PledgeRow>(
  'launchpad_select_pledges',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state from launch_pledges p where p.launch_id = $1 and p.state = 'pledged' order by p.id`,
  (p) => [p.launchId],
);

/** What each pays and gets, written down once, before anybody pays. */
export const planFills = exec<{ now: Date | null; ids: readonly LaunchPledgeId[]; amounts: readonly (bigint | number)[]; pays: readonly (bigint | number)[]; gets: readonly (bigint | number)[]; launchId: LaunchId }>(
  'launchpad_plan_fills',
  `update launch_pledges p set amount = r.amount, pays = r.pays, gets = r.gets,
  state = case when r.pays > 0 and r.gets > 0 then 'filling' else 'let_go' end,
  settled_at = case when r.pays > 0 and r.gets > 0 then null else $1::timestamptz end
from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[]) as r (id, amount, pays, gets)
where p.id = r.id and p.launch_id = $6 and p.state = 'pledged'`,
  (p) => [p.now, p.ids, p.amounts, p.pays, p.gets, p.launchId],
);

export const letGo = exec<{ now: Date; launchId: LaunchId }>(
  'launchpad_let_go',
  `update launch_pledges set state = 'let_go', pays = 0, gets = 0, settled_at = $1
where launch_id = $2 and state = 'pledged'`,
  (p) => [p.now, p.launchId],
);

export interface TakeUnorderedRow {
  id: LaunchPledgeId;
}

/** The next that need an order, each once. */
export const takeUnordered = many<{ launchId: LaunchId; count: bigint | number }, TakeUnorderedRow>(
  'launchpad_take_unordered',
  `update launch_pledges set is_ordered = true where id in (
  select id from launch_pledges where launch_id = $1 and state = 'filling' and not is_ordered order by id limit $2 for update
) returning id`,
  (p) => [p.launchId, p.count],
);

export interface SettlePledgeRow {
  launch_id: LaunchId;
}

export const settlePledge = maybe<{ state: LaunchPledgeState; now: Date; id: LaunchPledgeId }, SettlePledgeRow>(
  'launchpad_settle_pledge',
  `update launch_pledges set state = $1, settled_at = $2,
  pays = case when $1::text = 'filled' then pays else 0 end, gets = case when $1::text = 'filled' then gets else 0 end
where id = $3 and state = 'filling' returning launch_id`,
  (p) => [p.state, p.now, p.id],
);

export interface CountFillingRow {
  left: number;
  filled: number;
}

export const countFilling = one<{ launchId: LaunchId }, CountFillingRow>(
  'launchpad_count_filling',
  `select count(*) filter (where state = 'filling')::int as left, count(*) filter (where state = 'filled')::int as filled
from launch_pledges where launch_id = $1`,
  (p) => [p.launchId],
);
