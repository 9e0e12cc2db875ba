import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ed25519 } from '@noble/curves/ed25519.js';
import { readTransaction } from '@wagram/contract/chain';
import { base58, base64 } from '@scure/base';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { describe as say } from '#chain';
import { keepStoredUser, listStored, removeStored } from '#kernel';
import { draw, openPage, person, serve, yes } from '#testing';
import type { Asked } from '#testing';
import { isDialogOpen } from '#ui';
import { openWallet } from '../vault/open-wallet.ts';
import { keepLimit } from './limit.ts';
import { SendSheet } from './sheet.tsx';
import { ownerTag } from '../shelf.ts';
import { keyOf, MINT, NORA, recipient, serveChain } from './testing-send.ts';
import type { World } from './testing-send.ts';
import { cheapPasswords, emptyShelves } from '../vault/testing-vault.ts';
import { lock, reveal, setPassword } from '../vault/vault.ts';

vi.setConfig({ testTimeout: 60_000 });

const tag = ownerTag(person('ana').id);

beforeEach(() => {
  vi.restoreAllMocks();
  openPage();
  emptyShelves();
  for (const key of [...listStored('payment:'), 'wallet-limit' as const]) removeStored(key);
  lock();
  cheapPasswords();
  keepStoredUser(person('ana'));
});

