import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 as MEMO } from '@solana-program/memo';
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system';
import * as token from '@solana-program/token';
import {
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { fakeCluster, someAddress, testApp } from '#testing';
import { embeddedNetwork } from '../embedded/network.ts';
import { createHistory } from './entries.ts';
import { readHoldings } from './holdings.ts';
import { NetworkUnreachable } from '../network/port.ts';
import { remoteNetwork } from '../network/remote.ts';

const SOL = 1_000_000_000n;
const FEE = 5_000n;
const none = async () => new Map<string, never>();
const about = { kind: 'own', symbol: 'WGR', name: 'Wagram', image_url: null, page: null } as const;

/** The test network with ana, who is rich, and a token that she has made. */
const scene = async () => {
  const opened = await testApp({ env: { CHAIN: 'off' } });
  const network = embeddedNetwork(opened.app);
  onTestFinished(() => network.stop());
  const [ana, bob, mint] = await Promise.all([
    generateKeyPairSigner(),
    generateKeyPairSigner(),
    generateKeyPairSigner(),
  ]);
  await network.give(ana.address, SOL);
  const send = async (payer: KeyPairSigner, instructions: readonly Instruction[], skipPreflight = false) => {
    opened.clock.advance(400);
    const { value } = (await network.ask('getLatestBlockhash', [])) as {
      value: { blockhash: string; lastValidBlockHeight: number };
    };
    const life = {
      blockhash: blockhash(value.blockhash),
      lastValidBlockHeight: BigInt(value.lastValidBlockHeight),
    };
    const signed = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (empty) => setTransactionMessageFeePayerSigner(payer, empty),
        (paid) => setTransactionMessageLifetimeUsingBlockhash(life, paid),
        (timed) => appendTransactionMessageInstructions(instructions, timed),
      ),
    );
    const options = { encoding: 'base64', skipPreflight };
    return (await network.ask('sendTransaction', [getBase64EncodedWireTransaction(signed), options])) as string;
  };
  const rent = BigInt((await network.ask('getMinimumBalanceForRentExemption', [82])) as number);
  const space = { lamports: rent, space: 82n, programAddress: token.TOKEN_PROGRAM_ADDRESS };
  const named = { mint: mint.address, tokenProgram: token.TOKEN_PROGRAM_ADDRESS };
  const [ofAna] = await token.findAssociatedTokenPda({ ...named, owner: ana.address });
  const [ofBob] = await token.findAssociatedTokenPda({ ...named, owner: bob.address });
  const opening = { payer: ana, mint: mint.address };
  await send(ana, [
    getCreateAccountInstruction({ payer: ana, newAccount: mint, ...space }),
    token.getInitializeMint2Instruction({ mint: mint.address, decimals: 6, mintAuthority: ana.address }),
    await token.getCreateAssociatedTokenIdempotentInstructionAsync({ ...opening, owner: ana.address }),
    token.getMintToInstruction({ mint: mint.address, token: ofAna, mintAuthority: ana, amount: 1_000_000n }),
  ]);
  const pay = (amount: bigint) => getTransferSolInstruction({ source: ana, destination: bob.address, amount });
  const memo = (text: string) => getAddMemoInstruction({ memo: text }, { programAddress: MEMO });
  const openForBob = await token.getCreateAssociatedTokenIdempotentInstructionAsync({ ...opening, owner: bob.address });
  const giveToken = (amount: bigint) =>
    token.getTransferCheckedInstruction({
      source: ofAna,
      mint: mint.address,
      destination: ofBob,
      authority: ana,
      amount,
      decimals: 6,
    });
  return { opened, network, send, ana, bob, mint: mint.address, ofBob, pay, memo, openForBob, giveToken };
};

describe('what an address holds', () => {
  it('[CHN-12] SOL and every token; only tokens that this server knows have a name', async () => {
    const { network, ana, bob, mint, ofBob, send, openForBob, giveToken } = await scene();
    await send(ana, [openForBob, giveToken(250_000n)]);
    const known = async () => new Map([[mint, about]]);
    const token = {
      mint,
      account: ofBob,
      amount: '250000',
      decimals: 6,
      is_frozen: false,
      is_aside: false,
      program: 'token',
    };
    expect(await readHoldings(network, bob.address, none)).toEqual({
      address: bob.address,
      lamports: '0',
      tokens: [{ ...token, kind: null, symbol: null, name: null, image_url: null, page: null }],
      has_more: false,
    });
    const named = await readHoldings(network, bob.address, known);
    expect(named.tokens).toEqual([{ ...token, ...about }]);
    const nobody = someAddress();
    expect(await readHoldings(network, nobody, none)).toEqual({
      address: nobody,
      lamports: '0',
      tokens: [],
      has_more: false,
    });
  });

  it('[CHN-07] a network that cannot be reached is told, and is no zero; without one nobody can ask', async () => {
    const cluster = await fakeCluster();
    const env = { SOLANA_RPC_URL: cluster.node.url.href, SEAL_KEY: Buffer.alloc(32, 7).toString('base64') };
    const browser = (await testApp({ env })).browser();
    cluster.isDead = true;
    const address = someAddress();
    expect(await browser.refused(chainCalls.readHoldings, { address })).toMatchObject({
      status: 503,
      code: 'chain_unreachable',
    });
    cluster.isDead = false;
    cluster.methods.set('getBalance', () => ({ context: { slot: 1 }, value: 42 }));
    cluster.methods.set('getTokenAccountsByOwner', () => ({ context: { slot: 1 }, value: [] }));
    const { holdings } = await browser.get(chainCalls.readHoldings, { address });
    expect(holdings).toEqual({ address, lamports: '42', tokens: [], has_more: false });
    const off = (await testApp({ env: { CHAIN: 'off' } })).browser();
    expect(await off.refused(chainCalls.readHoldings, { address })).toMatchObject({ status: 404, code: 'chain_off' });
  });

  it('[CHN-12] anybody can fill an address with what is worth nothing: the list has an end, and says so', async () => {
    const cluster = await fakeCluster();
    const { app } = await testApp({ env: { CHAIN: 'off' } });
    const network = remoteNetwork(cluster.node.url, app.log);
    const held = (amount: string) => {
      const info = { mint: someAddress(), state: 'initialized', tokenAmount: { amount, decimals: 0 } };
      return { pubkey: someAddress(), account: { data: { parsed: { info } } } };
    };
    const many = Array.from({ length: 300 }, () => held('0'));
    cluster.methods.set('getBalance', () => ({ context: { slot: 1 }, value: 42 }));
    cluster.methods.set('getTokenAccountsByOwner', () => ({ context: { slot: 1 }, value: [...many, held('7')] }));
    const { tokens, has_more: hasMore } = await readHoldings(network, someAddress(), none);
    expect(tokens).toHaveLength(500);
    expect(tokens.slice(0, 3).map(({ amount }) => amount)).toEqual(['7', '7', '0']);
    expect(hasMore).toBe(true);
  });
});

