// What is made to look like something else, or signed once more by whoever may.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { getCreateAccountInstruction } from '@solana-program/system';
import { getInitializeMultisig2Instruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { balanceOf, keyPair, latestBlockhash, sendBytes, someAddress, testApp } from '#testing';
import { readHoldings } from '../reading/holdings.ts';
import { RpcRefusal } from '../network/port.ts';
import { embeddedNetwork } from './network.ts';
import { findChainViolations } from './violations.ts';

const SOL = 1_000_000_000n;
const MULTISIG_BYTES = 355;

const openChain = async () => {
  const { app } = await testApp({ env: { CHAIN: 'off' } });
  const network = embeddedNetwork(app);
  onTestFinished(() => network.stop());
  return { app, network };
};

/** Signers of a multisig whose bytes say, where an account of tokens names its holder, `holder`; and `kind` after them. */
const signersThatSpell = (holder: string, kind: number): string[] => {
  const bytes = randomBytes(MULTISIG_BYTES - 3);
  bytes.set(base58.decode(holder), 32 - 3);
  bytes.set([kind], 165 - 3);
  return Array.from({ length: 11 }, (_, place) => base58.encode(bytes.subarray(place * 32, place * 32 + 32)));
};

describe('what looks like an account of tokens', () => {
  it.each([1, 2])('[CHN-12] a multisig that spells somebody’s address is none of their tokens (%i)', async (kind) => {
    const { app, network } = await openChain();
    const [mallory, multisig] = await Promise.all([generateKeyPairSigner(), generateKeyPairSigner()]);
    const ana = someAddress();
    await network.give(mallory.address, SOL);
    await network.give(ana, SOL);
    const rent = BigInt((await network.ask('getMinimumBalanceForRentExemption', [MULTISIG_BYTES])) as number);
    const latest = await latestBlockhash(network);
    const life = { blockhash: blockhash(latest.blockhash), lastValidBlockHeight: BigInt(latest.height) };
    const space = { lamports: rent, space: BigInt(MULTISIG_BYTES), programAddress: TOKEN_PROGRAM_ADDRESS };
    const signers = signersThatSpell(ana, kind).map((text) => address(text));
    const signed = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (empty) => setTransactionMessageFeePayerSigner(mallory, empty),
        (paid) => setTransactionMessageLifetimeUsingBlockhash(life, paid),
        (timed) =>
          appendTransactionMessageInstructions(
            [
              getCreateAccountInstruction({ payer: mallory, newAccount: multisig, ...space }),
              getInitializeMultisig2Instruction({ multisig: multisig.address, signers, m: 1 }),
            ],
            timed,
          ),
      ),
    );
    await network.ask('sendTransaction', [getBase64EncodedWireTransaction(signed), { encoding: 'base64' }]);
    const holdings = await readHoldings(network, ana, async () => new Map());
    expect(holdings).toEqual({ address: ana, lamports: SOL.toString(), tokens: [], has_more: false });
    expect(await findChainViolations(app.db)).toEqual([]);
  });
});

const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const mod = (value: bigint, by = P): bigint => ((value % by) + by) % by;
const inverse = (value: bigint): bigint => {
  let [result, base] = [1n, mod(value)];
  for (let power = P - 2n; power > 0n; power >>= 1n) {
    if (power & 1n) result = mod(result * base);
    base = mod(base * base);
  }
  return result;
};
const D = mod(-121665n * inverse(121666n));
type Point = readonly [bigint, bigint];
const BASE: Point = [
  15112221349535400772501151409588531511454012693041857206046113283949847762202n,
  mod(4n * inverse(5n)),
];
const plus = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const both = mod(D * mod(x1 * x2) * mod(y1 * y2));
  return [mod((x1 * y2 + x2 * y1) * inverse(1n + both)), mod((y1 * y2 + x1 * x2) * inverse(1n - both))];
};
const little = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
const toLittle = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse();
const sha512 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha512').update(Buffer.concat(parts)).digest();

/** A key that signs the same bytes in another way each time, as nobody is kept from doing. */
const restlessWallet = () => {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const own = Buffer.from(x, 'base64url');
  const half = sha512(Buffer.from(d, 'base64url')).subarray(0, 32);
  half.set([(half[0] ?? 0) & 248], 0);
  half.set([((half[31] ?? 0) & 127) | 64], 31);
  const sign = (message: Uint8Array): Uint8Array => {
    const nonce = mod(little(randomBytes(32)), ORDER);
    let [sum, double]: [Point, Point] = [[0n, 1n], BASE];
    for (let left = nonce; left > 0n; left >>= 1n) {
      if (left & 1n) sum = plus(sum, double);
      double = plus(double, double);
    }
    const point = toLittle(sum[1] | ((sum[0] & 1n) << 255n));
    const mixed = little(sha512(point, own, message));
    return Buffer.concat([point, toLittle(mod(nonce + mixed * little(half), ORDER))]);
  };
  return { address: base58.encode(own), sign };
};

describe('what two have signed', () => {
  it('[CHN-04] lands once, however often the one who pays signs it again', async () => {
    const { app, network } = await openChain();
    const [mallory, ana] = [restlessWallet(), keyPair()];
    await network.give(mallory.address, SOL);
    await network.give(ana.address, SOL);
    const latest = await latestBlockhash(network);
    const data = Buffer.alloc(12);
    data.writeUInt32LE(2, 0);
    data.writeBigUInt64LE(SOL / 10n, 4);
    // Mallory pays for it, and ana gives.
    const keys = [mallory.address, ana.address, '11111111111111111111111111111111', latest.blockhash];
    const head = [0x80, 2, 0, 1, 3, ...keys.flatMap((key) => [...base58.decode(key)])];
    const message = Uint8Array.from([...head, 1, 2, 2, 1, 0, data.length, ...data, 0]);
    const hers = ana.sign(message);
    const signed = () => Uint8Array.from([2, ...mallory.sign(message), ...hers, ...message]);
    await sendBytes(network, signed());
    await expect(sendBytes(network, signed())).rejects.toThrow(/already been processed/);
    await expect(sendBytes(network, signed())).rejects.toBeInstanceOf(RpcRefusal);
    expect(await balanceOf(network, ana.address)).toBe(SOL - SOL / 10n);
    expect(await findChainViolations(app.db)).toEqual([]);
  });
});
