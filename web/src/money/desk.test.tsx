import type { KeyView, MoneyView } from '@wagram/contract/money';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { useOpenDialog } from '#ui';
import { MoneyDesk } from './desk.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { SweepDialog } from './sweep-dialog.tsx';

const MINT = 'So11111111111111111111111111111111111111112';
const TREASURY = 'SysvarC1ock11111111111111111111111111111111';
const MINE = 'Vote111111111111111111111111111111111111111';
const token = { mint: MINT, symbol: 'WGR', decimals: 9 };
const NAMES = ['withdraw', 'deposit', 'swap', 'staking', 'launchpad', 'tickets'] as const;

const money = (change: Partial<MoneyView> = {}): MoneyView => ({
  network: {
    kind: 'test',
    name: 'Test network',
    genesis: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    is_reachable: true,
    slot: '123456',
    since: '2026-11-01T10:00:00.000Z',
    explorer: null,
  },
  products: NAMES.map((name) => ({ name, state: 'on', paused_at: null, by: null, note: null })),
  treasury: {
    token,
    address: TREASURY,
    rate: '1000000000',
    held: '500000000000',
    credit: '300',
    owed: '300000000000',
    waiting: { count: 0, amount: '0' },
    returned: { count: 0, amount: '0' },
    withdrawn: '70',
    deposited: '20',
  },
  pools: [],
  staking: null,
  launches: { open: 0, opened: 0, missed: 0, hidden: 0 },
  ...change,
});

const treasuryKey: KeyView = {
  name: 'treasury',
  address: TREASURY,
  can_sweep: true,
  funds: [
    { mint: null, symbol: 'SOL', decimals: 9, amount: '2000000000', kept: '10000000', free: '1990000000' },
    { mint: MINT, symbol: 'WGR', decimals: 9, amount: '500000000000', kept: '300000000000', free: '200000000000' },
  ],
  is_low: false,
  is_sweeping: false,
};

const answers = (seen: MoneyView, hasSecondFactor = true, keys: readonly KeyView[] = [treasuryKey]) => ({
  'GET /api/moderation/reports': yes({ cases: [], next_cursor: null, open: 0 }),
  'GET /api/moderation/appeals': yes({ appeals: [], next_cursor: null, open: 0 }),
  'GET /api/moderation/money': yes({ money: seen }),
  'GET /api/moderation/money/keys': yes({ keys, has_second_factor: hasSecondFactor }),
  'GET /api/moderation/money/withdrawals': yes({ withdrawals: [], next_cursor: null }),
  'GET /api/moderation/money/launches': yes({ launches: [], next_cursor: null }),
  'GET /api/moderation/money/sweeps': yes({ sweeps: [], next_cursor: null }),
});

const Dialogs = () => {
  const name = useOpenDialog();
  if (name === 'pause') return <PauseDialog />;
  return name === 'sweep' ? <SweepDialog /> : null;
};

const open = () =>
  draw(
    <Suspense fallback="waiting">
      <MoneyDesk />
      <Dialogs />
    </Suspense>,
    '/moderation/money',
  );

