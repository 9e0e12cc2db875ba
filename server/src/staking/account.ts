// MON-09: what lay in a member's account between two looks. Every transaction that touched it is read: whoever takes tokens
// out for a while, shows them elsewhere or puts them in just before a look is paid for the least that lay there.
import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import { stakeSeed } from '@wagram/contract/staking';
import * as z from 'zod/mini';
import { askFor, type OwnChain, type OwnToken } from '#chain';

/** The account under a wallet that only this wallet can have made: web3's createWithSeed. */
export const stakeAccountOf = (address: string, { mint, program }: OwnToken): string => {
  const parts = [base58.decode(address), Buffer.from(stakeSeed(mint)), base58.decode(program)];
  return base58.encode(createHash('sha256').update(Buffer.concat(parts)).digest());
};

export interface StakePlace {
  readonly address: string;
  readonly account: string;
  readonly token: OwnToken;
}

const units = z.string().check(z.regex(/^\d{1,20}$/));
const answer = z.object({ value: z.unknown() });
const tokenAccount = z.object({
  owner: z.string(),
  data: z.object({
    parsed: z.object({
      type: z.literal('account'),
      info: z.object({
        mint: z.string(),
        owner: z.string(),
        state: z.literal('initialized'),
        tokenAmount: z.object({ amount: units }),
      }),
    }),
  }),
});

const FINAL = { commitment: 'finalized' } as const;

/** 0 for whatever is no account of this token that this wallet alone rules. */
export const readAmount = async (chain: OwnChain, { address, account, token }: StakePlace): Promise<bigint> => {
  const asked = [account, { ...FINAL, encoding: 'jsonParsed' }];
  const { value } = await askFor(chain, answer, 'getAccountInfo', asked);
  const read = z.safeParse(tokenAccount, value);
  if (!read.success || read.data.owner !== token.program) return 0n;
  const { mint, owner, tokenAmount } = read.data.data.parsed.info;
  return mint === token.mint && owner === address ? BigInt(tokenAmount.amount) : 0n;
};

const signatures = z.array(z.object({ signature: z.string(), err: z.unknown() }));

/** Where somebody touches it more often than that between two looks, nothing is paid for that time. */
const TOUCHES_MAX = 100;

const touchesSince = (chain: OwnChain, account: string, until: string | null, limit: number) => {
  const options = { ...FINAL, limit, ...(until === null ? {} : { until }) };
  return askFor(chain, signatures, 'getSignaturesForAddress', [account, options]);
};

export const newestTouch = async (chain: OwnChain, account: string): Promise<string | null> =>
  (await touchesSince(chain, account, null, 1))[0]?.signature ?? null;

const tokenBalances = z.optional(
  z.nullable(
    z.array(
      z.object({
        accountIndex: z.int(),
        mint: z.string(),
        owner: z.optional(z.string()),
        uiTokenAmount: z.object({ amount: units }),
      }),
    ),
  ),
);
const keys = z.array(z.string());
const transaction = z.nullable(
  z.object({
    meta: z.object({
      preTokenBalances: tokenBalances,
      postTokenBalances: tokenBalances,
      loadedAddresses: z.optional(z.nullable(z.object({ writable: keys, readonly: keys }))),
    }),
    transaction: z.object({ message: z.object({ accountKeys: keys }) }),
  }),
);

const least = (amounts: readonly bigint[]): bigint => amounts.reduce((one, other) => (one < other ? one : other));

/** The less of what lay there before it and after it; 0 where nobody can say. */
const leastIn = async (chain: OwnChain, place: StakePlace, signature: string): Promise<bigint> => {
  const options = { ...FINAL, encoding: 'json', maxSupportedTransactionVersion: 0 };
  const found = await askFor(chain, transaction, 'getTransaction', [signature, options]);
  if (found === null) return 0n;
  const { preTokenBalances, postTokenBalances, loadedAddresses } = found.meta;
  const { writable = [], readonly = [] } = loadedAddresses ?? {};
  const index = [...found.transaction.message.accountKeys, ...writable, ...readonly].indexOf(place.account);
  return least(
    [preTokenBalances, postTokenBalances].map((balances) => {
      const own = balances?.find(
        ({ accountIndex, mint, owner = place.address }) =>
          accountIndex === index && mint === place.token.mint && owner === place.address,
      );
      return BigInt(own?.uiTokenAmount.amount ?? 0);
    }),
  );
};

export interface SeenBefore {
  readonly amount: bigint;
  readonly signature: string | null;
}

export interface Seen extends SeenBefore {
  /** Never less lay there since the look before. */
  readonly least: bigint;
}

/** What touched it is asked for first: what comes between the questions belongs to the next look. */
export const lookAt = async (chain: OwnChain, place: StakePlace, before: SeenBefore): Promise<Seen> => {
  const touches = await touchesSince(chain, place.account, before.signature, TOUCHES_MAX);
  const amount = await readAmount(chain, place);
  const signature = touches[0]?.signature ?? before.signature;
  // Nothing to find out: no transaction makes it more than the less of these.
  if (touches.length === TOUCHES_MAX || amount === 0n || before.amount === 0n) return { amount, signature, least: 0n };
  const amounts = [amount, before.amount];
  for (const touch of touches) {
    if (touch.err === null) amounts.push(await leastIn(chain, place, touch.signature));
    if (amounts.at(-1) === 0n) break;
  }
  return { amount, signature, least: least(amounts) };
};
