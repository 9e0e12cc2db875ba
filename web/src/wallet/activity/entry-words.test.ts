import { beforeEach, describe, expect, it } from 'vitest';
import { chainEntry, MINT, openPage, person } from '#testing';
import { goes, sentenceOf, shortSentenceOf, sumsOf } from './entry-words.ts';

const sol = (amount: string) => ({ mint: null, amount, decimals: 9, symbol: 'SOL' });
const token = (amount: string, symbol: string | null = 'WGR') => ({ mint: MINT, amount, decimals: 6, symbol });
const nora = [{ address: MINT, member: person('nora') }];
const somebody = [{ address: MINT, member: null }];

beforeEach(() => openPage());

describe('a transaction in words', () => {
  it.each([
    [chainEntry({ with: nora }), 'Sent 0.1 SOL to @nora', 'Sent to @nora'],
    [chainEntry({ with: somebody }), 'Sent 0.1 SOL to EPjF…Dt1v', 'Sent to EPjF…Dt1v'],
    [chainEntry(), 'Sent 0.1 SOL', 'Sent'],
    [chainEntry({ changes: [sol('5')], with: nora }), 'Received 0.000000005 SOL from @nora', 'Received from @nora'],
    [chainEntry({ changes: [sol('2000000000')] }), 'Received 2 SOL', 'Received'],
    [
      chainEntry({ changes: [sol('-2039280'), token('-5000000')], with: nora }),
      'Sent 5 WGR and 0.00203928 SOL to @nora',
      'Sent to @nora',
    ],
    [chainEntry({ changes: [token('1', null)] }), 'Received 0.000001 EPjF…Dt1v', 'Received'],
    [chainEntry({ changes: [sol('-1000000000'), token('7000000')] }), 'Exchanged 1 SOL for 7 WGR', 'Exchanged'],
    [chainEntry({ changes: [] }), 'Paid a fee', 'Paid a fee'],
    [chainEntry({ changes: [], fee: '0' }), 'Named in a transaction', 'Named in a transaction'],
    [chainEntry({ error: 'not enough SOL', with: nora }), 'Failed: not enough SOL', 'Failed: not enough SOL'],
  ])('[CHN-12] %#', (entry, sentence, short) => {
    expect(sentenceOf(entry)).toBe(sentence);
    expect(shortSentenceOf(entry)).toBe(short);
  });

  it('[CHN-12] sums have their sign; of a failed one the fee alone was taken', () => {
    expect(sumsOf(chainEntry())).toEqual([{ text: '−0.1', unit: 'SOL', isIn: false }]);
    expect(sumsOf(chainEntry({ changes: [sol('5'), token('1000000')] }))).toEqual([
      { text: '+1', unit: 'WGR', isIn: true },
      { text: '+0.000000005', unit: 'SOL', isIn: true },
    ]);
    expect(sumsOf(chainEntry({ error: 'no' }))).toEqual([{ text: '−0.000005', unit: 'SOL', isIn: false }]);
    expect(sumsOf(chainEntry({ error: 'no', fee: '0' }))).toEqual([]);
  });

  it('[CHN-12] what was exchanged came and went; what failed or cost a fee went', () => {
    const both = chainEntry({ changes: [sol('-5'), token('5')] });
    expect([goes(both, 'in'), goes(both, 'out')]).toEqual([true, true]);
    expect([goes(chainEntry(), 'in'), goes(chainEntry(), 'out')]).toEqual([false, true]);
    const came = chainEntry({ changes: [sol('5')] });
    expect([goes(came, 'in'), goes(came, 'out')]).toEqual([true, false]);
    expect(goes(chainEntry({ error: 'no' }), 'out')).toBe(true);
  });
});
