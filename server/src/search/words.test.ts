import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsBetween, slipsFrom } from './distance.ts';
import { parseMemberQuery, parsePostQuery } from './parse-query.ts';

describe('what people type', () => {
  it.each([
    ['sun', "'sun':*"],
    ['Red Sun', "'red' & 'sun':*"],
    ['red sun ', "'red' & 'sun'"],
    ['on', "'on'"],
    ['"old bridge" sun', "('old' <-> 'bridge') & 'sun':*"],
    ['sun -car', "'sun' & !('car')"],
    ["it's", "('it' <-> 's')"],
    ['e-mail', "('e' <-> 'mail':*)"],
    ["'; drop table posts --", "'drop' & 'table' & 'posts'"],
    ['zürich 東京', "'zürich' & '東京'"],
  ])('[SRCH-01] %j asks for %s', (typed, words) => {
    expect(parsePostQuery(typed).words).toBe(words);
  });

  it('[SRCH-01] hashtags are asked for by themselves, in lower case and once', () => {
    expect(parsePostQuery('#Sunset #sunset #night')).toEqual({ words: null, tags: ['sunset', 'night'] });
    expect(parsePostQuery('red #Sunset')).toEqual({ words: "'red'", tags: ['sunset'] });
  });

  it('[SRCH-01] nothing to look for is nothing', () => {
    for (const typed of ['', '   ', '!!!', '#', '"', '-', '-car', '""']) expect(parsePostQuery(typed).words).toBeNull();
  });

  it('IN-04: whatever is typed, only letters and digits stand between our own quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 100 }), (signs) => {
        const { words } = parsePostQuery(String.fromCodePoint(...signs));
        if (words !== null) expect(words).toMatch(/^(?:'[\p{L}\p{M}\p{N}_]+'|:\*|[()!& ]|<->)+$/u);
      }),
    );
  });

  it('[SRCH-01] a handle is found with and without its @', () => {
    expect(parseMemberQuery('@Ana').handle.from).toBe('@ana');
    expect(parseMemberQuery(' ana ').handle.from).toBe('@ana');
    expect(parseMemberQuery(' Ana  Maria\u0000 ').name.from).toBe('ana maria');
  });

  it('[SRCH-01] slips are counted as people make them', () => {
    expect(slipsBetween('micheal', 'michael')).toBe(1);
    expect(slipsBetween('', 'ana')).toBe(3);
    expect(slipsBetween('ana', 'ana')).toBe(0);
    expect(slipsFrom('gracia', ['@user_1', 'Maria Garcia'])).toBe(1);
    expect(slipsFrom('jonh', ['@johnathan', 'x'])).toBe(1.05);
  });
});
