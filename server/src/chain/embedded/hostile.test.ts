import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKHASH_SLOTS, SLOT_MS } from '@wagram/contract/chain';
import { settableClock } from '#kernel';
import {
  asText,
  balanceOf,
  keyPair,
  latestBlockhash,
  sendBytes,
  signedBy,
  someAddress,
  testApp,
  transferMessage,
} from '#testing';
import { RpcRefusal } from '../network/port.ts';
import { findChainViolations } from './violations.ts';
import { embeddedNetwork, type EmbeddedNetwork } from './network.ts';
import { Slots } from './slots.ts';

const SOL = 1_000_000_000n;

const openChain = async () => {
  const opened = await testApp();
  const network = embeddedNetwork(opened.app);
  return { opened, network };
};

const refusalOf = async (asked: Promise<unknown>): Promise<string> => {
  try {
    await asked;
    return 'it was taken';
  } catch (error) {
    expect(error).toBeInstanceOf(RpcRefusal);
    return error instanceof RpcRefusal ? error.message : '';
  }
};

const simulate = (network: EmbeddedNetwork, bytes: Uint8Array) =>
  network.ask('simulateTransaction', [
    asText(bytes),
    { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true },
  ]);

describe('the test network', () => {
  it('[CHN-06] refuses what is cut short, lengthened, changed or made up, and serves the next', async () => {
    const { opened, network } = await openChain();
    const [ana, bob] = [keyPair(), someAddress()];
    await network.give(ana.address, SOL);
    const { blockhash } = await latestBlockhash(network);
    const good = signedBy(ana, transferMessage(ana.address, bob, SOL / 4n, blockhash));
    for (let length = 0; length < good.length; length += 1)
      expect(await refusalOf(simulate(network, good.slice(0, length)))).toMatch(/deserialize/);
    expect(await refusalOf(simulate(network, Uint8Array.from([...good, 0])))).toMatch(/left over/);
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), async (place, by) => {
        const changed = Uint8Array.from(good, (byte, at) => (at === place ? byte ^ by : byte));
        expect(await refusalOf(sendBytes(network, changed))).not.toBe('it was taken');
        await simulate(network, changed).catch((error: unknown) => expect(error).toBeInstanceOf(RpcRefusal));
      }),
      { numRuns: 150 },
    );
    for (let round = 0; round < 50; round += 1)
      expect(await refusalOf(sendBytes(network, randomBytes(round * 20)))).not.toBe('it was taken');
    await sendBytes(network, good);
    expect(await balanceOf(network, bob)).toBe(SOL / 4n);
    expect(await findChainViolations(opened.app.db)).toEqual([]);
    network.stop();
  });

  it('[CHN-06] lets nobody write to what every network has from the start', async () => {
    const { network } = await openChain();
    const ana = keyPair();
    await network.give(ana.address, SOL);
    const { blockhash } = await latestBlockhash(network);
    const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    const message = transferMessage(ana.address, token, SOL / 4n, blockhash);
    expect(await refusalOf(sendBytes(network, signedBy(ana, message)))).toMatch(/account of the network itself/);
    network.stop();
  });

  it('[CHN-04] a signed payment lands within its window and never again, also after a restart', async () => {
    const { opened, network } = await openChain();
    const [ana, bob] = [keyPair(), someAddress()];
    await network.give(ana.address, SOL);
    const { blockhash } = await latestBlockhash(network);
    const [early, late] = [1, 2].map((part) =>
      signedBy(ana, transferMessage(ana.address, bob, SOL / 10n + BigInt(part), blockhash)),
    );
    await sendBytes(network, early ?? new Uint8Array());
    network.stop();
    const again = embeddedNetwork(opened.app);
    expect(await again.genesis()).toBe(await network.genesis());
    expect(await refusalOf(sendBytes(again, early ?? new Uint8Array()))).toMatch(/already been processed/);
    opened.clock.advance((BLOCKHASH_SLOTS + 1) * SLOT_MS);
    expect(await refusalOf(sendBytes(again, late ?? new Uint8Array()))).toMatch(/Blockhash not found/);
    expect(await balanceOf(again, bob)).toBe(SOL / 10n + 1n);
    again.stop();
  });

  it('[CHN-05] given to two processes at once, the same bytes land once', async () => {
    const { opened, network } = await openChain();
    const other = embeddedNetwork(opened.app);
    const [ana, bob] = [keyPair(), someAddress()];
    await network.give(ana.address, SOL);
    const { blockhash } = await latestBlockhash(other);
    const wires = Array.from({ length: 20 }, () =>
      signedBy(ana, transferMessage(ana.address, bob, 1_000_000n, blockhash)),
    );
    const answers = await Promise.all(
      wires.flatMap((wire) => [refusalOf(sendBytes(network, wire)), refusalOf(sendBytes(other, wire))]),
    );
    expect(answers.filter((answer) => answer === 'it was taken')).toHaveLength(20);
    expect(answers.filter((answer) => /already been processed/.test(answer))).toHaveLength(20);
    expect(await balanceOf(network, bob)).toBe(20_000_000n);
    expect(await findChainViolations(opened.app.db)).toEqual([]);
    network.stop();
    other.stop();
  });

  it('[CHN-06] keeps what has a zero byte in its note, which the database would not', async () => {
    const { network } = await openChain();
    const ana = keyPair();
    await network.give(ana.address, SOL);
    const { blockhash } = await latestBlockhash(network);
    const keys = [ana.address, 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', blockhash];
    const head = [0x80, 1, 0, 1, 2, ...keys.flatMap((key) => [...base58.decode(key)])];
    const signature = await sendBytes(network, signedBy(ana, Uint8Array.from([...head, 1, 1, 0, 3, 65, 0, 66, 0])));
    const options = { maxSupportedTransactionVersion: 0 };
    const logs = { logMessages: expect.arrayContaining([expect.stringContaining('A\ufffdB')]) };
    expect(await network.ask('getTransaction', [signature, options])).toMatchObject({ meta: logs });
    network.stop();
  });

  it('[CHN-15] its faucet gives also after it has given more often than anybody may pay', async () => {
    const { opened, network } = await openChain();
    const [ana, bob] = [keyPair(), someAddress()];
    await network.give(ana.address, SOL);
    await opened.app.db.query({ text: 'update chain_accounts set paid = 20000' });
    const { blockhash } = await latestBlockhash(network);
    const more = signedBy(ana, transferMessage(ana.address, bob, SOL / 4n, blockhash));
    expect(await refusalOf(sendBytes(network, more))).toMatch(/no more transactions/);
    await network.give(bob, SOL);
    expect(await balanceOf(network, bob)).toBe(SOL);
    network.stop();
  });

  it('[CHN-04] its time never goes back, whatever the clock does', async () => {
    const clock = settableClock(new Date(1_000_000));
    const kept: number[] = [];
    const secret = randomBytes(32);
    const slots = new Slots(secret, new Date(0), clock, 0, (slot) => kept.push(slot));
    const hash = slots.hashAt(slots.now());
    const before = slots.now();
    clock.set(new Date(0));
    expect(slots.now()).toBe(before);
    expect(slots.slotOf(hash)).toBe(before);
    // After a restart with the same clock, what was said is not taken back.
    const restarted = new Slots(secret, new Date(0), clock, kept.at(-1) ?? 0, () => undefined);
    expect(restarted.now()).toBeGreaterThanOrEqual(before);
    expect(restarted.hashAt(before)).toBe(hash);
    // One that has just started is a little ahead, and the others take what was signed with its blockhashes.
    expect(slots.slotOf(restarted.hashAt(restarted.now()))).toBe(restarted.now());
    expect(slots.slotOf(restarted.hashAt(restarted.now() + 100))).toBe(null);
  });
});
