import type { MemberId } from '@wagram/contract/kernel';
import type { LaunchView, TokenView } from '@wagram/contract/launchpad';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, openPage, serve, yes } from '#testing';
import { CreatorPanel } from '#launchpad';
import { LaunchTokenPage } from './launch-token.tsx';
import { TokenPage } from './token.tsx';

const MINT = 'So11111111111111111111111111111111111111112';
const launch = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057' as LaunchView['id'],
  state: 'open',
  name: 'Tea Leaves',
  symbol: 'TEA',
  image_url: null,
  mint: MINT,
  decimals: 6,
  creator: null,
  creator_address: MINT,
  supply: '1000000000000',
  for_sale: '600000000000',
  for_pool: '300000000000',
  pool_percent: 50,
  share: '100000000000',
  vesting_days: 30,
  goal: '3000000000',
  cap: '1000000000',
  pledged: '1500000000',
  raised: '0',
  pledges: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  closes_at: '2126-01-01T00:00:00.000Z',
  opened_at: null,
  is_mine: false,
  is_hidden: false,
} satisfies LaunchView;

const token = (other: Partial<TokenView['facts']> = {}, sale: LaunchView | null = launch): TokenView => ({
  facts: {
    mint: MINT,
    supply: '1000000000000',
    decimals: 6,
    mint_authority: null,
    freeze_authority: null,
    holders: [{ account: MINT, owner: MINT, amount: '900000000000', role: 'sale', member: null }],
    holder_count: 0,
    maker: MINT,
    made_at: '2026-01-01T00:00:00.000Z',
    ...other,
  },
  launch: sale,
  vesting: null,
  own: null,
});

const network = (launchpad: 'on' | 'paused') =>
  yes({
    network: {
      kind: 'test',
      name: 'Test network',
      genesis: MINT,
      is_reachable: true,
      explorer: null,
      token: null,
      has_faucet: true,
      products: { withdraw: 'on', deposit: 'on', swap: 'on', staking: 'on', launchpad, tickets: 'on' },
    },
  });

describe('the launchpad', () => {
  beforeEach(() => openPage());

  it('[MON-10] lists sales that are open, with the trust that they ask for', async () => {
    serve({
      'GET /api/chain/network': network('on'),
      'GET /api/launches': yes({ launches: [launch], next_cursor: null }),
    });
    draw(<LaunchTokenPage />, '/launch-token');
    expect(await screen.findByText('1.5 of 3 SOL pledged')).toBeTruthy();
    expect(screen.getByText('Your SOL stays in an account of yours until the opening.')).toBeTruthy();
    expect(screen.getByText('The cap counts for each account here. One person can have several.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Launch a token' })).toBeTruthy();
  });

  it('[MON-10] says that it is paused, and that nothing is lost', async () => {
    serve({
      'GET /api/chain/network': network('paused'),
      'GET /api/launches': yes({ launches: [], next_cursor: null }),
    });
    draw(<LaunchTokenPage />, '/launch-token');
    expect(await screen.findByText('The operator has paused the launchpad. Nothing of yours is lost.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Launch a token' })).toBeNull();
    expect(await screen.findByText('No sale is open')).toBeTruthy();
  });
});

