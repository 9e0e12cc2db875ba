import { readMessage } from '@wagram/contract/chain';
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system';
import {
  getApproveCheckedInstruction,
  getBurnCheckedInstruction,
  getInitializeMint2Instruction,
  getInitializeMultisig2Instruction,
  getMintToCheckedInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token';
import { address, createNoopSigner, type AccountRole } from '@solana/kit';
import fc from 'fast-check';
import { describe as group, expect, it } from 'vitest';
import type { Act } from './acts.ts';
import { joinBytes, littleEndian } from './bytes.ts';
import { compile } from './compile.ts';
import type { Instruction } from './compile.ts';
import { associatedAccount, seededAddress } from './derived.ts';
import { describe } from './describe.ts';
import { ASSOCIATED, BUDGET, MEMO, SYSTEM, TOKEN, TOKEN_2022 } from './program-ids.ts';
import * as make from './programs.ts';
import { keyOf } from './testing-keys.ts';
import { base58 } from '@scure/base';

const [me, friend, mint, mine, theirs] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4), keyOf(5)] as const;
const says = (...instructions: readonly Instruction[]): Act[] =>
  describe(readMessage(compile(me, keyOf(9), instructions)));

interface KitInstruction {
  readonly programAddress: string;
  readonly accounts?: readonly { readonly address: string; readonly role: AccountRole }[];
  readonly data?: ArrayLike<number>;
}
const fromKit = ({ programAddress, accounts = [], data = [] }: KitInstruction): Instruction => ({
  program: programAddress,
  accounts: accounts.map(({ address: key, role }) => ({
    key,
    isSigner: (role & 2) !== 0,
    isWritable: (role & 1) !== 0,
  })),
  data: Uint8Array.from(data),
});

const bare = (program: string, data: Uint8Array | readonly number[], ...keys: readonly string[]): Instruction => ({
  program,
  accounts: keys.map((key) => ({ key })),
  data: Uint8Array.from(data),
});
const le = littleEndian;
const raw = (key: string) => base58.decode(key);

