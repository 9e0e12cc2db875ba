import { defaultChoices } from '@wagram/contract/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterAs } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, testNetwork, yes } from '#testing';
import { BuyPage } from './buy.tsx';
import { LaunchTokenPage } from './launch-token.tsx';

const ADDRESS = 'So11111111111111111111111111111111111111112';
const waitingFor = (waitlists: object) =>
  yes({ settings: { ...defaultChoices, wishes: { ...defaultChoices.wishes, ...waitlists } } });
const changes = (log: ReturnType<typeof serve>) =>
  log.filter(({ line }) => line === 'PUT /api/settings').map(({ body }) => body);

const NO_POOL = { 'GET /api/swap': yes({ pool: null }) };

describe('the page about the token', () => {
  beforeEach(() => {
    openPage();
    serve({ ...NO_POOL, 'GET /api/settings': waitingFor({}) });
  });

  it('[BUY-01] D23: without a token there is nothing to copy, no way out, and a warning of impostors', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    draw(<BuyPage />, '/buy-acme');
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy Acme' })).toBeTruthy();
    expect(screen.getByLabelText('Token address', { selector: 'input' })).toHaveProperty('value', 'Coming Soon');
    expect(screen.getByText(/is an impostor/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Coming Soon' }));
    expect(writeText).not.toHaveBeenCalled();
    for (const name of ['Buy on Raydium', 'View Chart'])
      expect(screen.getByRole('button', { name: new RegExp(`^${name}\\s*Coming Soon$`) })).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['$0.00', '$0', '$0']);
  });

  it('[BUY-01] D23: with a token every way out carries its address', async () => {
    openPage({ tokenAddress: ADDRESS });
    serve(NO_POOL);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    draw(<BuyPage />, '/buy-acme');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const swap = `https://raydium.io/swap/?inputMint=sol&outputMint=${ADDRESS}`;
    expect(links).toEqual([
      ['Buy on Raydium(opens another site)', swap],
      ['View Chart(opens another site)', `https://dexscreener.com/solana/${ADDRESS}`],
      ['Raydium(opens another site)', swap],
      ['Solana Explorer(opens another site)', `https://explorer.solana.com/address/${ADDRESS}`],
    ]);
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('[BUY-01] D26: the watchlist is kept on the server, and can be left', async () => {
    keepStoredUser(person('ana'));
    const log = serve({
      ...NO_POOL,
      'GET /api/settings': waitingFor({}),
      'PUT /api/settings': ({ body }) => waitingFor((body as { wishes: object }).wishes),
    });
    draw(<BuyPage />, '/buy-acme');
    fireEvent.click(await screen.findByRole('button', { name: 'Add to watchlist' }));
    fireEvent.click(await screen.findByRole('button', { name: 'On your watchlist', pressed: true }));
    await waitFor(() => expect(changes(log)).toEqual([{ wishes: { token: true } }, { wishes: { token: false } }]));
    expect(screen.getByRole('button', { name: 'Add to watchlist', pressed: false })).toBeTruthy();
  });

  it('[BUY-01] a wish that the server did not hear is taken back', async () => {
    keepStoredUser(person('ana'));
    const log = serve({
      ...NO_POOL,
      'GET /api/settings': waitingFor({}),
      'PUT /api/settings': no(500, 'internal', 'No'),
    });
    draw(<BuyPage />, '/buy-acme');
    fireEvent.click(await screen.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() => expect(changes(log)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Add to watchlist' })).toBeTruthy();
  });
});

const POOL = {
  mint: ADDRESS,
  symbol: 'WGR',
  decimals: 9,
  desk: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  sol: '30000000000000',
  tokens: '300000000000000000',
  underway: { buy: { in: '0', out: '0' }, sell: { in: '0', out: '0' } },
  fee: 30,
  price: '100000000000',
  change: 120,
  volume: '1500000000',
  supply: '1000000000000000000',
  cap: '100000000000000',
  usd: null,
  is_paused: false,
};
const trading = (change: object = {}) => ({
  'GET /api/swap': yes({ pool: { ...POOL, ...change } }),
  'GET /api/swap/chart': yes({
    points: ['100000000000', '101000000000'].map((close, hour) => ({
      at: `2026-11-15T1${hour}:00:00.000Z`,
      low: close,
      high: close,
      close,
      volume: '750000000',
    })),
  }),
  'GET /api/swap/trades': yes({ trades: [], next_cursor: null }),
  'GET /api/chain/network': yes({ network: testNetwork() }),
});

describe('the token where it trades', () => {
  beforeEach(() => openPage());

  it('[MON-08, MON-12] a guest sees price, cap, volume, chart and whom one trusts, and is asked in', async () => {
    serve(trading());
    draw(<BuyPage />, '/buy-acme');
    expect(await screen.findByText('100,000 SOL')).toBeTruthy();
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '0.0001 SOL',
      '+1.2 % in 24 hours',
      '100,000 SOL',
      '1.5 SOL',
    ]);
    const slider = await screen.findByRole('slider', { name: 'Moment in the chart' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/: 0.000101 SOL$/);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/: 0.0001 SOL$/);
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
    expect(await screen.findByText('Nobody has traded yet. The first trade makes the first price.')).toBeTruthy();
    expect(screen.getByText('They cannot change a trade that you signed, nor take one side of it.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in to trade' })).toBeTruthy();
    expect(screen.queryByText(/coming soon/i)).toBeNull();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('[MON-08] dollars stand beside SOL where the operator names them', async () => {
    serve(trading({ usd: '0.05' }));
    draw(<BuyPage />, '/buy-acme');
    expect(await screen.findByText('about $0.05')).toBeTruthy();
    expect(screen.getByText('about $50,000,000')).toBeTruthy();
  });

  it('[MON-08] what nobody can say is not a price', async () => {
    serve({ 'GET /api/swap': no(503, 'chain_unreachable', 'The network cannot be reached right now.') });
    draw(<BuyPage />, '/buy-acme');
    expect(await screen.findByText('What the token costs is not known right now')).toBeTruthy();
  });
});

const NO_NETWORK = { 'GET /api/chain/network': yes({ network: null }) };

describe('the launchpad', () => {
  it('[LAUN-01] says what it will be: four cards and what one can do', async () => {
    openPage();
    serve(NO_NETWORK);
    draw(<LaunchTokenPage />, '/launch-token');
    expect(await screen.findByRole('heading', { level: 1, name: 'Launch Your Token' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((card) => card.textContent)).toEqual([
      'A few minutes',
      'Fair from the start',
      'Your community',
      'Locked liquidity',
      'What you can do',
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });

  it('[LAUN-01] D26: a guest’s wish is remembered and kept as soon as they are in', async () => {
    openPage();
    let kept = {};
    const log = serve({
      ...NO_NETWORK,
      'GET /api/settings': () => waitingFor(kept),
      'PUT /api/settings': ({ body }) => {
        kept = (body as { wishes: object }).wishes;
        return waitingFor(kept);
      },
    });
    draw(<LaunchTokenPage />, '/launch-token');
    fireEvent.click(await screen.findByRole('button', { name: 'Notify Me When Ready' }));
    expect(changes(log)).toEqual([]);
    enterAs(person('ana'));
    expect(await screen.findByText('You are on the list')).toBeTruthy();
    expect(changes(log)).toEqual([{ wishes: { launchpad: true } }]);
  });
});
