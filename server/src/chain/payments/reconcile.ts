// How far a payment has come is what the network says of its signature, and nothing else: that a node took it means little,
// and that nobody answered means nothing.
import type { PaymentState } from '@wagram/contract/chain';
import * as z from 'zod/mini';
import { askFor, inContext, wholeNumber } from '../network/answers.ts';
import { tellError } from '../reading/landed.ts';
import { lastHeight } from './payments.ts';
import { NetworkUnreachable, RpcRefusal, type ChainNetwork } from '../network/port.ts';

/** What the network says now. */
export interface Finding {
  readonly state: PaymentState;
  readonly error: string | null;
}

/** Signed bytes that are on their way, wherever they are kept. */
export interface Followed {
  readonly signature: string;
  readonly genesis: string;
  readonly bytes: Buffer;
  readonly last_valid_height: string;
  readonly state: PaymentState;
  readonly error: string | null;
}

const ERROR_MAX = 300;

const statuses = inContext(
  z
    .array(
      z.nullable(
        z.object({
          confirmations: z.nullable(wholeNumber),
          err: z.unknown(),
          confirmationStatus: z.optional(z.nullable(z.enum(['processed', 'confirmed', 'finalized']))),
        }),
      ),
    )
    .check(z.length(1)),
);

const epoch = z.object({ absoluteSlot: wholeNumber, blockHeight: wholeNumber });

/** Null: no transaction of this name is known. `slot` is the moment that this is true of. */
const findStatus = async (network: ChainNetwork, signature: string) => {
  const asked = [[signature], { searchTransactionHistory: true }];
  const { context, value } = await askFor(network, statuses, 'getSignatureStatuses', asked);
  return { slot: context.slot, status: value[0] ?? null };
};

type Status = Awaited<ReturnType<typeof findStatus>>['status'];

/** Until it is confirmed it may lie on a fork that is left. A failure is only told when nothing can undo it. */
const judge = (status: NonNullable<Status>, before: Finding): Finding => {
  const { err, confirmations } = status;
  const level = status.confirmationStatus ?? (confirmations === null ? 'finalized' : 'processed');
  const error = tellError(err);
  if (error !== null) return { state: level === 'finalized' ? 'failed' : 'sent', error };
  if (level === 'processed') return { state: before.state === 'signed' ? 'sent' : before.state, error: null };
  return { state: level, error: null };
};

/** The network takes it, or says why not; what it takes may still never land. */
const send = async (network: ChainNetwork, row: Followed): Promise<Finding> => {
  const options = {
    encoding: 'base64',
    preflightCommitment: 'confirmed',
    // Once it has been tried out, trying again would only tell that it has landed meanwhile.
    skipPreflight: row.state !== 'signed',
    maxRetries: 0,
  };
  try {
    const taken = await network.ask('sendTransaction', [row.bytes.toString('base64'), options]);
    if (taken !== row.signature) throw new NetworkUnreachable('the node took something else');
    return { state: row.state === 'signed' ? 'sent' : row.state, error: null };
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    return { state: row.state, error: error.message.slice(0, ERROR_MAX) };
  }
};

/**
 * One look. It has expired when no transaction of its name is known to a node that is not behind the moment at which its
 * time was over, for good; and only if that node still is of the network that the payment was signed for.
 */
export const lookAt = async (
  network: ChainNetwork,
  row: Followed,
  keepHeight: (lastValidHeight: bigint) => Promise<unknown>,
): Promise<Finding> => {
  const { signature } = row;
  const known: Finding = { state: row.state, error: row.error };
  const end = await askFor(network, epoch, 'getEpochInfo', [{ commitment: 'finalized' }]);
  const { status, slot } = await findStatus(network, signature);
  if (status !== null) return judge(status, known);
  if (row.state === 'confirmed') return known;
  const last = await lastOf(row, end.blockHeight, keepHeight);
  if (end.blockHeight > last) {
    if (slot < end.absoluteSlot || (await network.ask('getGenesisHash', [])) !== row.genesis) return known;
    return { state: 'expired', error: row.error };
  }
  const sent = await send(network, row);
  // The test network is done at once.
  const after = await findStatus(network, signature);
  return after.status === null ? sent : judge(after.status, sent);
};

/** When it arrived nobody could say the height: from now on it has as long as any blockhash has. */
const lastOf = async (
  row: Followed,
  height: bigint,
  keepHeight: (lastValidHeight: bigint) => Promise<unknown>,
): Promise<bigint> => {
  const known = BigInt(row.last_valid_height);
  if (known > 0n) return known;
  const last = lastHeight(height);
  await keepHeight(last);
  return last;
};
