import fc from 'fast-check';
import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { lookalikeOf } from './lookalike.ts';
import { readPayLink, writePayLink } from './pay-link.ts';
import { keyOf } from './testing-keys.ts';

const to = keyOf(1);

describe('[CHN-11] a link of Solana Pay', () => {
  it('words that turn around what stands beside them lose the marks that do it', () => {
    const words = 'pay \u202Ehcum\u202C \u2066me\u2069';
    const link = `solana:${to}?label=${encodeURIComponent(words)}&message=${encodeURIComponent(words)}`;
    expect(readPayLink(link)).toMatchObject({ label: 'pay hcum me', message: 'pay hcum me' });
  });

  it('says who, how much, of what and what for', () => {
    const link = writePayLink({
      to,
      amount: '1.5',
      mint: keyOf(2),
      references: [keyOf(3), keyOf(4)],
      label: 'Ana & co',
      message: '',
      note: 'a b',
    });
    expect(link).toBe(
      `solana:${to}?amount=1.5&spl-token=${keyOf(2)}&label=Ana%20%26%20co&memo=a%20b&reference=${keyOf(3)}&reference=${keyOf(4)}`,
    );
    expect(readPayLink(link)).toEqual({
      to,
      amount: '1.5',
      mint: keyOf(2),
      references: [keyOf(3), keyOf(4)],
      label: 'Ana & co',
      message: undefined,
      note: 'a b',
    });
    expect(writePayLink({ to })).toBe(`solana:${to}`);
  });

  it('comes back as it went, whatever the words', () => {
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes));
    const words = fc.option(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), { nil: undefined });
    const links = fc.record({
      to: key,
      amount: fc.option(
        fc.nat().map((value) => `${value}.25`),
        { nil: undefined },
      ),
      mint: fc.option(key, { nil: undefined }),
      references: fc.array(key, { maxLength: 3 }),
      label: words,
      message: words,
      note: words,
    });
    fc.assert(
      fc.property(links, (link) => {
        expect(readPayLink(writePayLink(link))).toEqual(link);
      }),
    );
  });

  it.each([
    ` solana:${to} `,
    `SOLANA:${to}`,
    `solana:${to}?`,
    `solana:${to}?amount=0`,
    `solana:${to}?amount=0.000000001`,
    `solana:${to}?amount=${'9'.repeat(20)}.${'9'.repeat(20)}`,
    `solana:${to}?label=${'a'.repeat(2_000 - 'solana:?label='.length - to.length)}`,
    `solana:${to}?unheard=of`,
  ])('%s is one', (link) => {
    expect(readPayLink(link)?.to).toBe(to);
  });

  it.each([
    '',
    to,
    'solana:',
    'solana:abc',
    `solana:${to}11`,
    `ethereum:${to}`,
    `x solana:${to}`,
    'solana:https%3A%2F%2Fshop.example%2Fpay',
    `solana:${to}?amount=-1`,
    `solana:${to}?amount=`,
    `solana:${to}?amount=1e9`,
    `solana:${to}?amount=.5`,
    `solana:${to}?amount=1.`,
    `solana:${to}?amount=01`,
    `solana:${to}?amount=1,5`,
    `solana:${to}?amount=1&amount=2`,
    `solana:${to}?spl-token=x`,
    `solana:${to}?spl-token=${keyOf(2)}&spl-token=${keyOf(3)}`,
    `solana:${to}?reference=x`,
    `solana:${to}?reference=${keyOf(2)}&reference=`,
    `solana:${to}?memo=a&memo=b`,
    `solana:${to}?amount=${'9'.repeat(21)}`,
    `solana:${to}?amount=0.${'9'.repeat(21)}`,
    `solana:${to}?amount=%201`,
    `solana:${to}?amount=1\n&spl-token=${keyOf(2)}`,
    `solana:${to}?label=${'a'.repeat(2_001 - 'solana:?label='.length - to.length)}`,
  ])('%s is none', (link) => {
    expect(readPayLink(link)).toBeNull();
  });
});

describe('[CHN-08] an address that pretends to be another', () => {
  const known = ['AAAAxxxxxxxxZZZZ', 'BBBBxxxxxxxxZZZZ'];
  it('has its ends, and another middle', () => {
    expect(lookalikeOf('AAAAyyyyyyyyZZZZ', known)).toBe('AAAAxxxxxxxxZZZZ');
    expect(lookalikeOf('BBBByZZZZ', known)).toBe('BBBBxxxxxxxxZZZZ');
  });
  it.each(['AAAAxxxxxxxxZZZZ', 'AAABxxxxxxxxZZZZ', 'AAAAxxxxxxxxZZZY', ''])('%j does not', (address) => {
    expect(lookalikeOf(address, known)).toBeNull();
  });
});
