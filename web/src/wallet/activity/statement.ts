// The Activity list as a file for a spreadsheet.
import type { MovementView } from '@wagram/contract/ledger';
import { parseAmount, plainAmount, plainUnits } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import type { ChainEntryView } from '@wagram/contract/wallet';
import { csvOf, harmless } from '#ledger';
import { SOL_DECIMALS } from '../units.ts';
import type { ActivityItem } from './use-activity.ts';

/** More of the ledger is in the archive of one's own data; more of the chain on the chain. */
export const STATEMENT_MAX = { ledger: 10_000, chain: 1_000 } as const;

const HEAD = ['date', 'kind', 'direction', 'amount', 'unit', 'with', 'fee', 'note', 'signature'] as const;

/** Handles go without their @: a spreadsheet would take it for a formula. Sums are written by us and stay numbers. */
const movementCells = (movement: MovementView): string[] => [
  movement.created_at,
  harmless(movement.kind),
  movement.direction,
  (movement.direction === 'out' ? '-' : '') + plainAmount(parseAmount(movement.amount), movement.unit),
  movement.unit,
  movement.with === null ? '' : harmless(bareHandle(movement.with.username)),
  '',
  '',
  '',
];

type Change = ChainEntryView['changes'][number];
const NOTHING: Change = { mint: null, amount: '0', decimals: SOL_DECIMALS, symbol: 'SOL' };

/** A line for each token that moved. The fee stands on the first, so that a column of fees can be added up. */
const entryLines = (entry: ChainEntryView): string[][] => {
  const [other] = entry.with;
  const changes = entry.error === null && entry.changes.length > 0 ? entry.changes : [NOTHING];
  return changes.map(({ mint, amount, decimals, symbol }, place) => [
    entry.at ?? '',
    entry.error === null ? 'chain' : 'chain_failed',
    amount.startsWith('-') || entry.error !== null ? 'out' : 'in',
    plainUnits(BigInt(amount), decimals),
    mint === null ? 'SOL' : harmless(symbol ?? mint),
    harmless(other === undefined ? '' : bareHandle(other.member?.username ?? other.address)),
    place === 0 ? plainUnits(BigInt(entry.fee), SOL_DECIMALS) : '',
    harmless(entry.note ?? ''),
    entry.signature,
  ]);
};

export const toCsv = (items: readonly ActivityItem[]): string =>
  csvOf([
    HEAD,
    ...items.flatMap((item) => ('movement' in item ? [movementCells(item.movement)] : entryLines(item.entry))),
  ]);
