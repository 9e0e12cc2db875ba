// One look at the network: which transactions carry the reference, and what arrived with them. Only what can no longer be
// undone counts.
import type { InvoiceProblem } from '@wagram/contract/invoices';
import * as z from 'zod/mini';
import { askFor, findLanded, tokenAccountOf, type LandedTransaction, type OwnChain } from '#chain';
import type { App, Db } from '#kernel';
import {
  insertPayment,
  lockInvoice,
  selectSeen,
  updateArrived,
  updateInvoiceState,
  type InvoiceRow,
} from './invoices.gen.ts';
import { judge } from './judge.ts';

/** What becomes of what is paid. All of it runs in the transaction that writes down what arrived. */
export interface InvoiceRules {
  /** All that was asked for is there, perhaps more. Once for each invoice. */
  settle(tx: Db, invoice: InvoiceRow, arrived: bigint, now: Date): Promise<void>;
  /** What came after it was settled, or too little of it before its time was over. `key` is another each time. */
  keep(tx: Db, invoice: InvoiceRow, extra: bigint, key: string, now: Date): Promise<void>;
}

const SEEN_AT_ONCE = 25;
/** A token is of one of these; with the other nothing of it can lie anywhere. */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];
const found = z.array(z.object({ signature: z.string() }));

/** Without those that this invoice was told of before. */
const newOf = async <T extends { readonly signature: string }>(
  db: Db,
  { id: invoiceId, genesis }: InvoiceRow,
  all: readonly T[],
): Promise<T[]> => {
  const signatures = all.map(({ signature }) => signature);
  const known = await selectSeen(db, { invoiceId, genesis, signatures });
  const seen = new Set(known.map(({ signature }) => signature));
  return all.filter(({ signature }) => !seen.has(signature));
};

const findNew = async (app: App, chain: OwnChain, row: InvoiceRow): Promise<LandedTransaction[]> => {
  const options = { limit: SEEN_AT_ONCE, commitment: 'finalized' };
  const listed = await askFor(chain, found, 'getSignaturesForAddress', [row.reference, options]);
  const fresh = await newOf(app.db, row, listed);
  const landed = await Promise.all(fresh.map(({ signature }) => findLanded(chain, signature)));
  return landed.filter((one) => one !== null);
};

interface Taken {
  readonly amount: bigint;
  readonly problem: InvoiceProblem | null;
}

const take = async (tx: Db, row: InvoiceRow, landed: readonly LandedTransaction[], now: Date): Promise<Taken> => {
  let [amount, problem]: [bigint, InvoiceProblem | null] = [0n, null];
  const { to_address: to, mint } = row;
  const places = await Promise.all(TOKEN_PROGRAMS.map((program) => tokenAccountOf(to, { mint, program })));
  for (const one of landed) {
    const judged = judge(one, { to, mint, places });
    const { amount: arrived, payer } = judged;
    const payment = { signature: one.signature, genesis: row.genesis, invoiceId: row.id, amount: arrived, payer, now };
    const isNew = (await insertPayment(tx, payment)) !== undefined;
    if (isNew) amount += arrived;
    problem = isNew ? judged.problem : 'used';
  }
  return { amount, problem };
};

const write = async (
  tx: Db,
  rules: InvoiceRules,
  row: InvoiceRow,
  { amount, problem }: Taken,
  now: Date,
): Promise<void> => {
  const [before, asked] = [BigInt(row.arrived), BigInt(row.amount)];
  const arrived = before + amount;
  const isShort = arrived > 0n && arrived < asked;
  await updateArrived(tx, { id: row.id, arrived, problem: isShort ? 'short' : arrived >= asked ? null : problem });
  if (row.state === 'open' && arrived >= asked) {
    await updateInvoiceState(tx, { id: row.id, state: 'paid', now });
    await rules.settle(tx, row, arrived, now);
  } else if (row.state !== 'open' && amount > 0n) {
    await rules.keep(tx, row, amount, `${row.id}:${before}`, now);
  }
};

/** Its time is over: what arrived of it is not lost. */
const lapse = async (tx: Db, rules: InvoiceRules, id: InvoiceRow['id'], now: Date): Promise<void> => {
  const row = await lockInvoice(tx, { id });
  if (row?.state !== 'open' || row.expires_at > now) return;
  await updateInvoiceState(tx, { id, state: 'lapsed', now });
  if (BigInt(row.arrived) > 0n) await rules.keep(tx, row, BigInt(row.arrived), `${row.id}:lapsed`, now);
};

/** True: something of it has changed. */
export const lookFor = async (app: App, chain: OwnChain, rules: InvoiceRules, row: InvoiceRow): Promise<boolean> => {
  if ((await chain.genesis()) !== row.genesis) return false;
  const landed = await findNew(app, chain, row);
  const now = app.clock.now();
  const isOver = row.state === 'open' && row.expires_at <= now;
  if (landed.length === 0 && !isOver) return false;
  await app.transact(async (tx) => {
    const locked = await lockInvoice(tx, { id: row.id });
    if (locked === undefined) return;
    // Somebody else may have looked meanwhile.
    const fresh = await newOf(tx, locked, landed);
    if (fresh.length > 0) await write(tx, rules, locked, await take(tx, locked, fresh, now), now);
    await lapse(tx, rules, row.id, now);
  });
  return true;
};
