// JSON-RPC as nodes of Solana speak it, over the rows of the test network. Everything that has landed is final.
import { base58 } from '@scure/base';
import { BadMessage, BLOCKHASH_SLOTS, readMessage, type RpcMethod } from '@wagram/contract/chain';
import type { Db } from '#kernel';
import { RpcRefusal } from '../network/port.ts';
import { accountView, type DecimalsOf } from './account-view.ts';
import { selectByHolder, selectLargest, type ChainAccountRow } from './accounts.gen.ts';
import type { EmbeddedChain, Simulated } from './embedded-chain.ts';
import { feeOf } from './fee.ts';
import type { BuiltInAccount } from './machine-types.ts';
import { addressOf, bytesOf, listOf, optionsOf, signatureOf, wholeOf, type Options } from './params.ts';
import { amountView, readMint, readTokenAccount } from './programs.ts';
import { INVALID_PARAMS } from './transaction.ts';
import { secondsOf, transactionView } from './transaction-view.ts';
import { selectHistory, selectSeq, selectStatuses, selectTransactions } from './transactions.gen.ts';

const VERSION = '3.0.0';
const SLOTS_PER_EPOCH = 432_000;
/** As on the great networks: what was said to be final lies so many slots behind. */
const FINAL_BEHIND = 32;
const ACCOUNTS_MAX = 100;
/** More token accounts of one holder are not told at once. */
const HELD_MAX = 1_000;
/** As other nodes have it. */
const LARGEST_MAX = 20;
const STATUSES_MAX = 256;
const HISTORY_MAX = 1_000;

export type Methods = Readonly<Record<RpcMethod, (params: readonly unknown[]) => Promise<unknown>>>;

/** Who gives test SOL to an address. */
export type Give = (address: string, lamports: bigint) => Promise<string>;

const rowToAccount = ({ address, lamports, owner, data }: ChainAccountRow): BuiltInAccount => ({
  address,
  lamports: BigInt(lamports),
  owner,
  data,
  executable: false,
});

export const createMethods = (chain: EmbeddedChain, db: Db, give: Give): Methods => {
  const { slots } = chain;
  const withContext = <T>(value: T) => ({ context: { apiVersion: VERSION, slot: slots.now() }, value });
  const one = async (address: unknown): Promise<BuiltInAccount | null> =>
    (await chain.read(db, [addressOf(address)]))[0] ?? null;
  const decimalsOf: DecimalsOf = async (mint) => {
    const account = await one(mint);
    return (account === null ? null : readMint(account))?.decimals ?? 0;
  };
  const show = (account: BuiltInAccount | null, options: Options) => accountView(account, options, decimalsOf);
  const heightOf = (options: Options): number =>
    options['commitment'] === 'processed' || options['commitment'] === 'confirmed'
      ? slots.now()
      : Math.max(0, slots.now() - FINAL_BEHIND);

  return {
    ...timeMethods(chain, withContext, heightOf),
    ...accountMethods(chain, db, { one, show, decimalsOf, withContext }),
    ...historyMethods(db, withContext),
    ...sendMethods(chain, db, give, show, withContext),
  };
};

type WithContext = <T>(value: T) => { context: object; value: T };
type Show = (account: BuiltInAccount | null, options: Options) => Promise<object | null>;

const timeMethods = ({ slots }: EmbeddedChain, withContext: WithContext, heightOf: (options: Options) => number) => ({
  getHealth: async () => 'ok',
  getVersion: async () => ({ 'solana-core': VERSION, 'feature-set': 0 }),
  getGenesisHash: async () => slots.genesis(),
  getSlot: async () => slots.now(),
  getBlockHeight: async ([options]: readonly unknown[]) => heightOf(optionsOf(options)),
  getEpochInfo: async ([options]: readonly unknown[]) => {
    const slot = slots.now();
    return {
      absoluteSlot: slot,
      blockHeight: heightOf(optionsOf(options)),
      epoch: Math.floor(slot / SLOTS_PER_EPOCH),
      slotIndex: slot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: null,
    };
  },
  getLatestBlockhash: async () => {
    const slot = slots.now();
    return withContext({ blockhash: slots.hashAt(slot), lastValidBlockHeight: slot + BLOCKHASH_SLOTS });
  },
  isBlockhashValid: async ([hash]: readonly unknown[]) => withContext(slots.slotOf(addressOf(hash)) !== null),
  getRecentPrioritizationFees: async () => [{ slot: slots.now(), prioritizationFee: 0 }],
  getFeeForMessage: async ([text]: readonly unknown[]) => {
    try {
      const message = readMessage(bytesOf(text, 'base64'));
      return withContext(slots.slotOf(message.blockhash) === null ? null : feeOf(message));
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
      throw new RpcRefusal(INVALID_PARAMS, `failed to deserialize message: ${error.message}`);
    }
  },
});

