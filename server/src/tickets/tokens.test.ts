import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { invoiceCalls, type InvoiceView } from '@wagram/contract/invoices';
import { launchCalls } from '@wagram/contract/launchpad';
import { noticeCalls } from '@wagram/contract/notifications';
import { ticketCalls } from '@wagram/contract/tickets';
import { treasuryCalls } from '@wagram/contract/treasury';
import { walletCalls } from '@wagram/contract/wallet';
import type { StreamId } from '#kernel';
import {
  depositFor,
  expectTrueCounts,
  giveSol,
  keyPair,
  linkWallet,
  sendTokens,
  ticketScene,
  type KeyPair,
  type Person,
} from '#testing';

const { listTickets, payForTicket, readSale, readSaleChoices, setSale } = ticketCalls;
const WHOLE = 1_000_000_000n;
const PRICE = String(5n * WHOLE);

const scene = async (env: Record<string, string> = {}) => {
  const made = await ticketScene(
    { CHAIN: 'test', DEMO: 'on', DEMO_SIZE: '0', WITHDRAW_DAILY: '1000', ...env },
    'ana',
    'bob',
  );
  const { opened, host, guests, settle } = made;
  const [ana, bob] = guests;
  const own = await linkWallet(host);
  const wallets = new Map<Person, KeyPair>([ana, bob].map((guest) => [guest, keyPair()]));
  /** Everybody's wallet gets 50 of the token, and SOL for the fee. */
  for (const [guest, { address }] of wallets) {
    await depositFor(opened, guest, 50n);
    await guest.browser.get(treasuryCalls.withdraw, { amount: '50', address });
    await giveSol(opened, address);
  }
  await opened.app.jobs.settle();
  const walletOf = (guest: Person): KeyPair => wallets.get(guest) ?? own;
  const ask = async ({ browser }: Person, stream_id: StreamId) =>
    (await browser.get(payForTicket, { stream_id, price: PRICE })).invoice;
  const pay = (guest: Person, { token, to, reference }: InvoiceView, amount: bigint) =>
    sendTokens(opened, walletOf(guest), { token, to, amount, references: [reference] });
  const read = async ({ browser }: Person, id: InvoiceView['id']) =>
    (await browser.get(invoiceCalls.readInvoice, { id })).invoice;
  const buyFor = async (guest: Person, stream_id: StreamId) => {
    const invoice = await ask(guest, stream_id);
    await pay(guest, invoice, 5n * WHOLE);
    return read(guest, invoice.id);
  };
  const held = async (address: string): Promise<bigint> => {
    const { holdings } = await host.browser.get(chainCalls.readHoldings, { address });
    const { mint } = (await ana.browser.get(treasuryCalls.readTreasury, {})).treasury?.token ?? { mint: '' };
    return BigInt(holdings.tokens.find((one) => one.mint === mint)?.amount ?? 0);
  };
  /** What is placed is sent and found. */
  const land = async () => {
    await settle();
    await opened.app.jobs.settle();
  };
  return { ...made, ana, bob, own, walletOf, ask, pay, read, buyFor, held, land };
};