describe('the page of a token', () => {
  beforeEach(() => openPage());

  it('[MON-10] tells what the network knows in plain words, also of one that was not made here', async () => {
    serve({
      'GET /api/chain/network': network('on'),
      'GET /api/launches/token': yes({ token: token({ mint_authority: MINT, freeze_authority: MINT }, null) }),
    });
    draw(<TokenPage />, `/token/${MINT}`);
    expect(await screen.findByText('This token was not launched here.')).toBeTruthy();
    expect(screen.getByText('Yes, by whoever holds that right.')).toBeTruthy();
    expect(screen.getByText('Yes. You could be kept from selling.')).toBeTruthy();
  });

  it('[MON-10] a pledge that was filled in part asks for the rest to be taken back', async () => {
    const pledge = {
      state: 'filled',
      address: MINT,
      account: MINT,
      token_account: MINT,
      amount: '1000000000',
      pays: '750000000',
      gets: '225000000000',
      held: '250000000',
      is_spare: false,
    } as const;
    const own = { seed: 'ab', launch_key: MINT, pledge };
    serve({
      'GET /api/chain/network': network('on'),
      'GET /api/launches/token': yes({ token: { ...token({}, { ...launch, state: 'opened' }), own } }),
    });
    draw(<TokenPage />, `/token/${MINT}`);
    expect(await screen.findByText(/You paid 0.75 SOL and got 225,000 TEA/)).toBeTruthy();
    expect(screen.getByText(/What was not needed is still yours. Take it back now./)).toBeTruthy();
  });

  it.each([
    ['1000000000', true, /Nothing was taken from you. Take your SOL back now./],
    ['0', true, /Empty accounts of yours still hold 0.00407856 SOL as a deposit./],
    [null, true, /You have taken your SOL back. Empty accounts of yours still hold 0.00203928 SOL/],
    [null, false, /^You have taken your SOL back.$/],
  ])('[MON-10] after a missed sale it says what is left to take: %s, %s', async (held, isSpare, said) => {
    const pledge = {
      state: 'let_go',
      address: MINT,
      account: MINT,
      token_account: MINT,
      amount: '1000000000',
      pays: '0',
      gets: '0',
      held,
      is_spare: isSpare,
    } as const;
    const own = { seed: 'ab', launch_key: MINT, pledge };
    serve({
      'GET /api/chain/network': network('on'),
      'GET /api/launches/token': yes({ token: { ...token({}, { ...launch, state: 'missed' }), own } }),
    });
    draw(<TokenPage />, `/token/${MINT}`);
    expect((await screen.findByText(said)).textContent).toMatch(said);
  });

  it('[MON-10] a sale that was opened says that trading is about to open, and then shows it', async () => {
    const pool = {
      mint: MINT,
      symbol: 'TEA',
      decimals: 6,
      desk: MINT,
      sol: '1500000000',
      tokens: '300000000000',
      underway: { buy: { in: '0', out: '0' }, sell: { in: '0', out: '0' } },
      fee: 30,
      price: '5000000000000',
      change: null,
      volume: '0',
      supply: '1000000000000',
      cap: '5000000000',
      usd: null,
      is_paused: false,
    };
    let isOpen = false;
    serve({
      'GET /api/chain/network': network('on'),
      'GET /api/launches/token': yes({ token: token({}, { ...launch, state: 'opened' }) }),
      'GET /api/swap': () => yes({ pool: isOpen ? pool : null }),
      'GET /api/swap/chart': yes({ points: [] }),
      'GET /api/swap/trades': yes({ trades: [], next_cursor: null }),
    });
    const { unmount } = draw(<TokenPage />, `/token/${MINT}`);
    expect(await screen.findByText('Trading opens in a moment.')).toBeTruthy();
    unmount();
    isOpen = true;
    draw(<TokenPage />, `/token/${MINT}`);
    expect(await screen.findByText('5 SOL')).toBeTruthy();
    expect(screen.queryByText('Trading opens in a moment.')).toBeNull();
  });

  it('[MON-10] one that an operator has hidden says so, and nothing can be pledged', async () => {
    const own = { seed: 'ab', launch_key: MINT, pledge: null };
    serve({
      'GET /api/chain/network': network('on'),
      'GET /api/launches/token': yes({ token: { ...token({}, { ...launch, is_hidden: true }), own } }),
    });
    draw(<TokenPage />, `/token/${MINT}`);
    expect(await screen.findByText(/An operator has taken this launch off the lists. Nothing is sold/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pledge' })).toBeNull();
  });

  it('[MON-10] anybody can report it, but for its creator', async () => {
    const show = async (isMine: boolean) => {
      serve({
        'GET /api/chain/network': network('on'),
        'GET /api/launches/token': yes({ token: token({}, { ...launch, is_mine: isMine }) }),
      });
      const { unmount } = draw(<TokenPage />, `/token/${MINT}`);
      await screen.findByText('What is known of this token');
      const button = screen.queryByRole('button', { name: 'Report this token' });
      unmount();
      return button !== null;
    };
    expect([await show(false), await show(true)]).toEqual([true, false]);
  });
});

describe('what a creator finds', () => {
  beforeEach(() => openPage());

  it.each([
    [{ vested: '5000000', released: '2000000', waiting: '1000000' }, '2 of your share are free now.', true],
    [{ vested: '5000000', released: '4000000', waiting: '1000000' }, '0 of your share are free now.', false],
  ])('[MON-10] what is free of their share, and the SOL that was raised: %o', async (vesting, said, canRelease) => {
    const memberId = '01890a5d-ac96-774b-bcce-b302099a8058' as MemberId;
    const props = { memberId, launch: { ...launch, state: 'opened' as const, is_mine: true }, vesting };
    draw(<CreatorPanel {...props} onChanged={() => undefined} />);
    expect(await screen.findByText(said.replace(' of', ' TEA of'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Release my share' }) !== null).toBe(canRelease);
    expect(screen.getByRole('button', { name: 'Turn the raised SOL into plain SOL' })).toBeTruthy();
  });
});
