// SOC-13: what people type into the search box, taken apart once for both sides. `bread from:mara since:2026-05-01 has:media`

export const SEARCH_HAS = ['media', 'image', 'video', 'poll', 'link'] as const;
export type SearchHas = (typeof SEARCH_HAS)[number];

/** Why a piece was not understood; the page says it in words. */
export type SearchProblem = 'no_handle' | 'no_date' | 'ends_before' | 'unknown_has';

/** A piece that asks for something besides words. */
export interface SearchChip {
  readonly kind: 'from' | 'since' | 'until' | 'has';
  /** As it was typed, so that it can be taken out again. */
  readonly text: string;
  readonly value: string;
  readonly problem: SearchProblem | null;
}

export interface SearchQuery {
  /** Everything that is no operator, in its order: words, phrases, -words and #hashtags. */
  readonly words: string;
  /** A handle in lower case, without @. */
  readonly from: string | null;
  /** Days, as 2026-05-01. Both are included. */
  readonly since: string | null;
  readonly until: string | null;
  readonly has: readonly SearchHas[];
  readonly chips: readonly SearchChip[];
}

const PIECES = /"[^"]*"?|\S+/gu;
const OPERATOR = /^(from|since|until|has):(.*)$/iu;
const HANDLE = /^@?([a-z0-9_]{1,64}(?:@[a-z0-9.-]{1,255})?)$/u;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day that exists: 2026-02-30 does not. */
const isDay = (value: string): boolean => {
  if (!DAY.test(value)) return false;
  const at = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};

const problemOf = (kind: SearchChip['kind'], value: string): SearchProblem | null => {
  if (kind === 'from') return HANDLE.test(value) ? null : 'no_handle';
  if (kind === 'has') return (SEARCH_HAS as readonly string[]).includes(value) ? null : 'unknown_has';
  return isDay(value) ? null : 'no_date';
};

const toChip = (piece: string): SearchChip | null => {
  const [, name, given] = OPERATOR.exec(piece) ?? [];
  if (name === undefined || given === undefined) return null;
  const kind = name.toLowerCase() as SearchChip['kind'];
  const value = given.toLowerCase();
  return { kind, text: piece, value, problem: problemOf(kind, value) };
};

/** The last of a kind counts; what is not understood asks for nothing, and says so. */
export const parseSearch = (q: string): SearchQuery => {
  const words: string[] = [];
  const found: SearchChip[] = [];
  for (const [piece] of q.matchAll(PIECES)) {
    const chip = toChip(piece);
    if (chip === null) words.push(piece);
    else found.push(chip);
  }
  const last = (kind: SearchChip['kind']): string | null =>
    found.findLast((chip) => chip.kind === kind && chip.problem === null)?.value ?? null;
  const since = last('since');
  const until = last('until');
  const isBackwards = since !== null && until !== null && until < since;
  const has = found.filter(({ kind, problem }) => kind === 'has' && problem === null).map(({ value }) => value);
  return {
    words: words.join(' '),
    from: last('from')?.replace(/^@/, '') ?? null,
    since,
    until: isBackwards ? null : until,
    has: [...new Set(has)] as SearchHas[],
    chips: found.map((chip) =>
      isBackwards && chip.kind === 'until' && chip.value === until
        ? { ...chip, problem: 'ends_before' as const }
        : chip,
    ),
  };
};

/** What people, groups and hashtags are looked for by: the words, or else whom the operator names. */
export const namesIn = ({ words, from }: SearchQuery): string => (words === '' ? (from ?? '') : words);

/** The query without one of its operators. */
export const withoutChip = (q: string, chip: SearchChip): string => {
  const pieces = [...q.matchAll(PIECES)].map(([piece]) => piece);
  const at = pieces.indexOf(chip.text);
  return pieces.filter((_piece, place) => place !== at).join(' ');
};
