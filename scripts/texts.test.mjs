import { describe, expect, it } from 'vitest';
import { findGaps } from './texts.mjs';
import { compare } from './texts/leaves.mjs';

describe('translations', () => {
  it('[LNG-02] lack nothing, and say nothing that nobody asks for', () => {
    const gaps = findGaps();
    expect([...gaps.keys()].sort()).toEqual(['ar', 'de', 'es']);
    for (const [tag, { missing, extra }] of gaps)
      expect({ tag, missing, extra }).toEqual({ tag, missing: [], extra: [] });
  });

  it('are told apart from English by key', () => {
    const english = new Map([
      ['title', "'Notes'"],
      ['add', "'Add'"],
    ]);
    const said = new Map([
      ['title', "'Notes'"],
      ['more', "'Mehr'"],
    ]);
    expect(compare(english, said)).toEqual({
      missing: ['add'],
      extra: ['more'],
      same: ['title'],
    });
  });
});
