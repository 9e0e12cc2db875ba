// What the server itself signs: instructions in a message of version 0, with a signature of each who has to sign.
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

/** Signed by the payer and whoever else has to, and good for as long as the blockhash. */
export const signMessage = (
  payer: Signer,
  instructions: readonly Instruction[],
  blockhash: string,
  others: readonly Signer[] = [],
): Uint8Array => {
  // Nothing here asks for the height: whoever sends it knows how long the blockhash is good.
  const lifetime = { blockhash: toBlockhash(blockhash), lastValidBlockHeight: 0n };
  const compiled = compileTransactionMessage(
    pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayer(toAddress(payer.address), empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (timed) => appendTransactionMessageInstructions([...instructions], timed),
    ),
  );
  const bytes = Uint8Array.from(getCompiledTransactionMessageEncoder().encode(compiled));
  const wanted = compiled.staticAccounts.slice(0, compiled.header.numSignerAccounts);
  const signatures = wanted.map((address) => {
    const signer = [payer, ...others].find((one) => one.address === address);
    if (signer === undefined) throw new Error(`nobody signs for ${address}`);
    return signer.sign(bytes);
  });
  return Uint8Array.from([signatures.length, ...signatures.flatMap((one) => [...one]), ...bytes]);
};
