import { describe, expect, it } from 'vitest';
import { invoiceCalls } from '@wagram/contract/invoices';
import { moneyCalls } from '@wagram/contract/money';
import { ticketCalls } from '@wagram/contract/tickets';
import { treasuryCalls } from '@wagram/contract/treasury';
import { depositFor, giveSol, keyPair, linkWallet, protect, sendTokens, ticketScene } from '#testing';

const WHOLE = 1_000_000_000n;
const PRICE = 5n * WHOLE;
const ENV = { CHAIN: 'test', DEMO: 'on', DEMO_SIZE: '0', WITHDRAW_DAILY: '1000', OPERATORS: 'mod@example.org' };

const scene = async () => {
  const made = await ticketScene(ENV, 'ana', 'mod');
  const { opened, host, guests, sell, settle } = made;
  const [ana, mod] = guests;
  await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
  const { code } = await protect(opened, mod);
  await linkWallet(host);
  const wallet = keyPair();
  await depositFor(opened, ana, 50n);
  await ana.browser.get(treasuryCalls.withdraw, { amount: '50', address: wallet.address });
  await giveSol(opened, wallet.address);
  await opened.app.jobs.settle();
  const stream_id = await sell({ unit: 'WGR', price: String(PRICE) });
  const { invoice } = await ana.browser.get(ticketCalls.payForTicket, { stream_id, price: String(PRICE) });
  const { token, to, reference } = invoice;
  const free = async () => {
    const { keys } = await mod.browser.get(moneyCalls.listKeys, {});
    const funds = keys.find(({ name }) => name === 'tickets')?.funds ?? [];
    const own = funds.find(({ mint }) => mint === token.mint);
    return [own?.amount, own?.free];
  };
  return {
    ...made,
    stream_id,
    free,
    pay: async (amount: bigint) => {
      await sendTokens(opened, wallet, { token, to, amount, references: [reference] });
      return ana.browser.get(invoiceCalls.readInvoice, { id: invoice.id });
    },
    take: (amount: bigint) => {
      const asked = { from: 'tickets', mint: token.mint, amount: String(amount), note: 'To the safe' } as const;
      return mod.browser.ask(moneyCalls.sweep, { ...asked, address: keyPair().address, code: code() });
    },
    land: async () => {
      await settle();
      await opened.app.jobs.settle();
    },
  };
};

describe('the ticket key', () => {
  it('[MON-12] keeps what was paid for tickets, what waits for the rest and what goes back; only the rest is swept', async () => {
    const { stream_id, free, pay, take, end, land } = await scene();
    await pay(4n * WHOLE);
    expect(await free()).toEqual([String(4n * WHOLE), '0']);
    await pay(3n * WHOLE);
    // What was paid too much may be on its way back by now.
    expect(await free()).toEqual([expect.any(String), '0']);
    expect((await take(1n)).body).toMatchObject({ code: 'sweep_too_much' });
    await land();
    expect(await free()).toEqual([String(PRICE), '0']);
    await end(stream_id);
    await land();
    await land();
    expect(await free()).toEqual(['0', '0']);
  });
});
