import type { RangeWish } from './store.ts';

/** `Range: bytes=…` with one part. Anything else is ignored, as RFC 9110 allows: the whole file is a right answer. */
export const parseRange = (header: string | undefined): RangeWish | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : { suffix: Number(last) };
  if (last !== '' && Number(last) < Number(first)) return null;
  return { first: Number(first), last: last === '' ? null : Number(last) };
};

/** The bytes a wish means in a file of this size; null when it has none of them. */
export const spanOf = (wish: RangeWish | null, size: number): { first: number; last: number } | null => {
  if (wish === null) return { first: 0, last: size - 1 };
  const first = 'suffix' in wish ? Math.max(0, size - wish.suffix) : wish.first;
  const last = 'suffix' in wish ? size - 1 : Math.min(wish.last ?? size - 1, size - 1);
  return first > last ? null : { first, last };
};