describe('what came and went', () => {
  it('[CHN-12] says for each side what it gained and lost, the fee apart, with whom, and the note', async () => {
    const { network, ana, bob, mint, send, pay, memo, openForBob, giveToken } = await scene();
    const history = createHistory(network, async () => new Map([[mint, about]]));
    const sol = await send(ana, [pay(SOL / 4n), memo('for \u202ethe cake\n')]);
    await send(ana, [openForBob]);
    const tokens = await send(ana, [giveToken(250_000n)]);
    const { entries } = await history.list(ana.address, { limit: 10 });
    expect(entries.find(({ signature }) => signature === sol)).toEqual({
      signature: sol,
      at: expect.any(Date),
      error: null,
      fee: FEE,
      note: 'for  the cake',
      changes: [{ mint: null, amount: -(SOL / 4n), decimals: 9, symbol: null }],
      with: [bob.address],
    });
    expect(entries[0]).toMatchObject({
      signature: tokens,
      fee: FEE,
      changes: [{ mint, amount: -250_000n, decimals: 6, symbol: 'WGR' }],
      with: [bob.address],
    });
    // Nothing in a transfer of tokens names its receiver: it is found by their account.
    const { entries: his } = await history.list(bob.address, { limit: 10 });
    expect(
      his.map(({ signature, fee }) => [signature, fee]).filter(([name]) => name === sol || name === tokens),
    ).toEqual([
      [tokens, 0n],
      [sol, 0n],
    ]);
    expect(his[0]).toMatchObject({ changes: [{ mint, amount: 250_000n }], with: [ana.address] });
  });

  it('[CHN-12] what failed moved nothing but its fee, and says why', async () => {
    const { network, ana, send, pay } = await scene();
    const signature = await send(ana, [pay(900n * SOL)], true);
    const { entries } = await createHistory(network, none).list(ana.address, { limit: 1 });
    expect(entries).toMatchObject([
      { signature, fee: FEE, changes: [], with: [], error: expect.stringContaining('Custom') },
    ]);
  });

  it('[CHN-12] goes page by page without a gap or a repeat, over the address and its token accounts', async () => {
    const { network, ana, bob, send, pay, openForBob, giveToken } = await scene();
    await send(ana, [openForBob]);
    const sent: string[] = [];
    for (let count = 0; count < 9; count += 1)
      sent.unshift(await send(ana, [count % 2 === 0 ? pay(1_000_000n + BigInt(count)) : giveToken(BigInt(count))]));
    const history = createHistory(network, none);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof history.list>> = await history.list(bob.address, {
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.entries.map(({ signature }) => signature));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen.slice(0, 9)).toEqual(sent);
    expect(seen).toHaveLength(10);
    expect(await history.list(bob.address, { limit: 2, cursor: 'nonsense' })).toEqual({
      entries: [],
      next_cursor: null,
    });
  });

  it('[CHN-12] what is final is asked for once; an answer of another shape is none', async () => {
    const cluster = await fakeCluster();
    const asked = { transactions: 0 };
    const [name, address] = ['5'.repeat(87), someAddress()];
    cluster.methods.set('getBalance', () => ({ context: { slot: 1 }, value: 1 }));
    cluster.methods.set('getTokenAccountsByOwner', () => ({ context: { slot: 1 }, value: [] }));
    cluster.methods.set('getSignaturesForAddress', () => [
      { signature: name, slot: 5, err: null, blockTime: 1_700_000_000, confirmationStatus: 'finalized' },
    ]);
    cluster.methods.set('getTransaction', () => {
      asked.transactions += 1;
      return {
        blockTime: 1_700_000_000,
        meta: { err: null, fee: 5_000, preBalances: [10, 0], postBalances: [4, 1] },
        transaction: { message: { accountKeys: [address, someAddress()], instructions: [] } },
      };
    });
    const { app } = await testApp({ env: { CHAIN: 'off' } });
    const history = createHistory(remoteNetwork(cluster.node.url, app.log), none);
    for (let count = 0; count < 3; count += 1)
      expect((await history.list(address, { limit: 5 })).entries).toMatchObject([{ signature: name, fee: 5_000n }]);
    expect(asked.transactions).toBe(1);
    cluster.methods.set('getTransaction', () => ({ meta: 'a lie' }));
    await expect(
      createHistory(remoteNetwork(cluster.node.url, app.log), none).list(address, { limit: 5 }),
    ).rejects.toBeInstanceOf(NetworkUnreachable);
  });
});
