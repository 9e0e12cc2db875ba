// What the network says of pledges and of tokens. It alone is believed.
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import type { RpcMethod } from '@wagram/contract/chain';
import { underCap } from '@wagram/contract/launchpad';
import * as z from 'zod/mini';
import { askFor, type ChainNetwork } from '#chain';
import { WRAPPED_SOL } from './addresses.ts';

const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

const amount = z.pipe(
  z.object({ amount: z.string().check(z.regex(/^[0-9]{1,20}$/)) }),
  z.transform((told) => BigInt(told.amount)),
);

const tokenAccount = z.object({
  owner: z.string(),
  data: z.object({
    parsed: z.object({
      type: z.literal('account'),
      info: z.object({
        mint: z.string(),
        owner: z.string(),
        state: z.string(),
        tokenAmount: amount,
        delegate: z.optional(z.string()),
        delegatedAmount: z.optional(amount),
      }),
    }),
  }),
});
export type TokenAccount = z.output<typeof tokenAccount>['data']['parsed']['info'];

const accounts = z.object({ value: z.array(z.unknown()) });
/** So many the network tells at once. */
const AT_ONCE = 100;

/** Null: there is none, or it is something else. */
export const readTokenAccounts = async (
  network: ChainNetwork,
  addresses: readonly string[],
): Promise<(TokenAccount | null)[]> => {
  const found: (TokenAccount | null)[] = [];
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const params = [some, { encoding: 'jsonParsed', commitment: 'confirmed' }];
    const { value } = await askFor(network, accounts, 'getMultipleAccounts' satisfies RpcMethod, params);
    for (const place of some.keys()) {
      const read = z.safeParse(tokenAccount, value[place]);
      const isOfToken = read.success && [TOKEN_PROGRAM_ADDRESS, TOKEN_2022].includes(read.data.owner);
      found.push(isOfToken ? read.data.data.parsed.info : null);
    }
  }
  return found;
};

export interface PledgePlace {
  readonly address: string;
  readonly account: string;
  readonly token_account: string;
}

export interface Terms {
  readonly launchKey: string;
  readonly mint: string;
  readonly cap: bigint;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What the network says of a pledge. */
export interface Seen {
  /** What it comes to if the sale ended now; in lamports. */
  readonly counts: bigint;
  /** What lies in its account, whoever may draw it. Null: the account is gone. */
  readonly held: bigint | null;
  /** There is a place for the tokens, and nothing in it. */
  readonly hasEmptyPlace: boolean;
}

/**
 * It counts as wrapped SOL of that member which the launch key may draw and which is there, up to the cap. Where there is no
 * place for the tokens it counts for nothing, because nobody pays for what cannot be delivered.
 */
const seenOf = (
  { address }: PledgePlace,
  { launchKey, mint, cap }: Terms,
  escrow: TokenAccount | null,
  target: TokenAccount | null,
): Seen => {
  const hasPlace = target !== null && target.mint === mint && target.owner === address;
  const hasEmptyPlace = hasPlace && target.tokenAmount === 0n;
  if (escrow === null || escrow.mint !== WRAPPED_SOL || escrow.owner !== address)
    return { counts: 0n, held: null, hasEmptyPlace };
  const { tokenAmount: held, delegate, delegatedAmount = 0n } = escrow;
  const canBeServed = delegate === launchKey && hasPlace && target.state === 'initialized';
  return { counts: canBeServed ? underCap(least(delegatedAmount, held), cap) : 0n, held, hasEmptyPlace };
};

/** Each under the terms of its own sale. */
export const lookAtPlaces = async (
  network: ChainNetwork,
  places: readonly (PledgePlace & { readonly terms: Terms })[],
): Promise<Seen[]> => {
  const found = await readTokenAccounts(
    network,
    places.flatMap(({ account, token_account: target }) => [account, target]),
  );
  return places.map((place, at) => seenOf(place, place.terms, found[2 * at] ?? null, found[2 * at + 1] ?? null));
};

const mintAccount = z.object({
  value: z.nullable(
    z.object({
      owner: z.enum([TOKEN_PROGRAM_ADDRESS, TOKEN_2022]),
      data: z.object({
        parsed: z.object({
          type: z.literal('mint'),
          info: z.object({
            supply: z.string(),
            decimals: z.int(),
            mintAuthority: z.nullable(z.string()),
            freezeAuthority: z.nullable(z.string()),
          }),
        }),
      }),
    }),
  ),
});
export type MintFacts = NonNullable<z.output<typeof mintAccount>['value']>['data']['parsed']['info'];

/** Null: what lies there is no token, or nothing is there. */
export const readMint = async (network: ChainNetwork, mint: string): Promise<MintFacts | null> => {
  const answer = await network.ask('getAccountInfo', [mint, { encoding: 'jsonParsed', commitment: 'confirmed' }]);
  const read = z.safeParse(mintAccount, answer);
  return read.success ? (read.data.value?.data.parsed.info ?? null) : null;
};
