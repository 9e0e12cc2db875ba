// CHN-10: a payment is made once. Its row is there before anything is sent; the same bytes are the same row, and whoever
// follows it sends nothing but these bytes.
import { BLOCKHASH_SLOTS, chainErrors, type PaymentView } from '@wagram/contract/chain';
import { decodeCursor, encodeCursor, kernelErrors } from '@wagram/contract/kernel';
import { countAttempt, fail, isTime, jobKind, type App, type MemberId } from '#kernel';
import { askFor, wholeNumber } from '../network/answers.ts';
import { countOpenPayments, insertPayment, selectPayment, selectPayments, type PaymentRow } from './payments.gen.ts';
import { NetworkUnreachable, RpcRefusal, type ChainNetwork } from '../network/port.ts';
import { signatureOf } from '../orders/signed.ts';

/** Its key is the signature. */
export const followPayment = jobKind('chain.follow');

const PAYMENTS = { max: 300, windowS: 3_600 };
/** Under way at once, for one member. */
const OPEN_MAX = 50;
/** Nodes are not of one mind about the height; more than this is a mistake, and would be followed for ever. */
const HEIGHTS_APART = 300;

const toPaymentView = (row: PaymentRow): PaymentView => ({
  signature: row.signature,
  state: row.state,
  error: row.error,
  to: row.to_address,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

/** Rows belong to a network: without its name none can be found. */
export const genesisOf = (network: ChainNetwork): Promise<string> =>
  network.genesis().catch((error: unknown) => failOfNetwork(error));

export const failOfNetwork = (error: unknown): never => {
  if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) fail(chainErrors, 'chain_unreachable');
  throw error;
};

/** A blockhash that was there when the height was this is good until then, whatever anybody claims. */
export const lastHeight = (height: bigint, claimed = 0n): bigint => {
  const last = height + BigInt(BLOCKHASH_SLOTS);
  const most = last + BigInt(HEIGHTS_APART);
  return claimed < last ? last : claimed > most ? most : claimed;
};

/** 0: nobody can say right now, and whoever follows it will ask. */
const lastHeightNow = async (network: ChainNetwork, claimed: number): Promise<bigint> => {
  try {
    const height = await askFor(network, wholeNumber, 'getBlockHeight', [{ commitment: 'processed' }]);
    return lastHeight(height, BigInt(claimed));
  } catch (error) {
    if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) return 0n;
    throw error;
  }
};

export interface Signed {
  readonly transaction: string;
  readonly last_valid_height: number;
  readonly to?: string | undefined;
}

export const keepPayment = async (
  app: App,
  network: ChainNetwork,
  memberId: MemberId,
  signed: Signed,
): Promise<PaymentView> => {
  const bytes = Buffer.from(signed.transaction, 'base64');
  const signature = signatureOf(bytes);
  const genesis = await genesisOf(network);
  const known = await selectPayment(app.db, { signature, memberId, genesis });
  if (known !== undefined) return toPaymentView(known);
  await assertMayPay(app, memberId, genesis);
  const lastValidHeight = await lastHeightNow(network, signed.last_valid_height);
  return app.transact(async (tx) => {
    const now = app.clock.now();
    const payment = { signature, genesis, memberId, bytes, lastValidHeight, toAddress: signed.to ?? null, now };
    const row = await insertPayment(tx, payment);
    if (row !== undefined) {
      await app.jobs.enqueue(tx, followPayment, {}, { key: signature, memberId });
      return toPaymentView(row);
    }
    // Another request was faster; or it is somebody else's, which is nothing to talk about.
    const same = await selectPayment(tx, { signature, memberId, genesis });
    return same === undefined ? fail(chainErrors, 'payment_not_found') : toPaymentView(same);
  });
};

const assertMayPay = async ({ db, clock }: App, memberId: MemberId, genesis: string): Promise<void> => {
  const { allowed, retryAfterS } = await countAttempt(db, `pay:${memberId}`, PAYMENTS, clock.now());
  if (!allowed) fail(kernelErrors, 'too_many_requests', { retryAfterS });
  const { open } = await countOpenPayments(db, { memberId, genesis });
  if (open >= OPEN_MAX) fail(kernelErrors, 'too_many_requests', { retryAfterS: 60 });
};

export const getPayment = async (
  app: App,
  network: ChainNetwork,
  memberId: MemberId,
  signature: string,
): Promise<PaymentView> => {
  const row = await selectPayment(app.db, { signature, memberId, genesis: await genesisOf(network) });
  return row === undefined ? fail(chainErrors, 'payment_not_found') : toPaymentView(row);
};

export interface PaymentQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly is_open?: boolean | undefined;
}

export const listPayments = async (
  app: App,
  network: ChainNetwork,
  memberId: MemberId,
  { limit, cursor, is_open: isOpen = false }: PaymentQuery,
): Promise<{ payments: PaymentView[]; next_cursor: string | null }> => {
  const [at = '', signature = ''] = cursor === undefined ? [] : decodeCursor(cursor);
  if (cursor !== undefined && !isTime(at)) return { payments: [], next_cursor: null };
  const beforeAt = cursor === undefined ? null : new Date(at);
  const genesis = await genesisOf(network);
  const asked = { memberId, genesis, isOpen, beforeAt, beforeSignature: signature, count: limit + 1 };
  const rows = await selectPayments(app.db, asked);
  const payments = rows.slice(0, limit).map(toPaymentView);
  const last = rows.length > limit ? payments.at(-1) : undefined;
  return { payments, next_cursor: last === undefined ? null : encodeCursor(last.created_at, last.signature) };
};
