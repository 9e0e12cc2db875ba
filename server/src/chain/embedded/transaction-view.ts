// A landed transaction as nodes of Solana show it.
import { base58 } from '@scure/base';
import { isWritable } from '@wagram/contract/chain';
import { parseExact } from '../network/exact-json.ts';
import { RpcRefusal } from '../network/port.ts';
import type { Meta } from './meta.ts';
import type { Options } from './params.ts';
import { allKeys, readBytes, type ReadTransaction } from './transaction.ts';
import type { ChainTransactionRow } from './transactions.gen.ts';

const VERSION_NOT_ASKED_FOR = -32_015;

const rawMessage = ({ message }: ReadTransaction) => ({
  accountKeys: message.keys,
  header: {
    numRequiredSignatures: message.signers,
    numReadonlySignedAccounts: message.readonlySigners,
    numReadonlyUnsignedAccounts: message.readonlyOthers,
  },
  recentBlockhash: message.blockhash,
  instructions: message.instructions.map(({ program, accounts, data }) => ({
    programIdIndex: program,
    accounts,
    data: base58.encode(data),
    stackHeight: 1,
  })),
  ...(message.version === 0
    ? {
        addressTableLookups: message.lookups.map(({ table, writable, readonly }) => ({
          accountKey: table,
          writableIndexes: writable,
          readonlyIndexes: readonly,
        })),
      }
    : {}),
});

/** With names instead of places. No instruction is interpreted: clients show what they know. */
const parsedMessage = ({ message }: ReadTransaction, keys: readonly string[]) => ({
  accountKeys: keys.map((pubkey, place) => ({
    pubkey,
    signer: place < message.signers,
    writable: isWritable(message, place),
    source: place < message.keys.length ? 'transaction' : 'lookupTable',
  })),
  recentBlockhash: message.blockhash,
  instructions: message.instructions.map(({ program, accounts, data }) => ({
    programId: keys[program],
    accounts: accounts.map((place) => keys[place]),
    data: base58.encode(data),
    stackHeight: 1,
  })),
});

const parsedInner = (meta: Meta, keys: readonly string[]) =>
  meta.innerInstructions.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) => ({
      programId: keys[programIdIndex],
      accounts: accounts.map((place) => keys[place]),
      data,
      stackHeight,
    })),
  }));

const bodyOf = (read: ReadTransaction, keys: readonly string[], encoding: unknown) => {
  if (encoding === 'base64') return [Buffer.from(read.bytes).toString('base64'), 'base64'];
  if (encoding === 'base58') return [base58.encode(read.bytes), 'base58'];
  const signatures = read.signatures.map((signature) => base58.encode(signature));
  return { signatures, message: encoding === 'jsonParsed' ? parsedMessage(read, keys) : rawMessage(read) };
};

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

export const transactionView = (row: ChainTransactionRow, options: Options): object => {
  const read = readBytes(new Uint8Array(row.bytes));
  const { version } = read.message;
  const newest = options['maxSupportedTransactionVersion'];
  if (version !== 'legacy' && (newest === undefined || newest === null))
    throw new RpcRefusal(
      VERSION_NOT_ASKED_FOR,
      `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
    );
  // It was written from a Meta.
  const meta = parseExact(row.meta) as Meta;
  const keys = allKeys(read.message, meta.loadedAddresses);
  const { encoding } = options;
  return {
    slot: Number(row.slot),
    blockTime: secondsOf(row.landed_at),
    meta: encoding === 'jsonParsed' ? { ...meta, innerInstructions: parsedInner(meta, keys) } : meta,
    ...(newest === undefined || newest === null ? {} : { version }),
    transaction: bodyOf(read, keys, encoding),
  };
};
