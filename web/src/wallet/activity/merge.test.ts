import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, timesOf } from './merge.ts';

interface Item {
  readonly id: string;
  readonly at: number;
}

const list = (name: string) =>
  fc
    .array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 })
    .map((times) => times.sort((a, b) => b - a).map((at, place): Item => ({ id: `${name}${place}`, at })));

describe('two lists as one', () => {
  it('[CHN-12] nothing is lost, nothing comes twice, and it only grows at its end, in whatever pages they come', () => {
    const pages = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(list('a'), list('b'), pages, pages, (first, second, size, other) => {
        let one = size;
        let two = other;
        let shown: readonly Item[] = [];
        for (;;) {
          const { items, waitsFor } = merge(
            { items: first.slice(0, one), hasMore: one < first.length },
            { items: second.slice(0, two), hasMore: two < second.length },
          );
          expect(items.slice(0, shown.length)).toEqual(shown);
          shown = items;
          if (!waitsFor.first && !waitsFor.second) break;
          if (waitsFor.first) one += size;
          if (waitsFor.second) two += other;
        }
        expect(new Set(shown.map(({ id }) => id)).size).toBe(first.length + second.length);
        expect(shown).toHaveLength(first.length + second.length);
        for (const [place, { at }] of shown.entries()) expect(at).toBeLessThanOrEqual(shown[place - 1]?.at ?? at);
      }),
    );
  });

  it('[CHN-12] what is not known to be next is not shown yet', () => {
    const a = { id: 'a', at: 5 };
    const b = { id: 'b', at: 3 };
    const { items, waitsFor } = merge({ items: [a], hasMore: true }, { items: [b], hasMore: false });
    expect(items).toEqual([a]);
    expect(waitsFor).toEqual({ first: true, second: false });
  });

  it('[CHN-12] a time that is missing or steps back is that of the one before it', () => {
    const at = Date.parse('2026-11-15T10:00:00.000Z');
    expect(timesOf(['2026-11-15T10:00:00.000Z', null, '2026-11-15T11:00:00.000Z'])).toEqual([at, at, at]);
    expect(timesOf([null])).toEqual([Number.POSITIVE_INFINITY]);
  });
});