interface Accounts {
  readonly one: (address: unknown) => Promise<BuiltInAccount | null>;
  readonly show: Show;
  readonly decimalsOf: DecimalsOf;
  readonly withContext: WithContext;
}

/** Anybody can fill the list of anybody: mints are read once, not once for each account. */
const decimalsIn = async (chain: EmbeddedChain, db: Db, accounts: readonly BuiltInAccount[]): Promise<DecimalsOf> => {
  const mints = [...new Set(accounts.flatMap((account) => readTokenAccount(account)?.mint ?? []))];
  const found = await chain.read(db, mints);
  const decimals = new Map(
    found.flatMap((account) => (account === null ? [] : [[account.address, readMint(account)]])),
  );
  return async (mint) => decimals.get(mint)?.decimals ?? 0;
};

const keyOf = (address: unknown): Buffer => Buffer.from(base58.decode(addressOf(address)));

const accountMethods = (chain: EmbeddedChain, db: Db, { one, show, decimalsOf, withContext }: Accounts) => ({
  getAccountInfo: async ([address, options]: readonly unknown[]) =>
    withContext(await show(await one(address), optionsOf(options))),
  getBalance: async ([address]: readonly unknown[]) => withContext((await one(address))?.lamports ?? 0n),
  getMultipleAccounts: async ([addresses, options]: readonly unknown[]) => {
    const accounts = await chain.read(db, listOf(addresses, addressOf, ACCOUNTS_MAX));
    return withContext(await Promise.all(accounts.map((account) => show(account, optionsOf(options)))));
  },
  getMinimumBalanceForRentExemption: async ([bytes]: readonly unknown[]) => chain.rent(wholeOf(bytes, 10n ** 8n)),
  getTokenAccountBalance: async ([address]: readonly unknown[]) => {
    const account = await one(address);
    const token = account === null ? null : readTokenAccount(account);
    if (token === null) throw new RpcRefusal(INVALID_PARAMS, 'Invalid param: could not find account');
    return withContext(amountView(token.amount, await decimalsOf(token.mint)));
  },
  getTokenSupply: async ([address]: readonly unknown[]) => {
    const account = await one(address);
    const mint = account === null ? null : readMint(account);
    if (mint === null) throw new RpcRefusal(INVALID_PARAMS, 'Invalid param: could not find mint');
    return withContext(amountView(mint.supply, mint.decimals));
  },
  getTokenLargestAccounts: async ([address]: readonly unknown[]) => {
    const account = await one(address);
    const mint = account === null ? null : readMint(account);
    if (mint === null) throw new RpcRefusal(INVALID_PARAMS, 'Invalid param: not a Token mint');
    const rows = await selectLargest(db, { mint: keyOf(address), limit: LARGEST_MAX });
    return withContext(
      rows.map(rowToAccount).flatMap((found) => {
        const token = readTokenAccount(found);
        return token === null ? [] : [{ address: found.address, ...amountView(token.amount, mint.decimals) }];
      }),
    );
  },
  getTokenAccountsByOwner: async ([holder, filter, options]: readonly unknown[]) => {
    const { mint, programId } = optionsOf(filter);
    const rows = await selectByHolder(db, {
      holder: keyOf(holder),
      mint: mint === undefined ? null : keyOf(mint),
      program: programId === undefined ? null : addressOf(programId),
      limit: HELD_MAX,
    });
    // Rows are found by where a holder stands; something else of a token program may have the same bytes there.
    const found = rows.map(rowToAccount).filter((account) => readTokenAccount(account) !== null);
    const known = await decimalsIn(chain, db, found);
    return withContext(
      await Promise.all(
        found.map(async (account) => ({
          pubkey: account.address,
          account: await accountView(account, optionsOf(options), known),
        })),
      ),
    );
  },
});

const statusOf = ({ slot, error }: { readonly slot: string; readonly error: unknown }) => ({
  slot: Number(slot),
  confirmations: null,
  err: error,
  status: error === null ? { Ok: null } : { Err: error },
  confirmationStatus: 'finalized',
});

