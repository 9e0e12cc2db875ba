import { chainErrors, FAUCET_LAMPORTS, FAUCET_LAMPORTS_A_DAY } from '@wagram/contract/chain';
import { countAttempt, fail, type App } from '#kernel';
import type { EmbeddedNetwork } from './embedded/network.ts';

const A_DAY_S = 86_400;
const RULE = { max: Number(FAUCET_LAMPORTS_A_DAY / FAUCET_LAMPORTS), windowS: A_DAY_S };

/**
 * CHN-15: test SOL for an address, within what a day gives. `takers` are whoever this counts for: a member, a visitor,
 * and the address itself, or new addresses would be a way around.
 */
export const giveTestSol = async (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  network: EmbeddedNetwork,
  address: string,
  lamports: bigint,
  takers: readonly string[],
): Promise<string> => {
  const portions = Number((lamports + FAUCET_LAMPORTS - 1n) / FAUCET_LAMPORTS);
  if (portions < 1 || portions > RULE.max) fail(chainErrors, 'faucet_empty');
  for (const taker of [...takers, `address:${address}`])
    for (let portion = 0; portion < portions; portion += 1) {
      const { allowed, retryAfterS } = await countAttempt(db, `faucet:${taker}`, RULE, clock.now());
      if (!allowed) fail(chainErrors, 'faucet_empty', { retryAfterS });
    }
  return network.give(address, lamports);
};
