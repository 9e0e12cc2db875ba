import { readMessage, readTransaction } from '@wagram/contract/chain';
import { base58 } from '@scure/base';
import {
  AccountRole,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  address,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, wireOf } from './compile.ts';
import type { Instruction } from './compile.ts';
import { keyOf } from './testing-keys.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes));

/** A message with keys that come up again and again, in every role. */
const messages = fc
  .uniqueArray(key, { minLength: 10, maxLength: 10 })
  .chain(([payer = '', hash = '', one = '', two = '', ...keys]) => {
    const account = fc.record({
      key: fc.constantFrom(payer, ...keys),
      isSigner: fc.boolean(),
      isWritable: fc.boolean(),
    });
    const instruction = fc.record({
      program: fc.constantFrom(one, two),
      accounts: fc.array(account, { maxLength: 6 }),
      data: fc.uint8Array({ maxLength: 140 }),
    });
    return fc.record({
      payer: fc.constant(payer),
      hash: fc.constant(hash),
      instructions: fc.array(instruction, { minLength: 1, maxLength: 3 }),
    });
  });

const roleOf = (isSigner = false, isWritable = false): AccountRole => {
  if (isSigner) return isWritable ? AccountRole.WRITABLE_SIGNER : AccountRole.READONLY_SIGNER;
  return isWritable ? AccountRole.WRITABLE : AccountRole.READONLY;
};

const byKit = (payer: string, hash: string, instructions: readonly Instruction[]): Uint8Array => {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(address(payer), empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash(hash), lastValidBlockHeight: 1n }, paid),
    (timed) =>
      appendTransactionMessageInstructions(
        instructions.map(({ program, accounts, data }) => ({
          programAddress: address(program),
          accounts: accounts.map((use) => ({ address: address(use.key), role: roleOf(use.isSigner, use.isWritable) })),
          data,
        })),
        timed,
      ),
  );
  return Uint8Array.from(compileTransaction(message).messageBytes);
};

describe('a message is compiled', () => {
  it('[CHN-09] into the bytes that Solana’s own library makes of it', () => {
    fc.assert(
      fc.property(messages, ({ payer, hash, instructions }) => {
        expect(base58.encode(compile(payer, hash, instructions))).toBe(base58.encode(byKit(payer, hash, instructions)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['k', 'K'],
    ['a', 'A'],
  ])('[CHN-09] also where two keys differ by the case of a letter alone: %s, %s', (...letters) => {
    const [low = '', high = ''] = letters.map((letter) => keyOf(2).slice(0, 20) + letter + keyOf(2).slice(21));
    const keys = [high, low, keyOf(3)].map((twin) => ({ key: twin }));
    for (const accounts of [keys, keys.toReversed()]) {
      const list = [{ program: keyOf(5), accounts, data: Uint8Array.of(1) }];
      expect(compile(keyOf(1), keyOf(6), list)).toEqual(byKit(keyOf(1), keyOf(6), list));
    }
  });

  it.each([127, 128, 129])(
    '[CHN-09] also where its data are %i bytes long, and their length one byte or two',
    (size) => {
      const list = [{ program: keyOf(5), accounts: [], data: new Uint8Array(size) }];
      expect(compile(keyOf(1), keyOf(6), list)).toEqual(byKit(keyOf(1), keyOf(6), list));
    },
  );

  it('[CHN-09] and read back it says the same', () => {
    fc.assert(
      fc.property(messages, ({ payer, hash, instructions }) => {
        const message = readMessage(compile(payer, hash, instructions));
        expect([message.keys[0], message.blockhash]).toEqual([payer, hash]);
        const back = message.instructions.map(({ program, accounts, data }) => ({
          program: message.keys[program],
          accounts: accounts.map((place) => message.keys[place]),
          data,
        }));
        const said = instructions.map(({ program, accounts, data }) => ({
          program,
          accounts: accounts.map((account) => account.key),
          data,
        }));
        expect(back).toEqual(said);
      }),
    );
  });

  const instruction = (data: number, accounts: Instruction['accounts'] = []): Instruction => ({
    program: keyOf(5),
    accounts,
    data: new Uint8Array(data),
  });

  it('up to the size that the network takes', () => {
    // 64 for the signature, 1 and 4 and 1 before the keys, two keys and the hash, and what stands around the data.
    const room = 1_232 - 65 - 5 - 3 * 32 - 1 - 4 - 1;
    const fits = compile(keyOf(1), keyOf(2), [instruction(room)]);
    expect(wireOf(fits, [null])).toHaveLength(1_232);
    expect(() => compile(keyOf(1), keyOf(2), [instruction(room + 1)])).toThrow('it is too large');
    // Another signer takes a key, a place and a signature.
    const second = [{ key: keyOf(3), isSigner: true }];
    const left = room - 32 - 1 - 64;
    expect(wireOf(compile(keyOf(1), keyOf(2), [instruction(left, second)]), [null, null])).toHaveLength(1_232);
    expect(() => compile(keyOf(1), keyOf(2), [instruction(left + 1, second)])).toThrow('it is too large');
  });

  it('never with a program that would be changed, nor with a key that is none', () => {
    expect(() => compile(keyOf(5), keyOf(2), [instruction(0)])).toThrow('a program would be changed');
    const changes = instruction(0, [{ key: keyOf(5), isWritable: true }]);
    expect(() => compile(keyOf(1), keyOf(2), [changes])).toThrow('a program would be changed');
    expect(() => compile('1111', keyOf(2), [])).toThrow('a key has not 32 bytes');
    expect(() => compile(keyOf(1), `${keyOf(2)}11`, [])).toThrow('a key has not 32 bytes');
  });

  it('[CHN-09] what travels holds the signatures in their order and the message unchanged', () => {
    const message = compile(keyOf(1), keyOf(2), [instruction(3, [{ key: keyOf(3), isSigner: true }])]);
    const signature = new Uint8Array(64).fill(7);
    const { signatures, messageBytes } = readTransaction(wireOf(message, [null, signature]));
    expect(signatures).toEqual([new Uint8Array(64), signature]);
    expect(messageBytes).toEqual(message);
  });
});
