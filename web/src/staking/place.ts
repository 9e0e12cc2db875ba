// Where a member's tokens lie, and what they sign to move them. Nothing in here asks or signs.
import type { HoldingsView } from '@wagram/contract/chain';
import { stakeSeed, UNITS_MAX } from '@wagram/contract/staking';
import type { StakingView } from '@wagram/contract/staking';
import { readAmount } from '#kernel';
import {
  allocateSeeded,
  associatedAccount,
  closeAccount,
  createSeeded,
  openAssociated,
  openCreated,
  PROGRAMS_OF_TOKENS,
  seededAddress,
  transferSol,
  transferToken,
} from '#chain';
import type { Instruction } from '#chain';
import { texts } from './texts.ts';

type Token = StakingView['token'];
export type Direction = 'stake' | 'unstake';

/** Only this wallet can make it, and only its key moves what lies there. */
export const stakeAccountOf = (address: string, { mint, program }: Token): string =>
  seededAddress(address, stakeSeed(mint), PROGRAMS_OF_TOKENS[program]);

export interface Place {
  readonly address: string;
  readonly account: string;
  readonly isMade: boolean;
  readonly staked: bigint;
  /** The fullest account of the wallet beside it. */
  readonly held: bigint;
  readonly source: string;
}

export const placeOf = ({ address, tokens }: HoldingsView, token: Token): Place => {
  const account = stakeAccountOf(address, token);
  const ofToken = tokens.filter(({ mint }) => mint === token.mint);
  const own = ofToken.find((one) => one.account === account);
  const [fullest] = ofToken
    .filter((one) => one.account !== account && !one.is_frozen)
    .sort((a, b) => (BigInt(a.amount) < BigInt(b.amount) ? 1 : -1));
  return {
    address,
    account,
    isMade: own !== undefined,
    staked: BigInt(own?.amount ?? 0),
    held: BigInt(fullest?.amount ?? 0),
    source: fullest?.account ?? associatedAccount(address, token.mint, token.program),
  };
};

export const mostOf = ({ held, staked }: Place, direction: Direction): bigint =>
  direction === 'stake' ? held : staked;

/** Undefined: nothing is wrong with it, or nothing was typed. */
export const problemOf = (text: string, most: bigint, { decimals }: Token): string | undefined => {
  if (text.trim() === '') return undefined;
  const amount = readAmount(text, decimals);
  if (amount === null || amount === 0n || amount > UNITS_MAX) return texts.move.wrong;
  return amount > most ? texts.move.tooMuch : undefined;
};

/** Of an account that holds a token. */
export const ACCOUNT_BYTES = 165n;

export interface Move {
  readonly direction: Direction;
  readonly place: Place;
  readonly token: Token;
  readonly amount: bigint;
  /** Makes two moves of the same sum in the same moment two: equal bytes would be one. */
  readonly reference: string;
}

export interface Costs {
  /** What a new account has to hold. */
  readonly rent: bigint;
  /** What somebody has sent there before it was made. */
  readonly given: bigint;
}

const makeAccount = ({ address, account }: Place, { mint, program }: Token, { rent, given }: Costs): Instruction[] => {
  const seeded = { payer: address, seed: stakeSeed(mint), space: ACCOUNT_BYTES, owner: PROGRAMS_OF_TOKENS[program] };
  const missing = rent > given ? [transferSol({ from: address, to: account, amount: rent - given })] : [];
  return [
    ...(given === 0n ? [createSeeded({ ...seeded, lamports: rent })] : [...missing, allocateSeeded(seeded)]),
    openCreated(account, mint, address, program),
  ];
};

const stakeWith = ({ place, token, amount, reference }: Move, costs: Costs): Instruction[] => {
  const { address, account, source } = place;
  const { mint, decimals, program } = token;
  const move = { owner: address, mint, decimals, amount, program, references: [reference] };
  return [
    ...(place.isMade ? [] : makeAccount(place, token, costs)),
    transferToken({ ...move, from: source, to: account }),
  ];
};

const unstakeWith = ({ place, token, amount, reference }: Move): Instruction[] => {
  const { address, account, staked } = place;
  const { mint, decimals, program } = token;
  const to = associatedAccount(address, mint, program);
  const move = { owner: address, mint, decimals, amount, program, references: [reference] };
  return [
    openAssociated({ payer: address, owner: address, mint, program }),
    transferToken({ ...move, from: account, to }),
    // What it cost to make it comes back.
    ...(amount === staked ? [closeAccount(account, address, address, program)] : []),
  ];
};

export const instructionsFor = (move: Move, costs: Costs): Instruction[] =>
  move.direction === 'stake' ? stakeWith(move, costs) : unstakeWith(move);
