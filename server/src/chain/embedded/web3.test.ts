// The older client of Solana, as it is, against /api/chain/rpc: it writes legacy transactions and reads lookup tables.
import {
  AddressLookupTableProgram,
  Connection,
  Keypair,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '#testing';

const SOL = 1_000_000_000;

const connect = async () => {
  const opened = await testApp({ env: { CHAIN: 'test' }, realTime: true });
  const http = await opened.app.http.listen({ port: 0, host: '127.0.0.1' });
  const wsEndpoint = `${http.replace('http', 'ws')}/api/chain/rpc`;
  const state = { isOver: false };
  const never = new Promise<never>(() => undefined);
  // It asks on behind the scenes: what it asks when the server has gone is nobody's concern.
  const ask: typeof fetch = (...asked) =>
    state.isOver
      ? never
      : fetch(...asked).catch((error: unknown) => (state.isOver ? never : Promise.reject(error as Error)));
  onTestFinished(() => void (state.isOver = true));
  const connection = new Connection(`${http}/api/chain/rpc`, {
    commitment: 'confirmed',
    wsEndpoint,
    fetch: ask as never,
  });
  // It has no door of its own for this, and would try to come back for ever.
  const { _rpcWebSocket: socket } = connection as unknown as {
    _rpcWebSocket: { setAutoReconnect(isWanted: boolean): void; close(): void };
  };
  onTestFinished(() => {
    socket.setAutoReconnect(false);
    socket.close();
  });
  const ana = Keypair.generate();
  const signature = await connection.requestAirdrop(ana.publicKey, 2 * SOL);
  const { value } = await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) });
  expect(value.err).toBe(null);
  return { connection, ana, bob: Keypair.generate() };
};

describe('the test network and @solana/web3.js', () => {
  it('[CHN-02] sends a legacy transaction, confirms it, and reads it back', async () => {
    const { connection, ana, bob } = await connect();
    const { publicKey } = ana;
    expect(await connection.getBalance(publicKey)).toBe(2 * SOL);
    const pay = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: bob.publicKey, lamports: SOL });
    const signature = await sendAndConfirmTransaction(connection, new Transaction().add(pay), [ana]);
    expect(await connection.getBalance(bob.publicKey)).toBe(SOL);
    const kept = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(kept).toMatchObject({ version: 'legacy', meta: { fee: 5_000, err: null } });
    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true });
    expect((await connection.getSignaturesForAddress(publicKey)).map((entry) => entry.signature)).toContain(signature);
    expect((await connection.getSignatureStatus(signature)).value?.confirmationStatus).toBe('finalized');
    const seen = vi.fn();
    connection.onAccountChange(bob.publicKey, ({ lamports }) => seen(lamports));
    // It does not say when it has subscribed: the first change that comes after that is heard.
    let lamports = 5_000_000;
    await vi.waitFor(
      async () => {
        const more = SystemProgram.transfer({
          fromPubkey: publicKey,
          toPubkey: bob.publicKey,
          lamports: (lamports += 1),
        });
        await sendAndConfirmTransaction(connection, new Transaction().add(more), [ana]);
        expect(seen).toHaveBeenCalled();
      },
      { timeout: 60_000, interval: 500 },
    );
  });

  it('[CHN-02] fills a lookup table and pays through it', async () => {
    const { connection, ana, bob } = await connect();
    const { publicKey } = ana;
    const recentSlot = (await connection.getSlot()) - 1;
    const named = { authority: publicKey, payer: publicKey };
    const [create, lookupTable] = AddressLookupTableProgram.createLookupTable({ ...named, recentSlot });
    const extend = AddressLookupTableProgram.extendLookupTable({ ...named, lookupTable, addresses: [bob.publicKey] });
    await sendAndConfirmTransaction(connection, new Transaction().add(create, extend), [ana]);
    const before = await connection.getSlot();
    // A table can be used from the slot after the one that filled it.
    await vi.waitFor(async () => expect(await connection.getSlot()).toBeGreaterThan(before), 10_000);
    const { value: table } = await connection.getAddressLookupTable(lookupTable);
    expect(table?.state.addresses.map(String)).toEqual([String(bob.publicKey)]);
    const { blockhash } = await connection.getLatestBlockhash();
    const pay = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: bob.publicKey, lamports: 1_234_567 });
    const parts = { payerKey: publicKey, recentBlockhash: blockhash, instructions: [pay] };
    const message = new TransactionMessage(parts).compileToV0Message(table === null ? [] : [table]);
    expect(message.addressTableLookups).toHaveLength(1);
    const transaction = new VersionedTransaction(message);
    const simulated = await connection.simulateTransaction(transaction, { sigVerify: false });
    expect(simulated.value.err).toBe(null);
    transaction.sign([ana]);
    await connection.sendTransaction(transaction);
    expect(await connection.getBalance(bob.publicKey)).toBe(1_234_567);
  });
});
