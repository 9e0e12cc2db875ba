// The test network in a process that is killed amid transfers, and given ten thousand transactions that mean harm.
import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { createLog, openDatabase } from '#kernel';
import {
  asText,
  balanceOf,
  keyPair,
  latestBlockhash,
  preparedData,
  sendBytes,
  signedBy,
  someAddress,
  startProgram,
  temporaryFolder,
  testApp,
  transferMessage,
  until,
  type Env,
  type KeyPair,
  type Program,
} from '#testing';
import { embeddedNetwork } from './embedded/network.ts';
import { findChainViolations } from './embedded/violations.ts';
import { RpcRefusal } from './network/port.ts';

const ROUNDS = 50;
const EACH_ROUND = 12;
const LANES = 4;
const AMOUNT = 1_000_000n;
const HOSTILE = 10_000;

interface RpcReply {
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const askNode = async ({ port }: Program, method: string, params: readonly unknown[]): Promise<RpcReply> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/chain/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return (await response.json()) as RpcReply;
};

const signTransfer = async (program: Program, from: KeyPair, to: string): Promise<Uint8Array> => {
  const { result } = await askNode(program, 'getLatestBlockhash', []);
  const { blockhash } = (result as { value: { blockhash: string } }).value;
  return signedBy(from, transferMessage(from.address, to, AMOUNT, blockhash));
};

/** All that was signed, and of it all that was said to have landed. */
interface Log {
  readonly signed: Map<string, Uint8Array>;
  readonly acknowledged: Set<string>;
}

const payUntilItDies = async (program: Program, from: KeyPair, to: string, log: Log): Promise<void> => {
  for (;;) {
    const bytes = await signTransfer(program, from, to).catch(() => null);
    if (bytes === null) return;
    const signature = base58.encode(bytes.slice(1, 65));
    log.signed.set(signature, bytes);
    const reply = await askNode(program, 'sendTransaction', [asText(bytes), { encoding: 'base64' }]).catch(() => null);
    if (reply === null) return;
    expect(reply.error).toBe(undefined);
    log.acknowledged.add(signature);
  }
};

const hasLanded = async (program: Program, signatures: readonly string[]): Promise<boolean[]> => {
  const landed: boolean[] = [];
  for (let from = 0; from < signatures.length; from += 256) {
    const page = signatures.slice(from, from + 256);
    const { result } = await askNode(program, 'getSignatureStatuses', [page, { searchTransactionHistory: true }]);
    landed.push(...(result as { value: readonly unknown[] }).value.map((status) => status !== null));
  }
  return landed;
};

const killAmidTransfers = async (env: Env): Promise<void> => {
  let program = await startProgram(env);
  const wallets = Array.from({ length: LANES }, keyPair);
  const to = someAddress();
  const purse = keyPair();
  // The faucet gives two SOL a day to one visitor.
  expect((await askNode(program, 'requestAirdrop', [purse.address, 2_000_000_000])).error).toBe(undefined);
  const { result } = await askNode(program, 'getLatestBlockhash', []);
  const { blockhash } = (result as { value: { blockhash: string } }).value;
  for (const { address } of wallets) {
    const bytes = signedBy(purse, transferMessage(purse.address, address, 450_000_000n, blockhash));
    expect((await askNode(program, 'sendTransaction', [asText(bytes), { encoding: 'base64' }])).error).toBe(undefined);
  }
  const log: Log = { signed: new Map(), acknowledged: new Set() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = log.acknowledged.size;
    const load = Promise.all(wallets.map((wallet) => payUntilItDies(program, wallet, to, log)));
    await until(() => (log.acknowledged.size >= before + EACH_ROUND ? true : null));
    program.signal('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
    await load;
    program = await startProgram(env);
    expect(new Set(await hasLanded(program, [...log.acknowledged]))).toEqual(new Set([true]));
  }
  // Everything that was ever signed is given once more: what has landed is refused, what was never answered may land now.
  for (const bytes of [...log.signed.values()].slice(-200))
    await askNode(program, 'sendTransaction', [asText(bytes), { encoding: 'base64' }]);
  const landed = (await hasLanded(program, [...log.signed.keys()])).filter(Boolean).length;
  const { result: held } = await askNode(program, 'getBalance', [to]);
  expect(BigInt((held as { value: number }).value)).toBe(AMOUNT * BigInt(landed));
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  const database = await openDatabase(
    { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? '' },
    createLog('fatal', false),
  );
  expect(await findChainViolations(database.db)).toEqual([]);
  await database.close();
  expect(log.acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * EACH_ROUND);
};

describe('the test network', () => {
  it('[CHN-04] killed fifty times amid transfers, with the embedded database', async () => {
    await killAmidTransfers({ DATA_DIR: temporaryFolder() });
  });

  it('[CHN-04] killed fifty times amid transfers, with PostgreSQL where there is one', async () => {
    await killAmidTransfers({ ...(await preparedData()), CHAIN: 'test' });
  });

  it('[CHN-06] ten thousand hostile transactions, and the next one is served', async () => {
    const { app } = await testApp();
    const network = embeddedNetwork(app);
    const [ana, bob] = [keyPair(), someAddress()];
    await network.give(ana.address, 1_000_000_000n);
    const { blockhash } = await latestBlockhash(network);
    const good = signedBy(ana, transferMessage(ana.address, bob, AMOUNT, blockhash));
    for (let round = 0; round < HOSTILE; round += 1) {
      const bytes = spoil(good, round);
      const asked =
        round % 2 === 0
          ? sendBytes(network, bytes)
          : network.ask('simulateTransaction', [asText(bytes), { encoding: 'base64', replaceRecentBlockhash: true }]);
      await asked.catch((error: unknown) => expect(error).toBeInstanceOf(RpcRefusal));
    }
    await sendBytes(network, good);
    expect(await balanceOf(network, bob)).toBe(AMOUNT);
    expect(await findChainViolations(app.db)).toEqual([]);
    network.stop();
  });
});

/** Cut, lengthened, with changed bytes, with a run of noise, or nothing but noise; the last byte cut among them. */
const spoil = (good: Uint8Array, round: number): Uint8Array => {
  const place = randomBytes(2).readUInt16LE() % good.length;
  const kinds: readonly (() => Uint8Array)[] = [
    () => good.slice(0, place),
    () => good.slice(0, -1),
    () => Uint8Array.from([...good, ...randomBytes(1 + (place % 40))]),
    () => good.map((byte, at) => (at === place ? byte ^ (1 + (round % 255)) : byte)),
    () => Uint8Array.from([...good.slice(0, place), ...randomBytes(8), ...good.slice(place + 8)]),
    () => Uint8Array.from([...good.slice(0, 65), ...randomBytes(good.length - 65)]),
    () => new Uint8Array(randomBytes(place)),
  ];
  return kinds[round % kinds.length]?.() ?? good;
};
