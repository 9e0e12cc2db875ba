// MON-07, MON-08: pools are rows by token. The one of the server's own token opens by itself, once the desk holds what it
// opens with.
import { LAMPORTS_PER_SOL } from '@wagram/contract/chain';
import { parseUnits } from '@wagram/contract/kernel';
import { NOTHING_UNDERWAY, priceOf, swapErrors, UNITS_MAX, type Underway } from '@wagram/contract/swap';
import * as z from 'zod/mini';
import { addressOfKey, askFor, RpcRefusal, tokenAccountOf, wholeNumber, type OwnChain, type OwnToken } from '#chain';
import { fail, languageOf, newId, type App, type Db, type SwapPoolId } from '#kernel';
import { answerWaitlist } from '#settings';
import { insertPool, selectPool, selectUnderway, sumSol, upsertPrices, type SelectPoolRow } from './pools.gen.ts';
import { texts } from './texts.ts';

export interface PoolDraft {
  readonly genesis: string;
  readonly token: OwnToken;
  readonly symbol: string;
  /** What the desk holds for it already: lamports, and smallest units of the token. */
  readonly sol: bigint;
  readonly tokens: bigint;
}

export type PoolRow = SelectPoolRow;

/** As much of a network as it takes to look for a pool, also as of days gone by. */
export type PoolChain = Pick<OwnChain, 'kind' | 'ask' | 'genesis' | 'give' | 'token'>;

const TEST_POOL = { sol: 30_000n * LAMPORTS_PER_SOL, tokens: '300000000' };
/** Stays at the desk's address, so that the network keeps it. */
const FLOOR = LAMPORTS_PER_SOL / 100n;

/** In the transaction that makes it necessary. False: this token has one. */
export const openPool = async (
  tx: Db,
  { genesis, token, symbol, sol, tokens }: PoolDraft,
  now: Date,
): Promise<boolean> => {
  if (sol > UNITS_MAX || tokens > UNITS_MAX) fail(swapErrors, 'swap_too_large');
  const id = newId<SwapPoolId>(now);
  const { mint, program, decimals } = token;
  const made = await insertPool(tx, { id, genesis, mint, program, decimals, symbol, sol, tokens, now });
  if (made === undefined) return false;
  const price = String(priceOf(sol, tokens, decimals));
  await upsertPrices(tx, { poolId: id, at: now, price, volume: '0' });
  return true;
};

const inContext = <T extends z.ZodMiniType>(value: T) => z.object({ value });
const lamports = inContext(wholeNumber);
const held = inContext(z.object({ amount: z.string().check(z.regex(/^\d{1,20}$/)) }));

const tokensAt = async (chain: PoolChain, account: string): Promise<bigint> => {
  try {
    return BigInt((await askFor(chain, held, 'getTokenAccountBalance', [account])).value.amount);
  } catch (error) {
    // There is no such account.
    if (error instanceof RpcRefusal) return 0n;
    throw error;
  }
};

/** Whether the desk holds both sides beside what other pools have; on the test network it is given what is missing of SOL. */
const isFunded = async (db: Db, chain: PoolChain, desk: string, draft: PoolDraft): Promise<boolean> => {
  const { genesis, token, sol, tokens } = draft;
  if ((await tokensAt(chain, await tokenAccountOf(desk, token))) < tokens) return false;
  const others = BigInt((await sumSol(db, { genesis })).sol);
  const missing = others + sol + FLOOR - (await askFor(chain, lamports, 'getBalance', [desk])).value;
  if (missing > 0n) await chain.give?.(desk, missing);
  return missing <= 0n || chain.give !== null;
};

/** Null: there is none, and none can be opened yet. Who waited for the token hears of it as its pool opens. */
const openOwn = async (app: App, chain: PoolChain, token: OwnToken, genesis: string): Promise<PoolRow | null> => {
  const { config, clock } = app;
  const plan = config.chain.swap.pool ?? (chain.kind === 'test' ? TEST_POOL : null);
  const tokens = plan === null ? null : parseUnits(plan.tokens, token.decimals);
  if (plan === null || tokens === null) return null;
  const draft = { genesis, token, symbol: config.brand.tokens.chain, sol: plan.sol, tokens };
  const desk = await addressOfKey(app, 'desk');
  if (!(await isFunded(app.db, chain, desk, draft))) {
    app.log.warn({ desk, mint: token.mint }, 'the pool opens once the desk holds what SWAP_POOL says');
    return null;
  }
  await app.transact(async (tx) => {
    const now = clock.now();
    if (!(await openPool(tx, draft, now))) return;
    await answerWaitlist(app, 'token', texts(languageOf(null)).trades(draft.symbol), now, tx);
  });
  return (await selectPool(app.db, { genesis, mint: token.mint })) ?? null;
};

/** Of a token, or of the server's own. */
export const findPool = async (app: App, chain: PoolChain, mint: string | undefined): Promise<PoolRow | null> => {
  const genesis = await chain.genesis();
  const named = mint === undefined ? undefined : await selectPool(app.db, { genesis, mint });
  if (named !== undefined) return named;
  const token = await chain.token();
  if (token === null || (mint !== undefined && mint !== token.mint)) return null;
  return (await selectPool(app.db, { genesis, mint: token.mint })) ?? (await openOwn(app, chain, token, genesis));
};

export const getPool = async (app: App, chain: PoolChain, mint: string | undefined): Promise<PoolRow> =>
  (await findPool(app, chain, mint)) ?? fail(swapErrors, 'swap_off');

/** Of a pool that is locked. */
export const underwayIn = async (tx: Db, poolId: SwapPoolId): Promise<Underway> => {
  const rows = await selectUnderway(tx, { poolId });
  return rows.reduce<Underway>(
    (sums, row) => ({ ...sums, [row.side]: { in: BigInt(row.amount_in), out: BigInt(row.amount_out) } }),
    NOTHING_UNDERWAY,
  );
};

export const underwayOf = (pool: PoolRow): Underway => ({
  buy: { in: BigInt(pool.buy_in), out: BigInt(pool.buy_out) },
  sell: { in: BigInt(pool.sell_in), out: BigInt(pool.sell_out) },
});

export const tokenOf = ({ mint, program, decimals }: PoolRow): OwnToken => ({ mint, program, decimals });
