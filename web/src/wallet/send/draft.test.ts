import type { HoldingsView, NetworkView } from '@wagram/contract/chain';
import { describe, expect, it } from 'vitest';
import { base58 } from '@scure/base';
import { associatedAccount, compile, describe as say } from '#chain';
import { readMessage } from '@wagram/contract/chain';
import {
  allOf,
  assetsOf,
  EMPTY,
  fillFrom,
  freshReference,
  instructionsFor,
  mistakeIn,
  readRecipientText,
} from './draft.ts';
import type { Asset, Mistake } from './draft.ts';

const key = (number: number): string => base58.encode(new Uint8Array(32).fill(number));
const [me, friend, mint, mine] = [key(1), key(2), key(3), key(4)] as const;
const holding = (change: object = {}) => ({
  mint,
  account: mine,
  amount: '5000000',
  decimals: 6,
  symbol: null,
  name: null,
  kind: null,
  image_url: null,
  page: null,
  is_frozen: false,
  is_aside: false,
  program: 'token' as const,
  ...change,
});
const holdings = (...tokens: HoldingsView['tokens']): HoldingsView => ({
  address: me,
  lamports: '2000000000',
  tokens,
  has_more: false,
});
const network: NetworkView = {
  kind: 'test',
  name: 'Test',
  genesis: null,
  is_reachable: true,
  explorer: null,
  token: { mint, symbol: 'WGR', decimals: 6 },
  has_faucet: true,
  products: { withdraw: 'on', deposit: 'on', swap: 'on', staking: 'on', launchpad: 'on', tickets: 'on' },
};
const [sol, token] = assetsOf(holdings(holding()), network) as [Asset, Asset];

describe('[CHN-08] what can be sent', () => {
  it('[MON-09] is what lies in the usual account of a token, and never a stake beside it', () => {
    const [usual, stake] = [
      holding({ account: associatedAccount(me, mint), amount: '3' }),
      holding({ account: key(6), amount: '90' }),
    ];
    for (const tokens of [
      [usual, stake],
      [stake, usual],
    ])
      expect(assetsOf(holdings(...tokens), network)[1]).toMatchObject({ account: usual.account, held: 3n });
    const empty = { ...usual, amount: '0' };
    expect(assetsOf(holdings(stake, empty), network)).toHaveLength(1);
  });

  it('is SOL, and each token by the account that holds most of it', () => {
    const list = assetsOf(
      holdings(
        holding({ amount: '7', account: key(5) }),
        holding({ amount: '90', account: key(6) }),
        holding({ amount: '80', account: key(7) }),
        holding({ mint: key(8), amount: '0' }),
        holding({ mint: key(9), symbol: 'ABC', amount: '1', is_frozen: true, program: 'token-2022' }),
      ),
      network,
    );
    expect(list.map(({ mint: of, symbol, held, account }) => [of, symbol, held, account])).toEqual([
      [null, 'SOL', 2_000_000_000n, me],
      [mint, 'WGR', 90n, key(6)],
      [key(9), 'ABC', 1n, mine],
    ]);
    expect(list[2]).toMatchObject({ isFrozen: true, program: 'token-2022', decimals: 6 });
    expect(list[0]).toMatchObject({ isFrozen: false, program: 'token', decimals: 9 });
    expect(assetsOf(holdings(holding()), null)[1]?.symbol).toBeNull();
    expect(assetsOf(holdings(holding()), { ...network, token: null })[1]?.symbol).toBeNull();
  });

  it('all of it leaves the fee where SOL pays it', () => {
    expect([allOf(sol), allOf(token)]).toEqual([1_999_995_000n, 5_000_000n]);
    expect([4_999n, 5_000n, 5_001n].map((held) => allOf({ ...sol, held }))).toEqual([0n, 0n, 1n]);
  });
});

