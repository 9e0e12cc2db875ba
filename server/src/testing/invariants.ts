import { expect } from 'vitest';
import { selectActivityViolations, selectSettledActivityViolations } from '#analytics';
import { findChainViolations } from '#chain';
import { selectCommentViolations } from '#comments';
import type { Database } from '#kernel';
import { findLedgerViolations } from '#ledger';
import { selectTalkViolations } from '#messages';
import { selectSweepViolations } from '#money';
import { selectCountViolations } from '#posts';
import { selectRewardViolations } from '#rewards';
import { selectStakingViolations } from '#staking';
import { selectStreamViolations } from '#streams';
import { selectTicketViolations } from '#tickets';
import type { TestApp } from './test-app.ts';

// What must hold in every database at every moment (P7). Rooms that keep counters bring their own questions through their
// doors; what lies between rooms is asked here. Each row is a violation, in words.
const ERASED = `coalesce((select value from counters where name = 'erased'), 0)`;
const between: Record<string, string> = {
  'the counter of sign-ups equals the members that have a number and those who were erased': `
    select value::text as violation from counters where name = 'signup'
    and value <> (select count(*) from members where signup_number is not null) + ${ERASED}`,
  'sign-up numbers have no gap but for those who were erased': `
    select max(signup_number)::text as violation from members having max(signup_number) > count(signup_number) + ${ERASED}`,
  'a member who signed up by e-mail has a way in': `
    select username as violation from members m where not demo and twitter_id is null
    and not exists (select from passwords p where p.member_id = m.id)
    and not exists (select from identities i where i.member_id = m.id)`,
  'nobody has more than ten sessions': `
    select m.username as violation from sessions join members m on m.id = member_id where not m.demo
    group by m.username having count(*) > 10`,
  'the counts of a member equal the rows': `
    select m.username as violation from members m
    where m.followers_count <> (select count(*) from follows f where f.following_id = m.id)
       or m.following_count <> (select count(*) from follows f where f.follower_id = m.id)
       or m.posts_count <> (select count(*) from posts p where p.member_id = m.id)`,
  'a gift and its transfer say the same': `
    select g.id::text as violation from gifts g left join transfers t on t.id = g.transfer_id
    where t.id is null or t.amount <> g.amount or t.kind <> 'gift'`,
  'what is held in a unit sums to zero':
    'select unit as violation from accounts group by unit having sum(balance) <> 0',
};

/** The promises that these rows break; none, in a sound database. */
export const brokenInvariants = async ({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<string[]> => {
  const broken = [...(await findLedgerViolations(db)), ...(await findChainViolations(db))];
  for (const select of [
    selectCountViolations,
    selectCommentViolations,
    selectRewardViolations,
    selectStreamViolations,
    selectTicketViolations,
  ])
    for (const row of await select(db)) broken.push(row.violation);
  for (const row of await selectStakingViolations(db)) broken.push(`the rewards of ${row.violation} do not add up`);
  for (const row of await selectSweepViolations(db))
    broken.push(`what operators took of ${row.violation} does not add up`);
  for (const row of await selectTalkViolations(db)) broken.push(row.violation);
  // Once every event has been heard, activity, its totals and standings equal the rows.
  for (const row of await selectSettledActivityViolations(db)) broken.push(row.violation);
  for (const [promise, question] of Object.entries(between)) {
    const { rows } = await pool.query<{ violation: string }>(question);
    for (const { violation } of rows) broken.push(`not so: ${promise} (${violation})`);
  }
  return broken;
};

/** Run after each case that could break a counter or the books. */
export const expectTrueCounts = async ({ app }: Pick<TestApp, 'app'>): Promise<void> => {
  // What is kept by events is true once they have all been heard.
  app.events.wake();
  await app.events.settle();
  const unheard = (await selectActivityViolations(app.db)).map((row) => row.violation);
  expect([...unheard, ...(await brokenInvariants(app.database))]).toEqual([]);
};
