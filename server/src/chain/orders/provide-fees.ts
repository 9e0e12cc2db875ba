import { LAMPORTS_PER_SOL } from '@wagram/contract/chain';
import * as z from 'zod/mini';
import { askFor, wholeNumber } from '../network/answers.ts';
import type { OwnChain } from '../routes.ts';

const FEES_LEAST = LAMPORTS_PER_SOL / 100n;
const lamports = z.object({ value: wholeNumber });

export const lamportsOf = async (chain: OwnChain, address: string): Promise<bigint> =>
  (await askFor(chain, lamports, 'getBalance', [address])).value;

/** On the test network a key of ours that has less is given more; elsewhere the operator sees to that. */
export const provideFees = async (chain: OwnChain, address: string, least = FEES_LEAST): Promise<void> => {
  if (chain.give !== null && (await lamportsOf(chain, address)) < least) await chain.give(address, LAMPORTS_PER_SOL);
};
