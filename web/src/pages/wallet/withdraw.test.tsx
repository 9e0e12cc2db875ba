import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, tellLive } from '#kernel';
import { draw, MINT, no, openPage, person, serve, SIGNATURE, testNetwork, yes } from '#testing';
import { WalletCredit } from './credit.tsx';

const ana = person('ana');
const OWN = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const OTHER = 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC';
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const terms = (change: object = {}) =>
  yes({
    treasury: {
      token: { mint: MINT, symbol: 'WGR', decimals: 9 },
      address: MINT,
      rate: '1500000000',
      withdrawable: '30',
      daily_left: '1000',
      is_test: false,
      gifts_leave: false,
      is_paused: false,
      ...change,
    },
  });
const withdrawal = (change: object = {}) => ({
  id: ID,
  state: 'waiting',
  amount: '30',
  tokens: '45000000000',
  address: OWN,
  signature: null,
  created_at: new Date().toISOString(),
  settled_at: null,
  ...change,
});
const listed = (...withdrawals: object[]) => yes({ withdrawals, next_cursor: null });
const answers = {
  'GET /api/balance': yes({
    balances: { WGM: '137', WGR: '0', points: '0' },
    withdrawable: '30',
    waiting: '0',
  }),
  'GET /api/chain/network': yes({ network: testNetwork() }),
  'GET /api/treasury': terms(),
  'GET /api/treasury/withdrawals': listed(),
};

const show = () =>
  draw(<WalletCredit memberId={ana.id} address={OWN} isMore={false} onLess={() => undefined} />, '/wallet');
const open = async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw' }));
};
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const go = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  keepStoredUser(ana);
});

