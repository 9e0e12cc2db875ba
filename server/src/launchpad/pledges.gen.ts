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
  held: string | null;
  is_spare: boolean;
}

export const selectPledge = maybe<{ launchId: LaunchId; memberId: MemberId }, PledgeRow>(
  'launchpad_select_pledge',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state, p.held,
  p.is_spare from launch_pledges p where p.launch_id = $1 and p.member_id = $2`,
  (p) => [p.launchId, p.memberId],
);

export const selectPledgeById = maybe<{ id: LaunchPledgeId }, PledgeRow>(
  'launchpad_select_pledge_by_id',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state, p.held,
  p.is_spare from launch_pledges p where p.id = $1`,
  (p) => [p.id],
);

export interface UpsertPledgeRow {
  id: LaunchPledgeId;
}

/** One for each member. No row: the sale is over, has no room, or theirs lies at another address with something in it. */
export const upsertPledge = maybe<{ id: LaunchPledgeId; memberId: MemberId; address: string; account: string; tokenAccount: string; amount: bigint | number; held: bigint | number | null; now: Date | null; launchId: LaunchId; most: number }, UpsertPledgeRow>(
  'launchpad_upsert_pledge',
  `insert into launch_pledges (id, launch_id, member_id, address, account, token_account, amount, held, created_at, looked_at)
select $1, l.id, $2, $3, $4, $5, $6, $7, $8, $8 from launches l
where l.id = $9 and l.state = 'open' and l.closes_at > $8::timestamptz
  and (
    (select count(*) from launch_pledges p where p.launch_id = l.id) < $10::int
    or exists (select 1 from launch_pledges p where p.launch_id = l.id and p.member_id = $2)
  )
on conflict (launch_id, member_id) do update
set address = excluded.address, account = excluded.account, token_account = excluded.token_account, amount = excluded.amount,
  held = excluded.held, looked_at = excluded.looked_at
where launch_pledges.state = 'pledged' and (launch_pledges.address = excluded.address or coalesce(launch_pledges.held, 0) = 0)
returning id`,
  (p) => [p.id, p.memberId, p.address, p.account, p.tokenAccount, p.amount, p.held, p.now, p.launchId, p.most],
);

/** Everything that could count, in the order in which it came. */
export const selectPledges = many<{ launchId: LaunchId }, PledgeRow>(
  'launchpad_select_pledges',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state, p.held,
  p.is_spare from launch_pledges p where p.launch_id = $1 and p.state = 'pledged' order by p.id`,
  (p) => [p.launchId],
);

/** What each pays and gets, written down once, before anybody pays. */
export const planFills = exec<{ now: Date | null; ids: readonly LaunchPledgeId[]; amounts: readonly (bigint | number)[]; pays: readonly (bigint | number)[]; gets: readonly (bigint | number)[]; held: readonly (bigint | number)[]; launchId: LaunchId }>(
  'launchpad_plan_fills',
  `update launch_pledges p set amount = r.amount, pays = r.pays, gets = r.gets, held = nullif(r.held, -1),
  state = case when r.pays > 0 and r.gets > 0 then 'filling' else 'let_go' end,
  settled_at = case when r.pays > 0 and r.gets > 0 then null else $1::timestamptz end
from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[]) as r (id, amount, pays, gets, held)
where p.id = r.id and p.launch_id = $7 and p.state = 'pledged'`,
  (p) => [p.now, p.ids, p.amounts, p.pays, p.gets, p.held, p.launchId],
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
  held = case when $1::text = 'filled' then greatest(held - pays, 0) else held end,
  pays = case when $1::text = 'filled' then pays else 0 end, gets = case when $1::text = 'filled' then gets else 0 end
where id = $3 and state = 'filling' returning launch_id`,
  (p) => [p.state, p.now, p.id],
);

export interface CountFillingRow {
  left: number;
  paid: string[];
}

export const countFilling = one<{ launchId: LaunchId }, CountFillingRow>(
  'launchpad_count_filling',
  `select count(*) filter (where state = 'filling')::int as left,
  coalesce(array_agg(pays::text) filter (where state = 'filled'), '{}') as paid
from launch_pledges where launch_id = $1`,
  (p) => [p.launchId],
);

/** Of this network, those that were not looked at for longest first. */
export const selectToLookAt = many<{ genesis: string; before: Date; count: bigint | number }, PledgeRow>(
  'launchpad_select_to_look_at',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state, p.held,
  p.is_spare from launch_pledges p join launches l on l.id = p.launch_id
where l.genesis = $1 and (p.state = 'pledged' or p.held is not null or p.is_spare) and p.state <> 'filling'
  and (p.looked_at is null or p.looked_at < $2)
order by p.looked_at nulls first, p.id limit $3`,
  (p) => [p.genesis, p.before, p.count],
);

export const selectOfMember = many<{ memberId: MemberId; genesis: string }, PledgeRow>(
  'launchpad_select_of_member',
  `select p.id, p.launch_id, p.member_id, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state, p.held,
  p.is_spare from launch_pledges p join launches l on l.id = p.launch_id
where p.member_id = $1 and l.genesis = $2 and (p.state = 'pledged' or p.held is not null or p.is_spare)
  and p.state <> 'filling'
order by p.id limit 200`,
  (p) => [p.memberId, p.genesis],
);

export interface UpdateSeenRow {
  launch_id: LaunchId;
  is_news: boolean;
}

/** What the network says of them; -1: the account is gone. What has come further since is left for the next look. */
export const updateSeen = many<{ now: Date; ids: readonly LaunchPledgeId[]; accounts: readonly string[]; states: readonly LaunchPledgeState[]; held: readonly (bigint | number)[]; amounts: readonly (bigint | number)[]; spare: readonly boolean[] }, UpdateSeenRow>(
  'launchpad_update_seen',
  `update launch_pledges p set held = nullif(r.held, -1), is_spare = r.is_spare, looked_at = $1,
  amount = case when p.state = 'pledged' then r.amount else p.amount end
from unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::boolean[])
  as r (id, account, state, held, amount, is_spare), launch_pledges before
where p.id = r.id and p.account = r.account and p.state = r.state and p.state <> 'filling' and before.id = p.id
returning p.launch_id, (before.held, before.is_spare, before.amount) is distinct from (p.held, p.is_spare, p.amount) as is_news`,
  (p) => [p.now, p.ids, p.accounts, p.states, p.held, p.amounts, p.spare],
);

export interface SelectTermsRow {
  id: LaunchId;
  mint: string;
  cap: string;
}

export const selectTerms = many<{ ids: readonly LaunchId[] }, SelectTermsRow>(
  'launchpad_select_terms',
  `select id, mint, cap from launches where id = any($1::uuid[])`,
  (p) => [p.ids],
);
