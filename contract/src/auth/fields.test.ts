import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, givenPassword, newPassword, oneTimeCode, opaque, phone, secondFactor } from './fields.ts';

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }): string | undefined =>
  result.error?.issues[0]?.message;

describe('an e-mail address', () => {
  it.each([
    ['ana@example.org', 'ana@example.org'],
    ['  Ana.Nova+tag@Example.ORG ', 'ana.nova+tag@example.org'],
    ["o'brien@sub.domain.example", "o'brien@sub.domain.example"],
    ['a@b.cz', 'a@b.cz'],
    ['x@xn--bcher-kva.example', 'x@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ])('%j is kept as %j', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  it.each([
    'a@b.c,x@y',
    'a@b.cz,x@y.cz',
    'a@b.cz;x@y.cz',
    'a@b.cz x@y.cz',
    '"x@evil"@b.cz',
    '"x"@b.cz',
    'a＠b.cz',
    'a@b．cz',
    'a@b.cz\r\nBcc: x@y.cz',
    'a@b.cz\nx@y.cz',
    'a\u0000@b.cz',
    'a@b',
    'a@b..cz',
    '.a@b.cz',
    'a.@b.cz',
    'a..b@c.cz',
    '@b.cz',
    'a@',
    'a@@b.cz',
    'a@-b.cz',
    'a@b-.cz',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    '<a@b.cz>',
    'Ana <a@b.cz>',
    'a(comment)@b.cz',
    'a\\@b@c.cz',
    'ána@b.cz',
    `${'a'.repeat(320)}@b.cz`,
    '',
    null,
    7,
    ['a@b.cz', 'x@y.cz'],
    { a: 1 },
  ])('AU-06: %j is refused', (typed) => {
    expect(email.safeParse(typed).success).toBe(false);
  });

  it('[AUTH-18] says so in words', () => {
    expect(messageOf(email.safeParse('ana'))).toBe('Please enter a valid email address');
    expect(messageOf(email.safeParse(`${'a'.repeat(320)}@b.cz`))).toBe('Please enter a valid email address');
  });

  it('AU-06: what is taken is one mailbox: one @, no space, comma, quote, bracket or line break', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      '.',
      '@',
      ',',
      ';',
      ' ',
      '"',
      '<',
      '>',
      '\r',
      '\n',
      '-',
      'é',
      '＠',
      '\\',
      'cz',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const result = email.safeParse(pieces.join(''));
        if (result.success) expect(result.data).toMatch(/^[^\s@,;"<>()[\]\\]+@[a-z0-9.-]+$/);
      }),
      { numRuns: 3_000 },
    );
  });

  it('254 characters at most', () => {
    const long = (length: number): string => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
    expect(email.safeParse(long(254)).success).toBe(true);
    expect(email.safeParse(long(255)).success).toBe(false);
  });
});

// Zod runs every check unless one aborts. That the work of a pattern stays in proportion is tested for all of them.
describe('endless texts', () => {
  const endless = ['a', 'a.', 'a-', 'a@', '@a', 'a@a.', '-', '.', ' ', '+', '0', '\u0301', '👍'].flatMap((piece) => [
    piece.repeat(Math.ceil(100_000 / piece.length)),
    `x@${piece.repeat(Math.ceil(100_000 / piece.length))}!`,
    `${piece.repeat(Math.ceil(100_000 / piece.length))}@b.cz`,
  ]);

  it.each(Object.entries({ email, phone, secondFactor, oneTimeCode, newPassword, givenPassword, opaque }))(
    'IN-06: %s refuses 100 KB of anything',
    (_name, field) => {
      for (const text of endless) expect(field.safeParse(text).success).toBe(false);
    },
  );
});

describe('passwords', () => {
  it('AU-05: from 8 to 256 characters, told in words', () => {
    expect(messageOf(newPassword.safeParse('1234567'))).toBe('Password must be at least 8 characters');
    expect(newPassword.safeParse('12345678').success).toBe(true);
    expect(newPassword.safeParse('x'.repeat(256)).success).toBe(true);
    expect(messageOf(newPassword.safeParse('x'.repeat(257)))).toBe('Password must be at most 256 characters');
  });

  it('AU-05: are taken as they are: spaces, any script, no trimming', () => {
    for (const typed of ['  8 spaces  ', 'příšerně žluťoučký', '密码密码密码密码', '🐎🐎🐎🐎🐎🐎🐎🐎'])
      expect(newPassword.parse(typed)).toBe(typed);
  });

  it('AU-04: one that is compared tells nothing about the rules', () => {
    expect(givenPassword.safeParse('x').success).toBe(true);
    expect(messageOf(givenPassword.safeParse(''))).toBe('Please enter your password');
    expect(messageOf(givenPassword.safeParse('x'.repeat(257)))).toBe('Invalid email or password');
  });
});

describe('codes', () => {
  it('MF-02: a code has six digits, leading zeros too; spaces around it do not matter', () => {
    expect(oneTimeCode.parse(' 000123 ')).toBe('000123');
    for (const typed of ['', '12345', '1234567', '12345a', '12 345', '１２３４５６', '٠٠٠١٢٣', '123456\n7'])
      expect(messageOf(oneTimeCode.safeParse(typed)), typed).toBe('The code has 6 digits');
  });

  it('MF-02: the second factor may be typed with spaces and dashes, in either case', () => {
    expect(secondFactor.parse('123 456')).toBe('123456');
    expect(secondFactor.parse('ABCD-efgh 1234')).toBe('abcdefgh1234');
    expect(messageOf(secondFactor.safeParse('x'.repeat(33)))).toBe('Invalid code');
  });

  it('opaque words are from 1 to 2,048 characters long', () => {
    expect([opaque.safeParse('').success, opaque.safeParse('x').success]).toEqual([false, true]);
    expect(opaque.safeParse('x'.repeat(2_049)).success).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    ['+420 601 123 456', '+420601123456'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['+44.20.7946.0958', '+442079460958'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(phone.parse(typed)).toBe(kept);
  });

  it.each([
    '601123456',
    '00420601123456',
    '+0601123456',
    '+12',
    '+1234567890123456',
    '+42060112345x',
    '+٤٢٠٦٠١١٢٣',
    '',
    '++420601123456',
  ])('%j is refused, in words', (typed) => {
    expect(messageOf(phone.safeParse(typed))).toBe(
      'Please enter a valid phone number with its country code, like +420 601 123 456',
    );
  });

  it('AU-06: one number only', () => {
    for (const typed of ['+420601123456,+420601123457', '+420601123456\n+420601123457', '+420601123456;'])
      expect(phone.safeParse(typed).success, typed).toBe(false);
  });
});
