// What was earned in a year as a file for a spreadsheet.
import type { EarningView } from '@wagram/contract/ledger';
import { parseAmount, plainAmount } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import { csvOf, harmless } from '#ledger';

/** Whoever earns more often finds all of it in the archive of their own data. */
export const EARNINGS_FILE_MAX = 100_000;

const HEAD = ['date', 'kind', 'from', 'amount', 'withdrawable', 'words'] as const;

const plain = (sum: string): string => plainAmount(parseAmount<'WGM'>(sum), 'WGM');

/** Handles go without their @: a spreadsheet would take it for a formula. Sums are written by us and stay numbers. */
const cellsOf = ({ created_at, kind, from, amount, withdrawable, words }: EarningView): string[] => [
  created_at,
  harmless(kind),
  from === null ? '' : harmless(bareHandle(from)),
  plain(amount),
  plain(withdrawable),
  harmless(words ?? ''),
];

export const earningsCsv = (earnings: readonly EarningView[]): string => csvOf([HEAD, ...earnings.map(cellsOf)]);
