import { base58, base64 } from '@scure/base';
import type { MemberId } from '@wagram/contract/kernel';
import { askChain, askLifetime, compile, keepPayment, pushPayment, wireOf } from '#chain';
import type { Instruction } from '#chain';
import type { Made } from '../review/hook.ts';

/** A message with a blockhash of this moment. */
export const makeMessage = async (from: string, instructions: readonly Instruction[]): Promise<Made> => {
  const { blockhash, lastValidHeight } = await askLifetime(askChain);
  return { message: compile(from, blockhash, instructions), lastValidHeight };
};

/** Kept before the server hears of it. `to` is whom the member meant. */
export const beginPayment = (
  memberId: MemberId,
  to: string | null,
  made: Made & { readonly signature: Uint8Array },
): string => {
  const signature = base58.encode(made.signature);
  const transaction = base64.encode(wireOf(made.message, [made.signature]));
  keepPayment(memberId, { signature, transaction, lastValidHeight: made.lastValidHeight, to });
  void pushPayment(signature);
  return signature;
};
