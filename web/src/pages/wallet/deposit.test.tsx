import type { InvoiceView } from '@wagram/contract/invoices';
import { asId } from '@wagram/contract/kernel';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, testNetwork, yes } from '#testing';
import { DepositSheet } from './deposit-sheet.tsx';
import { ReservesPage } from './reserves.tsx';

const ana = person('ana');
const OWN = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const TREASURY = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const WHOLE = 1_000_000_000n;
const token = { mint: MINT, symbol: 'WGR', decimals: 9 };

const terms = (change: object = {}) =>
  yes({
    deposit: { token, address: TREASURY, rate: String(WHOLE), left: '50', is_test: true, is_paused: false, ...change },
  });
const invoice = (change: Partial<InvoiceView> = {}): InvoiceView => ({
  id: asId('01890000-0000-7000-8000-0000000000aa'),
  purpose: 'deposit',
  state: 'open',
  token,
  amount: String(30n * WHOLE),
  arrived: '0',
  to: TREASURY,
  reference: OWN,
  problem: null,
  created_at: '2026-11-17T10:00:00.000Z',
  expires_at: '2026-11-18T10:00:00.000Z',
  settled_at: null,
  ...change,
});
const holds = (amount: bigint) => ({
  'GET /api/chain/holdings': yes({
    holdings: {
      address: OWN,
      lamports: '5000000',
      has_more: false,
      tokens: [
        { ...token, account: OWN, amount: String(amount), name: null, is_frozen: false, program: 'token' as const },
      ],
    },
  }),
});
const answers = {
  'GET /api/chain/network': yes({ network: testNetwork() }),
  'GET /api/treasury/deposit': terms(),
  'POST /api/treasury/deposit': yes({ invoice: invoice() }),
  'GET /api/invoice': yes({ invoice: invoice() }),
  ...holds(40n * WHOLE),
};

const open = async () => {
  draw(<DepositSheet memberId={ana.id} address={OWN} onClose={() => undefined} />, '/wallet');
  return within(await screen.findByRole('dialog', { name: 'Deposit' }));
};
const ask = async (amount: string) => {
  const sheet = await open();
  fireEvent.change(await sheet.findByLabelText('Amount'), { target: { value: amount } });
  return sheet;
};

beforeEach(() => {
  openPage();
  keepStoredUser(ana);
});

describe('a deposit', () => {
  it('[MON-04] says what is to be paid and whom one trusts, and asks for it', async () => {
    serve(answers);
    const sheet = await ask('30');
    expect(sheet.getByText('30 WGR')).toBeTruthy();
    expect(sheet.getByText('Up to 50 WGM: as much as you have withdrawn.')).toBeTruthy();
    expect(sheet.getByText(/which the operator of this server keeps/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Waiting for your payment')).toBeTruthy();
    const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay 30 WGR' });
    expect(pay.disabled).toBe(false);
    fireEvent.click(screen.getByText('Pay from another wallet'));
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  });

  it.each([
    [{ problem: 'short', arrived: String(10n * WHOLE) }, '10 WGR arrived. 20 WGR more is needed: send the rest.'],
    [{ problem: 'another_token' }, 'Something else arrived. Only WGR counts here.'],
    [{ problem: 'failed' }, 'Your last transaction failed. Nothing was taken but its fee.'],
    [{ problem: 'elsewhere' }, 'Your last transaction paid somebody else.'],
    [{ problem: 'used' }, 'That transaction has paid for something else already.'],
  ] as const)('[MON-06] %j is told in words that help', async (change, said) => {
    serve({ ...answers, 'GET /api/invoice': yes({ invoice: invoice(change) }) });
    fireEvent.click((await ask('30')).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('[MON-04] tells that it is there, or that nobody looks any more', async () => {
    serve({ ...answers, 'GET /api/invoice': yes({ invoice: invoice({ state: 'paid' }) }) });
    fireEvent.click((await ask('30')).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('It is in your credit now.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  });

  it('[MON-04] a wallet with too little says so, and nothing can be signed', async () => {
    serve({ ...answers, ...holds(2n * WHOLE) });
    fireEvent.click((await ask('30')).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This wallet holds 2 WGR. That is not enough.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay 30 WGR' }).disabled).toBe(true);
  });

  it.each([
    [{ is_paused: true }, 'The operator has paused deposits for a while. Nothing of yours is lost.'],
    [{ left: '0' }, 'Nothing can come in yet'],
  ])('[MON-04] where nothing can come in it says why: %j', async (change, said) => {
    serve({ ...answers, 'GET /api/treasury/deposit': terms(change) });
    expect(await (await open()).findByText(said)).toBeTruthy();
  });

  it('[MON-04] what is too much, refused or not answered is told in place', async () => {
    serve({ ...answers, 'POST /api/treasury/deposit': no(403, 'deposit_too_much', 'No more comes in.') });
    const sheet = await ask('51');
    expect(sheet.getByRole('alert').textContent).toBe('More than you have withdrawn');
    fireEvent.change(sheet.getByLabelText('Amount'), { target: { value: '50' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    expect(await sheet.findByText('No more comes in.')).toBeTruthy();
  });
});

describe('reserves', () => {
  const reserves = {
    day: '2026-11-17',
    root: 'ab12',
    total: '1234567',
    leaves: 42,
    treasury: TREASURY,
    created_at: 'x',
  };

  it('[MON-05] everybody reads what is owed and how to check it; a member gets their own proof', async () => {
    serve({ 'GET /api/treasury/reserves': yes({ reserves }) });
    draw(<ReservesPage />, '/reserves');
    expect(await screen.findByText('1,234,567 WGM')).toBeTruthy();
    expect(screen.getByText('in 42 accounts')).toBeTruthy();
    expect(screen.getByText(TREASURY)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'My own proof' })).toBeTruthy();
  });

  it('[MON-05] before the first day is over it says so', async () => {
    serve({ 'GET /api/treasury/reserves': yes({ reserves: null }) });
    draw(<ReservesPage />, '/reserves');
    expect(await screen.findByText('Nothing is summed up yet')).toBeTruthy();
  });
});
