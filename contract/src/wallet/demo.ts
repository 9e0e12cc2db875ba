/**
 * D28: wallets of demo members come from this phrase, which everybody may know: it is used on the test network alone,
 * where nothing has value. Whoever signs in to the shared demo account holds the same keys as everybody else there.
 */
export const DEMO_PHRASE = 'open garden guitar river morning coffee bridge paper window sunset gentle orange';

/** Which account of the phrase is theirs: a number out of the handle, so that no list has to be kept. */
export const demoAccount = (handle: string): number => {
  let number = 0x811c9dc5;
  for (const letter of handle.replace(/^@/, '')) number = Math.imul(number ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return number >>> 1;
};

/** The path of an account, as wallets of Solana count them. */
export const accountPath = (account: number): string => `m/44'/501'/${account}'/0'`;