describe('[CHN-08] whom it goes to', () => {
  it.each([
    ['', { kind: 'none' }],
    ['  ', { kind: 'none' }],
    [` ${friend} `, { kind: 'address', to: friend }],
    ['@nora', { kind: 'handle', to: '@nora' }],
    ['nora', { kind: 'handle', to: '@nora' }],
    ['solana:abc', { kind: 'bad_link' }],
    [`SOLANA:${friend}?amount=x`, { kind: 'bad_link' }],
    [`to solana:${friend}`, { kind: 'unclear' }],
    ['nora@example.com', { kind: 'unclear' }],
    [friend.slice(0, 40), { kind: 'unclear' }],
  ])('%j', (text, read) => {
    expect(readRecipientText(text)).toEqual(read);
  });

  it('[CHN-11] a request of Solana Pay fills what it names, and keeps what was typed beside it', () => {
    const read = readRecipientText(
      `solana:${friend}?amount=0.5&spl-token=${mint}&memo=lunch&label=Nora&message=Pizza&reference=${key(7)}`,
    );
    const typed = { ...EMPTY, amount: '9', note: 'mine', token: key(8) };
    expect(read.kind === 'link' && fillFrom(typed, read.link)).toEqual({
      to: friend,
      token: mint,
      amount: '0.5',
      note: 'lunch',
      references: [key(7)],
      asked: 'Nora · Pizza',
    });
    const rest = { token: '', references: [], asked: '' };
    expect(fillFrom(typed, { to: friend })).toEqual({ to: friend, amount: '9', note: 'mine', ...rest });
    expect(fillFrom(EMPTY, { to: friend, message: 'Pizza' })).toMatchObject({ amount: '', note: '', asked: 'Pizza' });
    expect(EMPTY).toEqual({ to: '', amount: '', note: '', ...rest });
  });
});

describe('[CHN-08] what is wrong is said before the review', () => {
  it.each<[string, string, Asset, boolean, Mistake | null]>([
    ['nothing typed', ' ', sol, false, 'amount_missing'],
    ['no amount', 'abc', sol, false, 'amount_wrong'],
    ['zero', '0.0', sol, false, 'amount_wrong'],
    ['finer than a lamport', '0.0000000001', sol, false, 'amount_wrong'],
    ['more than there is', '2', sol, false, 'amount_too_much'],
    ['all but the fee', '1.999995', sol, false, null],
    ['a rest that may not stay', '1.9991042', sol, false, 'amount_leaves_dust'],
    ['the least that may stay', '1.99910412', sol, false, null],
    ['too little for a new account', '0.0005', sol, true, 'amount_gives_dust'],
    ['the least that may begin', '0.00089088', sol, true, null],
    ['the same to one that exists', '0.0005', sol, false, null],
    ['a little of a token to a new account', '0.000001', token, true, null],
    ['more tokens than there are', '5.000001', token, false, 'amount_too_much'],
    ['all tokens', '5', token, false, null],
    ['a frozen account', '1', { ...token, isFrozen: true }, false, 'frozen'],
  ])('%s', (_, amount, asset, isNew, mistake) => {
    expect(mistakeIn({ ...EMPTY, amount }, asset, isNew)).toBe(mistake);
  });

  it('a note has 140 bytes at most, spaces around it not counted', () => {
    expect(mistakeIn({ ...EMPTY, amount: '1', note: ` ${'é'.repeat(70)} ` }, sol, false)).toBeNull();
    expect(mistakeIn({ ...EMPTY, amount: '1', note: 'é'.repeat(71) }, sol, false)).toBe('note_long');
  });
});

describe('[CHN-08, CHN-10] what is made of it', () => {
  const acts = (asset: Asset, note: string) =>
    say(
      readMessage(
        compile(me, key(9), instructionsFor({ from: me, to: friend, asset, amount: 7n, note, references: [key(8)] })),
      ),
    );

  it('SOL goes as it is, with the note before it', () => {
    expect(acts(sol, ' lunch ')).toEqual([
      { what: 'note', text: 'lunch' },
      { what: 'sol', from: me, to: friend, amount: 7n },
    ]);
    expect(acts(sol, ' ')).toHaveLength(1);
  });

  it('a token goes into the account of its receiver, which is made where it is missing', () => {
    const place = associatedAccount(friend, mint, 'token-2022');
    expect(acts({ ...token, program: 'token-2022' }, '')).toEqual([
      { what: 'open', account: place, owner: friend, mint },
      { what: 'token', from: mine, to: place, by: me, mint, amount: 7n },
    ]);
  });

  it('each carries its references, and a fresh one is never the same', () => {
    for (const asset of [sol, token]) {
      const list = instructionsFor({ from: me, to: friend, asset, amount: 7n, note: '', references: [key(8)] });
      expect(list.at(-1)?.accounts.at(-1)).toEqual({ key: key(8) });
    }
    const [one, two] = [freshReference(), freshReference()];
    expect(one).not.toBe(two);
    expect(base58.decode(one)).toHaveLength(32);
  });
});
