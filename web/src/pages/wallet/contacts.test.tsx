import type { ContactView } from '@wagram/contract/wallet';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, MINT, openPage, person, serve, testNetwork, yes } from '#testing';
import { Toaster } from '#ui';
import { emptyShelves } from '../../wallet/vault/testing-vault.ts';
import { WalletSettingsPage } from './settings.tsx';

const NORA = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const contact = (change: Partial<ContactView>): ContactView => ({
  address: MINT,
  name: null,
  member: null,
  paid: 0,
  last_at: null,
  ...change,
});

/** A server that keeps a book. */
const serveBook = (...kept: ContactView[]) => {
  let book = kept;
  serve({
    'GET /api/chain/network': yes({ network: testNetwork() }),
    'GET /api/wallet/contacts': () => yes({ contacts: book }),
    'PUT /api/wallet/contacts': ({ body }) => {
      const { address, name } = body as { address: string; name: string };
      const before = book.find((each) => each.address === address) ?? contact({ address });
      book = book.filter((each) => each !== before);
      if (name !== '') book = [...book, { ...before, name }];
      return yes();
    },
  });
  return () => book.map(({ address, name }) => [address, name]);
};
const open = () =>
  draw(
    <Suspense>
      <WalletSettingsPage />
      <Toaster theme="light" />
    </Suspense>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

// Deriving a key takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  emptyShelves();
  keepStoredUser(person('ana'));
});

describe('the address book', () => {
  it('[CHN-08] lists whom one has paid or keeps, by one’s own name for them, their handle or their address', async () => {
    serveBook(
      contact({ address: NORA, name: 'Aunt Nora', paid: 3, last_at: new Date().toISOString() }),
      contact({ member: person('bob'), paid: 1 }),
    );
    open();
    await screen.findByText('Aunt Nora');
    const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('button') !== null);
    expect(rows.map((row) => row.textContent)).toEqual(
      expect.arrayContaining(['Aunt NoraHAgk…Kpqk·paid 3 times·now', 'B@bobEPjF…Dt1v·paid once']),
    );
  });

  it('[CHN-08] takes a new one, gives another name, and lets one go with a way back', async () => {
    const book = serveBook();
    open();
    expect(await screen.findByText('Nobody yet.')).toBeTruthy();
    await press('Add an address');
    await type('Address', 'not one');
    await type('Name', 'Nora');
    await press('Save');
    expect(await screen.findByText('This is not an address on Solana')).toBeTruthy();
    await type('Address', ` ${NORA} `);
    await press('Save');
    expect(await screen.findByText('Nora')).toBeTruthy();
    expect(book()).toEqual([[NORA, 'Nora']]);
    await press('Change Nora');
    await type('Name', 'Aunt Nora');
    await press('Save');
    await press('Change Aunt Nora');
    await press('Remove from the book');
    expect(await screen.findByText('Aunt Nora is out of the address book')).toBeTruthy();
    await waitFor(() => expect(book()).toEqual([]));
    await press('Undo');
    await waitFor(() => expect(book()).toEqual([[NORA, 'Aunt Nora']]));
  });
});
