// The Activity list as a file for a spreadsheet.
import type { MovementView } from '@wagram/contract/ledger';
import { parseAmount, plainAmount } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';

/** More is in the archive of one's own data. */
export const STATEMENT_MAX = 10_000;

const HEAD = ['date', 'kind', 'direction', 'amount', 'unit', 'with'] as const;

/** Handles go without their @: a spreadsheet would take it for a formula. */
const cellsOf = (movement: MovementView): string[] => [
  movement.created_at,
  movement.kind,
  movement.direction,
  (movement.direction === 'out' ? '-' : '') + plainAmount(parseAmount(movement.amount), movement.unit),
  movement.unit,
  movement.with === null ? '' : bareHandle(movement.with.username),
];

/** A cell that begins like a formula is made a text. Sums are written by us and stay numbers. */
const harmless = (cell: string): string => (/^[=+@\t\r]/.test(cell) ? `'${cell}` : cell);
const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const toCsv = (movements: readonly MovementView[]): string =>
  [HEAD, ...movements.map(cellsOf)]
    .map((cells) => `${cells.map((cell) => quote(harmless(cell))).join(',')}\r\n`)
    .join('');