group('[CHN-09] what an instruction does is said', () => {
  it('of those that we make', () => {
    const transfer = { owner: me, mint, decimals: 6, from: mine, to: theirs, amount: 2_500_000n };
    const seeded = { payer: me, seed: 'stake:1', lamports: 5n, space: 165n, owner: TOKEN };
    expect(
      says(
        make.transferSol({ from: me, to: friend, amount: 18_446_744_073_709_551_615n, references: [keyOf(7)] }),
        make.transferToken({ ...transfer, references: [keyOf(7)] }),
        make.transferToken({ ...transfer, program: 'token-2022' }),
        make.openAssociated({ payer: me, owner: friend, mint }),
        make.createSeeded(seeded),
        make.closeAccount(mine, me, me),
        make.approve(mine, friend, me, 7n),
        make.writeNote('für später ✓'),
        make.unitLimit(200_000),
        make.unitPrice(1n),
      ),
    ).toEqual([
      { what: 'sol', from: me, to: friend, amount: 18_446_744_073_709_551_615n },
      { what: 'token', from: mine, to: theirs, by: me, mint, amount: 2_500_000n },
      { what: 'token', from: mine, to: theirs, by: me, mint, amount: 2_500_000n },
      { what: 'open', account: associatedAccount(friend, mint), owner: friend, mint },
      { what: 'create', account: seededAddress(me, 'stake:1', TOKEN), lamports: 5n, owner: TOKEN },
      { what: 'close', account: mine, to: me },
      { what: 'allow', account: mine, delegate: friend, amount: 7n },
      { what: 'note', text: 'für später ✓' },
      { what: 'budget' },
      { what: 'budget' },
    ]);
  });

  it('[MON-09] of a stake: an account of one’s own is made, filled, emptied and closed', () => {
    const stake = seededAddress(me, 'stake:1', TOKEN);
    const move = { owner: me, mint, decimals: 9, amount: 7n };
    const acts = says(
      make.createSeeded({ payer: me, seed: 'stake:1', lamports: 5n, space: 165n, owner: TOKEN }),
      make.allocateSeeded({ payer: me, seed: 'stake:1', space: 165n, owner: TOKEN }),
      make.openCreated(stake, mint, me),
      make.transferToken({ ...move, from: mine, to: stake }),
      make.transferToken({ ...move, from: stake, to: mine }),
      make.closeAccount(stake, me, me),
    );
    expect(acts).toEqual([
      { what: 'create', account: stake, lamports: 5n, owner: TOKEN },
      { what: 'assign', account: stake, owner: TOKEN },
      { what: 'open', account: stake, mint, owner: me },
      { what: 'token', from: mine, to: stake, by: me, mint, amount: 7n },
      { what: 'token', from: stake, to: mine, by: me, mint, amount: 7n },
      { what: 'close', account: stake, to: me },
    ]);
  });

  it('of a note each letter, also a mark at its beginning that nobody sees', () => {
    expect(says(make.writeNote('\u{feff}lunch'))).toEqual([{ what: 'note', text: '\u{feff}lunch' }]);
  });

  it('of those that Solana’s own library makes', () => {
    const owner = createNoopSigner(address(me));
    const other = createNoopSigner(address(friend));
    const at = { mint: address(mint), owner, amount: 9n, decimals: 6 };
    const made: readonly KitInstruction[] = [
      getTransferSolInstruction({ source: owner, destination: address(friend), amount: 4n }),
      getCreateAccountInstruction({
        payer: owner,
        newAccount: other,
        lamports: 8n,
        space: 82n,
        programAddress: address(TOKEN),
      }),
      getTransferCheckedInstruction({
        source: address(mine),
        mint: address(mint),
        destination: address(theirs),
        authority: owner,
        amount: 9n,
        decimals: 6,
      }),
      getApproveCheckedInstruction({ ...at, source: address(mine), delegate: address(friend) }),
      getSetAuthorityInstruction({
        owned: address(mine),
        owner,
        authorityType: 2,
        newAuthority: address(friend),
      }),
      getSetAuthorityInstruction({ owned: address(mint), owner, authorityType: 0, newAuthority: null }),
      getMintToCheckedInstruction({ ...at, token: address(mine), mintAuthority: owner }),
      getBurnCheckedInstruction({ ...at, account: address(mine), authority: owner }),
    ];
    expect(says(...made.map(fromKit))).toEqual([
      { what: 'sol', from: me, to: friend, amount: 4n },
      { what: 'create', account: friend, lamports: 8n, owner: TOKEN },
      { what: 'token', from: mine, to: theirs, by: me, mint, amount: 9n },
      { what: 'allow', account: mine, delegate: friend, amount: 9n },
      { what: 'authority', account: mine, of: 'owner', to: friend },
      { what: 'authority', account: mint, of: 'mint', to: null },
      { what: 'mint', account: mine, mint, amount: 9n },
      { what: 'burn', account: mine, mint, amount: 9n },
    ]);
  });

  it.each<[string, Instruction, Act]>([
    ['assign', bare(SYSTEM, joinBytes(le(1, 4), raw(TOKEN)), me), { what: 'assign', account: me, owner: TOKEN }],
    [
      'assign under a name',
      bare(SYSTEM, joinBytes(le(10, 4), raw(me), le(2, 8), [65, 66], raw(TOKEN)), mine),
      { what: 'assign', account: mine, owner: TOKEN },
    ],
    ['allocate', bare(SYSTEM, joinBytes(le(8, 4), le(165, 8)), me), { what: 'allocate', account: me }],
    [
      'a transfer out of a named account',
      bare(SYSTEM, joinBytes(le(11, 4), le(6, 8), le(1, 8), [65], raw(SYSTEM)), mine, me, friend),
      { what: 'sol', from: mine, to: friend, amount: 6n },
    ],
    [
      'an unchecked transfer',
      bare(TOKEN, joinBytes([3], le(6, 8)), mine, theirs, me),
      { what: 'token', from: mine, to: theirs, by: me, mint: null, amount: 6n },
    ],
    ['revoke', bare(TOKEN, [5], mine, me), { what: 'revoke', account: mine }],
    ['mint', bare(TOKEN, joinBytes([7], le(6, 8)), mint, mine), { what: 'mint', mint, account: mine, amount: 6n }],
    ['burn', bare(TOKEN, joinBytes([8], le(6, 8)), mine, mint), { what: 'burn', mint, account: mine, amount: 6n }],
    ['freeze', bare(TOKEN, [10], mine, mint), { what: 'freeze', account: mine, mint }],
    ['thaw', bare(TOKEN_2022, [11], mine, mint), { what: 'thaw', account: mine, mint }],
    ['sync', bare(TOKEN, [17], mine), { what: 'sync', account: mine }],
    ['begin', bare(TOKEN, [1], mine, mint, me), { what: 'open', account: mine, mint, owner: me }],
    ['begin 2', bare(TOKEN, [16, ...raw(me)], mine, mint), { what: 'open', account: mine, mint, owner: me }],
    ['begin 3', bare(TOKEN, [18, ...raw(me)], mine, mint), { what: 'open', account: mine, mint, owner: me }],
    [
      'the right to freeze',
      bare(TOKEN, [6, 1, 1, ...raw(friend)], mint, me),
      { what: 'authority', account: mint, of: 'freeze', to: friend },
    ],
    [
      'the right to close',
      bare(TOKEN, [6, 3, 0], mine, me),
      { what: 'authority', account: mine, of: 'close', to: null },
    ],
    [
      'a right that only newer tokens have',
      bare(TOKEN_2022, [6, 9, 0], mine, me),
      { what: 'authority', account: mine, of: 'other', to: null },
    ],
    [
      'a token account, made or there already',
      bare(ASSOCIATED, [], me, mine, friend, mint),
      { what: 'open', account: mine, owner: friend, mint },
    ],
    [
      'the same, asked for with a 0',
      bare(ASSOCIATED, [0], me, mine, friend, mint),
      { what: 'open', account: mine, owner: friend, mint },
    ],
    ['a heap', bare(BUDGET, [1, 0, 0, 0, 0]), { what: 'budget' }],
    ['a limit of bytes', bare(BUDGET, [4, 0, 0, 0, 0]), { what: 'budget' }],
  ])('%s', (_, instruction, act) => {
    expect(says(instruction)).toEqual([act]);
  });
});

