// Both clients that people use for Solana, as they are, against /api/chain/rpc.
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit';
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 as MEMO } from '@solana-program/memo';
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system';
import * as token from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { findChainViolations } from './violations.ts';
import { testApp } from '#testing';

const SOL = 1_000_000_000n;

const openNode = async () => {
  const opened = await testApp({ env: { CHAIN: 'test' }, realTime: true });
  const http = await opened.app.http.listen({ port: 0, host: '127.0.0.1' });
  const rpc = createSolanaRpc(`${http}/api/chain/rpc`);
  const subscriptions = createSolanaRpcSubscriptions(`${http.replace('http', 'ws')}/api/chain/rpc`);
  const make = async (payer: KeyPairSigner, instructions: readonly Instruction[]) => {
    const { value } = await rpc.getLatestBlockhash().send();
    const signed = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (empty) => setTransactionMessageFeePayerSigner(payer, empty),
        (paid) => setTransactionMessageLifetimeUsingBlockhash(value, paid),
        (timed) => appendTransactionMessageInstructions(instructions, timed),
      ),
    );
    assertIsTransactionWithBlockhashLifetime(signed);
    return signed;
  };
  const send = async (payer: KeyPairSigner, instructions: readonly Instruction[]) => {
    const transaction = await make(payer, instructions);
    await rpc.sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }).send();
    return getSignatureFromTransaction(transaction);
  };
  const rich = async () => {
    const signer = await generateKeyPairSigner();
    await rpc.requestAirdrop(signer.address, lamports(2n * SOL)).send();
    return signer;
  };
  const balanceOf = async (of: string) => (await rpc.getBalance(address(of)).send()).value;
  return { opened, rpc, subscriptions, make, send, rich, balanceOf };
};

/** What a client is told when the network says no. */
const whyNot = async (refused: Promise<unknown>): Promise<string> => {
  const error = await refused.then(
    () => null,
    (cause: unknown) => cause as Error & { cause?: Error },
  );
  return error === null ? 'it was taken' : `${error.message} ${error.cause?.message ?? ''}`;
};

type Node = Awaited<ReturnType<typeof openNode>>;

/** A token of six decimals, a thousand of it held by its maker. */
const mintTo = async ({ rpc, send }: Node, maker: KeyPairSigner) => {
  const mint = await generateKeyPairSigner();
  const rent = await rpc.getMinimumBalanceForRentExemption(82n).send();
  const space = { lamports: rent, space: 82n, programAddress: token.TOKEN_PROGRAM_ADDRESS };
  await send(maker, [
    getCreateAccountInstruction({ payer: maker, newAccount: mint, ...space }),
    token.getInitializeMint2Instruction({ mint: mint.address, decimals: 6, mintAuthority: maker.address }),
  ]);
  const accountOf = async (owner: string) => {
    const named = { mint: mint.address, owner: address(owner), tokenProgram: token.TOKEN_PROGRAM_ADDRESS };
    return (await token.findAssociatedTokenPda(named))[0];
  };
  const own = await accountOf(maker.address);
  const opening = { payer: maker, owner: maker.address, mint: mint.address };
  await send(maker, [
    await token.getCreateAssociatedTokenIdempotentInstructionAsync(opening),
    token.getMintToInstruction({ mint: mint.address, token: own, mintAuthority: maker, amount: 1_000_000_000n }),
  ]);
  return { mint: mint.address, own, accountOf };
};

