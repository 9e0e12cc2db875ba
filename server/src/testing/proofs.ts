import { expect } from 'vitest';
import { selectCommentFaults } from '#comments';
import { findLedgerFaults } from '#ledger';
import { selectCountFaults } from '#posts';
import type { TestHouse } from './test-house.ts';

/** P7: every counter equals its rows and every transfer sums to zero. Run after each case that could break it. */
export const expectTrueCounts = async ({ house }: Pick<TestHouse, 'house'>): Promise<void> => {
  const members = await house.database.pool.query<{ fault: string }>(
    `select 'member ' || m.username || ' counts wrong' as fault from members m
     where m.followers_count <> (select count(*) from follows f where f.following_id = m.id)
        or m.following_count <> (select count(*) from follows f where f.follower_id = m.id)
        or m.posts_count <> (select count(*) from posts p where p.member_id = m.id)`,
  );
  const found = [...members.rows, ...(await selectCountFaults(house.db)), ...(await selectCommentFaults(house.db))].map(
    (row) => row.fault,
  );
  expect([...found, ...(await findLedgerFaults(house.db))]).toEqual([]);
};
