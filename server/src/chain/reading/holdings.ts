// What an address holds, as the network says now.
import type { HoldingsView, HoldingView } from '@wagram/contract/chain';
import * as z from 'zod/mini';
import { askFor, inContext, wholeNumber } from '../network/answers.ts';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../embedded/programs.ts';
import type { TokenNames } from '../tokens/known-tokens.ts';
import { tokenAccountOf } from '../tokens/own-token.ts';
import { RpcRefusal, type ChainNetwork } from '../network/port.ts';

const balance = inContext(wholeNumber);

const tokenAccounts = inContext(
  z.array(
    z.object({
      pubkey: z.string(),
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: z.string(),
              state: z.string(),
              tokenAmount: z.object({ amount: z.string(), decimals: z.int() }),
            }),
          }),
        }),
      }),
    }),
  ),
);

const unknown = { kind: null, symbol: null, name: null, image_url: null, page: null };

const programs = { token: TOKEN_PROGRAM, 'token-2022': TOKEN_2022_PROGRAM } as const;

const holdingsOf = async (
  network: ChainNetwork,
  address: string,
  program: keyof typeof programs,
): Promise<HoldingView[]> => {
  const asked = [address, { programId: programs[program] }, { encoding: 'jsonParsed' }];
  const { value } = await askFor(network, tokenAccounts, 'getTokenAccountsByOwner', asked).catch((error: unknown) => {
    // A network that does not have the newer program holds nothing of it.
    if (program === 'token-2022' && error instanceof RpcRefusal) return { value: [] };
    throw error;
  });
  return value.map(({ pubkey, account }) => {
    const { mint, state, tokenAmount } = account.data.parsed.info;
    return {
      mint,
      account: pubkey,
      amount: tokenAmount.amount,
      decimals: tokenAmount.decimals,
      ...unknown,
      is_frozen: state === 'frozen',
      is_aside: false,
      program,
    };
  });
};

/** Anybody can put worthless tokens into anybody's account: what is known comes first, and the list has an end. */
const TOKENS_MAX = 500;

const inOrder = (one: HoldingView, other: HoldingView): number =>
  Number(one.kind === null) - Number(other.kind === null) ||
  Number(one.amount === '0') - Number(other.amount === '0') ||
  one.mint.localeCompare(other.mint);

/** Reckoning where a token usually lies takes its time: it is done for the few that are known. */
const isAside = async (owner: string, { account, mint, program }: HoldingView): Promise<boolean> =>
  account !== (await tokenAccountOf(owner, { mint, program: programs[program] }));

export const readHoldings = async (
  network: ChainNetwork,
  address: string,
  names: TokenNames,
): Promise<HoldingsView> => {
  const [{ value: lamports }, older, newer] = await Promise.all([
    askFor(network, balance, 'getBalance', [address]),
    holdingsOf(network, address, 'token'),
    holdingsOf(network, address, 'token-2022'),
  ]);
  const found = [...older, ...newer];
  const known = await names(found.map(({ mint }) => mint));
  const named = found.map(async (holding) => {
    const about = known.get(holding.mint);
    return about === undefined ? holding : { ...holding, ...about, is_aside: await isAside(address, holding) };
  });
  const all = (await Promise.all(named)).sort(inOrder);
  return {
    address,
    lamports: lamports.toString(),
    tokens: all.slice(0, TOKENS_MAX),
    has_more: all.length > TOKENS_MAX,
  };
};
