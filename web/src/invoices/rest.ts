import type { InvoiceView } from '@wagram/contract/invoices';
import { formatUnits } from '@wagram/contract/kernel';
import { getLanguage } from '#kernel';
import { texts } from './texts.ts';

/** What is still to be paid. */
export const restOf = ({ amount, arrived }: InvoiceView): bigint => {
  const rest = BigInt(amount) - BigInt(arrived);
  return rest > 0n ? rest : 0n;
};

/** So much of its token, with every digit. */
export const tokensOf = ({ token }: Pick<InvoiceView, 'token'>, amount: bigint): string =>
  texts.of(formatUnits(amount, token.decimals, getLanguage()), token.symbol);
