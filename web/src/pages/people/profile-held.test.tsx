import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { HeldView } from '@wagram/contract/wallet';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, MINT, no, openPage, person, serve, testNetwork, yes } from '#testing';
import { HeldTab } from '#wallet';

const ana = person('ana');
const ADDRESS = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const TICKET = 'So11111111111111111111111111111111111111112';

const item = (change: Partial<HeldView> = {}): HeldView => ({
  mint: MINT,
  amount: '1',
  decimals: 0,
  is_unique: true,
  known: null,
  ...change,
});
const shown = (held: HeldView[], isShown = true) =>
  yes({ shown: { address: ADDRESS, is_shown: isShown, held, has_more: false } });
const network = { 'GET /api/chain/network': yes({ network: testNetwork() }) };
const open = (isOwn = false) => draw(<HeldTab viewerId={ana.id} username="@bob" isOwn={isOwn} />, '/user/bob');

describe('NFT Holds', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[MON-11] names what was made here and leads to its page; others are told by their address', async () => {
    const ticket = {
      kind: 'ticket',
      symbol: 'TICKET',
      name: 'Tea at nine',
      image_url: null,
      page: '/livestream/x',
    } as const;
    const tea = { kind: 'launch', symbol: 'TEA', name: 'Tea Leaves', image_url: null, page: '/token/t' } as const;
    serve({
      ...network,
      'GET /api/wallet/shown': shown([
        item({ mint: TICKET, known: ticket }),
        item(),
        item({ mint: ADDRESS, amount: '2500000', decimals: 6, is_unique: false, known: tea }),
      ]),
    });
    open();
    expect((await screen.findByRole('link', { name: /Tea at nine/ })).getAttribute('href')).toBe('/livestream/x');
    expect(screen.getByRole('link', { name: /TEA.*2\.5/ }).getAttribute('href')).toBe('/token/t');
    expect(screen.getByRole('link', { name: /Collectible/ }).getAttribute('href')).toBe(`/token/${MINT}`);
    expect(screen.getByText(/told by their address/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('[MON-11] the member switches it off; a refusal switches it back', async () => {
    const asked: unknown[] = [];
    serve({
      ...network,
      'GET /api/wallet/shown': shown([item()]),
      'POST /api/wallet/shown': ({ body }) => {
        asked.push(body);
        return no(503, 'overloaded', 'Please try again.');
      },
    });
    open(true);
    const turn = await screen.findByRole('switch', { name: 'Show this on my profile' });
    fireEvent.click(turn);
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ is_shown: false })]));
    await waitFor(() => expect(turn.getAttribute('aria-checked')).toBe('true'));
  });

  it.each([
    ['nothing is held', { ...network, 'GET /api/wallet/shown': shown([]) }, 'Nothing held yet'],
    [
      'they show nothing',
      { ...network, 'GET /api/wallet/shown': yes({ shown: null }) },
      '@bob shows no holdings here.',
    ],
    ['there is no network', { 'GET /api/chain/network': yes({ network: null }) }, 'Not connected to Solana'],
    [
      'the network is away',
      { ...network, 'GET /api/wallet/shown': no(503, 'chain_unreachable', 'The network cannot be reached right now.') },
      'The network cannot be reached right now.',
    ],
  ])('[MON-11] says it when %s', async (_, replies, text) => {
    serve(replies);
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('[MON-11] asks a guest to sign in', async () => {
    serve(network);
    draw(<HeldTab viewerId={null} username="@bob" isOwn={false} />, '/user/bob');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
});
