import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compile, MEMO } from '#chain';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, testNetwork, yes } from '#testing';
import { ExternalCard } from './card.tsx';
import { disconnect, externalSigner, useConnected } from './external.ts';
import type { Connected } from './external.ts';
import type { Signer } from '../review/sign.ts';
import { OTHER_ADDRESS, registerWallet } from './testing-external.ts';
import { VaultError } from '../vault/vault.ts';

const message = compile(OTHER_ADDRESS, OTHER_ADDRESS, [{ program: MEMO, accounts: [], data: Uint8Array.of(104) }]);
let wallets: ReturnType<typeof registerWallet>[] = [];
let now: Connected | null = null;
const Now = () => {
  const connected = useConnected();
  useEffect(() => {
    now = connected;
  }, [connected]);
  return null;
};
const register = (options: Parameters<typeof registerWallet>[0] = {}) => {
  const made = registerWallet(options);
  wallets.push(made);
  return made;
};
const open = (onSend: (signer: Signer) => void = () => undefined) =>
  draw(
    <>
      <ExternalCard onSend={onSend} />
      <Now />
    </>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const connected = async () => {
  await press('Connect Other Wallet');
  await screen.findByText('Connected wallet');
  if (now === null) throw new Error('not connected');
  return externalSigner(now, 'test');
};

beforeEach(() => {
  openPage();
  keepStoredUser(person('ana'));
  serve({
    'GET /api/chain/network': yes({ network: testNetwork() }),
    'GET /api/chain/holdings': yes({ holdings: { address: OTHER_ADDRESS, lamports: '3000000000', tokens: [] } }),
  });
});
afterEach(() => {
  act(() => {
    disconnect();
    for (const { unregister } of wallets) unregister();
  });
  wallets = [];
});

describe('wallets of others', () => {
  it('[CHN-14] one that knows the network is found, connected, shown with what it holds, and signs', async () => {
    const { asked } = register();
    register({ name: 'Elsewhere', chains: ['solana:mainnet'] });
    const onSend = vi.fn();
    open(onSend);
    await screen.findByText('Other Wallet');
    expect(screen.queryByText('Elsewhere')).toBeNull();
    const signer = await connected();
    expect(await screen.findByText('3 SOL')).toBeTruthy();
    expect(screen.getByText('Test network: these tokens have no value')).toBeTruthy();
    expect(screen.getByTitle(OTHER_ADDRESS)).toBeTruthy();
    await press('Send from it');
    expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ address: OTHER_ADDRESS, name: 'Other Wallet' }));
    expect(signer.address).toBe(OTHER_ADDRESS);
    expect((await signer.sign(message)).message).toEqual(message);
    expect(asked).toEqual(['solana:localnet']);
    await press('Disconnect');
    expect(await screen.findByRole('button', { name: 'Connect Other Wallet' })).toBeTruthy();
  });

  it('[CHN-14] nothing is said where the browser has none', async () => {
    open();
    await waitFor(() => expect(screen.queryByText(/Other wallets/)).toBeNull());
  });

  it('[CHN-14] one that refuses is not connected, and one that changes what it signs is not believed', async () => {
    register({ isRefusing: true, name: 'No Wallet' });
    open();
    await press('Connect No Wallet');
    await waitFor(() => expect(now).toBeNull());
    act(() => {
      register({ change: (bytes) => Uint8Array.from(bytes, (byte, place) => (place === bytes.length - 2 ? 9 : byte)) });
    });
    const signer = await connected();
    await expect(signer.sign(message)).rejects.toEqual(new VaultError('external_changed'));
  });

  it('[CHN-14] one that leaves is let go, and so it is when another member comes', async () => {
    const { leave } = register();
    open();
    await connected();
    act(() => keepStoredUser(person('bob')));
    await waitFor(() => expect(now).toBeNull());
    await connected();
    act(() => leave());
    expect(now).toBeNull();
  });
});
