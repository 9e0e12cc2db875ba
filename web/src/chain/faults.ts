// Why the network would refuse a message, as something that people can act on.
import type { Message } from '@wagram/contract/chain';
import { ASSOCIATED, SYSTEM, TOKEN, TOKEN_2022 } from './program-ids.ts';
import { fieldOf } from './rpc.ts';

export type FaultKind =
  /** Not enough SOL for what is sent, for the fee, or for the account that has to be made. */
  | 'no_sol'
  | 'no_fee'
  | 'no_tokens'
  | 'frozen'
  /** An account keeps nothing, or as much as its rent: mine would be left with less, or theirs would begin with less. */
  | 'leaves_dust'
  | 'gives_dust'
  /** Its blockhash is too old: it has to be made anew. */
  | 'stale'
  | 'other';

export interface Fault {
  readonly kind: FaultKind;
  /** In the network's words, for whoever helps. */
  readonly said: string;
}

const WHOLE: Readonly<Partial<Record<string, FaultKind>>> = {
  AccountNotFound: 'no_fee',
  InsufficientFundsForFee: 'no_fee',
  BlockhashNotFound: 'stale',
};

const CUSTOM_INSUFFICIENT = 1;
const TOKEN_FROZEN = 17;

const ofInstruction = (program: string | undefined, error: unknown): FaultKind => {
  const custom = fieldOf(error, 'Custom');
  const isToken = program === TOKEN || program === TOKEN_2022;
  if (isToken && custom === TOKEN_FROZEN) return 'frozen';
  if (isToken && custom === CUSTOM_INSUFFICIENT) return 'no_tokens';
  // The program that makes token accounts pays for them through the system's.
  if ((program === SYSTEM || program === ASSOCIATED) && custom === CUSTOM_INSUFFICIENT) return 'no_sol';
  return 'other';
};

const kindOf = (error: unknown, { keys, instructions }: Message, me: string): FaultKind => {
  if (typeof error === 'string') return WHOLE[error] ?? 'other';
  const [place, cause] = [0, 1].map((at) => fieldOf(fieldOf(error, 'InstructionError'), at));
  if (typeof place === 'number') return ofInstruction(keys[instructions[place]?.program ?? -1], cause);
  const poor = fieldOf(fieldOf(error, 'InsufficientFundsForRent'), 'account_index');
  if (typeof poor !== 'number') return 'other';
  return keys[poor] === me ? 'leaves_dust' : 'gives_dust';
};

/** `error` is what the network says of a transaction that fails. */
export const faultOf = (error: unknown, message: Message, me: string): Fault => ({
  kind: kindOf(error, message, me),
  said: typeof error === 'string' ? error : JSON.stringify(error),
});