const historyMethods = (db: Db, withContext: WithContext) => {
  const seqOf = async (signature: unknown): Promise<bigint | null> => {
    if (signature === undefined || signature === null) return null;
    const row = await selectSeq(db, { signature: signatureOf(signature) });
    return row === undefined ? null : BigInt(row.seq);
  };
  return {
    getSignatureStatuses: async ([list]: readonly unknown[]) => {
      const signatures = listOf(list, signatureOf, STATUSES_MAX);
      const found = new Map((await selectStatuses(db, { signatures })).map((row) => [row.signature, row]));
      return withContext(
        signatures.map((signature) => {
          const row = found.get(signature);
          return row === undefined ? null : statusOf(row);
        }),
      );
    },
    getSignaturesForAddress: async ([address, given]: readonly unknown[]) => {
      const { limit, before, until } = optionsOf(given);
      const rows = await selectHistory(db, {
        address: addressOf(address),
        beforeSeq: await seqOf(before),
        untilSeq: await seqOf(until),
        limit: limit === undefined ? HISTORY_MAX : Number(wholeOf(limit, BigInt(HISTORY_MAX))),
      });
      return rows.map(({ signature, slot, error, memo, landed_at: landedAt }) => ({
        signature,
        slot: Number(slot),
        err: error,
        memo,
        blockTime: secondsOf(landedAt),
        confirmationStatus: 'finalized',
      }));
    },
    getTransaction: async ([signature, given]: readonly unknown[]) => {
      const [row] = await selectTransactions(db, { signatures: [signatureOf(signature)] });
      if (row === undefined) return null;
      return transactionView(row, typeof given === 'string' ? { encoding: given } : optionsOf(given));
    },
  };
};

const sendMethods = (chain: EmbeddedChain, db: Db, give: Give, show: Show, withContext: WithContext) => ({
  requestAirdrop: async ([address, lamports]: readonly unknown[]) => give(addressOf(address), wholeOf(lamports)),
  sendTransaction: async ([text, given]: readonly unknown[]) => {
    const options = optionsOf(given);
    const { signature } = await chain.send(bytesOf(text, options['encoding']), options['skipPreflight'] === true);
    return signature;
  },
  simulateTransaction: async ([text, given]: readonly unknown[]) => {
    const options = optionsOf(given);
    const isBlockhashReplaced = options['replaceRecentBlockhash'] === true;
    const simulated = await chain.simulate(bytesOf(text, options['encoding']), {
      isSigned: options['sigVerify'] === true,
      isBlockhashReplaced,
    });
    const slot = chain.slots.now();
    const { meta } = simulated;
    const { error, logs, units, returnData } = simulated.outcome;
    return withContext({
      err: error,
      logs,
      accounts: await shownAfter(chain, db, optionsOf(options['accounts']), simulated, show),
      unitsConsumed: units,
      returnData:
        returnData === null
          ? null
          : { programId: returnData.programId, data: [Buffer.from(returnData.data).toString('base64'), 'base64'] },
      innerInstructions: options['innerInstructions'] === true ? (meta?.innerInstructions ?? null) : null,
      fee: meta?.fee ?? null,
      preBalances: meta?.preBalances ?? null,
      postBalances: meta?.postBalances ?? null,
      preTokenBalances: meta?.preTokenBalances ?? null,
      postTokenBalances: meta?.postTokenBalances ?? null,
      loadedAddresses: meta?.loadedAddresses ?? null,
      replacementBlockhash: isBlockhashReplaced
        ? { blockhash: chain.slots.hashAt(slot), lastValidBlockHeight: slot + BLOCKHASH_SLOTS }
        : null,
    });
  },
});

/** The accounts that were asked for, as they would be. */
const shownAfter = async (
  chain: EmbeddedChain,
  db: Db,
  options: Options,
  { outcome, after, writable }: Simulated,
  show: Show,
): Promise<(object | null)[] | null> => {
  if (options['addresses'] === undefined) return null;
  const addresses = listOf(options['addresses'], addressOf, ACCOUNTS_MAX);
  if (outcome.error !== null) return addresses.map(() => null);
  const now = await chain.read(db, addresses);
  return Promise.all(
    addresses.map(async (address, place) => {
      const changed = after.get(address);
      if (changed === undefined && writable.includes(address)) return null;
      const account = changed === undefined ? (now[place] ?? null) : { ...changed, executable: false };
      return show(account, { encoding: 'base64', ...options });
    }),
  );
};