group('[CHN-09] what is not known to the last byte is unknown', () => {
  it.each<[string, Instruction]>([
    ['another program', bare(keyOf(8), [1, 2, 3], me)],
    ['a program with a name that objects have', bare(base58.encode(new Uint8Array(32).fill(200)), [])],
    ['another instruction of the system', bare(SYSTEM, le(4, 4), me)],
    ['another instruction of tokens', bare(TOKEN, [200], mine)],
    ['none at all', bare(TOKEN, [], mine)],
    ['too few accounts', bare(SYSTEM, joinBytes(le(2, 4), le(1, 8)), me)],
    ['too few bytes', bare(SYSTEM, joinBytes(le(2, 4), le(1, 7)), me, friend)],
    ['too many bytes', bare(SYSTEM, joinBytes(le(2, 4), le(1, 9)), me, friend)],
    ['a name longer than the data', bare(SYSTEM, joinBytes(le(10, 4), raw(me), le(99, 8), raw(TOKEN)), mine)],
    ['a strange option', bare(TOKEN, [6, 2, 2, ...raw(friend)], mine, me)],
    ['a recovery of nested accounts', bare(ASSOCIATED, [2], me, mine, friend, mint)],
    ['a byte too many for a token account', bare(ASSOCIATED, [1, 0], me, mine, friend, mint)],
    ['words that are no text', bare(MEMO, [0xff, 0xfe])],
    ['a budget of another kind', bare(BUDGET, [9, 0, 0, 0, 0])],
    ['a budget cut short', bare(BUDGET, [3, 0, 0, 0, 0])],
  ])('%s', (_, instruction) => {
    expect(says(instruction)).toEqual([{ what: 'unknown', program: instruction.program }]);
  });

  it('as is whatever names an account that a lookup table hides, until it is known', () => {
    const message = readMessage(compile(me, keyOf(9), [make.transferSol({ from: me, to: friend, amount: 1n })]));
    const { program = 0 } = message.instructions[0] ?? {};
    const hidden = {
      ...message,
      lookups: [{ table: keyOf(6), writable: [0], readonly: [] }],
      instructions: [{ program, accounts: [0, 3], data: joinBytes(le(2, 4), le(1, 8)) }],
    };
    expect(describe(hidden)).toEqual([{ what: 'unknown', program: SYSTEM }]);
    expect(describe(hidden, [theirs])).toEqual([{ what: 'sol', from: me, to: theirs, amount: 1n }]);
  });

  it('whatever the data are, each instruction is said once and nothing fails', () => {
    const programs = fc.constantFrom(SYSTEM, TOKEN, TOKEN_2022, ASSOCIATED, MEMO, BUDGET, keyOf(8));
    fc.assert(
      fc.property(programs, fc.uint8Array({ maxLength: 120 }), fc.nat(4), (program, data, count) => {
        const keys = [me, friend, mint, mine].slice(0, count);
        expect(says(bare(program, data, ...keys))).toHaveLength(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('and a number that does not fit is refused before it is written', () => {
    expect(() => make.transferSol({ from: me, to: friend, amount: 2n ** 64n })).toThrow('a number does not fit');
    expect(() => make.transferSol({ from: me, to: friend, amount: -1n })).toThrow('a number does not fit');
  });
});

group('what makes a token', () => {
  it('[MON-10] a new mint and an account of two signatures are known to the last byte', () => {
    const made = getInitializeMint2Instruction({ mint: address(mint), decimals: 6, mintAuthority: address(friend) });
    const shared = getInitializeMultisig2Instruction({
      multisig: address(mine),
      signers: [address(me), address(friend)],
      m: 2,
    });
    expect(says(fromKit(made), fromKit(shared))).toEqual([
      { what: 'token_made', mint, maker: friend, freezer: null },
      { what: 'shared', account: mine, signers: [me, friend], needed: 2 },
    ]);
    expect(says(make.openCreated(mine, mint, me))).toEqual([{ what: 'open', account: mine, mint, owner: me }]);
  });
});
