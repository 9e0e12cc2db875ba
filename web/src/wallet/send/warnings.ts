import type { RecipientView } from '@wagram/contract/wallet';
import { hasKey, lookalikeOf } from '#chain';
import { shortAddress } from '../address.ts';
import type { Asset } from './draft.ts';
import { texts } from './texts.ts';

const words = texts.who;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** What speaks for them, and what is merely so. */
export const factsAbout = (recipient: RecipientView, now = Date.now()): string[] => {
  const { member, contact_name: contact, followed_by: followers, joined_at: joined, paid_before: paid } = recipient;
  const isNew = joined !== null && now - Date.parse(joined) < WEEK_MS;
  return [
    member === null && contact === null ? words.nobody : null,
    contact === null ? null : words.contact(contact),
    recipient.is_followed ? words.followed : null,
    followers.count > 0 ? words.followedBy(followers.count) : null,
    isNew ? words.newHere : null,
    paid > 0 ? words.paidBefore(paid) : words.first,
  ].filter((fact) => fact !== null);
};

export interface Warning {
  readonly tone: 'danger' | 'warning';
  readonly text: string;
}

/** What should make somebody stop, the worst first. */
export const warningsAbout = ({ address, account, paid_before: paid }: RecipientView, known: readonly string[]) => {
  const double = paid > 0 ? null : lookalikeOf(address, known);
  const isProgram = account?.is_program === true;
  const list: (Warning | null)[] = [
    double === null ? null : { tone: 'danger', text: words.lookalike(shortAddress(double)) },
    isProgram ? { tone: 'danger', text: words.program } : null,
    !isProgram && !hasKey(address) ? { tone: 'warning', text: words.noKey } : null,
    account?.is_funded === false ? { tone: 'warning', text: words.notFunded } : null,
  ];
  return list.filter((warning) => warning !== null);
};

/** From so much SOL on, or from half of what there is of a token, a first payment deserves a try. */
const LARGE_LAMPORTS = 1_000_000_000n;
export const TRY_LAMPORTS = 10_000_000n;

export const isLargeFirst = ({ paid_before: paid }: RecipientView, { mint, held }: Asset, amount: bigint): boolean =>
  paid === 0 && (mint === null ? amount >= LARGE_LAMPORTS : amount * 2n >= held);
