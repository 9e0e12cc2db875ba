import { describe, expect, it } from 'vitest';
import { movement } from '#testing';
import { toCsv } from './statement.ts';

describe('a statement', () => {
  it('[WALL-01] is a line for each movement, without anything that a spreadsheet would run', () => {
    const csv = toCsv([
      movement(),
      movement({ direction: 'out', unit: 'WGR', amount: '1500000000', with: null }),
      movement({ kind: 'a=b', with: null }),
      movement({ kind: 'a "b", c', with: { username: '@=1+1', displayName: '=1', avatar_url: null } }),
    ]);
    expect(csv.split('\r\n')).toEqual([
      'date,kind,direction,amount,unit,with',
      '2026-11-15T10:00:00.000Z,gift,in,1000,WGM,ana',
      '2026-11-15T10:00:00.000Z,gift,out,-1.5,WGR,',
      '2026-11-15T10:00:00.000Z,a=b,in,1000,WGM,',
      '2026-11-15T10:00:00.000Z,"a ""b"", c",in,1000,WGM,\'=1+1',
      '',
    ]);
    expect(toCsv([])).toBe('date,kind,direction,amount,unit,with\r\n');
  });
});
