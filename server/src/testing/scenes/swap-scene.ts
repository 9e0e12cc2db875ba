// Members with wallets on the test network, who trade with the pool.
import { base58 } from '@scure/base';
import { chainCalls } from '@wagram/contract/chain';
import { swapCalls, type PoolView, type QuoteView, type SwapSide } from '@wagram/contract/swap';
import { newId } from '#kernel';
import { keyPair, type KeyPair } from '../key-pair.ts';
import { people, type Person } from '../people.ts';
import { testApp } from '../test-app.ts';

export interface Trader extends Person {
  readonly wallet: KeyPair;
}

export const signQuote = (wallet: KeyPair, { message }: QuoteView): string =>
  base58.encode(wallet.sign(Buffer.from(message, 'base64')));

/** Each has two test SOL. */
export const swapScene = async (env: Record<string, string> = {}) => {
  const opened = await testApp({ env: { CHAIN: 'test', ...env } });
  const traders: Trader[] = (await people(opened, 'ana', 'bob', 'cleo')).map((person) => ({
    ...person,
    wallet: keyPair(),
  }));
  const [ana, bob, cleo] = traders as [Trader, Trader, Trader];
  for (const { browser, wallet } of traders)
    for (let times = 0; times < 2; times += 1) await browser.get(chainCalls.takeTestSol, { address: wallet.address });
  const pool = async (): Promise<PoolView> => {
    const { pool: found } = await opened.browser().get(swapCalls.readPool, {});
    if (found === null) throw new Error('there is no pool');
    return found;
  };
  const draft = ({ wallet }: Trader, side: SwapSide, amount: bigint, slippage = 50) => ({
    address: wallet.address,
    side,
    amount: String(amount),
    slippage,
  });
  const quote = async (who: Trader, side: SwapSide, amount: bigint): Promise<QuoteView> =>
    (await who.browser.get(swapCalls.createQuote, draft(who, side, amount))).quote;
  const take = (who: Trader, offer: QuoteView, signature = signQuote(who.wallet, offer)) =>
    who.browser.ask(swapCalls.takeQuote, { quote_id: offer.id, signature });
  const trade = async (who: Trader, side: SwapSide, amount: bigint): Promise<QuoteView> => {
    const offer = await quote(who, side, amount);
    const { status, body } = await take(who, offer);
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
    await done();
    return offer;
  };
  /** One that is under way, and of which nobody hears the end. */
  const hang = async ({ id, wallet }: Trader, side: SwapSide, amountIn: bigint, amountOut: bigint): Promise<void> => {
    await pool();
    await opened.app.database.pool.query(
      `insert into swap_trades (id, pool_id, member_id, address, side, amount_in, amount_out, fee, signature, created_at)
      select $1::uuid, id, $2, $3, $4, $5, $6, 0, $7, now() from swap_pools`,
      [newId(), id, wallet.address, side, amountIn, amountOut, newId()],
    );
  };
  const done = () => opened.app.jobs.settle();
  const holds = async ({ wallet }: { readonly wallet: { readonly address: string } }) => {
    const { holdings } = await opened.browser().get(chainCalls.readHoldings, { address: wallet.address });
    return { sol: BigInt(holdings.lamports), tokens: BigInt(holdings.tokens[0]?.amount ?? '0') };
  };
  const states = async ({ browser }: Person) =>
    (await browser.get(swapCalls.listOwnTrades, {})).trades.map(({ state }) => state);
  return { opened, ana, bob, cleo, pool, draft, quote, take, trade, hang, done, holds, states };
};