describe('a ticket for tokens', () => {
  it('[MON-11] is there when all of it has arrived, and the host is paid on the network once it has happened', async () => {
    const { opened, own, ana, bob, sell, ask, pay, read, buyFor, held, happen, land, stateOf } = await scene();
    const stream_id = await sell({ unit: 'WGR', price: PRICE, seats: 2 });
    const refused = await ana.browser.refused(ticketCalls.buyTicket, { stream_id, price: PRICE });
    expect(refused.code).toBe('other_unit');
    const invoice = await ask(ana, stream_id);
    expect(invoice).toMatchObject({ purpose: 'ticket', amount: PRICE, state: 'open' });
    await pay(ana, invoice, 4n * WHOLE);
    expect(await read(ana, invoice.id)).toMatchObject({ state: 'open', problem: 'short' });
    expect(await stateOf(ana, stream_id)).toBeNull();
    await pay(ana, invoice, WHOLE);
    expect(await read(ana, invoice.id)).toMatchObject({ state: 'paid' });
    expect(await stateOf(ana, stream_id)).toBe('held');
    expect((await ana.browser.refused(payForTicket, { stream_id, price: PRICE })).code).toBe('has_ticket');
    await buyFor(bob, stream_id);
    await happen(stream_id);
    expect(await held(own.address)).toBe(0n);
    await land();
    await land();
    expect([await stateOf(ana, stream_id), await stateOf(bob, stream_id)]).toEqual(['paid', 'paid']);
    expect(await held(own.address)).toBe(10n * WHOLE);
    await expectTrueCounts(opened);
  });

  it('[MON-11] comes back to the address that paid, once, when the stream does not happen', async () => {
    const { opened, own, ana, sell, buyFor, held, end, land, walletOf, stateOf, host } = await scene();
    const stream_id = await sell({ unit: 'WGR', price: PRICE });
    await buyFor(ana, stream_id);
    expect(await held(walletOf(ana).address)).toBe(45n * WHOLE);
    expect((await host.browser.get(readSale, { stream_id })).sale?.sold).toEqual({ count: 1, sum: PRICE });
    await end(stream_id);
    await Promise.all([land(), land()]);
    await land();
    expect(await held(walletOf(ana).address)).toBe(50n * WHOLE);
    expect(await held(own.address)).toBe(0n);
    expect((await ana.browser.get(listTickets, {})).tickets).toMatchObject([{ state: 'refunded' }]);
    await opened.app.events.settle();
    const { notifications } = await ana.browser.get(noticeCalls.listNotices, {});
    expect(notifications.filter(({ kind }) => kind === 'ticket_refunded')).toHaveLength(1);
    expect(await stateOf(host, stream_id).catch(() => 'gone')).toBe('gone');
  });

  it('[MON-11] what is too much, too late, paid twice, or for a seat that is gone goes back', async () => {
    const { opened, ana, bob, sell, ask, pay, read, held, land, walletOf, stateOf } = await scene();
    const stream_id = await sell({ unit: 'WGR', price: PRICE, seats: 1 });
    const [first, second] = [await ask(ana, stream_id), await ask(bob, stream_id)];
    await pay(ana, first, 7n * WHOLE);
    await read(ana, first.id);
    await pay(bob, second, 5n * WHOLE);
    expect(await read(bob, second.id)).toMatchObject({ state: 'paid' });
    expect([await stateOf(ana, stream_id), await stateOf(bob, stream_id)]).toEqual(['held', null]);
    await land();
    expect(await held(walletOf(ana).address)).toBe(45n * WHOLE);
    expect(await held(walletOf(bob).address)).toBe(50n * WHOLE);
    await pay(ana, first, 3n * WHOLE);
    await read(ana, first.id);
    await land();
    expect(await held(walletOf(ana).address)).toBe(45n * WHOLE);
    await expectTrueCounts(opened);
  });

  it('[MON-11] a failed transaction, tokens that went elsewhere and another token are no ticket', async () => {
    const { opened, ana, bob, own, sell, buy, ask, read, land, walletOf, stateOf } = await scene();
    const stream_id = await sell({ unit: 'WGR', price: PRICE });
    const invoice = await ask(ana, stream_id);
    const { token, to, reference } = invoice;
    const references = [reference];
    const wallet = walletOf(ana);
    await sendTokens(opened, wallet, { token, to, amount: 51n * WHOLE, references, isBlind: true });
    expect(await read(ana, invoice.id)).toMatchObject({ state: 'open', problem: 'failed' });
    await sendTokens(opened, wallet, { token, to: own.address, amount: 5n * WHOLE, references });
    expect(await read(ana, invoice.id)).toMatchObject({ state: 'open', problem: 'elsewhere' });
    // A token of supply one is a token too, and not the one that was asked for.
    const free = await sell();
    await linkWallet(ana, wallet);
    await buy(ana, free);
    await land();
    const mint = (await ana.browser.get(listTickets, {})).tickets[0]?.receipt?.mint ?? '';
    await sendTokens(opened, wallet, { token: { mint, decimals: 0 }, to, amount: 1n, references });
    expect(await read(ana, invoice.id)).toMatchObject({ state: 'open', problem: 'another_token' });
    expect(await stateOf(ana, stream_id)).toBeNull();
    // Nobody else can look at it, and nothing that bob says makes it his.
    expect((await bob.browser.refused(invoiceCalls.readInvoice, { id: invoice.id })).code).toBe('invoice_not_found');
    expect(await stateOf(bob, stream_id)).toBeNull();
  });

  it('[MON-11] is not sold for tokens of the test network outside a demo, nor without a linked address', async () => {
    const { host, guests, sell } = await ticketScene({ CHAIN: 'test', DEMO: 'off' }, 'ana');
    const stream_id = await sell();
    const asked = { stream_id, unit: 'WGR', price: PRICE, seats: null } as const;
    expect((await host.browser.refused(setSale, asked)).code).toBe('tokens_not_taken');
    expect((await guests[0].browser.get(readSaleChoices, {})).choices.tokens).toBeNull();
    const demo = await ticketScene({ CHAIN: 'test', DEMO: 'on', DEMO_SIZE: '0' });
    const other = await demo.sell();
    const refused = await demo.host.browser.refused(setSale, { ...asked, stream_id: other });
    expect(refused.code).toBe('host_not_linked');
    const { choices } = await demo.host.browser.get(readSaleChoices, {});
    expect(choices.tokens).toEqual({ decimals: 9, is_linked: false });
  });
});

