import { LAMPORTS_PER_SOL } from '@wagram/contract/chain';
import * as z from 'zod/mini';
import { askFor, wholeNumber } from './answers.ts';
import type { OwnChain } from './routes.ts';

const FEES_LEAST = LAMPORTS_PER_SOL / 100n;
const lamports = z.object({ value: wholeNumber });

/** On the test network the key that pays has what fees cost; elsewhere the operator sees to that. */
export const provideFees = async (chain: OwnChain, from: string): Promise<void> => {
  if (chain.give === null) return;
  const { value } = await askFor(chain, lamports, 'getBalance', [from]);
  if (value < FEES_LEAST) await chain.give(from, LAMPORTS_PER_SOL);
};
