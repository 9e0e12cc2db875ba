import { describe, expect, it } from 'vitest';
import { creditCalls } from '@wagram/contract/credit';
import { invoiceCalls, type InvoiceView } from '@wagram/contract/invoices';
import { ledgerCalls } from '@wagram/contract/ledger';
import { treasuryCalls } from '@wagram/contract/treasury';
import { verificationCalls } from '@wagram/contract/verification';
import { giveSol, keyPair, people, sendTokens, testApp, type Person } from '#testing';

const { payForVerification, readVerification } = verificationCalls;
const WHOLE = 1_000_000_000n;

const scene = async (env: Record<string, string> = {}) => {
  const opened = await testApp({
    env: { CHAIN: 'test', DEMO: 'on', DEMO_SIZE: '0', WELCOME_GRANT: '100', WITHDRAW_RECEIVED: 'on', ...env },
  });
  await opened.app.database.pool.query(`update counters set value = 200 where name = 'signup'`);
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const wallet = keyPair();
  const read = async (id: InvoiceView['id']) => (await bob.browser.get(invoiceCalls.readInvoice, { id })).invoice;
  const badge = async ({ browser }: Person) => (await browser.get(readVerification, {})).verification.badge;
  /** Bob's wallet gets 50 of the token, and SOL for the fee. */
  const fill = async () => {
    await ana.browser.get(creditCalls.sendCredit, { to: '@bob', amount: '60' });
    opened.clock.advance(11_000);
    await bob.browser.get(treasuryCalls.withdraw, { amount: '50', address: wallet.address });
    await giveSol(opened, wallet.address);
    await opened.app.jobs.settle();
  };
  const pay = ({ token, to, reference }: InvoiceView, amount: bigint, mint = token.mint) =>
    sendTokens(opened, wallet, { token: { ...token, mint }, to, amount, references: [reference] });
  return { opened, ana, bob, wallet, read, badge, fill, pay };
};

describe('a badge for tokens', () => {
  it('[MON-06] is there when all of it has arrived; too little is told, and what is too much becomes credit', async () => {
    const { opened, ana, bob, read, badge, fill, pay } = await scene();
    await fill();
    const offer = (await bob.browser.get(readVerification, {})).verification.tokens;
    expect(offer).toEqual({ price: String(20n * WHOLE), symbol: 'WGR', decimals: 9 });
    const { invoice } = await bob.browser.get(payForVerification, {});
    expect(invoice).toMatchObject({ purpose: 'badge', state: 'open', amount: String(20n * WHOLE) });
    await pay(invoice, 15n * WHOLE);
    expect(await read(invoice.id)).toMatchObject({ state: 'open', problem: 'short', arrived: String(15n * WHOLE) });
    expect(await badge(bob)).toBeNull();
    await pay(invoice, 8n * WHOLE);
    expect(await read(invoice.id)).toMatchObject({ state: 'paid', problem: null });
    expect([await badge(bob), await badge(ana)]).toEqual(['gold', null]);
    expect((await bob.browser.get(ledgerCalls.readBalance, {})).balances.WGM).toBe('113');
    expect((await bob.browser.refused(payForVerification, {})).code).toBe('already_verified');
    const { rows } = await opened.app.database.pool.query(`select verified_by from members where verified`);
    expect(rows).toEqual([{ verified_by: 'tokens' }]);
  });

  it('[MON-06] costs two dollars of it where a price is set, rounded up', async () => {
    const { ana } = await scene({ TOKEN_USD: '0.03' });
    const { tokens } = (await ana.browser.get(readVerification, {})).verification;
    expect(tokens?.price).toBe('66666666667');
  });

  it('[MON-06] is not sold for tokens of the test network outside a demo, nor where there is no network', async () => {
    const plain = await scene({ DEMO: 'off' });
    expect((await plain.ana.browser.get(readVerification, {})).verification.tokens).toBeNull();
    expect((await plain.ana.browser.refused(payForVerification, {})).code).toBe('tokens_not_taken');
    const off = await scene({ CHAIN: 'off' });
    expect((await off.ana.browser.get(readVerification, {})).verification.tokens).toBeNull();
    expect((await off.ana.browser.refused(payForVerification, {})).code).toBe('tokens_not_taken');
  });
});