const open = async (change: Partial<World> = {}, prefill: object = {}) => {
  await openWallet(tag);
  const { publicKey: me } = await reveal(null);
  const onClose = vi.fn();
  const server = serveChain(me, change);
  draw(<SendSheet address={me} onClose={onClose} prefill={prefill} />);
  await screen.findByLabelText('To');
  return { me, onClose, ...server };
};
/** The one that went out. */
const sentTransaction = (sent: readonly Asked[]) => {
  const { transaction } = (sent[0]?.body ?? {}) as { readonly transaction?: string };
  return readTransaction(base64.decode(transaction ?? ''));
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const toReview = async (amount = '0.1') => {
  type('To', '@nora');
  await screen.findByText('You follow them');
  type('Amount', amount);
  press('Review');
  await screen.findByRole('heading', { name: 'See before you sign' });
};

describe('[CHN-08] Send', () => {
  it('to a name: who it is, what it costs, signed over the bytes that were shown, and where it stands', async () => {
    const { me, world, sent, onClose } = await open();
    expect(screen.getByText('Test network: these tokens have no value')).toBeTruthy();
    expect(screen.getByText('You have 2 SOL')).toBeTruthy();
    type('To', 'nora');
    const card = (await screen.findByText('You follow them')).closest('div');
    expect(card?.textContent).toContain('@nora');
    expect(card?.textContent).toContain('3 people you follow follow them');
    expect(card?.textContent).toContain('You paid them 2 times');
    type('Amount', '0.1');
    type('Note', 'lunch');
    press('Review');
    expect(await screen.findByText('You send')).toBeTruthy();
    const sheet = screen.getByRole('dialog', { name: 'See before you sign' });
    expect(within(sheet).getByText('0.1 SOL')).toBeTruthy();
    expect(within(sheet).getByText('0.000005 SOL')).toBeTruthy();
    expect(within(sheet).getByText('lunch')).toBeTruthy();
    expect(within(sheet).getByText('@nora')).toBeTruthy();
    expect(sheet.textContent).toContain(NORA);
    expect(sent()).toEqual([]);
    press('Send 0.1 SOL');
    expect(await screen.findByText('Sent, waiting for the network')).toBeTruthy();
    expect(sent()[0]?.body).toMatchObject({ last_valid_height: 150, to: NORA });
    const { signatures, messageBytes, message } = sentTransaction(sent());
    expect(ed25519.verify(signatures[0] ?? new Uint8Array(), messageBytes, base58.decode(me))).toBe(true);
    expect(say(message)).toEqual([
      { what: 'note', text: 'lunch' },
      { what: 'sol', from: me, to: NORA, amount: 100_000_000n },
    ]);
    world.state = 'confirmed';
    expect(await screen.findByText('Landed', undefined, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText('0.1 SOL went to @nora.')).toBeTruthy();
    press('Done');
    expect(onClose).toHaveBeenCalled();
    expect(listStored('payment:')).toEqual([]);
  });

  it('[CHN-10] each payment carries a key of its own; a double click is one payment', async () => {
    const { sent } = await open();
    await toReview();
    const button = await screen.findByRole('button', { name: 'Send 0.1 SOL' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Sent, waiting for the network');
    expect(sent()).toHaveLength(1);
    // The two sides, the key that it is found by, and the program.
    expect(sentTransaction(sent()).message.keys).toHaveLength(4);
  });

  it('[CHN-10] a dead network after the signature: it waits, says so, and goes by itself', async () => {
    const { world, sent } = await open();
    await toReview();
    await screen.findByRole('button', { name: 'Send 0.1 SOL' });
    world.isDead = true;
    press('Send 0.1 SOL');
    expect(await screen.findByText('Waiting for the connection')).toBeTruthy();
    expect(window.localStorage.getItem(`acme_${listStored('payment:')[0]}`)).toContain('"phase":"signed"');
    world.isDead = false;
    world.state = 'confirmed';
    expect(await screen.findByText('Landed', undefined, { timeout: 5_000 })).toBeTruthy();
    const bodies = new Set(sent().map(({ body }) => JSON.stringify(body)));
    expect(bodies.size).toBe(1);
  });

  it('[CHN-10] what expired left nothing behind, and can be tried again', async () => {
    await open({ state: 'expired' });
    await toReview();
    fireEvent.click(await screen.findByRole('button', { name: 'Send 0.1 SOL' }));
    expect(await screen.findByText('Nothing left your wallet. You can try again.')).toBeTruthy();
    press('Try again');
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('0.1');
  });

  it('[CHN-09] a locked wallet asks for its password, and gives nothing without it', async () => {
    const { sent } = await open();
    await setPassword(tag, null, 'three purple otters');
    lock();
    await toReview();
    fireEvent.click(await screen.findByRole('button', { name: 'Send 0.1 SOL' }));
    const password = await screen.findByLabelText('Wallet password');
    fireEvent.change(password, { target: { value: 'wrong' } });
    fireEvent.submit(password);
    await screen.findByRole('alert');
    expect(sent()).toEqual([]);
    fireEvent.change(password, { target: { value: 'three purple otters' } });
    fireEvent.submit(password);
    expect(await screen.findByText('Sent, waiting for the network')).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });

  it('an open wallet asks for its password again above the limit of the day', async () => {
    const { sent } = await open();
    await setPassword(tag, null, 'three purple otters');
    keepLimit(100_000_000n);
    await toReview();
    fireEvent.click(await screen.findByRole('button', { name: 'Send 0.1 SOL' }));
    expect(await screen.findByText('With this, more than 0.1 SOL would leave within a day.')).toBeTruthy();
    expect(sent()).toEqual([]);
    const password = screen.getByLabelText('Wallet password');
    fireEvent.change(password, { target: { value: 'three purple otters' } });
    fireEvent.submit(password);
    expect(await screen.findByText('Sent, waiting for the network')).toBeTruthy();
    expect(window.localStorage.getItem('acme_wallet-limit')).toContain('"lamports":"100005000"');
  });

  it('[CHN-11] a pasted request fills every field, and its words are shown as theirs', async () => {
    const tokens = [
      { mint: MINT, account: keyOf(4), amount: '5000000', decimals: 6, symbol: null, name: null, is_frozen: false },
    ].map((token) => ({ ...token, program: 'token' }));
    const { sent } = await open({ tokens });
    type('To', `solana:${NORA}?amount=1.5&spl-token=${MINT}&memo=pizza&label=Nora%27s&reference=${keyOf(8)}`);
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe(NORA);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1.5');
    expect(screen.getByLabelText<HTMLSelectElement>('Token').value).toBe(MINT);
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('pizza');
    expect(screen.getByText('They ask for this: Nora’s'.replace('’', "'"))).toBeTruthy();
    press('All');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('5');
    await screen.findByText('You follow them');
    press('Review');
    fireEvent.click(await screen.findByRole('button', { name: /^(Sign and send|Send )/ }));
    await screen.findByText('Sent, waiting for the network');
    expect(sentTransaction(sent()).message.keys).toContain(keyOf(8));
  });

  it('asks a guest in', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    const onClose = vi.fn();
    draw(<SendSheet address={keyOf(1)} onClose={onClose} />);
    await waitFor(() => expect(isDialogOpen()).toBe(true));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('[CHN-08] Send says what is wrong before anything is signed', () => {
  it.each([
    ['nora@example.com', 'This is neither a name, nor an address on Solana, nor a payment link.'],
    ['solana:abc', 'This payment link cannot be paid from here.'],
  ])('to %s', async (to, words) => {
    await open();
    type('To', to);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('to nobody, to a name that nobody has, and to oneself', async () => {
    const { me, world } = await open();
    press('Review');
    expect(screen.getByText('Say whom it is for.')).toBeTruthy();
    expect(screen.getByText('Say how much.')).toBeTruthy();
    world.recipient = null;
    type('To', '@nobody');
    expect(await screen.findByText('Nobody here can be paid by this name.')).toBeTruthy();
    world.recipient = recipient({ address: me, member: null });
    type('To', me);
    expect(await screen.findByText('This is your own address.')).toBeTruthy();
  });

  it('an address that looks like one that was paid before, is new, or is a program', async () => {
    const double = NORA.slice(0, 4) + NORA.slice(4, -4).replace(/.$/, 'z') + NORA.slice(-4);
    const contacts = [{ address: NORA, name: 'Nora', member: null, paid: 1, last_at: null }];
    const outsider = recipient({
      address: double,
      member: null,
      paid_before: 0,
      is_followed: false,
      followed_by: { count: 0, names: [] },
      account: { is_funded: false, is_program: true, lamports: '0' },
    });
    await open({ contacts, recipient: outsider });
    fireEvent.click(await screen.findByRole('button', { name: 'Nora' }));
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe(NORA);
    expect(await screen.findByText(/It only looks like .{9}, whom you have paid before/)).toBeTruthy();
    expect(screen.getByText('Your first payment to this address')).toBeTruthy();
    expect(screen.getByText('Nobody here has linked this address')).toBeTruthy();
    expect(screen.getByText(/This is a program, not a person/)).toBeTruthy();
    expect(screen.getByText(/Nothing lies at this address yet/)).toBeTruthy();
    type('Amount', '1.5');
    press('Send 0.01 SOL first');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('0.01');
  });

  it('too much, and all that can go', async () => {
    await open();
    type('Amount', '2');
    expect(screen.getByText('You do not have that much.')).toBeTruthy();
    press('All');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1.999995');
    expect(screen.queryByText('You do not have that much.')).toBeNull();
  });
});

describe('[CHN-09] the review', () => {
  it('of what the network would refuse has no button to sign, and can be asked for again', async () => {
    const { world } = await open({ error: { InstructionError: [0, { Custom: 1 }] } });
    await toReview();
    expect(await screen.findByText('You do not have enough SOL for this and its fee.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Sign|Send/ })).toBeNull();
    world.error = null;
    press('Check again');
    expect(await screen.findByRole('button', { name: 'Send 0.1 SOL' })).toBeTruthy();
  });

  it('of what cannot be seen has none either', async () => {
    await open({ isDead: true });
    await toReview();
    expect(await screen.findByText(/The network cannot be asked what would happen/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Sign|Send/ })).toBeNull();
    press('Back');
    expect(await screen.findByLabelText('To')).toBeTruthy();
  });

  it('says what really leaves, whatever was typed', async () => {
    await open({ leaves: 500_000_000 });
    await toReview('0.1');
    expect(await screen.findByRole('button', { name: 'Send 1.5 SOL' })).toBeTruthy();
    fireEvent.click(screen.getByText('Everything in this transaction'));
    expect(screen.getByText('0.1 SOL from you to @nora')).toBeTruthy();
  });
});
