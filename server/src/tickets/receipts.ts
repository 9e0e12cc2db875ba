// MON-11: who has a ticket and a linked address gets a token of supply one for it, perhaps later. Without it the ticket is
// as good: nothing here decides who is let in.
import { addressOfKey, lamportsOf, provideFees, type OwnChain } from '#chain';
import type { App } from '#kernel';
import { receiptMint, RECEIPT_LAMPORTS } from './instructions.ts';
import { selectWithoutReceipt } from './orders.gen.ts';
import { placeOrder } from './orders.ts';

const AT_ONCE = 20;

export const placeReceipts = async (app: App, chain: OwnChain, genesis: string): Promise<void> => {
  if ((await chain.products.states()).tickets !== 'on') return;
  const owed = await selectWithoutReceipt(app.db, { limit: AT_ONCE });
  if (owed.length === 0) return;
  const ticketKey = await addressOfKey(app, 'tickets');
  // Where the operator has put nothing there, nobody is promised one.
  const needed = RECEIPT_LAMPORTS * BigInt(owed.length);
  await provideFees(chain, ticketKey, needed);
  if ((await lamportsOf(chain, ticketKey)) < needed) return;
  for (const { id, member_id: memberId, address } of owed) {
    const mint = await receiptMint(ticketKey, id);
    const order = { what: 'receipt', ticketId: id, memberId, key: `receipt:${id}`, genesis, mint, address } as const;
    await app.transact((tx) => placeOrder(tx, chain, { ...order, amount: 1n }, app.clock.now()));
  }
};
