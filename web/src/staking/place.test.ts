import { readMessage } from '@wagram/contract/chain';
import { stakeSeed } from '@wagram/contract/staking';
import { describe as group, expect, it } from 'vitest';
import { associatedAccount, compile, describe, seededAddress, TOKEN } from '#chain';
import { holding, MINT } from '#testing';
import { instructionsFor, mostOf, placeOf, problemOf } from './place.ts';
import type { Direction } from './place.ts';

const ME = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const REFERENCE = 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC';
const token = { mint: MINT, symbol: 'WGR', decimals: 9, program: 'token' } as const;
const stake = seededAddress(ME, stakeSeed(MINT), TOKEN);
const wallet = associatedAccount(ME, MINT);

const holdings = (staked: string | null, held = '7') => ({
  address: ME,
  lamports: '5',
  has_more: false,
  tokens: [
    holding({ account: wallet, amount: held }),
    ...(staked === null ? [] : [holding({ account: stake, amount: staked })]),
  ],
});

const actsOf = (direction: Direction, staked: string | null, amount: bigint, given = 0n) => {
  const place = placeOf(holdings(staked), token);
  const list = instructionsFor({ direction, place, token, amount, reference: REFERENCE }, { rent: 2_039_280n, given });
  return describe(readMessage(compile(ME, REFERENCE, list)));
};

group('[MON-09] where tokens lie', () => {
  it('tells what is staked from what the wallet holds, also where it is the most', () => {
    const place = placeOf(holdings('99'), token);
    expect(place).toMatchObject({ account: stake, isMade: true, staked: 99n, held: 7n, source: wallet });
    expect([mostOf(place, 'stake'), mostOf(place, 'unstake')]).toEqual([7n, 99n]);
    expect(placeOf(holdings(null), token)).toMatchObject({ isMade: false, staked: 0n });
    const nothing = { address: ME, lamports: '0', has_more: false, tokens: [] };
    expect(placeOf(nothing, token)).toMatchObject({ held: 0n, source: wallet });
  });

  it('says what is wrong with an amount, up to the most that a token can have', () => {
    for (const [text, said] of [
      ['', undefined],
      ['0.000000007', undefined],
      ['0', 'Not an amount'],
      ['a', 'Not an amount'],
      ['0.0000000001', 'Not an amount'],
      ['18446744073.709551616', 'Not an amount'],
      ['0.000000008', 'More than you have'],
      ['18446744073.709551615', 'More than you have'],
    ] as const)
      expect([text, problemOf(text, 7n, token)]).toEqual([text, said]);
  });
});

group('[MON-09] what is signed', () => {
  const into = { what: 'token', from: wallet, to: stake, by: ME, mint: MINT };
  const out = { what: 'token', from: stake, to: wallet, by: ME, mint: MINT };

  it('the first stake makes an account of the member’s own; the next ones fill it', () => {
    expect(actsOf('stake', null, 5n)).toEqual([
      { what: 'create', account: stake, lamports: 2_039_280n, owner: TOKEN },
      { what: 'open', account: stake, mint: MINT, owner: ME },
      { ...into, amount: 5n },
    ]);
    expect(actsOf('stake', '3', 5n)).toEqual([{ ...into, amount: 5n }]);
  });

  it('SOL that somebody sent to the address before keeps nobody from staking', () => {
    const made = [
      { what: 'assign', account: stake, owner: TOKEN },
      { what: 'open', account: stake, mint: MINT, owner: ME },
      { ...into, amount: 5n },
    ];
    expect(actsOf('stake', null, 5n, 2_000_000n)).toEqual([
      { what: 'sol', from: ME, to: stake, amount: 39_280n },
      ...made,
    ]);
    expect(actsOf('stake', null, 5n, 9_000_000n)).toEqual(made);
  });

  it('a part comes out, and with the last of it the account is closed', () => {
    const opened = { what: 'open', account: wallet, mint: MINT, owner: ME };
    expect(actsOf('unstake', '5', 2n)).toEqual([opened, { ...out, amount: 2n }]);
    expect(actsOf('unstake', '5', 5n)).toEqual([
      opened,
      { ...out, amount: 5n },
      { what: 'close', account: stake, to: ME },
    ]);
  });
});
