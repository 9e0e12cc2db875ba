import { expect, it } from 'vitest';
import { launchCalls } from '@wagram/contract/launchpad';
import { swapCalls } from '@wagram/contract/swap';
import { selectDemoMembers } from '#members';
import { testApp } from '#testing';
import type { Ids } from './ids.ts';
import { seedDemoLaunches } from './seed-launches.ts';
import { keepCommunity } from './start.ts';

it('[MON-10] the demo has a sale that is open, one that is traded, and one that missed with SOL taken back', async () => {
  const { app, rooms, browser } = await testApp({ env: { CHAIN: 'test' } });
  const isStopping = () => false;
  await keepCommunity(app, rooms, { isStopping, most: 1, isPlain: true });
  const members = await selectDemoMembers(app.db);
  const ids: Ids = new Map(members.map(({ username, id }) => [username.slice(1), id]));
  const making = { isStopping, trade: rooms.swap.seed, launch: rooms.launchpad.seed };
  for (const _again of [1, 2]) await seedDemoLaunches(app, ids, app.clock.now(), making);
  const guest = browser();
  const listed = async (filter: 'open' | 'over') =>
    (await guest.get(launchCalls.listLaunches, { filter })).launches.map(({ symbol, state }) => [symbol, state]);
  expect(await listed('open')).toEqual([['ROOF', 'open']]);
  expect(await listed('over')).toEqual([
    ['NBR', 'missed'],
    ['TEA', 'opened'],
  ]);
  const [, tea] = (await guest.get(launchCalls.listLaunches, { filter: 'over' })).launches;
  const mint = tea?.mint ?? '';
  expect((await guest.get(swapCalls.listTrades, { mint, limit: 20 })).trades.length).toBeGreaterThan(8);
  const { pool } = await guest.get(swapCalls.readPool, { mint });
  expect(BigInt(pool?.sol ?? 0)).toBeGreaterThan(0n);
  const { rows } = await app.database.pool.query(
    `select p.state, p.held is null as is_back from launch_pledges p join launches l on l.id = p.launch_id
    where l.symbol = 'NBR' order by 2`,
  );
  expect(rows).toEqual([
    { state: 'let_go', is_back: false },
    { state: 'let_go', is_back: true },
  ]);
});
