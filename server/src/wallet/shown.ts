// MON-11: what a member's address holds, for their profile. SOL is left out: it is money, and no keepsake.
import type { HoldingView } from '@wagram/contract/chain';
import { bareHandle } from '@wagram/contract/members';
import type { HeldView, ShownHoldings } from '@wagram/contract/wallet';
import * as z from 'zod/mini';
import { askFor, failOfNetwork, readHoldings, type ChainNetwork, type NamedNetwork } from '#chain';
import type { App, MemberId } from '#kernel';
import { selectShown } from './people.gen.ts';

const SHOWN_MAX = 100;

const mints = z.object({ value: z.array(z.unknown()) });
const onlyOne = z.object({
  data: z.object({ parsed: z.object({ type: z.literal('mint'), info: z.object({ supply: z.literal('1') }) }) }),
});

/** Of those that could be one of a kind, which are: there is one whole of it, and no other. */
const findUnique = async (network: ChainNetwork, held: readonly Holding[]): Promise<ReadonlySet<string>> => {
  const asked = held.filter(({ amount, decimals }) => decimals === 0 && amount === 1n).map(({ mint }) => mint);
  if (asked.length === 0) return new Set();
  const { value } = await askFor(network, mints, 'getMultipleAccounts', [asked, { encoding: 'jsonParsed' }]);
  return new Set(asked.filter((_, place) => z.safeParse(onlyOne, value[place]).success));
};

type Holding = Pick<HeldView, 'mint' | 'decimals' | 'known'> & { readonly amount: bigint };

const knownOf = ({ kind, symbol, name, image_url, page }: HoldingView): HeldView['known'] =>
  kind === null || symbol === null || name === null ? null : { kind, symbol, name, image_url, page };

/** Each token once, whatever number of accounts it lies in; known ones first, as they come. */
const byMint = (tokens: readonly HoldingView[]): Holding[] => {
  const held = new Map<string, Holding>();
  for (const token of tokens) {
    const { mint, decimals } = token;
    const amount = (held.get(mint)?.amount ?? 0n) + BigInt(token.amount);
    if (amount > 0n) held.set(mint, { mint, decimals, amount, known: knownOf(token) });
  }
  return [...held.values()];
};

/** Null: nothing is linked, it is not shown, or the viewer may not read this member; nobody is told which. */
export const readShown = async (
  { db }: App,
  chain: NamedNetwork,
  viewer: MemberId,
  username: string,
): Promise<ShownHoldings | null> => {
  const row = await selectShown(db, { viewer, handle: `@${bareHandle(username).toLowerCase()}` });
  if (row === undefined) return null;
  const { tokens, has_more: hasMore } = await readHoldings(chain, row.address, chain.book.find).catch(failOfNetwork);
  const all = byMint(tokens);
  const some = all.slice(0, SHOWN_MAX);
  const unique = await findUnique(chain, some).catch(failOfNetwork);
  return {
    address: row.address,
    is_shown: row.is_shown,
    held: some.map((one) => ({ ...one, amount: one.amount.toString(), is_unique: unique.has(one.mint) })),
    has_more: hasMore || all.length > some.length,
  };
};
