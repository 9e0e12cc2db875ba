// What those who run this server read of its pools.
import { priceOf } from '@wagram/contract/swap';
import type { App } from '#kernel';
import { selectPools, type SelectPoolsRow } from './pools.gen.ts';

const DAY_MS = 24 * 3_600_000;
/** More are not listed. */
const POOLS_MAX = 500;

const toStatus = ({ config }: App, row: SelectPoolsRow) => {
  const { mint, symbol, decimals, trades, volume, underway } = row;
  const [sol, tokens] = [BigInt(row.sol), BigInt(row.tokens)];
  return {
    mint,
    symbol,
    decimals,
    sol: row.sol,
    tokens: row.tokens,
    price: String(priceOf(sol, tokens, decimals)),
    k: String(sol * tokens),
    fee: Number(config.chain.swap.fee),
    trades,
    volume,
    underway,
    /** What trades that are under way take out of the desk. */
    out: { sol: BigInt(row.sol_out), tokens: BigInt(row.tokens_out) },
  };
};

export type PoolStatus = ReturnType<typeof toStatus>;

export const listPools = async (app: App, genesis: string): Promise<PoolStatus[]> => {
  const since = new Date(app.clock.now().getTime() - DAY_MS);
  const rows = await selectPools(app.db, { genesis, since, limit: POOLS_MAX });
  return rows.map((row) => toStatus(app, row));
};
