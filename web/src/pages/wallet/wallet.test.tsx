import { asId } from '@wagram/contract/kernel';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { dropStoredUser, keepStoredUser, listStored, removeStored } from '#kernel';
import { draw, MINT, no, openPage, person, serve, ticket, yes } from '#testing';
import { Toaster } from '#ui';
import { WalletPage } from './wallet.tsx';

const gift = (number: number, change: object = {}) => ({
  id: `01890a5d-ac96-774b-bcce-b302099a80${number}`,
  kind: 'gift',
  direction: 'in',
  unit: 'WGM',
  amount: '5',
  with: { username: '@bob', displayName: 'Bob', avatar_url: null },
  post_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  created_at: new Date().toISOString(),
  ...change,
});
const answers = {
  'GET /api/balance': yes({ balances: { WGM: '1340', WGR: '0', points: '0' } }),
  'GET /api/rewards': yes({ terms: { needs: [], daily_cap: 20 }, rewards: { invited: 4, qualified: 3, credited: 1 } }),
  'GET /api/ledger/earnings': yes({ week: '42' }),
  'GET /api/chain/network': yes({ network: null }),
};
const open = (at = '/wallet') => draw(<WalletPage />, at);
const current = () => document.querySelector('[aria-current="page"]')?.textContent;

// Deriving a key takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  for (const key of [...listStored('wallet:'), ...listStored('wallet-aside:'), 'wallet' as const]) removeStored(key);
  keepStoredUser(person('ana'));
});

