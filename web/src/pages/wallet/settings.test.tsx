import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, testNetwork, yes } from '#testing';
import { cheapPasswords, emptyShelves, everythingKept } from '../../wallet/vault/testing-vault.ts';
import { WalletSettingsPage } from './settings.tsx';

const PASSWORD = 'three purple otters';
const ABOUT = `${'abandon '.repeat(11)}about`;
const ABOUT_ADDRESS = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
let clipboard = '';

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const type = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const stored = () => JSON.parse(window.localStorage.getItem('acme_wallet') ?? '{}') as Record<string, string>;
const shownKey = () => document.querySelector('[data-secret="key"]')?.textContent;
const words = () => [...document.querySelectorAll('[data-secret="phrase"] li')].map((item) => item.textContent);
const open = async () => {
  draw(<WalletSettingsPage />, '/wallet/settings');
  await screen.findByText('Public key');
  return stored();
};
const lockWith = async (password: string) => {
  await press('Set a password');
  await type('New password', password);
  await type('New password, once more', password);
  await press('Set password');
  await screen.findByText('Your keys lie encrypted on this device.');
};
const enter = async (password: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your wallet password' }));
  fireEvent.change(dialog.getByLabelText('Wallet password'), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
};

// Deriving a key takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  emptyShelves();
  serve({});
  cheapPasswords();
  keepStoredUser(person('ana'));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    clipboard = text;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('wallet settings', () => {
  it('[WALL-02] notice, keys, phrase, export, generate and the way back', async () => {
    const { publicKey = '', privateKey = '', mnemonic = '' } = await open();
    expect(screen.getByText('Keep these secret')).toBeTruthy();
    expect(screen.getByText(publicKey)).toBeTruthy();
    expect(shownKey()).toBe('•'.repeat(88));
    expect(words()).toHaveLength(24);
    expect(document.body.innerHTML).not.toContain(privateKey);
    expect(screen.getByRole('link', { name: 'Back to the wallet' }).getAttribute('href')).toBe('/wallet');
    await press('Show private key');
    await waitFor(() => expect(shownKey()).toBe(privateKey));
    await press('Hide private key');
    expect(shownKey()).toBe('•'.repeat(88));
    await press('Show recovery phrase');
    await waitFor(() =>
      expect(
        words()
          .map((word) => word?.replace(/^\d+/, ''))
          .join(' '),
      ).toBe(mnemonic),
    );
    for (const name of ['Export', 'Import', 'Generate New Wallet'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('[WALL-02] a copied item shows a check mark for two seconds', async () => {
    const { publicKey, privateKey } = await open();
    await press('Copy public key');
    await waitFor(() => expect(document.querySelector('[data-mark="copied"]')).toBeTruthy());
    expect(clipboard).toBe(publicKey);
    await waitFor(() => expect(document.querySelector('[data-mark="copied"]')).toBeNull(), { timeout: 2_900 });
    await press('Copy private key');
    await waitFor(() => expect(clipboard).toBe(privateKey));
  });

  it('a shown secret hides after a minute and behind another tab (WA-06)', async () => {
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Show private key');
    await waitFor(() => expect(shownKey()).toHaveLength(128));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shownKey()).toBe('•'.repeat(88));
    await press('Show recovery phrase');
    await waitFor(() => expect(words()[0]).not.toContain('•'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(words()[0]).toContain('•');
  });

  it('with a password nothing is shown or copied without it (WA-01, WA-06)', async () => {
    const { privateKey = '', mnemonic = '' } = await open();
    await press('Set a password');
    await type('New password', 'short');
    await press('Set password');
    expect(await screen.findByText('At least 10 characters')).toBeTruthy();
    await type('New password', PASSWORD);
    await type('New password, once more', `${PASSWORD}!`);
    await press('Set password');
    expect(await screen.findByText('The two are not the same')).toBeTruthy();
    await type('New password, once more', PASSWORD);
    await press('Set password');
    await screen.findByText('Your keys lie encrypted on this device.');
    for (const secret of [privateKey, mnemonic]) expect(everythingKept()).not.toContain(secret);
    await press('Show private key');
    await enter('three purple otter');
    expect(await screen.findByText('That is not the password')).toBeTruthy();
    expect(shownKey()).toBe('•'.repeat(88));
    await enter(PASSWORD);
    await waitFor(() => expect(shownKey()).toBe(privateKey));
    await press('Copy recovery phrase');
    await enter(PASSWORD);
    await waitFor(() => expect(clipboard).toBe(mnemonic));
  });

  it('[WALL-02] the backup counts once three words were right', async () => {
    const list = (await open())['mnemonic']?.split(' ') ?? [];
    expect(screen.getByText('Not backed up')).toBeTruthy();
    await press('Check my backup');
    const fields = await screen.findAllByLabelText(/^Word \d+$/);
    expect(fields).toHaveLength(3);
    for (const field of fields) fireEvent.change(field, { target: { value: 'wrong' } });
    await press('Check');
    expect(await screen.findByText('Not every word is right. Look at your paper again.')).toBeTruthy();
    for (const field of fields) {
      const place = Number(/\d+/.exec(field.closest('div')?.textContent ?? '')?.[0]);
      fireEvent.change(field, { target: { value: list[place - 1] } });
    }
    await press('Check');
    expect(await screen.findByText('Backed up')).toBeTruthy();
  });

  it('[WALL-02] [WALL-03] a new wallet is made after the question alone, and the old one can come back', async () => {
    const before = await open();
    await press('Generate New Wallet');
    const question = 'This will create a new wallet. Make sure you have backed up your current wallet. Continue?';
    expect(await screen.findByText(question)).toBeTruthy();
    await press('Cancel');
    expect(stored()).toEqual(before);
    await press('Generate New Wallet');
    await press('Continue');
    await waitFor(() => expect(stored()['publicKey']).not.toBe(before['publicKey']));
    expect(await screen.findByText('Earlier wallets')).toBeTruthy();
    await press('Bring back');
    await waitFor(() => expect(stored()).toMatchObject(before));
  });

  it('[WALL-05] [WALL-07] an import that fails says why and changes nothing; one that works is in use (WA-04)', async () => {
    const before = await open();
    await press('Import');
    const tell = async (text: string, said: string) => {
      await type('Phrase or private key', text);
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
      expect(await screen.findByText(said)).toBeTruthy();
      expect(stored()).toEqual(before);
    };
    await tell('', 'Enter a phrase or a key');
    await tell('abandon about', 'A phrase has 12, 15, 18, 21 or 24 words; these are 2');
    await tell(ABOUT.replace('about', 'abuot'), '“abuot” is not a word of recovery phrases');
    await tell(
      ABOUT.replace('about', 'zoo'),
      'These words do not belong together. Is one of them wrong, or in another place?',
    );
    await tell('a'.repeat(127), 'A private key has 128 hex characters; these are 127');
    await tell('a'.repeat(128), 'The two halves of this key do not belong together');
    await tell('tram', 'A private key has 64 bytes; this has 3');
    await tell('!', 'This is neither a phrase nor a private key');
    await tell('[1]', 'A private key has 64 bytes; this has 1');
    await tell('{}', 'This is not a wallet file');
    await tell(before['mnemonic'] ?? '', 'This wallet is in use already');
    await type('Phrase or private key', ABOUT);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(ABOUT_ADDRESS)).toBeTruthy();
    expect(words()).toHaveLength(12);
    const { privateKey = '' } = stored();
    await press('Generate New Wallet');
    await press('Continue');
    await waitFor(() => expect(words()).toHaveLength(24));
    await press('Import');
    await type('Phrase or private key', privateKey);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
    // A bare key has no phrase, and none is shown.
    await waitFor(() => expect(screen.queryByText('Recovery phrase')).toBeNull());
    expect(screen.getByText(ABOUT_ADDRESS)).toBeTruthy();
  });

  it('[WALL-02] Export writes an encrypted file that Import takes back', async () => {
    const before = await open();
    let file = '';
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => {
        file = text;
      });
      return 'blob:x';
    });
    await press('Export');
    await type('Password of the file', 'of the file!');
    await type('The same password, once more', 'of the file!');
    await press('Download file');
    await waitFor(() => expect(file).toContain(before['publicKey']));
    expect(file).not.toContain(before['privateKey']);
    await press('Generate New Wallet');
    await press('Continue');
    await waitFor(() => expect(stored()['publicKey']).not.toBe(before['publicKey']));
    await press('Import');
    await type('Phrase or private key', file);
    const go = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
    go();
    await screen.findByLabelText('Password of the file');
    await type('Password of the file', 'wrong');
    go();
    expect(await screen.findByText('That is not the password')).toBeTruthy();
    await type('Password of the file', 'of the file!');
    go();
    await waitFor(() => expect(stored()['privateKey']).toBe(before['privateKey']));
  });

  it('locks by hand, and a password can be taken away by who knows it', async () => {
    const before = await open();
    await lockWith(PASSWORD);
    expect(screen.getByText('Unlocked')).toBeTruthy();
    await press('Lock now');
    expect(await screen.findByText('Locked')).toBeTruthy();
    await press('Generate New Wallet');
    await enter(PASSWORD);
    expect(await screen.findByText('Unlocked')).toBeTruthy();
    await press('Cancel');
    await press('Remove password');
    await enter(PASSWORD);
    expect(await screen.findByText('There is none. Anyone who uses this browser can read your keys.')).toBeTruthy();
    expect(stored()).toMatchObject(before);
  });

  it('how long it stays unlocked can be chosen, once there is a password', async () => {
    await open();
    expect(screen.queryByRole('group', { name: 'Locks by itself after' })).toBeNull();
    await lockWith(PASSWORD);
    const choices = within(await screen.findByRole('group', { name: 'Locks by itself after' }));
    const chosen = () => choices.getByRole('button', { pressed: true }).textContent;
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1 minute',
      '5 minutes',
      '15 minutes',
      '60 minutes',
    ]);
    expect(chosen()).toBe('5 minutes');
    await press('15 minutes');
    expect(chosen()).toBe('15 minutes');
    expect(window.localStorage.getItem('acme_wallet-lock')).toBe('15');
  });

  it('[CHN-01, CHN-03] the network is told to the letter, with its state', async () => {
    serve({ 'GET /api/chain/network': yes({ network: testNetwork() }) });
    await open();
    expect(await screen.findByText('GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC')).toBeTruthy();
    expect(screen.getByText(/^Reachable/).textContent).toBe('Reachable · last answer now');
    expect(screen.getByText('This server shows transactions itself')).toBeTruthy();
    expect(screen.getByText('Test network: these tokens have no value')).toBeTruthy();
  });

  it('[CHN-07] a network that is not reached, and none at all, are told apart', async () => {
    const explorer = 'https://explorer.example/tx/{signature}';
    const network = testNetwork({ kind: 'mainnet', name: 'Solana', genesis: null, is_reachable: false, explorer });
    serve({ 'GET /api/chain/network': yes({ network }) });
    await open();
    expect(await screen.findByText('Cannot be reached right now')).toBeTruthy();
    expect(screen.getByText('Not known before it has been reached')).toBeTruthy();
    expect(screen.getByText(explorer)).toBeTruthy();
    cleanup();
    serve({ 'GET /api/chain/network': yes({ network: null }) });
    await open();
    expect(await screen.findByText(/^This server is not connected to Solana\./)).toBeTruthy();
  });
});
