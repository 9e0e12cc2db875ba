// MON-11: who has a ticket and a linked address gets a token of supply one for it, perhaps later. Without it the ticket is
// as good: nothing here decides who is let in.
import { LAMPORTS_PER_SOL } from '@wagram/contract/chain';
import { addressOfKey, lamportsOf, provideFees, type OwnChain } from '#chain';
import { uuidAt, type App, type StreamTicketId } from '#kernel';
import { receiptMint, RECEIPT_LAMPORTS } from './instructions.ts';
import { selectWithoutReceipt } from './orders.gen.ts';
import { placeOrder } from './orders.ts';

const AT_ONCE = 20;
const DAY_MS = 24 * 3_600_000;
/** Who links an address later than this has the ticket alone. */
const LATELY_MS = 30 * DAY_MS;
const DAILY = 3;
/** Stays for payments to hosts and buyers: receipts come last. */
const KEPT = LAMPORTS_PER_SOL / 20n;

export const placeReceipts = async (app: App, chain: OwnChain, genesis: string): Promise<void> => {
  if ((await chain.products.states()).tickets !== 'on') return;
  const now = app.clock.now().getTime();
  const since = uuidAt<StreamTicketId>(new Date(now - LATELY_MS));
  const dayBefore = new Date(now - DAY_MS);
  const owed = await selectWithoutReceipt(app.db, { since, dayBefore, daily: DAILY, limit: AT_ONCE });
  if (owed.length === 0) return;
  const ticketKey = await addressOfKey(app, 'tickets');
  // Where the operator has put nothing there, nobody is promised one.
  const needed = KEPT + RECEIPT_LAMPORTS * BigInt(owed.length);
  await provideFees(chain, ticketKey, needed);
  if ((await lamportsOf(chain, ticketKey)) < needed) return;
  for (const { id, member_id: memberId, address } of owed) {
    const mint = await receiptMint(ticketKey, id);
    const order = { what: 'receipt', ticketId: id, memberId, key: `receipt:${id}`, genesis, mint, address } as const;
    await app.transact((tx) => placeOrder(tx, chain, { ...order, amount: 1n }, app.clock.now()));
  }
};