describe('the wallet', () => {
  it('[WALL-01] shows the balance, what was earned and the tokens, and opens on them', async () => {
    serve(answers);
    open();
    expect(await screen.findByText('1,340 WGM')).toBeTruthy();
    const earned = await screen.findByRole('link', { name: '+42 earned this week' });
    expect(earned.getAttribute('href')).toBe('/earnings');
    await waitFor(() => expect(current()).toBe('Tokens'));
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'WGMAcme creditGifts and rewards1,340+42',
      'SOLSolanaPays the fees of the network—not read here',
      'WGRWGROn Solana—not read here',
    ]);
    expect(screen.getByText('Pending Rewards')).toBeTruthy();
    expect(await screen.findByText('2 friends to be paid')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Acme Portal' }).getAttribute('href')).toBe('/rewards');
    expect(screen.getByRole('link', { name: 'Wallet settings' }).getAttribute('href')).toBe('/wallet/settings');
    const { publicKey } = JSON.parse(window.localStorage.getItem('acme_wallet') ?? '') as { publicKey: string };
    expect(screen.getByRole('button', { name: 'Copy the address' }).textContent).toBe(
      `${publicKey.slice(0, 4)}…${publicKey.slice(-4)}`,
    );
  });

  it('[WALL-01, WALL-07] Receive copies the address, says so, and says when it could not', async () => {
    serve(answers);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Receive' }));
    expect(await screen.findByText('Address copied')).toBeTruthy();
    const { publicKey } = JSON.parse(window.localStorage.getItem('acme_wallet') ?? '') as { publicKey: string };
    expect(writeText).toHaveBeenCalledWith(publicKey);
    expect(screen.getByLabelText('Your address').textContent).toBe(publicKey);
    const sheet = screen.getByRole('dialog', { name: 'Receive' });
    expect(sheet.textContent).toContain('This server is not connected to Solana.');
    writeText.mockRejectedValue(new Error('no'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('The address could not be copied')).toBeTruthy();
  });

  it('[WALL-07] what moves tokens on a chain says that it is coming', async () => {
    serve(answers);
    draw(
      <Suspense>
        <WalletPage />
        <Toaster theme="light" />
      </Suspense>,
      '/wallet',
    );
    expect((await screen.findByRole('link', { name: 'Swap' })).getAttribute('href')).toBe('/buy-acme#swap');
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    const more = within(await screen.findByRole('dialog', { name: 'More' }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/staking');
  });

  it('[MEND-12] credit and chain are two cards: one has the figure, the other, without a network, an address and the reason', async () => {
    serve(answers);
    open();
    const credit = await screen.findByRole('region', { name: 'Credit on this server' });
    expect(await within(credit).findByText('1,340 WGM')).toBeTruthy();
    expect(within(credit).getByText('Pending Rewards')).toBeTruthy();
    const onChain = await screen.findByRole('region', { name: 'On Solana' });
    expect(await within(onChain).findByText(/^This server is not connected to Solana\./)).toBeTruthy();
    expect(onChain.textContent?.replace(/^On Solana.{9}/, '')).not.toMatch(/\d/);
    expect(within(onChain).getByRole('link', { name: 'Buy' }).getAttribute('href')).toBe('/buy-acme');
  });

  it('[WALL-01] Tickets is empty, and so is Activity before anything was moved', async () => {
    serve({
      ...answers,
      'GET /api/ledger/movements': yes({ movements: [], next_cursor: null }),
      'GET /api/tickets': yes({ tickets: [], next_cursor: null }),
    });
    open('/wallet?tab=tickets');
    expect(await screen.findByText('No tickets yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Activity' }));
    expect(await screen.findByText('No activity yet')).toBeTruthy();
  });

  it('[MON-11] Tickets are to come, past, or paid back, each with its stream and its receipt', async () => {
    const receipt = { state: 'made', mint: MINT, address: MINT } as const;
    const past = { state: 'ended', host: person('bob') } as const;
    const tickets = [
      ticket(),
      ticket({
        id: asId('01890a5d-ac96-774b-bcce-b30209900078'),
        title: 'Last week',
        state: 'paid',
        stream: past,
        receipt,
      }),
      ticket({
        id: asId('01890a5d-ac96-774b-bcce-b30209900079'),
        title: 'Never was',
        state: 'refunded',
        stream: null,
        price: '7',
      }),
    ];
    serve({ ...answers, 'GET /api/tickets': yes({ tickets, next_cursor: null }) });
    open('/wallet?tab=tickets');
    const coming = await screen.findByRole('region', { name: 'Coming up' });
    expect(within(coming).getByRole('link', { name: 'Morning charts' }).getAttribute('href')).toMatch(
      /^\/livestream\//,
    );
    const over = screen.getByRole('region', { name: 'Past' });
    expect(within(over).getByRole('link', { name: 'Receipt on Solana' }).getAttribute('href')).toBe(`/token/${MINT}`);
    const back = screen.getByRole('region', { name: 'Paid back' });
    expect(back.textContent).toContain('Back with you');
    expect(within(back).queryByRole('link')).toBeNull();
  });

  it('[WALL-01] Activity lists movements by page and by filter', async () => {
    const log = serve({
      ...answers,
      'GET /api/ledger/movements': ({ query }) => {
        if (query['direction'] === 'out') return yes({ movements: [], next_cursor: null });
        if (query['cursor'] === 'next') return yes({ movements: [gift(12, { direction: 'out' })], next_cursor: null });
        return yes({ movements: [gift(11)], next_cursor: 'next' });
      },
    });
    open('/wallet?tab=activity');
    expect(await screen.findByText('Gift from Bob')).toBeTruthy();
    expect(screen.getByText('+5')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the post' }).getAttribute('href')).toMatch(/^\/post\/01890a5d/);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Gift to Bob')).toBeTruthy();
    expect(screen.getByText('−5')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
    expect(await screen.findByText('Nothing of this kind')).toBeTruthy();
    for (const name of ['Credit', 'Solana']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(log.find(({ line }) => line.endsWith('movements'))?.query['user_id']).toBe(person('ana').id);
  });

  it('[WALL-01] a list that does not come can be asked for again', async () => {
    serve({ ...answers, 'GET /api/ledger/movements': no(503, 'unavailable', 'Try again in a moment') });
    open('/wallet?tab=activity');
    expect(await screen.findByText('The activity could not be loaded')).toBeTruthy();
    serve({ ...answers, 'GET /api/ledger/movements': yes({ movements: [gift(11)], next_cursor: null }) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Gift from Bob')).toBeTruthy();
  });

  it('[WALL-01] is there for a guest too, who holds nothing', async () => {
    openPage();
    const log = serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    expect(await screen.findByText('0 WGM')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in to hold and earn WGM' })).toBeTruthy();
    expect(screen.getByText('Invite friends and earn')).toBeTruthy();
    await waitFor(() =>
      expect(log.map(({ line }) => line).toSorted()).toEqual([
        'GET /api/auth/session',
        'GET /api/chain/network',
        'GET /api/rewards',
      ]),
    );
  });

  it('[WALL-03] a guest’s wallet is offered to the member, and taken or left', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    const { unmount } = open();
    await screen.findByText('0 WGM');
    unmount();
    const { publicKey } = JSON.parse(window.localStorage.getItem('acme_wallet') ?? '') as { publicKey: string };
    keepStoredUser(person('ana'));
    serve(answers);
    open();
    expect(await screen.findByText('A wallet is on this device already')).toBeTruthy();
    expect(screen.getByText(publicKey)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use this wallet' }));
    expect(await screen.findByText('1,340 WGM')).toBeTruthy();
    expect(window.localStorage.getItem('acme_wallet')).toContain(publicKey);
  });

  it('[PR-01] who signs out while looking leaves their wallet in its place, and none is made for a guest', async () => {
    serve(answers);
    open();
    await screen.findByText('1,340 WGM');
    const before = window.localStorage.getItem('acme_wallet');
    act(() => dropStoredUser());
    expect(await screen.findByText('You have signed out')).toBeTruthy();
    expect(window.localStorage.getItem('acme_wallet')).toBe(before);
    act(() => keepStoredUser(person('ana')));
    expect(await screen.findByText('1,340 WGM')).toBeTruthy();
    expect(window.localStorage.getItem('acme_wallet')).toBe(before);
  });

  it('[WALL-03] what could not be read is told (WA-05)', async () => {
    window.localStorage.setItem('acme_wallet', '{"publicKey":"cut');
    serve(answers);
    open();
    expect(await screen.findByText('A wallet could not be read')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/wallet/settings#earlier');
  });
});
