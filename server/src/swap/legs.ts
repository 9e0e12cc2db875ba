// Both legs of a trade in one transaction: it happens whole, or not at all. The member pays for it and signs first.
import { address as toAddress, createNoopSigner, type Instruction } from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import { getCreateAssociatedTokenIdempotentInstruction, getTransferCheckedInstruction } from '@solana-program/token';
import type { SwapSide } from '@wagram/contract/swap';
import { memo, tokenAccountOf, type OwnToken } from '#chain';

export interface Legs {
  readonly id: string;
  readonly token: OwnToken;
  readonly desk: string;
  readonly member: string;
  readonly side: SwapSide;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

const paySol = (from: string, to: string, lamports: bigint): Instruction =>
  getTransferSolInstruction({
    source: createNoopSigner(toAddress(from)),
    destination: toAddress(to),
    amount: lamports,
  });

const moveTokens = async (token: OwnToken, from: string, to: string, amount: bigint): Promise<Instruction> =>
  getTransferCheckedInstruction(
    {
      source: await tokenAccountOf(from, token),
      mint: toAddress(token.mint),
      destination: await tokenAccountOf(to, token),
      authority: createNoopSigner(toAddress(from)),
      amount,
      decimals: token.decimals,
    },
    { programAddress: toAddress(token.program) },
  );

const openAccount = async (token: OwnToken, owner: string): Promise<Instruction> =>
  getCreateAssociatedTokenIdempotentInstruction({
    payer: createNoopSigner(toAddress(owner)),
    ata: await tokenAccountOf(owner, token),
    owner: toAddress(owner),
    mint: toAddress(token.mint),
    tokenProgram: toAddress(token.program),
  });

/** Its id tells a trade from every other: two that were alike would be one transaction. */
export const legsOf = async ({ id, token, desk, member, side, amountIn, amountOut }: Legs): Promise<Instruction[]> =>
  side === 'buy'
    ? [
        await openAccount(token, member),
        paySol(member, desk, amountIn),
        await moveTokens(token, desk, member, amountOut),
        memo(`swap ${id}`),
      ]
    : [await moveTokens(token, member, desk, amountIn), paySol(desk, member, amountOut), memo(`swap ${id}`)];
