import { swapErrors } from '@wagram/contract/swap';
import * as z from 'zod/mini';
import { readMessage } from '@wagram/contract/chain';
import { askFor, type OwnChain } from '#chain';
import { fail } from '#kernel';

const outcome = z.object({ value: z.object({ err: z.unknown() }) });

/**
 * Whether the network would take it now. A trade that cannot land would count as under way for a minute, and make the price
 * worse for everybody: nobody may do that without the money. No signature leaves before the row is kept.
 */
export const assertWouldPass = async (chain: OwnChain, message: Uint8Array): Promise<void> => {
  const { signers } = readMessage(message);
  const unsigned = Buffer.concat([Buffer.from([signers]), Buffer.alloc(64 * signers), message]);
  const options = { encoding: 'base64', commitment: 'confirmed', sigVerify: false, replaceRecentBlockhash: false };
  const { value } = await askFor(chain, outcome, 'simulateTransaction', [unsigned.toString('base64'), options]);
  const err = value.err ?? null;
  if (err === 'BlockhashNotFound') fail(swapErrors, 'quote_expired');
  if (err !== null) fail(swapErrors, 'swap_would_fail');
};
