// Withdrawals in a process that is killed at every step, and over a node that loses what it took.
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { treasuryCalls, type WithdrawalView } from '@wagram/contract/treasury';
import {
  cookiesOf,
  fakeCluster,
  giveFreshHashes,
  keyPair,
  kill,
  killAmid,
  orderMoments,
  preparedData,
  queryOf,
  startProgram,
  until,
  type Env,
  type Program,
} from '#testing';

const SEAL_KEY = Buffer.alloc(32, 9).toString('base64');
const MINT = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

const DEPOSIT = `
  with member as (select id from members where username = '@ana'),
    made as (insert into transfers (id, kind, key, unit, amount, created_at)
      values (gen_random_uuid(), 'deposit', 'in', 'WGM', 50, now()) returning id),
    own as (insert into accounts (id, kind, member_id, unit, balance, withdrawable)
      select gen_random_uuid(), 'member', id, 'WGM', 50, 50 from member
      on conflict (member_id, unit) where member_id is not null
      do update set balance = accounts.balance + 50, withdrawable = accounts.withdrawable + 50 returning id),
    safe as (update accounts set balance = balance - 50, withdrawable = withdrawable - 50
      where kind = 'treasury' and unit = 'WGM' returning id)
  insert into entries (transfer_id, account_id, amount, withdrawable)
    select made.id, own.id, 50, 50 from made, own union all select made.id, safe.id, -50, -50 from made, safe`;

const scene = async () => {
  const cluster = await fakeCluster();
  const mint = { owner: TOKEN_PROGRAM, data: { parsed: { type: 'mint', info: { decimals: 9 } } } };
  cluster.methods.set('getAccountInfo', () => ({ context: { slot: 1 }, value: mint }));
  giveFreshHashes(cluster);
  const env: Env = {
    ...(await preparedData()),
    SOLANA_RPC_URL: cluster.node.url.href,
    SEAL_KEY,
    TOKEN_ADDRESS: MINT,
    WELCOME_GRANT: '0',
  };
  const first = await startProgram(env);
  const ana = { username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' };
  const { headers } = await first.ask(authCalls.signup, ana);
  await kill(first);
  await queryOf(env, DEPOSIT);
  return { cluster, env, program: await startProgram(env), cookie: cookiesOf(headers), to: keyPair().address };
};

const readOne = async (program: Program, cookie: string): Promise<WithdrawalView | null> => {
  const { status, body } = await program.read('/api/treasury/withdrawals', cookie);
  return status === 200 ? ((body as unknown as { withdrawals: WithdrawalView[] }).withdrawals[0] ?? null) : null;
};

const ended = (program: Program, cookie: string, withinMs = 90_000) =>
  until(async () => {
    const one = await readOne(program, cookie);
    return one?.state === 'paid' || one?.state === 'returned' ? one.state : null;
  }, withinMs);

const BOOKS = `select coalesce(m.username, a.kind) as who, a.balance::int, a.withdrawable::int from accounts a
  left join members m on m.id = a.member_id where a.unit = 'WGM' and (m.id is null or m.username = '@ana') order by 1`;

describe('FT-01: a process that is killed amid a withdrawal', () => {
  it.each(orderMoments)('[MON-03] %s: it is paid once, and the books say so', async (...moment) => {
    const { cluster, env, program, cookie, to } = await scene();
    const input = { amount: '20', address: to };
    const headers = { cookie, 'idempotency-key': 'one-withdrawal-0001' };
    const again = await killAmid({ cluster, env, program }, moment, () =>
      program.ask(treasuryCalls.withdraw, input, headers),
    );
    // The page asks once more, because it may have no answer: it is the same one, or the first try is believed to be at work.
    expect([200, 409]).toContain((await again.ask(treasuryCalls.withdraw, input, headers)).status);
    expect(await ended(again, cookie)).toBe('paid');
    await kill(again);
    expect(cluster.landed.size).toBe(1);
    expect(await queryOf(env, BOOKS)).toEqual([
      { who: '@ana', balance: 30, withdrawable: 30 },
      { who: 'held', balance: 0, withdrawable: 0 },
      { who: 'treasury', balance: -30, withdrawable: -30 },
    ]);
    expect(await queryOf(env, `select 1 from jobs where kind = 'chain.order'`)).toEqual([]);
  });
});

describe('a node that takes what it never lets land', () => {
  it('[MON-03] it is signed again only when its time is over, and comes back whole after five tries', async () => {
    const { cluster, env, program, cookie, to } = await scene();
    cluster.fate = 'forgotten';
    await program.ask(treasuryCalls.withdraw, { amount: '20', address: to }, { cookie });
    for (let tries = 1; tries <= 5; tries += 1) {
      await until(() => (new Set(cluster.sent).size === tries ? true : null), 60_000);
      expect((await readOne(program, cookie))?.state).toBe('sent');
      cluster.height += 200;
    }
    expect(await ended(program, cookie)).toBe('returned');
    await kill(program);
    expect(await queryOf(env, BOOKS)).toMatchObject([
      { who: '@ana', balance: 50, withdrawable: 50 },
      { who: 'held', balance: 0 },
      { who: 'treasury', balance: -50 },
    ]);
  });

  it('[MON-03] what fails for good on the network comes back', async () => {
    const { cluster, env, program, cookie, to } = await scene();
    cluster.fate = { err: { InstructionError: [1, { Custom: 1 }] }, level: 'finalized' };
    await program.ask(treasuryCalls.withdraw, { amount: '20', address: to }, { cookie });
    expect(await ended(program, cookie)).toBe('returned');
    await kill(program);
    expect(await queryOf(env, BOOKS)).toMatchObject([{ balance: 50, withdrawable: 50 }, {}, {}]);
  });
});