describe('a receipt', () => {
  it('[MON-11] is a token of supply one at the linked address, made once, also when that is linked later', async () => {
    const { opened, ana, bob, sell, buy, land, walletOf } = await scene({ DEMO: 'off' });
    const stream_id = await sell({}, 'Evening charts');
    await linkWallet(ana, walletOf(ana));
    await buy(ana, stream_id);
    await buy(bob, stream_id);
    await land();
    const receiptOf = async ({ browser }: Person) => (await browser.get(listTickets, {})).tickets[0]?.receipt ?? null;
    const receipt = await receiptOf(ana);
    expect(receipt).toMatchObject({ state: 'made', address: walletOf(ana).address });
    // Without one the ticket is as good.
    expect(await receiptOf(bob)).toBeNull();
    expect((await bob.browser.get(readSale, { stream_id })).sale?.ticket?.state).toBe('held');
    const { token } = await bob.browser.get(launchCalls.readToken, { address: receipt?.mint ?? '' });
    expect(token.facts).toMatchObject({ supply: '1', decimals: 0, mint_authority: null, freeze_authority: null });
    // On a profile it has the name of what it was for.
    const { shown } = await bob.browser.get(walletCalls.readShown, { username: 'ana' });
    expect(shown?.held.find(({ mint }) => mint === receipt?.mint)).toMatchObject({
      is_unique: true,
      known: { kind: 'ticket', name: 'Evening charts', page: `/livestream/${stream_id}` },
    });
    await linkWallet(bob, walletOf(bob));
    await land();
    await land();
    expect(await receiptOf(bob)).toMatchObject({ state: 'made', address: walletOf(bob).address });
    const { rows } = await opened.app.database.pool.query(`select count(*)::int as orders from ticket_orders`);
    expect(rows).toEqual([{ orders: 2 }]);
  });

  it('[MON-11] is made three times a day for one member: the server pays for its place', async () => {
    const { ana, sell, buy, land, walletOf } = await scene({ DEMO: 'off', WELCOME_GRANT: '1000' });
    await linkWallet(ana, walletOf(ana));
    for (let count = 0; count < 5; count += 1) await buy(ana, await sell());
    for (let look = 0; look < 6; look += 1) await land();
    const { tickets } = await ana.browser.get(listTickets, {});
    expect(tickets.filter(({ receipt }) => receipt !== null)).toHaveLength(3);
    // Without one a ticket is as good.
    expect(tickets.map(({ state }) => state)).toEqual(Array(5).fill('held'));
  });
});
