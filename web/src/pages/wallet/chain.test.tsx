import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { readPayLink } from '#chain';
import { keepStoredUser, tellLive } from '#kernel';
import { draw, holding, MINT, no, openPage, person, serve, testNetwork, where, yes } from '#testing';
import { isDialogOpen } from '#ui';
import { emptyShelves } from '../../wallet/vault/testing-vault.ts';
import { WalletPage } from './wallet.tsx';

const NO_VALUE = 'Test network: these tokens have no value';
const OFF = 'This server is not connected to Solana. Your address works elsewhere; balances are not read here.';
const ledger = {
  'GET /api/balance': yes({ balances: { WGM: '1340', WGR: '0', points: '0' }, waiting: '0' }),
  'GET /api/ledger/earnings': yes({ week: '42' }),
};
const network = (change = {}) => ({ 'GET /api/chain/network': yes({ network: testNetwork(change) }) });
const holds = (lamports: string, tokens: readonly object[] = []) => ({
  'GET /api/chain/holdings': yes({ holdings: { address: MINT, lamports, tokens } }),
});
/** More than are told at once. */
const holdsMore = {
  'GET /api/chain/holdings': yes({ holdings: { address: MINT, lamports: '1', tokens: [], has_more: true } }),
};
const open = (at = '/wallet') => draw(<WalletPage />, at);
const card = async () => within(await screen.findByRole('region', { name: 'On Solana' }));
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

// Deriving a key takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  emptyShelves();
  keepStoredUser(person('ana'));
});

