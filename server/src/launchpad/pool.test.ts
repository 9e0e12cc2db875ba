import { describe, expect, it } from 'vitest';
import { launchCalls, POOL_PERCENT, type LaunchView } from '@wagram/contract/launchpad';
import { PRICE_DECIMALS, swapCalls } from '@wagram/contract/swap';
import { addressOfKey } from '#chain';
import { launchScene, people, rpc, signText, SOL, testApp, type Buyer } from '#testing';
import { WRAPPED_SOL } from './addresses.ts';

const MILLION = 1_000_000n;

const scene = async (env: Record<string, string> = {}) => {
  const opened = await testApp({ env: { CHAIN: 'test', ...env } });
  const sale = launchScene(opened);
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  const buyers = [await sale.withSol(ana), await sale.withSol(bob, 3), await sale.withSol(cleo, 3)];
  const [creator, one, two] = buyers as [Buyer, Buyer, Buyer];
  const poolOf = async ({ mint }: LaunchView) => (await opened.browser().get(swapCalls.readPool, { mint })).pool;
  const desk = await addressOfKey(opened.app, 'desk');
  const trade = async (who: Buyer, { mint }: LaunchView, side: 'buy' | 'sell', amount: bigint) => {
    const draft = { mint, address: who.wallet.address, side, amount: String(amount) };
    const { quote } = await who.browser.get(swapCalls.createQuote, draft);
    await who.browser.get(swapCalls.takeQuote, { quote_id: quote.id, signature: signText(who.wallet, quote.message) });
    await opened.app.jobs.settle();
    return quote;
  };
  const supplyOf = async (mint: string): Promise<bigint> =>
    BigInt(((await rpc(opened, 'getTokenSupply', [mint])).result as { value: { amount: string } }).value.amount);
  const lamportsOf = async (address: string): Promise<bigint> =>
    BigInt(((await rpc(opened, 'getBalance', [address])).result as { value: number }).value);
  return { opened, ...sale, creator, one, two, poolOf, desk, trade, supplyOf, lamportsOf };
};

describe('the pool of a launched token', () => {
  it('[MON-10] opens with half of what was raised, at the price of the sale, and holds what its row says', async () => {
    const { creator, one, two, launch, pledge, end, poolOf, desk, tokensOf, supplyOf, lamportsOf } = await scene();
    const made = await launch(creator, { goal: String(2n * SOL), cap: String(SOL) });
    expect(made).toMatchObject({ pool_percent: POOL_PERCENT, for_pool: String(300_000n * MILLION) });
    expect(await poolOf(made)).toBeNull();
    const before = await lamportsOf(desk);
    await pledge(one, made, SOL);
    await pledge(two, made, SOL);
    await end();
    const pool = await poolOf(made);
    expect(pool).toMatchObject({ sol: String(SOL), tokens: String(300_000n * MILLION), symbol: 'TEA' });
    expect(await tokensOf(desk, made.mint)).toBe(300_000n * MILLION);
    expect((await lamportsOf(desk)) - before >= SOL).toBe(true);
    expect(await tokensOf(creator.wallet.address, WRAPPED_SOL)).toBe(SOL);
    // One token cost as much in the sale: two SOL for six hundred thousand.
    expect(BigInt(pool!.price) / 10n ** BigInt(PRICE_DECIMALS - 9)).toBe((2n * SOL) / 600_000n);
    expect(await supplyOf(made.mint)).toBe(1_000_000n * MILLION);
  });

  it('[MON-10] is traded with, and the risk card tells it from people', async () => {
    const { creator, one, two, launch, pledge, end, trade, tokensOf, poolOf } = await scene();
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL) });
    await pledge(one, made, SOL);
    await end();
    const bought = await trade(two, made, 'buy', SOL / 10n);
    expect(await tokensOf(two.wallet.address, made.mint)).toBe(BigInt(bought.amount_out));
    await trade(one, made, 'sell', 1_000n * MILLION);
    const pool = await poolOf(made);
    expect(BigInt(pool!.sol) > SOL / 2n).toBe(true);
    const { facts } = (await two.browser.get(launchCalls.readToken, { address: made.mint })).token;
    expect(facts.holders.map(({ role }) => role).toSorted()).toEqual(['locked', 'pool', null, null].toSorted());
    expect(facts.holder_count).toBe(2);
  });

  it('[MON-10] is none for a launch of before, and all that is raised is the creator’s', async () => {
    const { opened, creator, one, launch, pledge, end, tokensOf, poolOf } = await scene();
    const before = 'update launches set pool_percent = 0, pool_tokens = 0, vault = null';
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL) }, () =>
      opened.app.database.pool.query(before),
    );
    expect(made).toMatchObject({ pool_percent: 0, for_pool: '0', for_sale: String(900_000n * MILLION) });
    await pledge(one, made, SOL);
    await end();
    expect(await tokensOf(creator.wallet.address, WRAPPED_SOL)).toBe(SOL);
    expect(await tokensOf(one.wallet.address, made.mint)).toBe(900_000n * MILLION);
    expect(await poolOf(made)).toBeNull();
  });

  it('[MON-10] that could not be written down when its tokens had arrived is written down later, once', async () => {
    const { opened, creator, one, launch, pledge, end, poolOf, desk, tokensOf } = await scene();
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL) });
    await pledge(one, made, SOL);
    await opened.app.database.pool.query('alter table swap_pools add constraint later check (false) not valid');
    await end();
    expect(await poolOf(made)).toBeNull();
    await opened.app.database.pool.query('alter table swap_pools drop constraint later');
    await end(1);
    expect(await poolOf(made)).toMatchObject({ sol: String(SOL / 2n) });
    expect(await tokensOf(desk, made.mint)).toBe(300_000n * MILLION);
  });
});
