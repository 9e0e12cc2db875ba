// CHN-14: wallets that other people make and browsers carry, by the Wallet Standard. They keep their keys; we hand them
// what is to be signed.
import { isAddress } from '@wagram/contract/chain';
import type { NetworkKind } from '@wagram/contract/chain';
import { getWallets } from '@wallet-standard/app';
import { useSyncExternalStore } from 'react';
import { createStore, readStoredUser, useStore, watchStoredUser } from '#kernel';
import type { Signer } from '../review/sign.ts';

type Wallet = ReturnType<ReturnType<typeof getWallets>['get']>[number];
type Account = Wallet['accounts'][number];

interface Connecting {
  connect(): Promise<{ readonly accounts: readonly Account[] }>;
}
interface Signing {
  signTransaction(input: {
    readonly account: Account;
    readonly transaction: Uint8Array;
    readonly chain: string;
  }): Promise<readonly { readonly signedTransaction: Uint8Array }[]>;
}
interface Telling {
  on(event: 'change', listener: () => void): () => void;
}

const has = <M extends string>(feature: unknown, method: M): boolean =>
  typeof feature === 'object' && feature !== null && typeof Reflect.get(feature, method) === 'function';
const canConnect = (feature: unknown): feature is Connecting => has(feature, 'connect');
const canSign = (feature: unknown): feature is Signing => has(feature, 'signTransaction');
const canTell = (feature: unknown): feature is Telling => has(feature, 'on');

const SIGN = 'solana:signTransaction';
const CONNECT = 'standard:connect';
const EVENTS = 'standard:events';

/** As the standard calls networks; one inside a server, or of somebody's own, is a local one. */
const CHAINS: Readonly<Record<NetworkKind, `solana:${string}`>> = {
  test: 'solana:localnet',
  other: 'solana:localnet',
  devnet: 'solana:devnet',
  testnet: 'solana:testnet',
  mainnet: 'solana:mainnet',
};

const registry = () => getWallets();
const watchWallets = (listener: () => void): (() => void) => {
  const stops = [registry().on('register', listener), registry().on('unregister', listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Those in this browser that can sign for the network. */
export const useExternalWallets = (kind: NetworkKind): readonly Wallet[] => {
  const wallets = useSyncExternalStore(watchWallets, () => registry().get());
  return wallets.filter(
    ({ chains, features }) => chains.includes(CHAINS[kind]) && canConnect(features[CONNECT]) && canSign(features[SIGN]),
  );
};

export interface Connected {
  readonly wallet: Wallet;
  readonly account: Account;
}

const connected = createStore<Connected | null>(null);
let stopHearing: (() => void) | null = null;

export const useConnected = (): Connected | null => useStore(connected);

export const disconnect = (): void => {
  stopHearing?.();
  stopHearing = null;
  connected.set(null);
};

const findAccount = (accounts: readonly Account[]): Account | null =>
  accounts.find(({ address, features }) => isAddress(address) && features.includes(SIGN)) ?? null;

/** Another account was chosen over there, this site was sent away, or another member came here. */
const hearEnd = (wallet: Wallet, account: Account): (() => void) => {
  const member = readStoredUser()?.id;
  const events = wallet.features[EVENTS];
  const stops = [watchStoredUser(() => readStoredUser()?.id !== member && disconnect())];
  const isThere = () => wallet.accounts.some(({ address }) => address === account.address);
  if (canTell(events)) stops.push(events.on('change', () => void (isThere() || disconnect())));
  return () => {
    for (const stop of stops) stop();
  };
};

/** False where it was refused, or has no account that can sign. It asks its own person. */
export const connect = async (wallet: Wallet): Promise<boolean> => {
  const feature = wallet.features[CONNECT];
  if (!canConnect(feature)) return false;
  const account = await feature.connect().then(
    ({ accounts }) => findAccount(accounts),
    () => null,
  );
  if (account === null) return false;
  disconnect();
  connected.set({ wallet, account });
  stopHearing = hearEnd(wallet, account);
  return true;
};

/** Signs as the vault does, but may give back a message with guards of its own around ours. */
export const externalSigner = ({ wallet, account }: Connected, kind: NetworkKind): Signer => ({
  address: account.address,
  name: wallet.name,
  sign: async (message) => {
    const { signElsewhere } = await import('./sign.ts');
    return signElsewhere(message, async (transaction) => {
      const feature = wallet.features[SIGN];
      const signed = canSign(feature)
        ? await feature.signTransaction({ account, transaction, chain: CHAINS[kind] })
        : [];
      return signed[0]?.signedTransaction ?? new Uint8Array();
    });
  },
});
