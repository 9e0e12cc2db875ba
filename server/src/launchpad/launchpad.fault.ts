// A launch that opens in a process which is killed at every step, and ten thousand acts in any order.
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { launchCalls, type LaunchView } from '@wagram/contract/launchpad';
import {
  cookiesOf,
  fakeCluster,
  giveFreshHashes,
  keyPair,
  kill,
  killAmid,
  orderMoments,
  playLaunches,
  preparedData,
  queryOf,
  SOL,
  startProgram,
  testApp,
  until,
  type Env,
  type FakeCluster,
  type Moment,
  type Program,
} from '#testing';
import { placeOf, WRAPPED_SOL } from './addresses.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const MILLION = 1_000_000n;
const DRAFT = {
  name: 'Tea Leaves',
  symbol: 'TEA',
  supply: '1000000',
  goal: String(2n * SOL),
  cap: String(SOL),
  share: 10,
  vesting_days: 30,
  open_hours: 1,
} as const;

interface Held {
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly delegate?: string;
}

/** What the node says of these accounts, whatever lands. */
const hold = (cluster: FakeCluster, accounts: ReadonlyMap<string, Held>): void => {
  const told = (account: string): unknown => {
    const held = accounts.get(account);
    if (held === undefined) return null;
    const { mint, owner, delegate, amount } = held;
    const sum = { amount: String(amount) };
    const rights = delegate === undefined ? {} : { delegate, delegatedAmount: sum };
    const info = { mint, owner, state: 'initialized', tokenAmount: sum, ...rights };
    return { owner: TOKEN_PROGRAM, data: { parsed: { type: 'account', info } } };
  };
  cluster.methods.set('getMultipleAccounts', ([asked]) => ({
    context: { slot: 1 },
    value: (asked as string[]).map(told),
  }));
};

const enter = async (program: Program, name: string): Promise<string> => {
  const person = { username: name, email: `${name}@example.org`, password: 'a walk in the rain' };
  return cookiesOf((await program.ask(authCalls.signup, person)).headers);
};

/** The token is made, two have pledged a SOL each, and the time of the sale is over. */
const scene = async () => {
  const cluster = await fakeCluster();
  giveFreshHashes(cluster);
  const env: Env = {
    ...(await preparedData()),
    SOLANA_RPC_URL: cluster.node.url.href,
    SEAL_KEY: Buffer.alloc(32, 9).toString('base64'),
  };
  const first = await startProgram(env);
  const cookie = await enter(first, 'ana');
  const { body } = await first.ask(launchCalls.createLaunch, { ...DRAFT, address: keyPair().address }, { cookie });
  const { launch } = body as unknown as { launch: LaunchView };
  await enter(first, 'bob');
  await enter(first, 'cleo');
  await kill(first);
  const [key] = await queryOf<{ address: string }>(env, `select address from chain_keys where name = 'launch'`);
  const { mint } = launch;
  const owner = key?.address ?? '';
  const accounts = new Map<string, Held>([[await placeOf(owner, mint), { owner, mint, amount: 900_000n * MILLION }]]);
  const pledges: string[] = [];
  for (const name of ['bob', 'cleo']) {
    const [address, account] = [keyPair().address, keyPair().address];
    const place = await placeOf(address, mint);
    accounts.set(account, { owner: address, mint: WRAPPED_SOL, amount: SOL, delegate: owner });
    accounts.set(place, { owner: address, mint, amount: 0n });
    pledges.push(`('@${name}', '${address}', '${account}', '${place}')`);
  }
  hold(cluster, accounts);
  await queryOf(
    env,
    `with pledged as (
      insert into launch_pledges (id, launch_id, member_id, address, account, token_account, created_at)
      select gen_random_uuid(), '${launch.id}', m.id, p.address, p.account, p.place, now()
      from (values ${pledges.join(', ')}) as p (name, address, account, place) join members m on m.username = p.name
    ), over as (update launches set state = 'open', closes_at = now() - interval '1 second')
    insert into jobs (kind, key, payload, due_at) values ('launch.close', '${launch.id}', '{}', now())`,
  );
  return { cluster, env, program: null, cookie };
};

const BOOKS = `select
  (select json_agg(json_build_object('state', state, 'pays', pays, 'gets', gets)) from launch_pledges) as pledges,
  (select json_agg(json_build_object('sol', sol, 'tokens', tokens, 'symbol', symbol)) from swap_pools) as pools,
  (select json_agg(json_build_object('start_sol', start_sol, 'is_ended', ended_at is not null)) from launches) as launches,
  (select count(*)::int from jobs where kind in ('chain.order', 'launch.close', 'launch.fill_all', 'launch.end_again')) as left`;

