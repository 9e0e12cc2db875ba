// CHN-11: what somebody asks to be paid, as a link of Solana Pay.
import { NOTE_BYTES } from '@wagram/contract/chain';
import type { HoldingsView, NetworkView } from '@wagram/contract/chain';
import { plainUnits } from '@wagram/contract/kernel';
import { readAmount } from '#kernel';
import { writePayLink } from '#chain';
import { listTokens } from '../network.ts';
import { texts } from '../texts.ts';
import { SOL_DECIMALS } from '../units.ts';

const words = texts.receive;

/** Null: SOL. */
export interface Payable {
  readonly mint: string | null;
  readonly symbol: string;
  readonly decimals: number;
}

const SOL: Payable = { mint: null, symbol: 'SOL', decimals: SOL_DECIMALS };

/** SOL, the network's own token, and those of the address that have a name here. Nobody should ask for what nobody knows. */
export const listPayable = (network: NetworkView | null, holdings: HoldingsView | null): Payable[] => {
  const own = network?.token ?? null;
  const held = holdings === null ? [] : listTokens(holdings);
  const known = held.flatMap(({ mint, symbol, decimals }) =>
    symbol === null || mint === own?.mint ? [] : [{ mint, symbol, decimals }],
  );
  return [SOL, ...(own === null ? [] : [own]), ...known];
};

export interface Request {
  readonly amount: string;
  readonly token: Payable;
  readonly note: string;
}

export const NO_REQUEST: Request = { amount: '', token: SOL, note: '' };

/** What is wrong with it, in words for its fields. */
export const problemsOf = ({ amount, token, note }: Request): { amount?: string; note?: string } => {
  const isBadAmount = amount.trim() !== '' && readAmount(amount, token.decimals) === null;
  const isLong = new TextEncoder().encode(note.trim()).length > NOTE_BYTES;
  return {
    ...(isBadAmount ? { amount: words.badAmount(token.decimals) } : {}),
    ...(isLong ? { note: words.longNote } : {}),
  };
};

/** What cannot be asked for is left out: the link is good at any time, also while somebody types. */
export const linkOf = (address: string, request: Request): string => {
  const problems = problemsOf(request);
  const units = readAmount(request.amount, request.token.decimals) ?? 0n;
  return writePayLink({
    to: address,
    amount: units === 0n ? undefined : plainUnits(units, request.token.decimals),
    mint: request.token.mint ?? undefined,
    note: problems.note === undefined ? request.note.trim() : undefined,
  });
};
