import { defaultChoices } from '@wagram/contract/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterAs } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, where, yes } from '#testing';
import { BuyPage } from './buy.tsx';
import { LaunchTokenPage } from './launch-token.tsx';
import { StakingPage } from './staking.tsx';

const ADDRESS = 'So11111111111111111111111111111111111111112';
const waitingFor = (waitlists: object) =>
  yes({ settings: { ...defaultChoices, wishes: { ...defaultChoices.wishes, ...waitlists } } });
const changes = (log: ReturnType<typeof serve>) =>
  log.filter(({ line }) => line === 'PUT /api/settings').map(({ body }) => body);

describe('staking', () => {
  it('[STAK-01] says that it is coming, with three cards and a way back', () => {
    openPage();
    draw(<StakingPage />, '/staking');
    expect(screen.getByRole('heading', { level: 1, name: 'Staking Coming Soon' })).toBeTruthy();
    expect(screen.getByText('Coming Soon')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((card) => card.textContent)).toEqual([
      'Flexible Staking',
      'Earn Rewards',
      'Low Fees',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(where()).toBe('/home');
  });
});

describe('the page about the token', () => {
  beforeEach(() => {
    openPage();
    serve({ 'GET /api/settings': waitingFor({}) });
  });

  it('[BUY-01] D23: without a token there is nothing to copy, no way out, and a warning of impostors', () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    draw(<BuyPage />, '/buy-acme');
    expect(screen.getByRole('heading', { level: 1, name: 'Buy Acme' })).toBeTruthy();
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
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    draw(<BuyPage />, '/buy-acme');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
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
      'GET /api/settings': waitingFor({}),
      'PUT /api/settings': ({ body }) => waitingFor((body as { wishes: object }).wishes),
    });
    draw(<BuyPage />, '/buy-acme');
    fireEvent.click(screen.getByRole('button', { name: 'Add to watchlist' }));
    fireEvent.click(await screen.findByRole('button', { name: 'On your watchlist', pressed: true }));
    await waitFor(() => expect(changes(log)).toEqual([{ wishes: { token: true } }, { wishes: { token: false } }]));
    expect(screen.getByRole('button', { name: 'Add to watchlist', pressed: false })).toBeTruthy();
  });

  it('[BUY-01] a wish that the server did not hear is taken back', async () => {
    keepStoredUser(person('ana'));
    const log = serve({ 'GET /api/settings': waitingFor({}), 'PUT /api/settings': no(500, 'internal', 'No') });
    draw(<BuyPage />, '/buy-acme');
    fireEvent.click(screen.getByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() => expect(changes(log)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Add to watchlist' })).toBeTruthy();
  });
});

describe('the launchpad', () => {
  it('[LAUN-01] says what it will be: four cards and what one can do', () => {
    openPage();
    draw(<LaunchTokenPage />, '/launch-token');
    expect(screen.getByRole('heading', { level: 1, name: 'Launch Your Token' })).toBeTruthy();
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
      'GET /api/settings': () => waitingFor(kept),
      'PUT /api/settings': ({ body }) => {
        kept = (body as { wishes: object }).wishes;
        return waitingFor(kept);
      },
    });
    draw(<LaunchTokenPage />, '/launch-token');
    fireEvent.click(screen.getByRole('button', { name: 'Notify Me When Ready' }));
    expect(changes(log)).toEqual([]);
    enterAs(person('ana'));
    expect(await screen.findByText('You are on the list')).toBeTruthy();
    expect(changes(log)).toEqual([{ wishes: { launchpad: true } }]);
  });
});
