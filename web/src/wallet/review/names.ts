import { formatUnits } from '@wagram/contract/kernel';
import { getLanguage } from '#kernel';
import { shortAddress } from '../address.ts';
import { texts } from '../send/texts.ts';

/** How addresses and tokens are called on a screen. What nobody knows is called by its address. */
export interface Names {
  readonly me: string | null;
  /** Of people, by address. */
  readonly people: ReadonlyMap<string, string>;
  readonly tokens: ReadonlyMap<string, { readonly symbol: string | null; readonly decimals: number }>;
}

export const NO_NAMES: Names = { me: null, people: new Map(), tokens: new Map() };

export const nameOf = ({ me, people }: Names, address: string): string =>
  address === me ? texts.names.you : (people.get(address) ?? shortAddress(address));

/** A token that nobody here knows is called by its address, whatever it calls itself. */
export const tokenName = ({ tokens }: Names, mint: string | null): string =>
  mint === null ? 'SOL' : (tokens.get(mint)?.symbol ?? shortAddress(mint));

export const isKnownToken = ({ tokens }: Names, mint: string): boolean => tokens.get(mint)?.symbol != null;

/** The decimals of a token that is not known are not guessed. */
export const sumOf = (names: Names, amount: bigint, mint: string | null, decimals?: number | null): string => {
  const places = mint === null ? 9 : (decimals ?? names.tokens.get(mint)?.decimals ?? null);
  const written =
    places === null ? texts.names.units(getLanguage().number(amount)) : formatUnits(amount, places, getLanguage());
  return texts.of(written, tokenName(names, mint));
};
