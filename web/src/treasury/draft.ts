import type { TreasuryView } from '@wagram/contract/treasury';
import { formatUnits } from '@wagram/contract/kernel';
import { getLanguage } from '#kernel';
import { texts } from './texts.ts';

const whole = /^[1-9][0-9]{0,15}$/;

/** The most that one withdrawal may be, now. */
export const mostOf = ({ withdrawable, daily_left }: TreasuryView): bigint =>
  BigInt(withdrawable) < BigInt(daily_left) ? BigInt(withdrawable) : BigInt(daily_left);

export const problemOf = (amount: string, treasury: TreasuryView): string | undefined => {
  if (amount === '') return undefined;
  if (!whole.test(amount)) return texts.notWhole;
  if (BigInt(amount) > BigInt(treasury.withdrawable)) return texts.tooMuch;
  return BigInt(amount) > BigInt(treasury.daily_left) ? texts.aboveDay : undefined;
};

/** Why the rest cannot leave. */
export const whyStays = ({ gifts_leave: doGiftsLeave }: TreasuryView): string =>
  doGiftsLeave ? texts.staysInTest : texts.stays;

/** So many smallest units of the token, as people write them. */
export const sumOf = (tokens: bigint, { token }: TreasuryView): string =>
  texts.of(formatUnits(tokens, token.decimals, getLanguage()), token.symbol);
