import type { Db } from '#kernel';
import { selectChainViolations, selectTokenData } from './accounts.gen.ts';
import { readMint, readTokenAccount } from './programs.ts';

/** CHN-04: what is wrong with the books of the test network: lamports, and the supply of every token. */
export const findChainViolations = async (db: Db): Promise<string[]> => {
  const rows = await selectTokenData(db);
  const held = new Map<string, bigint>();
  for (const row of rows) {
    const token = readTokenAccount(row);
    if (token !== null && !token.isNative) held.set(token.mint, (held.get(token.mint) ?? 0n) + token.amount);
  }
  const wrong = rows.flatMap((row) => {
    const supply = readMint(row)?.supply ?? null;
    const sum = held.get(row.address) ?? 0n;
    return supply === null || supply === sum ? [] : [`mint ${row.address} has made ${supply}, and ${sum} are held`];
  });
  return [...(await selectChainViolations(db)).map(({ violation }) => violation), ...wrong];
};
