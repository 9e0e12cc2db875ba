// What the ticket key asks of the network, with nothing but the programs that every network has.
import { createHash } from 'node:crypto';
import { address as toAddress, createAddressWithSeed, createNoopSigner, none, type Instruction } from '@solana/kit';
import { getCreateAccountWithSeedInstruction } from '@solana-program/system';
import {
  AuthorityType,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getSetAuthorityInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { memo, payTokens, tokenAccountOf, type OwnToken } from '#chain';
import type { StreamTicketId } from '#kernel';

const MINT_BYTES = 82n;
const MINT_RENT = 1_461_600n;
const ACCOUNT_RENT = 2_039_280n;
const FEE = 5_000n;
/** What one receipt costs the ticket key. */
export const RECEIPT_LAMPORTS = MINT_RENT + ACCOUNT_RENT + FEE;
/** As long as a name on the network may be. */
const SEED_LENGTH = 32;
/** A transaction is short, and a letter may be long. */
const TITLE_BYTES = 200;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const seedOf = (id: StreamTicketId): string =>
  createHash('sha256').update(`receipt ${id}`).digest('hex').slice(0, SEED_LENGTH);

/** It follows from the ticket: a second receipt for it would have the same address, and cannot be made. */
export const receiptMint = (ticketKey: string, id: StreamTicketId): Promise<string> =>
  createAddressWithSeed({
    baseAddress: toAddress(ticketKey),
    programAddress: TOKEN_PROGRAM_ADDRESS,
    seed: seedOf(id),
  });

/** What the receipt is called: there is nothing but the note beside it that could say so on every network. */
export const nameOf = (title: string): string => {
  let name = 'Ticket: ';
  for (const { segment } of segmenter.segment(title)) {
    if (Buffer.byteLength(name + segment) > TITLE_BYTES) break;
    name += segment;
  }
  return title === '' ? 'Ticket' : name;
};

export interface ReceiptPlan {
  readonly id: StreamTicketId;
  readonly ticketKey: string;
  readonly mint: string;
  readonly owner: string;
  readonly title: string;
}

/** All of it in one transaction: one token, and no right to make another. */
export const makeReceipt = async (plan: ReceiptPlan): Promise<Instruction[]> => {
  const { id, ticketKey, owner, title } = plan;
  const [key, mint] = [createNoopSigner(toAddress(ticketKey)), toAddress(plan.mint)];
  const account = toAddress(await tokenAccountOf(owner, { mint: plan.mint, program: TOKEN_PROGRAM_ADDRESS }));
  return [
    getCreateAccountWithSeedInstruction({
      payer: key,
      newAccount: mint,
      baseAccount: key,
      base: key.address,
      seed: seedOf(id),
      amount: MINT_RENT,
      space: MINT_BYTES,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMint2Instruction({ mint, decimals: 0, mintAuthority: key.address, freezeAuthority: none() }),
    getCreateAssociatedTokenIdempotentInstruction({ payer: key, ata: account, owner: toAddress(owner), mint }),
    getMintToInstruction({ mint, token: account, mintAuthority: key, amount: 1n }),
    getSetAuthorityInstruction({
      owned: mint,
      owner: key,
      authorityType: AuthorityType.MintTokens,
      newAuthority: none(),
    }),
    memo(nameOf(title)),
  ];
};

export interface PaymentPlan {
  readonly token: OwnToken;
  readonly ticketKey: string;
  readonly to: string;
  readonly amount: bigint;
  /** Its own, so that two that are alike are not one transaction. */
  readonly note: string;
  /** False: nobody gets an account made by sending us what we did not ask for. */
  readonly isAccountMade: boolean;
}

export const payFromKey = async (plan: PaymentPlan): Promise<Instruction[]> => {
  const [open, pay] = await payTokens(plan.token, plan.ticketKey, plan.to, plan.amount);
  if (open === undefined || pay === undefined) throw new Error('a payment has two steps');
  return [...(plan.isAccountMade ? [open] : []), pay, memo(plan.note)];
};
