// What the server itself signs: instructions in a message of version 0, with a signature of each who has to sign.
import { readMessage } from '@wagram/contract/chain';
import {
  address as toAddress,
  appendTransactionMessageInstructions,
  blockhash as toBlockhash,
  compileTransactionMessage,
  createTransactionMessage,
  getCompiledTransactionMessageEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Instruction,
} from '@solana/kit';

/** Whoever can sign for an address. */
export interface Signer {
  readonly address: string;
  sign(message: Uint8Array): Uint8Array;
}

/** What is to be signed: the payer stands first, and it is good for as long as the blockhash. */
export const composeMessage = (payer: string, instructions: readonly Instruction[], blockhash: string): Uint8Array => {
  // Nothing here asks for the height: whoever sends it knows how long the blockhash is good.
  const lifetime = { blockhash: toBlockhash(blockhash), lastValidBlockHeight: 0n };
  const compiled = compileTransactionMessage(
    pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayer(toAddress(payer), empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (timed) => appendTransactionMessageInstructions([...instructions], timed),
    ),
  );
  return Uint8Array.from(getCompiledTransactionMessageEncoder().encode(compiled));
};

/** Signed by everybody who has to. */
export const signComposed = (message: Uint8Array, signers: readonly Signer[]): Uint8Array => {
  const { keys, signers: count } = readMessage(message);
  const signatures = keys.slice(0, count).map((address) => {
    const signer = signers.find((one) => one.address === address);
    if (signer === undefined) throw new Error(`nobody signs for ${address}`);
    return signer.sign(message);
  });
  return Uint8Array.from([signatures.length, ...signatures.flatMap((one) => [...one]), ...message]);
};

/** Signed by the payer and whoever else has to. */
export const signMessage = (
  payer: Signer,
  instructions: readonly Instruction[],
  blockhash: string,
  others: readonly Signer[] = [],
): Uint8Array => signComposed(composeMessage(payer.address, instructions, blockhash), [payer, ...others]);
