import { units } from '@wagram/contract/kernel';
import type { OwnToken } from '#chain';
import type { App } from '#kernel';

/** An operator writes sums with the decimals of WGR; a token of their own may have others. Rounded down. */
export const inUnitsOf = (sum: bigint, { decimals }: Pick<OwnToken, 'decimals'>): bigint =>
  decimals >= units.WGR ? sum * 10n ** BigInt(decimals - units.WGR) : sum / 10n ** BigInt(units.WGR - decimals);

/** Smallest units of the token for one WGM. At least one: it is no gift either way. */
export const rateOf = ({ config }: App, token: Pick<OwnToken, 'decimals'>): bigint => {
  const rate = inUnitsOf(config.chain.withdraw.rate, token);
  return rate > 0n ? rate : 1n;
};