describe('the test network and @solana/kit', () => {
  it('[CHN-02] gives test SOL, moves it, and says over the websocket that it has landed', async () => {
    const { rpc, subscriptions, make, rich, balanceOf } = await openNode();
    const ana = await rich();
    const bob = await generateKeyPairSigner();
    expect(await balanceOf(ana.address)).toBe(2n * SOL);
    const confirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions: subscriptions });
    const transfer = getTransferSolInstruction({ source: ana, destination: bob.address, amount: SOL });
    await confirm(await make(ana, [transfer]), { commitment: 'confirmed' });
    expect(await balanceOf(bob.address)).toBe(SOL);
    expect(await balanceOf(ana.address)).toBe(SOL - 5_000n);

    const stop = new AbortController();
    const changes = await subscriptions
      .accountNotifications(bob.address, { encoding: 'base64' })
      .subscribe({ abortSignal: stop.signal });
    const next = changes[Symbol.asyncIterator]().next();
    const more = getTransferSolInstruction({ source: ana, destination: bob.address, amount: 3_000_000n });
    await confirm(await make(ana, [more]), { commitment: 'confirmed' });
    const heard = (await next) as IteratorYieldResult<{ value: { lamports: bigint } }>;
    expect(heard.value.value.lamports).toBe(SOL + 3_000_000n);
    stop.abort();
  });

  it('[CHN-02] makes a token, simulates, pays with a memo and a reference, and finds all of it again', async () => {
    const node = await openNode();
    const { rpc, make, send, rich } = node;
    const ana = await rich();
    const bob = await generateKeyPairSigner();
    const reference = (await generateKeyPairSigner()).address;
    const { mint, own, accountOf } = await mintTo(node, ana);
    expect((await rpc.getTokenSupply(mint).send()).value.uiAmountString).toBe('1000');

    const theirs = await accountOf(bob.address);
    const from = { source: own, mint, destination: theirs, authority: ana };
    const move = token.getTransferCheckedInstruction({ ...from, amount: 25_500_000n, decimals: 6 });
    const pay: Instruction[] = [
      await token.getCreateAssociatedTokenIdempotentInstructionAsync({ payer: ana, owner: bob.address, mint }),
      { ...move, accounts: [...move.accounts, { address: reference, role: AccountRole.READONLY }] },
      getAddMemoInstruction({ memo: 'invoice 42' }, { programAddress: MEMO }),
    ];
    const wire = getBase64EncodedWireTransaction(await make(ana, pay));
    const simulated = await rpc
      .simulateTransaction(wire, {
        encoding: 'base64',
        sigVerify: false,
        replaceRecentBlockhash: true,
        innerInstructions: true,
        accounts: { addresses: [own, theirs], encoding: 'base64' },
      })
      .send();
    expect(simulated.value.err).toBe(null);
    const amounts = simulated.value.accounts.map((account) => {
      const [data = ''] = (account?.data ?? []) as readonly string[];
      return token.getTokenDecoder().decode(getBase64Encoder().encode(data)).amount;
    });
    expect(amounts).toEqual([974_500_000n, 25_500_000n]);

    const signature = await send(ana, pay);
    const [status] = (await rpc.getSignatureStatuses([signature]).send()).value;
    expect(status).toMatchObject({ err: null, confirmationStatus: 'finalized' });
    expect((await rpc.getTokenAccountBalance(theirs).send()).value.amount).toBe('25500000');
    expect((await token.fetchToken(rpc, theirs)).data.amount).toBe(25_500_000n);
    const byOwner = rpc.getTokenAccountsByOwner(
      bob.address,
      { programId: token.TOKEN_PROGRAM_ADDRESS },
      { encoding: 'jsonParsed' },
    );
    const [held] = (await byOwner.send()).value;
    expect(held?.account.data.parsed.info.tokenAmount.uiAmountString).toBe('25.5');
    expect((await rpc.getMultipleAccounts([ana.address, reference], { encoding: 'base64' }).send()).value[1]).toBe(
      null,
    );
    const found = await rpc.getSignaturesForAddress(reference, { limit: 10 }).send();
    expect(found.map((entry) => [entry.signature, entry.memo])).toEqual([[signature, '[10] invoice 42']]);
    const kept = await rpc.getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send();
    expect(kept?.meta?.fee).toBe(5_000n);
    const after = kept?.meta?.postTokenBalances?.map((balance) => balance.uiTokenAmount.uiAmountString);
    expect(new Set(after)).toEqual(new Set(['974.5', '25.5']));
    expect(kept?.meta?.innerInstructions?.length).toBe(1);
  });

  it('[CHN-04] refuses what is not covered, not signed, too old, or was there already', async () => {
    const { opened, rpc, make, send, rich, balanceOf } = await openNode();
    const ana = await rich();
    const bob = await generateKeyPairSigner();
    const give = (amount: bigint) => getTransferSolInstruction({ source: ana, destination: bob.address, amount });
    expect(await whyNot(send(ana, [give(10n ** 13n)]))).toMatch(/Custom program error: #1/);
    const good = await make(ana, [give(SOL / 2n)]);
    const wire = getBase64EncodedWireTransaction(good);
    await rpc.sendTransaction(wire, { encoding: 'base64' }).send();
    expect(await whyNot(rpc.sendTransaction(wire, { encoding: 'base64' }).send())).toMatch(/already been processed/);
    await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send();
    expect(await balanceOf(bob.address)).toBe(SOL / 2n);
    const forged = { ...good, signatures: { [ana.address]: new Uint8Array(64).fill(7) as never } };
    const unsigned = getBase64EncodedWireTransaction(forged);
    expect(await whyNot(rpc.sendTransaction(unsigned, { encoding: 'base64' }).send())).toMatch(
      /signature verification/i,
    );
    const strange = await generateKeyPairSigner();
    const foreign = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (empty) => setTransactionMessageFeePayerSigner(ana, empty),
        (paid) =>
          setTransactionMessageLifetimeUsingBlockhash(
            { blockhash: strange.address as never, lastValidBlockHeight: 10n ** 9n },
            paid,
          ),
        (timed) => appendTransactionMessageInstructions([give(1_000_000n)], timed),
      ),
    );
    const old = rpc.sendTransaction(getBase64EncodedWireTransaction(foreign), { encoding: 'base64' });
    expect(await whyNot(old.send())).toMatch(/Blockhash not found/);
    expect(await findChainViolations(opened.app.db)).toEqual([]);
  });
});