const ended = (program: Program, cookie: string) =>
  until(async () => {
    const { status, body } = await program.read('/api/launches?filter=over', cookie);
    const [one] = status === 200 ? (body as unknown as { launches: LaunchView[] }).launches : [];
    if (one?.state !== 'opened') return null;
    const { body: answer } = await program.read(`/api/swap?mint=${one.mint}`, cookie);
    return (answer as { pool?: unknown }).pool == null ? null : one;
  }, 120_000);

const isEnd = (cluster: FakeCluster): boolean => cluster.landed.size >= 2;
const isUnknown = ([asked]: readonly unknown[], { landed }: FakeCluster): boolean =>
  !(asked as string[]).some((signature) => landed.has(signature));

/**
 * The same steps once two buyers are served: it is the end, which fills the pool. Answers that are good for a second are not
 * asked for again so soon, so these are questions that are always asked.
 */
const ofTheEnd: readonly Moment[] = [
  [
    'between the order and the signature',
    // Of the account of the sale alone.
    ({ method, params }, cluster) =>
      isEnd(cluster) && method === 'getMultipleAccounts' && (params[0] as string[]).length === 1,
    false,
  ],
  [
    'between the signature and the sending',
    ({ method, params }, cluster) => isEnd(cluster) && method === 'getSignatureStatuses' && isUnknown(params, cluster),
    false,
  ],
  ['before the node has it', ({ method }, cluster) => isEnd(cluster) && method === 'sendTransaction', false],
  ['between the landing and the answer', ({ method }, cluster) => isEnd(cluster) && method === 'sendTransaction', true],
  [
    'between the answer and the books',
    ({ method }, cluster) => cluster.landed.size >= 3 && method === 'getSignatureStatuses',
    false,
  ],
];

const moments: readonly Moment[] = [
  ['before it is decided', ({ method }) => method === 'getMultipleAccounts', false],
  ...orderMoments.map(([name, ...rest]): Moment => [`of a buyer, ${name}`, ...rest]),
  ...ofTheEnd.map(([name, ...rest]): Moment => [`of the pool, ${name}`, ...rest]),
];

describe('FT-01: a process that is killed amid the opening of a launch', () => {
  it.each(moments)('[MON-10] %s: each buyer is served once, and the pool opens once', async (...moment) => {
    const struck = await scene();
    const { cluster, env, cookie } = struck;
    const again = await killAmid(struck, moment, () => Promise.resolve());
    expect(await ended(again, cookie)).toMatchObject({ raised: String(2n * SOL), pledged: String(2n * SOL) });
    await kill(again);
    // Two buyers and the end.
    expect(cluster.landed.size).toBe(3);
    const filled = { state: 'filled', pays: Number(SOL), gets: Number(300_000n * MILLION) };
    expect(await queryOf(env, BOOKS)).toEqual([
      {
        pledges: [filled, filled],
        pools: [{ sol: Number(SOL), tokens: Number(300_000n * MILLION), symbol: 'TEA' }],
        launches: [{ start_sol: Number(SOL), is_ended: true }],
        left: 0,
      },
    ]);
  });

  it('[MON-10] a buyer whose transaction fails for good pays nothing and gets nothing, and it is told so', async () => {
    const { cluster, env, cookie } = await scene();
    cluster.fate = { err: { InstructionError: [0, { Custom: 1 }] }, level: 'finalized' };
    const program = await startProgram(env);
    await until(() => (cluster.sent.length >= 2 ? true : null), 60_000);
    const state = await until(async () => {
      const { body } = await program.read('/api/launches?filter=over', cookie);
      const [one] = (body as unknown as { launches: LaunchView[] }).launches;
      return one === undefined || one.state === 'opening' ? null : one.state;
    }, 90_000);
    await kill(program);
    expect(state).toBe('missed');
    expect(await queryOf(env, 'select state, pays::text from launch_pledges')).toEqual([
      { state: 'let_go', pays: '0' },
      { state: 'let_go', pays: '0' },
    ]);
    expect(await queryOf(env, 'select 1 from swap_pools')).toEqual([]);
  });
});

it('[MON-10] ten thousand acts in any order: all SOL and all tokens are where the rows say', async () => {
  await playLaunches(await testApp({ env: { CHAIN: 'off', DEMO: 'off' } }), 10_000, Date.now());
}, 3_600_000);
