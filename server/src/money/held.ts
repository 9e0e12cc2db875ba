// What lies at a key of this server and can be moved from it.
import { readHoldings, tokenAccountOf, type OwnChain } from '#chain';

export const TOKEN_PROGRAMS = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const;

export type Holding = Awaited<ReturnType<typeof readHoldings>>['tokens'][number];

/** Only what lies in the usual account of a token moves, and only what is not frozen. */
const isUsual = async (address: string, { mint, account, program, is_frozen: isFrozen }: Holding): Promise<boolean> =>
  !isFrozen && account === (await tokenAccountOf(address, { mint, program: TOKEN_PROGRAMS[program] }));

export interface Held {
  readonly lamports: string;
  readonly tokens: readonly Holding[];
}

export const readHeld = async (chain: OwnChain, address: string): Promise<Held> => {
  const { lamports, tokens } = await readHoldings(chain, address, chain.book.find);
  const usual: Holding[] = [];
  for (const holding of tokens) if (await isUsual(address, holding)) usual.push(holding);
  return { lamports, tokens: usual };
};

const lesser = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? one : other);

/**
 * Of two looks at a key, what lay there both times. A payment that leaves between the look at the key and the look at what is
 * owed is owed no more, yet would seem to be there still, and free.
 */
export const leastOf = (before: Held, after: Held): Held => {
  const later = new Map(after.tokens.map(({ mint, amount }) => [mint, amount]));
  return {
    lamports: lesser(before.lamports, after.lamports),
    tokens: before.tokens.map((one) => ({ ...one, amount: lesser(one.amount, later.get(one.mint) ?? '0') })),
  };
};
