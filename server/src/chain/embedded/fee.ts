import type { Message } from '@wagram/contract/chain';

const BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111';
const LAMPORTS_PER_SIGNATURE = 5_000n;
const UNITS_PER_INSTRUCTION = 200_000n;
const UNITS_MAX = 1_400_000n;
const MICRO = 1_000_000n;

const SET_LIMIT = 2;
const SET_PRICE = 3;

const numberAt = (data: Uint8Array, bytes: number): bigint => {
  let value = 0n;
  for (let place = bytes; place >= 1; place -= 1) value = (value << 8n) | BigInt(data[place] ?? 0);
  return value;
};

/** What a message would cost: its signatures, and what it offers for each unit of work. */
export const feeOf = ({ signers, keys, instructions }: Message): bigint => {
  const budget = instructions.filter(({ program }) => keys[program] === BUDGET_PROGRAM);
  const limit = budget.find(({ data }) => data[0] === SET_LIMIT);
  const price = budget.find(({ data }) => data[0] === SET_PRICE);
  const usual = UNITS_PER_INSTRUCTION * BigInt(instructions.length - budget.length);
  const asked = limit === undefined ? usual : numberAt(limit.data, 4);
  const units = asked > UNITS_MAX ? UNITS_MAX : asked;
  const offered = price === undefined ? 0n : numberAt(price.data, 8) * units;
  return LAMPORTS_PER_SIGNATURE * BigInt(signers) + (offered + MICRO - 1n) / MICRO;
};
