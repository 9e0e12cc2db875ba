// Trades in a process that is killed at every step, and the curve over ten thousand markets.
import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { swapCalls, type OwnTradeView, type QuoteView } from '@wagram/contract/swap';
import {
  anyMarket,
  cookiesOf,
  fakeCluster,
  keyPair,
  kill,
  killAmid,
  kOf,
  playMarket,
  preparedData,
  queryOf,
  sendingMoments,
  startProgram,
  until,
  type Env,
  type Moment,
  type Program,
} from '#testing';

const MINT = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const SOL = 1_000_000_000;

describe('the curve', () => {
  it('[MON-07] k never falls and nothing is lost in ten thousand markets', () => {
    fc.assert(
      fc.property(anyMarket, (market) =>
        playMarket(market).every(({ floor, after, isConserved }) => isConserved && kOf(after) >= floor),
      ),
      { numRuns: 10_000 },
    );
  }, 300_000);
});

const scene = async () => {
  const cluster = await fakeCluster();
  const inContext = (value: unknown) => ({ context: { slot: 1 }, value });
  const mint = { owner: TOKEN_PROGRAM, data: { parsed: { type: 'mint', info: { decimals: 9 } } } };
  cluster.methods.set('getAccountInfo', () => inContext(mint));
  cluster.methods.set('getBalance', () => inContext(11 * SOL));
  cluster.methods.set('getTokenAccountBalance', () => inContext({ amount: '1000000000000000', decimals: 9 }));
  cluster.methods.set('getTokenSupply', () => inContext({ amount: '1000000000000000', decimals: 9 }));
  cluster.methods.set('simulateTransaction', () => inContext({ err: null, logs: [] }));
  cluster.methods.set('getLatestBlockhash', () =>
    inContext({ blockhash: keyPair().address, lastValidBlockHeight: cluster.height + 150 }),
  );
  const env: Env = {
    ...(await preparedData()),
    SOLANA_RPC_URL: cluster.node.url.href,
    SEAL_KEY: Buffer.alloc(32, 9).toString('base64'),
    TOKEN_ADDRESS: MINT,
    SWAP_POOL: '10:1000000',
  };
  const program = await startProgram(env);
  const ana = { username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' };
  const cookie = cookiesOf((await program.ask(authCalls.signup, ana)).headers);
  const wallet = keyPair();
  const draft = { address: wallet.address, side: 'buy', amount: String(SOL) } as const;
  const offered = await program.ask(swapCalls.createQuote, draft, { cookie });
  const { quote } = offered.body as unknown as { quote: QuoteView };
  const signature = base58.encode(wallet.sign(Buffer.from(quote.message, 'base64')));
  return { cluster, env, program, cookie, quote, input: { quote_id: quote.id, signature } };
};

const ended = (program: Program, cookie: string) =>
  until(async () => {
    const { status, body } = await program.read('/api/swap/mine', cookie);
    const [one] = status === 200 ? (body as unknown as { trades: OwnTradeView[] }).trades : [];
    return one === undefined || one.state === 'sent' ? null : one.state;
  }, 90_000);

const BOOKS = `select sol::text, tokens::text from swap_pools`;
const OPEN = { sol: String(10 * SOL), tokens: '1000000000000000' };

const moments: readonly Moment[] = [
  ['before the row', ({ method }) => method === 'simulateTransaction', false],
  ...sendingMoments,
];

describe('FT-01: a process that is killed amid a trade', () => {
  it.each(moments)('[MON-07] %s: it lands once, and the reserves say so', async (...moment) => {
    const { cluster, env, program, cookie, quote, input } = await scene();
    const headers = { cookie, 'idempotency-key': 'one-trade-of-mine-0001' };
    const again = await killAmid({ cluster, env, program }, moment, () =>
      program.ask(swapCalls.takeQuote, input, headers),
    );
    // The page hands it over once more under a key of its own: it is the same trade.
    expect((await again.ask(swapCalls.takeQuote, input, { cookie })).status).toBe(200);
    expect(await ended(again, cookie)).toBe('landed');
    await kill(again);
    expect(cluster.landed.size).toBe(1);
    expect(await queryOf(env, BOOKS)).toEqual([
      { sol: String(11 * SOL), tokens: String(1_000_000_000_000_000n - BigInt(quote.amount_out)) },
    ]);
  });
});

describe('a node that takes what never lands', () => {
  it('[MON-07] it is lost once its time is over, and the reserves are as they were', async () => {
    const { cluster, env, program, cookie, input } = await scene();
    cluster.fate = 'forgotten';
    await program.ask(swapCalls.takeQuote, input, { cookie });
    await until(() => (cluster.sent.length > 0 ? true : null), 60_000);
    cluster.height += 200;
    expect(await ended(program, cookie)).toBe('expired');
    await kill(program);
    expect([await queryOf(env, BOOKS), new Set(cluster.sent).size]).toEqual([[OPEN], 1]);
  });

  it('[MON-07] what fails for good on the network is told as refused', async () => {
    const { cluster, env, program, cookie, input } = await scene();
    cluster.fate = { err: { InstructionError: [1, { Custom: 1 }] }, level: 'finalized' };
    await program.ask(swapCalls.takeQuote, input, { cookie });
    expect(await ended(program, cookie)).toBe('failed');
    await kill(program);
    expect(await queryOf(env, BOOKS)).toEqual([OPEN]);
  });
});