describe('the page of money', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('mod', { operator: true }));
  });

  it('[MON-12] tells that all is quiet, what is held against what is owed, and leads back to moderation', async () => {
    serve(answers(money()));
    open();
    expect(await screen.findByText('All quiet.')).toBeTruthy();
    const treasury = screen.getByRole('region', { name: 'Treasury' });
    expect(treasury.textContent).toContain('Holds500 WGR');
    expect(treasury.textContent).toContain('300 WGR300 WGM of credit');
    expect(treasury.textContent).toContain('Beyond what is owed200 WGR');
    const reports = await screen.findByRole('link', { name: 'Reports' });
    expect(reports.getAttribute('href')).toBe('/moderation');
    expect(screen.getByRole('link', { name: 'Money' }).getAttribute('aria-current')).toBe('page');
  });

  it('[MON-12] names everything that needs a look: away, short, paused, failed, low', async () => {
    const seen = money();
    const [withdraw, ...rest] = seen.products;
    const paused = {
      ...withdraw!,
      state: 'paused' as const,
      paused_at: '2026-11-02T10:00:00.000Z',
      by: '@eve',
      note: 'An audit',
    };
    serve(
      answers(
        {
          ...seen,
          network: { ...seen.network!, is_reachable: false, slot: null },
          products: [paused, ...rest],
          treasury: { ...seen.treasury!, held: '100000000000', returned: { count: 3, amount: '30' } },
        },
        true,
        [{ ...treasuryKey, is_low: true }],
      ),
    );
    open();
    expect(await screen.findByText('The treasury holds 200 WGR less than all credit is worth.')).toBeTruthy();
    expect(screen.getByText(/^The network does not answer/)).toBeTruthy();
    expect(screen.getByText('Paused: Withdrawals.')).toBeTruthy();
    expect(screen.getByText('3 withdrawals came back.')).toBeTruthy();
    expect(await screen.findByText('Little SOL left for fees: Treasury.')).toBeTruthy();
    expect(screen.getByText('An audit')).toBeTruthy();
    expect(screen.queryByText('All quiet.')).toBeNull();
  });

  it('[MON-12] without a network it says so', async () => {
    serve(answers(money({ network: null, products: [], treasury: null })));
    open();
    expect(await screen.findByText('This server is not connected to Solana')).toBeTruthy();
  });

  it('[MON-12] a pause asks for a reason, and says what the server refuses', async () => {
    let tries = 0;
    const log = serve({
      ...answers(money()),
      'POST /api/moderation/money/pauses': () =>
        (tries += 1) === 1 ? no(409, 'already_so', 'It is so already. Somebody else may have decided.') : yes(),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Pause: Swap' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pause Swap?' });
    const go = within(dialog).getByRole('button', { name: 'Pause' });
    expect(go).toHaveProperty('disabled', true);
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: ' Prices look odd ' } });
    fireEvent.click(go);
    expect(await within(dialog).findByText('It is so already. Somebody else may have decided.')).toBeTruthy();
    fireEvent.click(go);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log.findLast(({ line }) => line === 'POST /api/moderation/money/pauses')?.body).toEqual({
      product: 'swap',
      is_paused: true,
      note: 'Prices look odd',
    });
  });
});

describe('sweeping a key', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('mod', { operator: true }));
  });

  const openSweep = async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sweep: Treasury' }));
    return screen.findByRole('dialog', { name: 'Sweep Treasury' });
  };

  it('[MON-12] without a second factor it tells how to set one up, and asks for nothing else', async () => {
    serve(answers(money(), false));
    const dialog = await openSweep();
    expect(within(dialog).getByRole('button', { name: 'Set up two-factor authentication' })).toBeTruthy();
    expect(within(dialog).queryByLabelText('Amount')).toBeNull();
  });

  it('[MON-12] takes no more than is free, to no address of the server, and sends the smallest units', async () => {
    const log = serve({
      ...answers(money()),
      'POST /api/moderation/money/sweeps': no(401, 'wrong_code', 'That code is not right. Please try again.'),
    });
    const dialog = await openSweep();
    const field = (label: string) => within(dialog).getByLabelText(label);
    const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    type('What', MINT);
    type('Amount', '200.5');
    expect(within(dialog).getByText('That is more than is free')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'All' }));
    expect(field('Amount')).toHaveProperty('value', '200');
    type('To', TREASURY);
    expect(within(dialog).getByText('This is an address of this server itself')).toBeTruthy();
    type('To', MINE);
    type('Reason', 'To the safe');
    const go = within(dialog).getByRole('button', { name: 'Sweep 200 WGR' });
    expect(go).toHaveProperty('disabled', true);
    type('Code of your authenticator', '123456');
    fireEvent.click(go);
    expect(await within(dialog).findByText('That code is not right. Please try again.')).toBeTruthy();
    expect(log.find(({ line }) => line === 'POST /api/moderation/money/sweeps')?.body).toEqual({
      from: 'treasury',
      mint: MINT,
      amount: '200000000000',
      address: MINE,
      note: 'To the safe',
      code: '123456',
    });
  });

  it('[MON-12] where nothing is free it says so', async () => {
    const funds = treasuryKey.funds?.map((one) => ({ ...one, free: '0' })) ?? null;
    serve(answers(money(), true, [{ ...treasuryKey, funds }]));
    const dialog = await openSweep();
    expect(within(dialog).getByText('Nothing at this key is free right now.')).toBeTruthy();
  });
});
