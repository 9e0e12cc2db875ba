// What a message asks the network to do, instruction by instruction, for whoever is about to sign it. What is not known
// to the last byte is said to be unknown.
import { BadMessage } from '@wagram/contract/chain';
import type { Message, MessageInstruction } from '@wagram/contract/chain';
import type { Act } from './acts.ts';
import { DataReader } from './bytes.ts';
import { describeToken } from './describe-token.ts';
import type { AccountAt } from './describe-token.ts';
import { ASSOCIATED, BUDGET, MEMO, SYSTEM, TOKEN, TOKEN_2022 } from './program-ids.ts';

type Describe = (data: DataReader, at: AccountAt, count: number) => Act;

/** A name within other data: its length in eight bytes, then its letters. */
const skipSeed = (data: DataReader): void => void data.take(Number(data.number(8)));

const SYSTEM_ACTS: Readonly<Partial<Record<number, Describe>>> = {
  0: (data, at) => {
    const lamports = data.number(8);
    data.number(8);
    return { what: 'create', lamports, account: at(1), owner: data.key() };
  },
  1: (data, at) => ({ what: 'assign', account: at(0), owner: data.key() }),
  2: (data, at) => ({ what: 'sol', amount: data.number(8), from: at(0), to: at(1) }),
  3: (data, at) => {
    data.key();
    skipSeed(data);
    const lamports = data.number(8);
    data.number(8);
    return { what: 'create', lamports, account: at(1), owner: data.key() };
  },
  8: (data, at) => {
    data.number(8);
    return { what: 'allocate', account: at(0) };
  },
  9: (data, at) => {
    data.key();
    skipSeed(data);
    data.number(8);
    return { what: 'assign', account: at(0), owner: data.key() };
  },
  10: (data, at) => {
    data.key();
    skipSeed(data);
    return { what: 'assign', account: at(0), owner: data.key() };
  },
  11: (data, at) => {
    const amount = data.number(8);
    skipSeed(data);
    data.key();
    return { what: 'sol', amount, from: at(0), to: at(2) };
  },
};

const describeSystem: Describe = (data, at) => {
  const describe = SYSTEM_ACTS[Number(data.number(4))];
  if (describe === undefined) throw new BadMessage('not known');
  return describe(data, at, 0);
};

/** Nothing and 0 make it, 1 makes it where it is missing. */
const describeAssociated: Describe = (data, at) => {
  if (data.rest().some((byte, place) => byte > 1 || place > 0)) throw new BadMessage('not known');
  return { what: 'open', account: at(1), owner: at(2), mint: at(3) };
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const describeNote: Describe = (data) => ({ what: 'note', text: utf8.decode(data.rest()) });

/** By their first byte: so many bytes of heap, units of work, price for a unit, bytes of accounts. */
const BUDGET_BYTES: Readonly<Partial<Record<number, number>>> = { 1: 4, 2: 4, 3: 8, 4: 4 };
const describeBudget: Describe = (data) => {
  data.take(BUDGET_BYTES[data.byte()] ?? Infinity);
  return { what: 'budget' };
};

const PROGRAMS: Readonly<Partial<Record<string, Describe>>> = {
  [SYSTEM]: describeSystem,
  [TOKEN]: describeToken,
  [TOKEN_2022]: describeToken,
  [ASSOCIATED]: describeAssociated,
  [MEMO]: describeNote,
  [BUDGET]: describeBudget,
};

export const isKnownProgram = (program: string): boolean => Object.hasOwn(PROGRAMS, program);

const describeOne = (keys: readonly string[], { program, accounts, data }: MessageInstruction): Act => {
  const name = keys[program] ?? '';
  const unknown: Act = { what: 'unknown', program: name };
  const describe = isKnownProgram(name) ? PROGRAMS[name] : undefined;
  if (describe === undefined) return unknown;
  const at: AccountAt = (place) => {
    const key = keys[accounts[place] ?? -1];
    if (key === undefined) throw new BadMessage('an account is missing');
    return key;
  };
  try {
    const reader = new DataReader(data);
    const act = describe(reader, at, accounts.length);
    reader.end();
    return act;
  } catch {
    return unknown;
  }
};

/** `loaded` are the keys that came from lookup tables; what names one that is not known is unknown itself. */
export const describe = (message: Message, loaded: readonly string[] = []): Act[] =>
  message.instructions.map((instruction) => describeOne([...message.keys, ...loaded], instruction));