describe('withdrawing credit', () => {
  it('[MON-03, MON-12] says how much may leave, why the rest stays, what arrives, and whom one trusts', async () => {
    serve(answers);
    const sheet = await open();
    expect(await sheet.findByText('Of 137 WGM, 30 can be withdrawn')).toBeTruthy();
    expect(sheet.getByText(/^Credit that was granted stays on this server, however often it moved/)).toBeTruthy();
    expect(await sheet.findByText('Test network: these tokens have no value')).toBeTruthy();
    expect(sheet.getByText('1 WGM = 1.5 WGR')).toBeTruthy();
    expect(sheet.getByText('Paid by this server')).toBeTruthy();
    expect(sheet.getByText('HAgk…Kpqk')).toBeTruthy();
    const trust = within(sheet.getByRole('region', { name: 'Whom you trust' }));
    expect(trust.getByText('The operator of this server keeps the treasury and pays out of it.')).toBeTruthy();
    expect(trust.getByText(/^Until it has landed, your credit is held\./)).toBeTruthy();
    expect(trust.getByText(MINT)).toBeTruthy();
    expect(go('Withdraw').disabled).toBe(true);
    fireEvent.click(sheet.getByRole('button', { name: 'All' }));
    expect(sheet.getByText('45 WGR')).toBeTruthy();
    expect(go('Withdraw 30 WGM').disabled).toBe(false);
  });

  it('[MON-03] is told truly from waiting to arrived, and stands among the withdrawals', async () => {
    let now = withdrawal();
    const log = serve({
      ...answers,
      'GET /api/treasury/withdrawals': () => listed(now),
      'POST /api/treasury/withdraw': yes({ withdrawal: now, balance: '107' }),
    });
    const sheet = await open();
    await type('Amount', '30');
    fireEvent.click(go('Withdraw 30 WGM'));
    expect(await sheet.findByText(/^Your credit is held, and nothing was sent yet\./)).toBeTruthy();
    const hear = async (state: string, change: object = {}) => {
      now = withdrawal({ state, ...change });
      act(() => tellLive({ type: 'treasury.withdrawal', id: ID, state }));
    };
    await hear('sent', { signature: SIGNATURE });
    expect(await sheet.findByText(/^It was sent and has not landed yet\./)).toBeTruthy();
    expect(sheet.queryByRole('link')).toBeNull();
    await hear('paid', { signature: SIGNATURE, settled_at: new Date().toISOString() });
    expect(await sheet.findByText('45 WGR went to HAgk…Kpqk.')).toBeTruthy();
    for (const link of sheet.getAllByRole('link', { name: 'See the transaction' }))
      expect(link.getAttribute('href')).toBe(`/tx/${SIGNATURE}`);
    const list = within(sheet.getByRole('list', { name: 'Your withdrawals' }));
    expect(list.getByText('45 WGR to HAgk…Kpqk')).toBeTruthy();
    expect(list.getByText('Arrived')).toBeTruthy();
    expect(log.find(({ line }) => line.startsWith('POST'))?.body).toMatchObject({ amount: '30', address: OWN });
    fireEvent.click(go('Done'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[MON-03] what could not be paid is said to be back', async () => {
    serve({
      ...answers,
      'GET /api/treasury/withdrawals': listed(withdrawal({ state: 'returned' })),
      'POST /api/treasury/withdraw': yes({ withdrawal: withdrawal(), balance: '107' }),
    });
    const sheet = await open();
    await type('Amount', '30');
    fireEvent.click(go('Withdraw 30 WGM'));
    expect(await sheet.findByText('It could not be paid. 30 WGM are in your credit again.')).toBeTruthy();
  });

  it('[MON-03] whose answer was lost is withdrawn once, however often it is pressed', async () => {
    let isLost = true;
    const log = serve({
      ...answers,
      'POST /api/treasury/withdraw': () =>
        isLost ? 'unreachable' : yes({ withdrawal: withdrawal({ amount: '7' }), balance: '130' }),
    });
    const sheet = await open();
    await type('Amount', '7');
    fireEvent.click(go('Withdraw 7 WGM'));
    expect((await sheet.findByRole('alert')).textContent).toBe(
      'It is not known whether this was taken. Try again: it is withdrawn once.',
    );
    isLost = false;
    fireEvent.click(go('Withdraw 7 WGM'));
    expect(await sheet.findByRole('button', { name: 'Done' })).toBeTruthy();
    const keys = log.filter(({ line }) => line.startsWith('POST')).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('[MON-03] goes to another address that was pasted, if it is one', async () => {
    const log = serve({
      ...answers,
      'POST /api/treasury/withdraw': no(400, 'withdraw_nobody', 'Nobody can hold tokens at this address.'),
    });
    const sheet = await open();
    await type('Amount', '5');
    fireEvent.click(go('Change the address'));
    expect(go('Withdraw 5 WGM').disabled).toBe(true);
    await type('Address', `${OTHER}x`);
    expect(sheet.getByRole('alert').textContent).toBe('This is not an address on Solana');
    await type('Address', ` ${OTHER} `);
    expect(sheet.getByText('Check it twice. What has arrived there cannot be brought back.')).toBeTruthy();
    fireEvent.click(go('Withdraw 5 WGM'));
    expect(await sheet.findByText('Nobody can hold tokens at this address.')).toBeTruthy();
    expect(log.find(({ line }) => line.startsWith('POST'))?.body).toMatchObject({ amount: '5', address: OTHER });
    fireEvent.click(go('Use my wallet'));
    expect(sheet.getByText('HAgk…Kpqk')).toBeTruthy();
  });

  it('[MON-03] says what is wrong with an amount before it is sent', async () => {
    serve({ ...answers, 'GET /api/treasury': terms({ daily_left: '10' }) });
    const sheet = await open();
    expect(await sheet.findByText('Right now at most 10 WGM: a day has its limit.')).toBeTruthy();
    for (const [typed, said] of [
      ['0', 'Whole numbers only'],
      ['a', 'Whole numbers only'],
      ['31', 'More than can be withdrawn'],
      ['11', 'More than a day allows'],
    ] as const) {
      await type('Amount', typed);
      expect([sheet.getByRole('alert').textContent, go('Withdraw').disabled]).toEqual([said, true]);
    }
    fireEvent.click(go('All'));
    expect(go('Withdraw 10 WGM').disabled).toBe(false);
  });

  it('[MON-03] says why nothing can leave, and when it can again', async () => {
    serve({ ...answers, 'GET /api/treasury': terms({ withdrawable: '0', is_test: true, gifts_leave: true }) });
    const sheet = await open();
    expect(await sheet.findByText('Nothing can be withdrawn yet')).toBeTruthy();
    expect(sheet.getByText('What this server granted you stays here: welcome, daily claim, rewards.')).toBeTruthy();
    expect(await sheet.findByText('None yet.')).toBeTruthy();
    openPage();
    keepStoredUser(ana);
    serve({ ...answers, 'GET /api/treasury': terms({ daily_left: '0' }) });
    const later = await open();
    expect(await later.findByText('You have withdrawn as much as a day allows')).toBeTruthy();
    expect(later.getByText('Each withdrawal counts for 24 hours. Then as much can leave again.')).toBeTruthy();
  });

  it('[MON-03] says that it is paused, and asks for nothing', async () => {
    serve({ ...answers, 'GET /api/treasury': terms({ is_paused: true }) });
    const sheet = await open();
    expect(await sheet.findByText(/The operator has paused withdrawals/)).toBeTruthy();
    expect(sheet.queryByLabelText('Amount')).toBeNull();
  });

  it('[MON-03] is not offered where credit cannot leave, nor while that is not known', async () => {
    const log = serve({ ...answers, 'GET /api/treasury': yes({ treasury: null }) });
    show();
    expect(await screen.findByText('137 WGM')).toBeTruthy();
    await waitFor(() => expect(log.some(({ line }) => line === 'GET /api/treasury')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('[MON-03] a list that does not come can be asked for again', async () => {
    serve({ ...answers, 'GET /api/treasury/withdrawals': no(503, 'overloaded', 'The server is busy.') });
    const sheet = await open();
    expect(await sheet.findByText('Your withdrawals could not be loaded')).toBeTruthy();
    serve({ ...answers, 'GET /api/treasury/withdrawals': listed(withdrawal({ state: 'returned' })) });
    fireEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByText('Came back')).toBeTruthy();
  });
});
