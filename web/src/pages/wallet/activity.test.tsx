import { asId } from '@wagram/contract/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { chainEntry, draw, MINT, movement, no, openPage, person, serve, SIGNATURE, testNetwork, yes } from '#testing';
import { emptyShelves } from '../../wallet/vault/testing-vault.ts';
import { WalletPage } from './wallet.tsx';

/** A minute of the hour that ended half a minute ago. */
const NOW = Date.now() - 30_000;
const at = (minute: number) => new Date(NOW - (59 - minute) * 60_000).toISOString();
const signature = (mark: string) => SIGNATURE.slice(0, -1) + mark;
const gift = (id: number, minute: number, change = {}) =>
  movement({ id: asId(`01890a5d-ac96-774b-bcce-b302099a80${id}`), created_at: at(minute), ...change });
const sol = (amount: string) => ({ mint: null, amount, decimals: 9, symbol: 'SOL' });
const base = {
  'GET /api/chain/network': yes({ network: testNetwork() }),
  'GET /api/chain/holdings': yes({ holdings: { address: MINT, lamports: '0', tokens: [] } }),
  'GET /api/chain/payments': yes({ payments: [], next_cursor: null }),
};
const movements = (...list: object[]) => ({
  'GET /api/ledger/movements': yes({ movements: list, next_cursor: null }),
});
const entries = (...list: object[]) => ({ 'GET /api/wallet/entries': yes({ entries: list, next_cursor: null }) });
const open = () => draw(<WalletPage />, '/wallet?tab=activity');
const rows = () =>
  within(screen.getByRole('list', { name: 'Activity' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// Deriving a key takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  emptyShelves();
  keepStoredUser(person('ana'));
});

describe('the activity of a wallet', () => {
  it('[CHN-12] credit and chain are one list by time, with filters', async () => {
    const log = serve({
      ...base,
      ...movements(gift(11, 40), gift(12, 10)),
      ...entries(
        chainEntry({ at: at(50), with: [{ address: MINT, member: person('nora') }], note: 'for lunch' }),
        chainEntry({ at: at(20), signature: signature('1'), changes: [sol('2000000000')] }),
      ),
    });
    open();
    expect(await screen.findByRole('button', { name: 'Sent 0.1 SOL to @nora' })).toBeTruthy();
    expect(rows()).toEqual([
      'NSent to @nora9m·for lunch−0.1 SOL',
      'AGift from Ana19m+1,000 WGM',
      'Received39m+2 SOL',
      'AGift from Ana49m+1,000 WGM',
    ]);
    // CHN-01: on the card, and above the list.
    expect(screen.getAllByText('Test network: these tokens have no value')).toHaveLength(2);
    press('Credit');
    await waitFor(() => expect(rows()).toHaveLength(2));
    press('Solana');
    await waitFor(() => expect(rows()[1]).toBe('Received39m+2 SOL'));
    press('Received');
    await waitFor(() => expect(log.some(({ query }) => query['direction'] === 'in')).toBe(true));
    await waitFor(() => expect(rows()).not.toContain('NSent to @nora9m·for lunch−0.1 SOL'));
    expect(rows()).toContain('Received39m+2 SOL');
  });

  it('[CHN-12] pages of both are asked for as they are needed', async () => {
    serve({
      ...base,
      'GET /api/ledger/movements': ({ query }) =>
        query['cursor'] === 'next'
          ? yes({ movements: [gift(13, 5)], next_cursor: null })
          : yes({ movements: [gift(11, 40)], next_cursor: 'next' }),
      ...entries(chainEntry({ at: at(50) }), chainEntry({ at: at(3), signature: signature('1'), changes: [sol('7')] })),
    });
    open();
    await screen.findByRole('button', { name: 'Sent 0.1 SOL' });
    expect(rows()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows().map((row) => row?.match(/\d+m/)?.[0])).toEqual(['9m', '19m', '54m', '56m']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[CHN-12] a row opens its details', async () => {
    serve({
      ...base,
      ...movements(),
      ...entries(chainEntry({ with: [{ address: MINT, member: person('nora') }], note: 'for lunch' })),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sent 0.1 SOL to @nora' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sent 0.1 SOL to @nora' }));
    expect(sheet.getByText('−0.1 SOL')).toBeTruthy();
    expect(sheet.getByText('0.000005 SOL')).toBeTruthy();
    expect(sheet.getByText('for lunch')).toBeTruthy();
    expect(sheet.getByText(SIGNATURE)).toBeTruthy();
    expect(sheet.getByText('Test network: these tokens have no value')).toBeTruthy();
    expect(sheet.getByRole('link', { name: /@nora/ }).getAttribute('href')).toBe('/user/nora');
    expect(sheet.getByRole('link', { name: 'See what it did, step by step' }).getAttribute('href')).toBe(
      `/tx/${SIGNATURE}`,
    );
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    fireEvent.click(sheet.getByRole('button', { name: 'Copy signature' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(SIGNATURE));
  });

  it('[CHN-12] a network with an explorer is looked at there; one that failed says what the network said', async () => {
    const explorer = 'https://explorer.example/tx/{signature}?cluster=devnet';
    serve({
      ...base,
      'GET /api/chain/network': yes({ network: testNetwork({ kind: 'devnet', explorer }) }),
      ...movements(),
      ...entries(chainEntry({ error: 'insufficient funds', changes: [] })),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Failed: insufficient funds' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'This did not go through' }));
    expect(sheet.getByText('Nothing but the fee was taken. The network said: insufficient funds')).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Open in the explorer' }).getAttribute('href')).toBe(
      `https://explorer.example/tx/${SIGNATURE}?cluster=devnet`,
    );
  });

  it('[CHN-10, CHN-12] what is on its way stands on top with its true state, once', async () => {
    const payment = (mark: string, state: string) => ({
      signature: signature(mark),
      state,
      error: null,
      to: MINT,
      created_at: at(58),
      settled_at: null,
    });
    serve({
      ...base,
      ...movements(),
      ...entries(chainEntry({ signature: signature('3') })),
      'GET /api/chain/payments': yes({
        payments: [payment('1', 'signed'), payment('2', 'sent'), payment('3', 'confirmed')],
        next_cursor: null,
      }),
    });
    open();
    const list = await screen.findByRole('list', { name: 'On their way' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(within(list).getByText('Kept here, not yet taken by the network')).toBeTruthy();
    expect(within(list).getByText('Taken by the network, not yet landed')).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  it('[CHN-07] one that cannot be reached leaves the other on the screen, and can be asked for again', async () => {
    serve({ ...base, ...movements(gift(11, 40)), 'GET /api/wallet/entries': no(503, 'chain_unreachable', 'later') });
    open();
    expect(await screen.findByText('What happened on Solana is not known right now.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
    serve({ ...base, ...movements(gift(11, 40)), ...entries(chainEntry()) });
    press('Try again');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByText(/not known right now/)).toBeNull();
  });

  it('[CHN-12] the file holds both', async () => {
    let file = '';
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => {
        file = text;
      });
      return 'blob:x';
    });
    serve({ ...base, ...movements(gift(11, 40)), ...entries(chainEntry({ at: at(50) })) });
    open();
    await screen.findByRole('button', { name: 'Sent 0.1 SOL' });
    press('Download CSV');
    await waitFor(() => expect(file.split('\r\n')).toHaveLength(4));
    expect(file.split('\r\n')[1]).toContain(',chain,out,-0.1,SOL,');
    expect(file.split('\r\n')[2]).toContain(',gift,in,1000,WGM,ana');
  });
});
