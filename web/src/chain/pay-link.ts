// Solana Pay: who is to be paid, and how much, as a link and as a code for a camera.
import { isAddress } from '@wagram/contract/chain';
import { withoutDirections } from '@wagram/contract/kernel';

export interface PayLink {
  readonly to: string;
  /** In whole tokens, as people write it: 0.1. */
  readonly amount?: string | undefined;
  /** Of a token; SOL without it. */
  readonly mint?: string | undefined;
  readonly references?: readonly string[];
  /** Who asks, and for what: their words, which prove nothing. */
  readonly label?: string | undefined;
  readonly message?: string | undefined;
  /** What is to be written beside the payment. */
  readonly note?: string | undefined;
}

const SINGLE = { amount: 'amount', mint: 'spl-token', label: 'label', message: 'message', note: 'memo' } as const;
type Single = keyof typeof SINGLE;
const NAMES = Object.keys(SINGLE) as Single[];

/** No sign, no exponent, and a 0 before the point. */
const amountPattern = /^(?:0|[1-9][0-9]{0,19})(?:\.[0-9]{1,20})?$/;
const LINK_MAX = 2_000;

export const writePayLink = ({ to, references = [], ...fields }: PayLink): string => {
  const pairs = NAMES.flatMap((name) => {
    const value = fields[name] ?? '';
    return value === '' ? [] : [`${SINGLE[name]}=${encodeURIComponent(value)}`];
  });
  const query = [...pairs, ...references.map((reference) => `reference=${encodeURIComponent(reference)}`)].join('&');
  return query === '' ? `solana:${to}` : `solana:${to}?${query}`;
};

/** Words of a stranger: nothing in them may turn around what stands beside them. */
const plain = (words: string | undefined): string | undefined =>
  words === undefined ? undefined : withoutDirections(words);

/** Null: no such link, or one whose fields cannot all be honoured. Half a request is never paid. */
export const readPayLink = (text: string): PayLink | null => {
  const link = text.trim();
  const [, to = '', query = ''] = /^solana:([^?]+)(?:\?(.*))?$/i.exec(link) ?? [];
  if (link.length > LINK_MAX || !isAddress(to)) return null;
  const fields = new URLSearchParams(query);
  if (Object.values(SINGLE).some((name) => fields.getAll(name).length > 1)) return null;
  const [amount, mint, label, message, note] = NAMES.map((name) => fields.get(SINGLE[name]) ?? undefined);
  const references = fields.getAll('reference');
  if (amount !== undefined && !amountPattern.test(amount)) return null;
  if (![...references, ...(mint === undefined ? [] : [mint])].every(isAddress)) return null;
  return { to, amount, mint, references, label: plain(label), message: plain(message), note };
};
