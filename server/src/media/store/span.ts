import type { RangeRequest } from '#kernel';

/** `Range: bytes=…` with one part. Anything else is ignored, as RFC 9110 allows: the whole file is a right answer. */
export const parseRange = (header: string | undefined): RangeRequest | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : { suffix: Number(last) };
  if (last !== '' && Number(last) < Number(first)) return null;
  return { first: Number(first), last: last === '' ? null : Number(last) };
};

/** The bytes a range means in a file of this size; null when it has none of them. */
export const spanOf = (range: RangeRequest | null, size: number): { first: number; last: number } | null => {
  if (range === null) return { first: 0, last: size - 1 };
  const first = 'suffix' in range ? Math.max(0, size - range.suffix) : range.first;
  const last = 'suffix' in range ? size - 1 : Math.min(range.last ?? size - 1, size - 1);
  return first > last ? null : { first, last };
};
