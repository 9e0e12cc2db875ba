import type { HoldingView } from '@wagram/contract/chain';

export const SYSTEM = '11111111111111111111111111111111';
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
export const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
export const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
export const BUDGET = 'ComputeBudget111111111111111111111111111111';

export type TokenProgram = HoldingView['program'];
export const PROGRAMS_OF_TOKENS: Readonly<Record<TokenProgram, string>> = { token: TOKEN, 'token-2022': TOKEN_2022 };
