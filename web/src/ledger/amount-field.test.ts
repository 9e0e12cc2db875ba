import { describe, expect, it } from 'vitest';
import { readWhole } from './amount-field.tsx';

describe('an amount of credit that somebody types', () => {
  it('[LNG-02] is a thousand with a sign between, and nothing else than what was typed', () => {
    expect(['1,000', '1.000', '1 000', '1’234’567', '12'].map(readWhole)).toEqual([
      '1000',
      '1000',
      '1000',
      '1234567',
      '12',
    ]);
    expect(['1,5', '1.5', '1,50', '10,00', '1.00', 'x'].map(readWhole)).toEqual([
      '1,5',
      '1.5',
      '1,50',
      '10,00',
      '1.00',
      'x',
    ]);
  });
});
