import { AccountRole, address as toAddress, createAddressWithSeed, createNoopSigner } from '@solana/kit';
import { getCreateAccountWithSeedInstruction } from '@solana-program/system';
import {
  getInitializeAccount3Instruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { creditCalls } from '@wagram/contract/credit';
import { invoiceCalls, type InvoiceView } from '@wagram/contract/invoices';
import { ledgerCalls } from '@wagram/contract/ledger';
import { depositCalls, treasuryCalls } from '@wagram/contract/treasury';
import { tokenAccountOf } from '#chain';
import {
  expectTrueCounts,
  giveSol,
  keyPair,
  people,
  sendTokens,
  signAndSend,
  testApp,
  type KeyPair,
  type Person,
  type TokenPayment,
} from '#testing';

const { deposit, listDeposits, readDeposit } = depositCalls;
const { withdraw } = treasuryCalls;
const WHOLE = 1_000_000_000n;

/** Bob was given 60 WGM and has withdrawn so many of them into a wallet of his own. */
const scene = async (out = '50', env: Record<string, string> = {}) => {
  const opened = await testApp({ env: { CHAIN: 'test', WELCOME_GRANT: '100', WITHDRAW_RECEIVED: 'on', ...env } });
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const wallet = keyPair();
  const settle = () => opened.app.jobs.settle();
  await ana.browser.get(creditCalls.sendCredit, { to: '@bob', amount: '60' });
  opened.clock.advance(11_000);
  await bob.browser.get(withdraw, { amount: out, address: wallet.address });
  await giveSol(opened, wallet.address);
  await settle();
  const credit = async ({ browser }: Person) => {
    const { balances, withdrawable } = await browser.get(ledgerCalls.readBalance, {});
    return [balances.WGM, withdrawable];
  };
  const read = async (id: InvoiceView['id']) => (await bob.browser.get(invoiceCalls.readInvoice, { id })).invoice;
  const pay = (invoice: InvoiceView, amount: bigint, change: Partial<TokenPayment> = {}) =>
    sendTokens(opened, wallet, {
      token: invoice.token,
      to: invoice.to,
      amount,
      references: [invoice.reference],
      ...change,
    });
  const ask = async (amount: string) => (await bob.browser.get(deposit, { amount })).invoice;
  const left = async () => (await bob.browser.get(readDeposit, {})).deposit?.left;
  return { opened, ana, bob, wallet, settle, credit, read, pay, ask, left };
};

/** To a new account that is the receiver's, and not the one that everybody pays to. */
const payAside = async (wallet: KeyPair, { to, token, amount, reference }: InvoiceView) => {
  const [own, seed] = [createNoopSigner(toAddress(wallet.address)), 'aside'];
  const [mint, programAddress] = [toAddress(token.mint), TOKEN_PROGRAM_ADDRESS];
  const account = await createAddressWithSeed({ baseAddress: own.address, programAddress, seed });
  const place = { payer: own, newAccount: account, baseAccount: own, base: own.address, seed, programAddress };
  const source = toAddress(await tokenAccountOf(wallet.address, { mint: token.mint, program: programAddress }));
  const sum = { amount: BigInt(amount), decimals: token.decimals };
  const moved = getTransferCheckedInstruction({ source, mint, destination: account, authority: own, ...sum });
  const carried = { address: toAddress(reference), role: AccountRole.READONLY };
  return [
    getCreateAccountWithSeedInstruction({ ...place, amount: 2_039_280n, space: 165n }),
    getInitializeAccount3Instruction({ account, mint, owner: toAddress(to) }),
    { ...moved, accounts: [...moved.accounts, carried] },
  ];
};

describe('deposits', () => {
  it('[MON-04] what lies in another account of the treasury is no credit: nothing could be paid out from there', async () => {
    const { opened, bob, wallet, credit, read, ask } = await scene();
    const invoice = await ask('30');
    await signAndSend(opened, wallet, await payAside(wallet, invoice));
    expect(await read(invoice.id)).toMatchObject({ state: 'open', problem: 'elsewhere', arrived: '0' });
    expect(await credit(bob)).toEqual(['110', '0']);
  });

  it('[MON-04] what arrives for an invoice is credit, once; on the test network no more than has left', async () => {
    const { opened, ana, bob, credit, read, pay, ask, left, settle } = await scene();
    expect([await left(), await credit(bob)]).toEqual(['50', ['110', '0']]);
    expect((await bob.browser.refused(deposit, { amount: '51' })).code).toBe('deposit_too_much');
    expect((await ana.browser.refused(deposit, { amount: '1' })).code).toBe('deposit_too_much');
    const invoice = await ask('30');
    expect(invoice).toMatchObject({ state: 'open', amount: String(30n * WHOLE), arrived: '0', problem: null });
    expect((await ask('30')).id).toBe(invoice.id);
    expect((await ana.browser.refused(invoiceCalls.readInvoice, { id: invoice.id })).code).toBe('invoice_not_found');
    await pay(invoice, 30n * WHOLE);
    await Promise.all([1, 2, 3].map(() => read(invoice.id)));
    await settle();
    expect(await read(invoice.id)).toMatchObject({ state: 'paid', arrived: String(30n * WHOLE) });
    expect([await credit(bob), await left()]).toEqual([['140', '0'], '20']);
    expect((await bob.browser.get(listDeposits, {})).invoices).toMatchObject([{ id: invoice.id }]);
    // Paid a second time: it is credit too, as far as there is room.
    await pay(invoice, 20n * WHOLE);
    await read(invoice.id);
    expect([await credit(bob), await left()]).toEqual([['160', '0'], '0']);
    await expectTrueCounts(opened);
  });

  it('[MON-04] what was granted when it left is granted when it comes back: it is no way round', async () => {
    const { opened, bob, credit, read, pay, ask } = await scene();
    const invoice = await ask('50');
    await pay(invoice, 50n * WHOLE);
    await read(invoice.id);
    expect(await credit(bob)).toEqual(['160', '0']);
    await expectTrueCounts(opened);
  });

  it('[MON-04] is found by a job when nobody asks, and too little is told and counted together', async () => {
    const { opened, bob, credit, read, pay, ask, settle } = await scene();
    const invoice = await ask('40');
    await pay(invoice, 10n * WHOLE);
    opened.clock.advance(5_000);
    await settle();
    const short = await read(invoice.id);
    expect(short).toMatchObject({ state: 'open', problem: 'short', arrived: String(10n * WHOLE) });
    expect(await credit(bob)).toEqual(['110', '0']);
    await pay(invoice, 30n * WHOLE);
    opened.clock.advance(5_000);
    await settle();
    expect([(await read(invoice.id)).state, await credit(bob)]).toEqual(['paid', ['150', '0']]);
  });

  it('[MON-04] too little until the time is over is credit all the same, and a late one too', async () => {
    const { opened, bob, credit, read, pay, ask, settle } = await scene();
    const invoice = await ask('40');
    await pay(invoice, 10n * WHOLE);
    await read(invoice.id);
    opened.clock.advance(25 * 3_600_000);
    await settle();
    expect(await read(invoice.id)).toMatchObject({ state: 'lapsed', arrived: String(10n * WHOLE) });
    expect(await credit(bob)).toEqual(['120', '0']);
    await pay(invoice, 5n * WHOLE);
    await read(invoice.id);
    expect(await credit(bob)).toEqual(['125', '0']);
    await expectTrueCounts(opened);
  });

  it('[MON-04] one transaction pays one invoice, a failed one none, and what went elsewhere is told', async () => {
    const { opened, bob, wallet, credit, read, pay, ask } = await scene();
    const [first, second] = [await ask('10'), await ask('11')];
    await pay(first, 10n * WHOLE, { references: [first.reference, second.reference] });
    expect((await read(first.id)).state).toBe('paid');
    expect(await read(second.id)).toMatchObject({ state: 'open', problem: 'used', arrived: '0' });
    await pay(second, 1_000n * WHOLE, { isBlind: true });
    await read(second.id);
    expect(await credit(bob)).toEqual(['120', '0']);
    const third = await ask('12');
    await pay(third, 12n * WHOLE, { to: wallet.address });
    // Looked for many times at once, it is judged once.
    await Promise.all([1, 2, 3, 4].map(() => read(third.id)));
    expect(await read(third.id)).toMatchObject({ state: 'open', problem: 'elsewhere' });
    await expectTrueCounts(opened);
  });

  it('[MON-04] no more than ten wait at once, also of those that are asked for at once', async () => {
    const { bob } = await scene();
    const asked = await Promise.all(
      Array.from({ length: 14 }, (_, place) => bob.browser.ask(deposit, { amount: String(place + 1) })),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('[MON-04] is refused in the demo, for sums that no token has, and while it is paused', async () => {
    const { opened, bob } = await scene();
    for (const amount of ['0', '-1', '1.5', '18446744073709551615'])
      expect((await bob.browser.ask(deposit, { amount })).body).toMatchObject({ success: false });
    await opened.app.database.pool.query(`insert into chain_pauses (product, paused_at) values ('deposit', now())`);
    expect((await bob.browser.refused(deposit, { amount: '5' })).code).toBe('product_paused');
    expect((await bob.browser.get(readDeposit, {})).deposit).toMatchObject({ is_paused: true });
  });
});
