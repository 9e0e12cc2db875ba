import type { MovementView } from '@wagram/contract/ledger';
import type { ChainEntryView } from '@wagram/contract/wallet';
import { describe, expect, it } from 'vitest';
import { chainEntry, MINT, movement, person } from '#testing';
import { toCsv } from './statement.ts';

const HEAD = 'date,kind,direction,amount,unit,with,fee,note,signature';
const credit = (change: Partial<MovementView> = {}) => ({ at: 0, movement: movement(change) });
const chain = (change: Partial<ChainEntryView> = {}) => ({ at: 0, entry: chainEntry(change) });

describe('a statement', () => {
  it('[WALL-01] is a line for each movement, without anything that a spreadsheet would run', () => {
    const csv = toCsv([
      credit(),
      credit({ direction: 'out', unit: 'WGR', amount: '1500000000', with: null }),
      credit({ kind: 'a=b', with: null }),
      credit({ kind: 'a "b", c', with: { username: '@=1+1', displayName: '=1', avatar_url: null } }),
    ]);
    expect(csv.split('\r\n')).toEqual([
      HEAD,
      '2026-11-15T10:00:00.000Z,gift,in,1000,WGM,ana,,,',
      '2026-11-15T10:00:00.000Z,gift,out,-1.5,WGR,,,,',
      '2026-11-15T10:00:00.000Z,a=b,in,1000,WGM,,,,',
      '2026-11-15T10:00:00.000Z,"a ""b"", c",in,1000,WGM,\'=1+1,,,',
      '',
    ]);
    expect(toCsv([])).toBe(`${HEAD}\r\n`);
  });

  it('[CHN-12] has a line for each token that moved on the chain, and the fee once', () => {
    const { signature } = chainEntry();
    const sol = { mint: null, amount: '-2039280', decimals: 9, symbol: 'SOL' };
    const unknown = { mint: MINT, amount: '-1500000', decimals: 6, symbol: null };
    const csv = toCsv([
      chain({ with: [{ address: MINT, member: person('nora') }], note: '-1+1' }),
      chain({ changes: [unknown, sol], with: [{ address: MINT, member: null }], note: '=cmd|x' }),
      chain({ changes: [], error: 'no funds' }),
      chain({ changes: [{ ...unknown, symbol: '=A1', amount: '5' }], with: [], fee: '0', at: null }),
    ]);
    expect(csv.split('\r\n').slice(1, -1)).toEqual([
      `2026-11-15T10:00:00.000Z,chain,out,-0.1,SOL,nora,0.000005,'-1+1,${signature}`,
      `2026-11-15T10:00:00.000Z,chain,out,-1.5,${MINT},${MINT},0.000005,'=cmd|x,${signature}`,
      `2026-11-15T10:00:00.000Z,chain,out,-0.00203928,SOL,${MINT},,'=cmd|x,${signature}`,
      `2026-11-15T10:00:00.000Z,chain_failed,out,0,SOL,,0.000005,,${signature}`,
      `,chain,in,0.000005,'=A1,,0,,${signature}`,
    ]);
  });
});