describe('the wallet on its network', () => {
  it('[CHN-07] SOL and credit are two figures on two cards', async () => {
    serve({ ...ledger, ...network(), ...holds('1250000000') });
    open();
    expect(await (await card()).findByText('1.25 SOL')).toBeTruthy();
    const credit = within(screen.getByRole('region', { name: 'Credit on this server' }));
    expect(await credit.findByText('1,340 WGM')).toBeTruthy();
    expect(credit.queryByText(/SOL/)).toBeNull();
  });

  it('[CHN-07] a network that cannot be reached is not known right now, and never 0', async () => {
    serve({
      ...ledger,
      ...network({ is_reachable: false }),
      'GET /api/chain/holdings': no(503, 'chain_unreachable', ''),
    });
    open();
    const onChain = await card();
    expect(await onChain.findByText('not known right now')).toBeTruthy();
    expect(onChain.queryByText(/\d SOL/)).toBeNull();
    expect(rows('On Solana')).toEqual([
      'SOLSolanaPays the fees of the network—not known right now',
      'WGRWGROn Solana—not known right now',
    ]);
  });

  it('[CHN-07] so is one of which this server says nothing', async () => {
    serve({ ...ledger, 'GET /api/chain/network': no(500, 'internal', 'Something went wrong') });
    open();
    expect(await (await card()).findByText('not known right now')).toBeTruthy();
  });

  it('[CHN-01] every card, list and sheet with money of the test network says that it has no value', async () => {
    serve({ ...ledger, ...network(), ...holds('0') });
    open();
    await waitFor(() => expect(screen.getAllByText(NO_VALUE)).toHaveLength(2));
    expect((await card()).getByText(NO_VALUE)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Receive' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Receive' }));
    expect(sheet.getByText('Do not send real SOL: it would not appear here.')).toBeTruthy();
  });

  it.each([
    ['devnet', 'Devnet: these tokens have no value'],
    ['testnet', 'Testnet: these tokens have no value'],
    ['other', 'Network: Ours'],
  ])('[CHN-01] %s is named likewise', async (kind, said) => {
    serve({ ...ledger, ...network({ kind, name: 'Ours' }), ...holds('0') });
    open();
    expect(await (await card()).findByText(said)).toBeTruthy();
  });

  it('[CHN-01] with real money nothing is said of value', async () => {
    serve({ ...ledger, ...network({ kind: 'mainnet', name: 'Mainnet', has_faucet: false }), ...holds('5') });
    open();
    expect(await (await card()).findByText('0.000000005 SOL')).toBeTruthy();
    expect(screen.queryByText(/no value|Network:/)).toBeNull();
  });

  it('[CHN-01] without a network the card says why, and offers no sending', async () => {
    const log = serve({ ...ledger, 'GET /api/chain/network': yes({ network: null }) });
    open();
    const onChain = await card();
    expect(await onChain.findByText(OFF)).toBeTruthy();
    expect(onChain.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(onChain.getByRole('button', { name: 'Receive' })).toBeTruthy();
    expect(rows('On Solana')).toEqual([
      'SOLSolanaPays the fees of the network—not read here',
      'WGRWGROn Solana—not read here',
    ]);
    expect(log.some(({ line }) => line.endsWith('/holdings'))).toBe(false);
  });

  it('[CHN-12] Tokens are all of the address: SOL, the network’s own, others, and unknown ones marked as such', async () => {
    const own = { mint: 'So11111111111111111111111111111111111111112', symbol: 'WGR', decimals: 9 };
    const usdc = holding({ mint: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', symbol: 'USDT', name: 'Tether' });
    const twice = holding({ account: own.mint, amount: '500000', is_frozen: false });
    serve({ ...ledger, ...network({ token: own }), ...holds('10', [holding(), usdc, twice]) });
    open();
    await screen.findByText('Unknown token');
    expect(rows('On Solana')).toEqual([
      'SOLSolanaPays the fees of the network0.00000001',
      'WGRWGRThe token of this network0',
      'USDTUSDTTether1.5',
      '?Unknown tokenEPjF…Dt1v2',
    ]);
    expect(rows('Credit on this server')).toEqual(['WGMAcme creditGifts and rewards1,340+42']);
  });

  it('[CHN-12] a token that its issuer has frozen says so', async () => {
    serve({ ...ledger, ...network(), ...holds('0', [holding({ is_frozen: true })]) });
    open();
    expect(await screen.findByText('Frozen by its issuer')).toBeTruthy();
  });

  it('[CHN-07] a payment that has come further is followed at once', async () => {
    let lamports = '1000000000';
    serve({
      ...ledger,
      ...network(),
      'GET /api/chain/holdings': () => yes({ holdings: { address: MINT, lamports, tokens: [] } }),
    });
    open();
    const onChain = await card();
    expect(await onChain.findByText('1 SOL')).toBeTruthy();
    lamports = '899995000';
    act(() => tellLive({ type: 'chain.payment', signature: 'x', state: 'confirmed' }));
    expect(await onChain.findByText('0.899995 SOL')).toBeTruthy();
  });

  it('[CHN-15] the faucet fills an empty wallet, stands back afterwards, and says when it is empty', async () => {
    let lamports = '0';
    const empty = 'The faucet gives 2 test SOL a day. Come back tomorrow.';
    const log = serve({
      ...ledger,
      ...network(),
      'GET /api/chain/holdings': () => yes({ holdings: { address: MINT, lamports, tokens: [] } }),
      'POST /api/chain/faucet': () => {
        if (lamports !== '0') return no(429, 'faucet_empty', empty);
        lamports = '1000000000';
        return yes({ signature: 'x', lamports });
      },
    });
    open();
    const onChain = await card();
    expect(await onChain.findByText(/^1 SOL at once, 2 a day\./)).toBeTruthy();
    fireEvent.click(onChain.getByRole('button', { name: 'Get test SOL' }));
    expect(await onChain.findByText('1 SOL')).toBeTruthy();
    expect(onChain.queryByText(/at once/)).toBeNull();
    const { publicKey } = JSON.parse(window.localStorage.getItem('acme_wallet') ?? '') as { publicKey: string };
    expect(log.find(({ line }) => line === 'POST /api/chain/faucet')?.body).toEqual({
      user_id: person('ana').id,
      address: publicKey,
    });
    fireEvent.click(onChain.getByRole('button', { name: 'Get test SOL' }));
    expect(await onChain.findByText(empty)).toBeTruthy();
  });

  it('[CHN-15] a network without a faucet offers none', async () => {
    serve({ ...ledger, ...network({ kind: 'devnet', has_faucet: false }), ...holds('0') });
    open();
    expect(await (await card()).findByText('0 SOL')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get test SOL' })).toBeNull();
  });

  it('[CHN-15] a guest is asked to sign in first', async () => {
    openPage();
    const log = serve({ ...network(), ...holds('0'), 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Get test SOL' }));
    expect(isDialogOpen()).toBe(true);
    expect(log.some(({ line }) => line.startsWith('POST'))).toBe(false);
  });

  it('[CHN-12] a list of tokens that has an end says that there are more', async () => {
    serve({ ...ledger, ...network(), ...holdsMore });
    open();
    expect(await screen.findByText('And more. Those that are known here come first.')).toBeTruthy();
  });

  it('[CHN-11] Receive has a code and a link that ask for an amount of a token, with a note', async () => {
    const own = { mint: 'So11111111111111111111111111111111111111112', symbol: 'WGR', decimals: 9 };
    serve({ ...ledger, ...network({ token: own }), ...holds('0', [holding()]) });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Receive' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Receive' }));
    const { publicKey } = JSON.parse(window.localStorage.getItem('acme_wallet') ?? '') as { publicKey: string };
    const code = () => sheet.getByRole('img', { name: 'QR code' }).innerHTML;
    const plain = code();
    const linkCopied = async () => {
      fireEvent.click(await sheet.findByRole('button', { name: /Copy link|Copied/ }));
      await waitFor(() => expect(writeText.mock.lastCall?.[0]).toMatch(/^solana:/));
      return String(writeText.mock.lastCall?.[0]);
    };
    expect(await linkCopied()).toBe(`solana:${publicKey}`);
    const type = (label: string, value: string) => fireEvent.change(sheet.getByLabelText(label), { target: { value } });
    type('Amount', '1.50');
    type('Note', 'for lunch');
    await waitFor(() =>
      expect(sheet.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['SOL', 'WGR']),
    );
    type('Token', own.mint);
    const link = await linkCopied();
    expect(readPayLink(link)).toMatchObject({ to: publicKey, amount: '1.5', mint: own.mint, note: 'for lunch' });
    expect(code()).not.toBe(plain);
    for (const wrong of ['1,5,0', '-1', '0.0000000001', 'abc']) {
      type('Amount', wrong);
      expect(sheet.getByText('An amount like 12.5, with at most 9 digits behind the point')).toBeTruthy();
      expect(readPayLink(await linkCopied())?.amount).toBeUndefined();
    }
    type('Note', 'ä'.repeat(71));
    expect(sheet.getByText('This is too long for a note')).toBeTruthy();
  });

  it('[CHN-11] Receive says what has come while somebody waits for it, and the wallet shows it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = { ...ledger, ...network(), ...holds('1000000000') };
    serve(answers);
    open();
    expect(await (await card()).findByText('1 SOL')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Receive' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Receive' }));
    serve({ ...answers, ...holds('1250000000') });
    await act(() => vi.advanceTimersByTimeAsync(4_100));
    expect(await sheet.findByText('0.25 SOL arrived')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(await (await card()).findByText('1.25 SOL')).toBeTruthy();
    serve({ ...answers, ...holds('2000000000') });
    await act(() => vi.advanceTimersByTimeAsync(20_100));
    expect(await (await card()).findByText('2 SOL')).toBeTruthy();
    vi.useRealTimers();
  });

  it('[CHN-11] Receive shares where the browser can', async () => {
    serve({ ...ledger, ...network(), ...holds('0') });
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Receive' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ text: expect.stringMatching(/^solana:\w+$/) as string });
  });

  it('[CHN-08] Send opens on the card, and with whom to pay for who comes from a profile', async () => {
    const nora = { address: MINT, member: person('nora'), followed_by: { count: 0, names: [] }, is_followed: false };
    const rest = { joined_at: null, contact_name: null, paid_before: 0, account: null };
    serve({
      ...ledger,
      ...network(),
      ...holds('1000000000'),
      'GET /api/wallet/contacts': yes({ contacts: [] }),
      'GET /api/wallet/recipient': yes({ recipient: { ...nora, ...rest } }),
    });
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('dialog', { name: 'Send' })).toBeTruthy();
    unmount();
    open('/wallet?to=%40nora');
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    expect(await sheet.findByDisplayValue('@nora')).toBeTruthy();
    expect(document.activeElement).toBe(sheet.getByLabelText('Amount'));
    // Loaded again, perhaps after it was paid, it does not ask a second time.
    await waitFor(() => expect(where()).toBe('/wallet'));
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByPlaceholderText('@name or address')).toHaveProperty('value', '');
  });
});
