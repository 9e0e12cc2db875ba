// A wallet of the Wallet Standard, made for tests: it registers itself as an extension of a browser would.
import { ed25519 } from '@noble/curves/ed25519.js';
import { readTransaction } from '@wagram/contract/chain';
import { base58 } from '@scure/base';
import { wireOf } from '#chain';

export const OTHER_SEED = new Uint8Array(32).fill(7);
export const OTHER_ADDRESS = base58.encode(ed25519.getPublicKey(OTHER_SEED));

/** Signs whatever message it is given. */
export const signFor = (message: Uint8Array, seed = OTHER_SEED): Uint8Array =>
  wireOf(message, [ed25519.sign(message, seed)]);

interface Options {
  readonly name?: string;
  readonly chains?: readonly string[];
  readonly isRefusing?: boolean;
  /** What it makes of a message before it signs. */
  readonly change?: (message: Uint8Array) => Uint8Array;
}

export const registerWallet = (options: Options = {}) => {
  const { name = 'Other Wallet', chains = ['solana:mainnet', 'solana:localnet'], isRefusing = false } = options;
  const change = options.change ?? ((message: Uint8Array) => message);
  const asked: string[] = [];
  let listener = (): void => undefined;
  const account = {
    address: OTHER_ADDRESS,
    publicKey: base58.decode(OTHER_ADDRESS),
    chains,
    features: ['solana:signTransaction'],
  };
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains,
    accounts: [account],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async () => {
          if (isRefusing) throw new Error('no');
          return { accounts: [account] };
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, heard: () => void) => {
          listener = heard;
          return () => undefined;
        },
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async ({ transaction, chain }: { transaction: Uint8Array; chain: string }) => {
          if (isRefusing) throw new Error('no');
          asked.push(chain);
          return [{ signedTransaction: signFor(change(readTransaction(transaction).messageBytes)) }];
        },
      },
    },
  };
  let unregister = (): void => undefined;
  const join = ({ register }: { register: (wallet: object) => () => void }) => {
    unregister = register(wallet);
  };
  // Whoever comes second, the page or the wallet, finds the other.
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: join }));
  window.addEventListener('wallet-standard:app-ready', (event) => join((event as CustomEvent).detail), { once: true });
  return {
    wallet,
    asked,
    leave: () => {
      wallet.accounts.length = 0;
      listener();
    },
    unregister: () => unregister(),
  };
};
