// Rewards in a process that is killed at every step of paying them, and ten thousand acts in any order.
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { stakingCalls, type StakeClaimView } from '@wagram/contract/staking';
import {
  cookiesOf,
  fakeCluster,
  giveFreshHashes,
  keyPair,
  kill,
  killAmid,
  orderMoments,
  playStakes,
  preparedData,
  queryOf,
  startProgram,
  testApp,
  until,
  type Env,
  type Program,
} from '#testing';

const SEAL_KEY = Buffer.alloc(32, 9).toString('base64');
const MINT = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

/** Ana has linked an address and earned five tokens. */
const earned = (genesis: string, address: string): readonly string[] => [
  `insert into linked_addresses (member_id, address, linked_at) select id, '${address}', now() from members where username = '@ana'`,
  `insert into staking_pools (id, owed, staked) values ('${genesis}:${MINT}', 5000000000, 7)`,
  `insert into stakes (pool, member_id, address, account, amount, rewards, looked_at)
    select '${genesis}:${MINT}', id, '${address}', 'an account', 7, 5000000000, now() from members where username = '@ana'`,
];

const scene = async () => {
  const cluster = await fakeCluster();
  const mint = { owner: TOKEN_PROGRAM, data: { parsed: { type: 'mint', info: { decimals: 9 } } } };
  cluster.methods.set('getAccountInfo', () => ({ context: { slot: 1 }, value: mint }));
  cluster.methods.set('getTokenAccountBalance', () => ({ context: { slot: 1 }, value: { amount: '9000000000' } }));
  giveFreshHashes(cluster);
  const env: Env = {
    ...(await preparedData()),
    SOLANA_RPC_URL: cluster.node.url.href,
    SEAL_KEY,
    TOKEN_ADDRESS: MINT,
  };
  const first = await startProgram(env);
  const ana = { username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' };
  const { headers } = await first.ask(authCalls.signup, ana);
  await kill(first);
  for (const sql of earned(cluster.genesis, keyPair().address)) await queryOf(env, sql);
  return { cluster, env, program: await startProgram(env), cookie: cookiesOf(headers) };
};

const ended = (program: Program, cookie: string) =>
  until(async () => {
    const { status, body } = await program.read('/api/staking/claims', cookie);
    const [one] = status === 200 ? (body as unknown as { claims: StakeClaimView[] }).claims : [];
    return one?.state === 'paid' || one?.state === 'returned' ? one.state : null;
  }, 90_000);

const BOOKS = `select p.owed::text, p.paid::text, s.rewards::text as kept, s.paid::text as got
  from staking_pools p join stakes s on s.pool = p.id`;

describe('FT-01: a process that is killed amid a payment of rewards', () => {
  it.each(orderMoments)('[MON-09] %s: they are paid once, and the books say so', async (...moment) => {
    const { cluster, env, program, cookie } = await scene();
    const headers = { cookie, 'idempotency-key': 'one-claim-of-ana-01' };
    const again = await killAmid({ cluster, env, program }, moment, () =>
      program.ask(stakingCalls.claimRewards, {}, headers),
    );
    // The page asks once more, because it may have no answer: it is the same one, or the first try is believed to be at work.
    expect([200, 409]).toContain((await again.ask(stakingCalls.claimRewards, {}, headers)).status);
    expect(await ended(again, cookie)).toBe('paid');
    await kill(again);
    expect(cluster.landed.size).toBe(1);
    expect(await queryOf(env, BOOKS)).toEqual([{ owed: '0', paid: '5000000000', kept: '0', got: '5000000000' }]);
  });

  it('[MON-09] what fails for good on the network is kept for the member again', async () => {
    const { cluster, env, program, cookie } = await scene();
    cluster.fate = { err: { InstructionError: [1, { Custom: 1 }] }, level: 'finalized' };
    await program.ask(stakingCalls.claimRewards, {}, { cookie });
    expect(await ended(program, cookie)).toBe('returned');
    await kill(program);
    expect(await queryOf(env, BOOKS)).toEqual([{ owed: '5000000000', paid: '0', kept: '5000000000', got: '0' }]);
  });
});

it('[MON-09] ten thousand acts in any order promise no more than is there and was earned', async () => {
  await playStakes(await testApp({ env: { CHAIN: 'off', DEMO: 'off', STAKING_RATE: '100' } }), 10_000, Date.now());
}, 1_800_000);
