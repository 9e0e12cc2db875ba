import { parseUnits, productName, PRODUCTS, units, type ProductName } from '@wagram/contract/kernel';
import type { Reader } from './reader.ts';

/** Where Solana is: in the database, behind a node of somebody's, or nowhere. */
export interface ChainConfig {
  network: { kind: 'test' } | { kind: 'remote'; url: URL } | null;
  /** Products that an operator has switched on, where real money is at stake. */
  products: readonly ProductName[];
  withdraw: WithdrawConfig;
  /** Of a token with the decimals of WGR. */
  badgePrice: bigint;
  /** Dollars for one token, as they were written; null: nobody says. */
  tokenUsd: string | null;
  /** What staking pays, in hundredths of a percent a year. */
  stakingRate: bigint;
  swap: SwapConfig;
  /** An address with {signature}; null: the page of this server. */
  explorer: string | null;
}

/** How credit leaves as tokens. */
export interface WithdrawConfig {
  /** Smallest units of the token for one WGM. */
  rate: bigint;
  /** WGM that a member may withdraw in 24 hours. */
  daily: bigint;
  /** On the test network: everything that was received may leave, not only what came in from a wallet. */
  received: boolean;
}

/** How tokens are traded. */
export interface SwapConfig {
  /** In hundredths of a percent. */
  fee: bigint;
  /** What the pool opens with: lamports, and whole tokens as they were written. */
  pool: { sol: bigint; tokens: string } | null;
}

const FEE_MAX = 1_000n;

const poolOf = (read: Reader): SwapConfig['pool'] => {
  const text = read.text('SWAP_POOL');
  if (text === null) return null;
  const [sol = '', tokens = '', ...rest] = text.split(':').map((part) => part.trim());
  const lamports = parseUnits(sol, units.SOL);
  const isRight = lamports !== null && lamports > 0n && (parseUnits(tokens, units.WGR) ?? 0n) > 0n && rest.length === 0;
  read.reject(!isRight, `SWAP_POOL is SOL:tokens, for example 10:1000000, not '${text}'`);
  return { sol: lamports ?? 0n, tokens };
};

const swapOf = (read: Reader): SwapConfig => {
  const percent = read.text('SWAP_FEE') ?? '0.3';
  const fee = parseUnits(percent, 2);
  read.reject(
    fee === null || fee > FEE_MAX,
    `SWAP_FEE is a percentage from 0 to 10, for example 0.3, not '${percent}'`,
  );
  return { fee: fee ?? 0n, pool: poolOf(read) };
};

const rateOf = (read: Reader): bigint => {
  const text = read.text('WITHDRAW_RATE') ?? '1';
  const rate = parseUnits(text, units.WGR);
  read.reject(
    rate === null || rate === 0n,
    `WITHDRAW_RATE is how much of the token one WGM becomes, for example 0.5, not '${text}'`,
  );
  return rate ?? 0n;
};

/** No chain and no database holds more. */
const TOKENS_MAX = 2n ** 63n - 1n;

const withdrawOf = (read: Reader): WithdrawConfig => {
  const [rate, daily] = [rateOf(read), BigInt(read.number('WITHDRAW_DAILY', 0, 1_000_000_000) || 0)];
  read.reject(
    rate * daily > TOKENS_MAX,
    'WITHDRAW_DAILY at WITHDRAW_RATE is more than there can be of a token: make one smaller',
  );
  return { rate, daily, received: read.flag('WITHDRAW_RECEIVED') ?? !read.given('DATABASE_URL') };
};

const USD_DECIMALS = 6;
const BADGE_USD = 2n * 10n ** BigInt(USD_DECIMALS);

const tokenUsdOf = (read: Reader): string | null => {
  const text = read.text('TOKEN_USD');
  read.reject(
    text !== null && (parseUnits(text, USD_DECIMALS) ?? 0n) === 0n,
    `TOKEN_USD is what one token is worth in dollars, for example 0.05, not '${text}'`,
  );
  return text;
};

/** Two dollars' worth where a price is known, and never less than that. */
const badgePriceOf = (read: Reader, tokenUsd: string | null): bigint => {
  const text = read.text('BADGE_PRICE') ?? '20';
  const price = parseUnits(text, units.WGR);
  read.reject(
    price === null || price === 0n,
    `BADGE_PRICE is how much of the token a badge costs, for example 20, not '${text}'`,
  );
  const usd = tokenUsd === null ? 0n : (parseUnits(tokenUsd, USD_DECIMALS) ?? 0n);
  if (usd === 0n) return price ?? 0n;
  return (BADGE_USD * 10n ** BigInt(units.WGR) + usd - 1n) / usd;
};

const RATE_DECIMALS = 2;
const RATE_MAX = 10_000n;

const stakingRateOf = (read: Reader): bigint => {
  const text = read.text('STAKING_RATE') ?? '';
  const rate = parseUnits(text, RATE_DECIMALS);
  read.reject(
    rate === null || rate > RATE_MAX,
    `STAKING_RATE is a percentage a year from 0 to 100, for example 7.5, not '${text}'`,
  );
  return rate ?? 0n;
};

const networkOf = (read: Reader): ChainConfig['network'] => {
  const named = read.text('CHAIN');
  const url = read.url('SOLANA_RPC_URL', ['http:', 'https:']);
  read.reject(named !== null && named !== 'test' && named !== 'off', `CHAIN is test or off, not '${named}'`);
  read.reject(
    named === 'test' && url !== null,
    'CHAIN=test is the network inside this program and SOLANA_RPC_URL one outside: set one of them',
  );
  read.reject(
    url !== null && !read.given('SEAL_KEY'),
    'SOLANA_RPC_URL is set but SEAL_KEY is missing: keys that hold money are sealed with it. Make one with `openssl rand -base64 32`, and keep it with your backups',
  );
  if (named === 'off') return null;
  if (url !== null) return { kind: 'remote', url };
  return named === 'test' || !read.given('DATABASE_URL') ? { kind: 'test' } : null;
};

const productsOf = (read: Reader): ProductName[] => {
  const named = (read.text('CHAIN_PRODUCTS') ?? '').split(',').map((name) => name.trim());
  return named.flatMap((name) => {
    if (name === '') return [];
    const { data, success } = productName.safeParse(name);
    read.reject(!success, `CHAIN_PRODUCTS names products, with commas between: ${PRODUCTS.join(', ')}; not '${name}'`);
    return data === undefined ? [] : [data];
  });
};

export const chainOf = (read: Reader): ChainConfig => {
  const explorer = read.text('EXPLORER_URL');
  const isAddress = explorer === null || (/^https?:\/\//.test(explorer) && explorer.includes('{signature}'));
  read.reject(!isAddress, 'EXPLORER_URL must be an address that starts with https:// and holds {signature}');
  const tokenUsd = tokenUsdOf(read);
  return {
    network: networkOf(read),
    tokenUsd,
    badgePrice: badgePriceOf(read, tokenUsd),
    explorer,
    products: productsOf(read),
    withdraw: withdrawOf(read),
    stakingRate: stakingRateOf(read),
    swap: swapOf(read),
  };
};
