// Deposits in a process that is killed at every step between the payment and the books.
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import type { InvoiceView } from '@wagram/contract/invoices';
import { depositCalls } from '@wagram/contract/treasury';
import {
  cookiesOf,
  fakeCluster,
  keyPair,
  kill,
  killAmid,
  preparedData,
  queryOf,
  startProgram,
  until,
  type Env,
  type FakeCluster,
  type Moment,
  type Program,
} from '#testing';

const MINT = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

const BOOKS = `select coalesce(m.username, a.kind) as who, a.balance::int, a.withdrawable::int from accounts a
  left join members m on m.id = a.member_id where a.unit = 'WGM' and (m.id is null or m.username = '@ana') order by 1`;

/** Somebody's wallet pays what the invoice asks for, and the network has it for good. */
const pay = (cluster: FakeCluster, { amount, to, reference }: InvoiceView): void => {
  const payer = keyPair().address;
  const held = (sum: string) => [
    { accountIndex: 1, mint: MINT, owner: to, uiTokenAmount: { amount: sum, decimals: 9 } },
  ];
  cluster.methods.set('getSignaturesForAddress', ([address]) =>
    address === reference
      ? [{ signature: SIGNATURE, slot: 9, err: null, blockTime: 1, confirmationStatus: 'finalized' }]
      : [],
  );
  cluster.methods.set('getTransaction', () => ({
    blockTime: 1,
    meta: {
      err: null,
      fee: 5_000,
      preBalances: [9_000, 0],
      postBalances: [4_000, 0],
      preTokenBalances: held('0'),
      postTokenBalances: held(amount),
    },
    transaction: { message: { accountKeys: [payer, keyPair().address], instructions: [] } },
  }));
};

const scene = async () => {
  const cluster = await fakeCluster();
  const mint = { owner: TOKEN_PROGRAM, data: { parsed: { type: 'mint', info: { decimals: 9 } } } };
  cluster.methods.set('getAccountInfo', () => ({ context: { slot: 1 }, value: mint }));
  cluster.methods.set('getSignaturesForAddress', () => []);
  const env: Env = {
    ...(await preparedData()),
    SOLANA_RPC_URL: cluster.node.url.href,
    SEAL_KEY: Buffer.alloc(32, 9).toString('base64'),
    TOKEN_ADDRESS: MINT,
    WELCOME_GRANT: '0',
  };
  const program = await startProgram(env);
  const ana = { username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' };
  const cookie = cookiesOf((await program.ask(authCalls.signup, ana)).headers);
  const { body } = await program.ask(depositCalls.deposit, { amount: '20' }, { cookie });
  return { cluster, env, program, cookie, invoice: (body as unknown as { invoice: InvoiceView }).invoice };
};

const stateOf = async (program: Program, cookie: string, id: string): Promise<string | null> => {
  const { status, body } = await program.read(`/api/invoice?id=${id}`, cookie);
  return status === 200 ? (body as unknown as { invoice: InvoiceView }).invoice.state : null;
};

/** As the program looks for it, and as it reads it. */
const moments: readonly Moment[] = [
  ['before it was found', ({ method }) => method === 'getSignaturesForAddress', false],
  ['between the finding and the reading', ({ method }) => method === 'getTransaction', false],
  ['between the reading and the books', ({ method }) => method === 'getTransaction', true],
];

describe('FT-01: a process that is killed amid a deposit', () => {
  it.each(moments)('[MON-04] %s: it is credited once, and the books say so', async (...moment) => {
    const { cluster, env, program, cookie, invoice } = await scene();
    pay(cluster, invoice);
    const again = await killAmid({ cluster, env, program }, moment, () =>
      program.read(`/api/invoice?id=${invoice.id}`, cookie),
    );
    // Whoever opens the page again finds it, as the program itself does.
    await until(async () => ((await stateOf(again, cookie, invoice.id)) === 'paid' ? true : null), 90_000);
    // Looking again finds the same transaction, and it counts no more.
    for (let look = 0; look < 3; look += 1) expect(await stateOf(again, cookie, invoice.id)).toBe('paid');
    await kill(again);
    expect(await queryOf(env, BOOKS)).toMatchObject([
      { who: '@ana', balance: 20, withdrawable: 20 },
      { who: 'treasury', balance: -20, withdrawable: -20 },
    ]);
    expect(await queryOf(env, `select amount from invoice_payments`)).toHaveLength(1);
  });
});
