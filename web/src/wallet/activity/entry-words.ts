// What a transaction did to one's address, in a sentence.
import type { ChainEntryView } from '@wagram/contract/wallet';
import { getLanguage } from '#kernel';
import { shortAddress } from '../address.ts';
import { texts } from './texts.ts';
import { writeUnits, SOL_DECIMALS } from '../units.ts';

const words = texts.entry;

type Change = ChainEntryView['changes'][number];
export type EntryTurn = 'in' | 'out' | 'both' | 'none' | 'failed';

const isIn = ({ amount }: Change): boolean => BigInt(amount) > 0n;
const isOut = ({ amount }: Change): boolean => BigInt(amount) < 0n;

export const turnOf = ({ error, changes }: ChainEntryView): EntryTurn => {
  if (error !== null) return 'failed';
  if (changes.some(isIn)) return changes.some(isOut) ? 'both' : 'in';
  return changes.some(isOut) ? 'out' : 'none';
};

/** What was paid for is not a sum that was sent; whoever looks for what went out looks for both. */
export const goes = (entry: ChainEntryView, direction: 'in' | 'out'): boolean => {
  const turn = turnOf(entry);
  return turn === 'both' || (direction === 'in' ? turn === 'in' : turn !== 'in');
};

/** A token is told by its mint where nobody knows it. */
export const unitOf = ({ mint, symbol }: Change): string => (mint === null ? 'SOL' : (symbol ?? shortAddress(mint)));

/** Tokens before SOL: SOL that goes with them is what their account costs. */
const inOrder = (changes: readonly Change[]): Change[] =>
  [...changes].sort((a, b) => Number(a.mint === null) - Number(b.mint === null));

const size = ({ amount, decimals }: Change): string => writeUnits(BigInt(amount.replace('-', '')), decimals);

/** 0.1 SOL and 5 WGR. */
const sumOf = (changes: readonly Change[]): string =>
  getLanguage().list(inOrder(changes).map((change) => `${size(change)} ${unitOf(change)}`));

export const nameOf = ({ with: [other] }: ChainEntryView): string | null =>
  other === undefined
    ? null
    : other.is_faucet === true
      ? words.faucet
      : (other.member?.username ?? shortAddress(other.address));

/** Sent 0.1 SOL to @nora. */
export const sentenceOf = (entry: ChainEntryView): string => {
  const { error, changes } = entry;
  const name = nameOf(entry);
  const [came, left] = [sumOf(changes.filter(isIn)), sumOf(changes.filter(isOut))];
  switch (turnOf(entry)) {
    case 'failed':
      return words.failed(error ?? '');
    case 'both':
      return words.exchanged(left, came);
    case 'in':
      return name === null ? words.received(came) : words.receivedFrom(came, name);
    case 'out':
      return name === null ? words.sent(left) : words.sentTo(left, name);
    case 'none':
      return BigInt(entry.fee) > 0n ? words.feeOnly : words.touched;
  }
};

/** The same without the sum, which stands beside it. */
export const shortSentenceOf = (entry: ChainEntryView): string => {
  const name = nameOf(entry);
  const turn = turnOf(entry);
  if (turn === 'in') return name === null ? words.in : words.inFrom(name);
  if (turn === 'out') return name === null ? words.out : words.outTo(name);
  return turn === 'both' ? words.exchange : sentenceOf(entry);
};

/** +0.1 SOL, one line for each token; the fee alone where nothing else moved. */
export const sumsOf = ({ changes, fee, error }: ChainEntryView): { text: string; unit: string; isIn: boolean }[] => {
  if (error === null && changes.length > 0) {
    return inOrder(changes).map((change) => ({
      text: `${isIn(change) ? '+' : '−'}${size(change)}`,
      unit: unitOf(change),
      isIn: isIn(change),
    }));
  }
  return BigInt(fee) === 0n ? [] : [{ text: `−${writeUnits(BigInt(fee), SOL_DECIMALS)}`, unit: 'SOL', isIn: false }];
};
