/** What the machine says went wrong, from its debug text to the way JSON-RPC spells it. */
export const errorFrom = (text: string): unknown => {
  const body = /err: (.*?), meta: /s.exec(text)?.[1] ?? text;
  const custom = /^InstructionError\((\d+), Custom\((\d+)\)\)$/.exec(body);
  if (custom !== null) return { InstructionError: [Number(custom[1]), { Custom: Number(custom[2]) }] };
  const plain = /^InstructionError\((\d+), (\w+)/.exec(body);
  if (plain !== null) return { InstructionError: [Number(plain[1]), plain[2]] };
  const account = /^(\w+) \{ account_index: (\d+) \}$/.exec(body);
  if (account !== null) return { [account[1] ?? '']: { account_index: Number(account[2]) } };
  const twice = /^DuplicateInstruction\((\d+)\)$/.exec(body);
  if (twice !== null) return { DuplicateInstruction: Number(twice[1]) };
  return /^\w+/.exec(body)?.[0] ?? 'Unknown';
};

/** The same as a sentence of Solana's nodes. */
export const describeError = (error: unknown): string => {
  if (typeof error === 'string') return sentences[error] ?? error;
  if (typeof error !== 'object' || error === null || !('InstructionError' in error)) return JSON.stringify(error);
  const [place, what] = error.InstructionError as [number, string | { Custom: number }];
  const why = typeof what === 'string' ? what : `custom program error: 0x${what.Custom.toString(16)}`;
  return `Error processing Instruction ${place}: ${why}`;
};

const sentences: Readonly<Record<string, string>> = {
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  AddressLookupTableNotFound: 'Address lookup table not found',
  InvalidWritableAccount: 'This transaction would write to an account of the network itself',
};
