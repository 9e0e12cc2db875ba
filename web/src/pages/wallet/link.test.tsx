import { challengeText, offChainMessage } from '@wagram/contract/wallet';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, MINT, no, openPage, person, serve, testNetwork, yes } from '#testing';
import type { Asked } from '#testing';
import { Toaster } from '#ui';
import { cheapPasswords, emptyShelves } from '../../wallet/vault/testing-vault.ts';
import { WalletSettingsPage } from './settings.tsx';
import { WalletPage } from './wallet.tsx';

const NONCE = 'abcdefghijklmnop1234';
const at = '2026-11-15T10:00:00.000Z';
const textFor = (address: string) => challengeText({ host: 'acme.example', handle: '@ana', address, nonce: NONCE });
const addressOf = ({ body }: Asked) => (body as { address: string }).address;
/** A server that keeps one address, and checks who signed for it. */
const serveLinks = (linked: string | null = null, change = {}) => {
  let kept = linked;
  const log = serve({
    'GET /api/chain/network': yes({ network: testNetwork() }),
    'GET /api/chain/holdings': yes({ holdings: { address: MINT, lamports: '0', tokens: [] } }),
    'GET /api/wallet/linked': () => yes({ linked: kept === null ? null : { address: kept, linked_at: at } }),
    'POST /api/wallet/challenge': (asked) => yes({ nonce: NONCE, text: textFor(addressOf(asked)), expires_at: at }),
    'POST /api/wallet/link': (asked) => {
      const { address, nonce, signature } = asked.body as Record<'address' | 'nonce' | 'signature', string>;
      const isSigned = ed25519.verify(
        base58.decode(signature),
        offChainMessage(textFor(address)),
        base58.decode(address),
      );
      if (!isSigned || nonce !== NONCE) return no(400, 'wrong_signature', 'This signature does not fit the address.');
      kept = address;
      return yes({ linked: { address, linked_at: at } });
    },
    'POST /api/wallet/unlink': () => {
      kept = null;
      return yes();
    },
    ...change,
  });
  return { log, linked: () => kept };
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const ownAddress = () =>
  (JSON.parse(window.localStorage.getItem('acme_wallet') ?? '{}') as { publicKey: string }).publicKey;
const withToasts = (page: ReactNode) =>
  draw(
    <Suspense>
      {page}
      <Toaster theme="light" />
    </Suspense>,
  );

// Deriving a key takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  emptyShelves();
  keepStoredUser(person('ana'));
});

describe('an address behind a name', () => {
  it('[CHN-13] the member reads the text, signs it, and is paid by their name from then on', async () => {
    const server = serveLinks();
    draw(<WalletPage />);
    expect(await screen.findByText('Let people send to @ana')).toBeTruthy();
    await press('Link address');
    const sheet = within(await screen.findByRole('dialog', { name: 'Is this address yours?' }));
    const shown = await sheet.findByLabelText('What you sign');
    expect(shown.textContent).toBe(textFor(ownAddress()));
    fireEvent.click(sheet.getByRole('button', { name: 'Sign and link' }));
    await waitFor(() => expect(server.linked()).toBe(ownAddress()));
    await waitFor(() => expect(screen.queryByText('Let people send to @ana')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CHN-13] a name that leads elsewhere says so, and can be given this address', async () => {
    const server = serveLinks(MINT);
    draw(<WalletPage />);
    expect(await screen.findByText('@ana leads to another address')).toBeTruthy();
    expect(screen.getByText(/EPjF…Dt1v, not this wallet/)).toBeTruthy();
    await press('Use this one');
    await screen.findByLabelText('What you sign');
    await press('Sign and link');
    await waitFor(() => expect(server.linked()).toBe(ownAddress()));
  });

  it('[CHN-13] what the server refuses is told in place, and one may start again', async () => {
    let asked = 0;
    const gone = 'This took too long. Start again; it needs only a moment.';
    serveLinks(null, {
      'POST /api/wallet/link': () => no(410, 'challenge_gone', gone),
      'POST /api/wallet/challenge': (call: Asked) => {
        asked += 1;
        return yes({ nonce: NONCE, text: textFor(addressOf(call)), expires_at: at });
      },
    });
    draw(<WalletPage />);
    await press('Link address');
    await screen.findByLabelText('What you sign');
    await press('Sign and link');
    expect(await screen.findByText(gone)).toBeTruthy();
    await press('Start again');
    await waitFor(() => expect(asked).toBe(2));
    expect(await screen.findByRole('button', { name: 'Sign and link' })).toBeTruthy();
  });

  it('[CHN-13] a text that cannot be read to the letter is not signed', async () => {
    const server = serveLinks(null, {
      'POST /api/wallet/challenge': yes({ nonce: NONCE, text: 'аddress', expires_at: at }),
    });
    draw(<WalletPage />);
    await press('Link address');
    await screen.findByLabelText('What you sign');
    await press('Sign and link');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(server.log.some(({ line }) => line === 'POST /api/wallet/link')).toBe(false);
  });

  it('[CHN-13] a locked wallet asks for its password first', async () => {
    cheapPasswords();
    const server = serveLinks();
    const page = draw(<WalletSettingsPage />);
    await press('Set a password');
    for (const label of ['New password', 'New password, once more'])
      fireEvent.change(await screen.findByLabelText(label), { target: { value: 'three purple otters' } });
    await press('Set password');
    await press('Lock now');
    page.unmount();
    draw(<WalletPage />);
    await press('Link address');
    await screen.findByLabelText('What you sign');
    await press('Sign and link');
    const asking = within(await screen.findByRole('dialog', { name: 'Enter your wallet password' }));
    expect(server.linked()).toBeNull();
    fireEvent.change(asking.getByLabelText('Wallet password'), { target: { value: 'three purple otters' } });
    fireEvent.click(asking.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(server.linked()).toBe(ownAddress()));
    vi.restoreAllMocks();
  });

  it('[CHN-13] unlinking is one tap, and the way back stands in the message', async () => {
    const server = serveLinks(MINT);
    withToasts(<WalletSettingsPage />);
    await press('Unlink');
    expect(await screen.findByText('@ana no longer leads to an address')).toBeTruthy();
    expect(server.linked()).toBeNull();
    await press('Link again');
    expect(await screen.findByRole('dialog', { name: 'Is this address yours?' })).toBeTruthy();
  });

  it('[CHN-13] without a network there is nothing to link', async () => {
    serveLinks(null, { 'GET /api/chain/network': yes({ network: null }) });
    draw(<WalletPage />);
    await screen.findByText(/^This server is not connected to Solana/);
    expect(screen.queryByText('Let people send to @ana')).toBeNull();
  });
});
