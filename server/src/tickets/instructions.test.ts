import { describe, expect, it } from 'vitest';
import { nameOf } from './instructions.ts';

describe('the name of a receipt', () => {
  it('[MON-11] carries the title, cut between letters where it is too long for a transaction', () => {
    expect(nameOf('Evening charts')).toBe('Ticket: Evening charts');
    expect(nameOf('')).toBe('Ticket');
    const family = '👨‍👩‍👧‍👦';
    const cut = nameOf(family.repeat(50));
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(200);
    expect(cut.slice('Ticket: '.length).replaceAll(family, '')).toBe('');
  });
});
