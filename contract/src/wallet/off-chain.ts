// CHN-13: what is signed to link an address. Its first byte is 0xff, which no message of a transaction begins with:
// whoever signs it can never have signed a payment.
const DOMAIN = '\u00ffsolana offchain';
const VERSION = 0;
/** Printable ASCII and line ends. */
const FORMAT = 0;

const bytesOf = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** The frame that wallets of Solana put around a text of ASCII before they sign it. */
export const offChainMessage = (text: string): Uint8Array => {
  const body = bytesOf(text);
  return Uint8Array.of(...bytesOf(DOMAIN), VERSION, FORMAT, body.length & 0xff, body.length >> 8, ...body);
};

export interface Challenge {
  readonly host: string;
  readonly handle: string;
  readonly address: string;
  readonly nonce: string;
}

/** What the member reads before they sign. */
export const challengeText = ({ host, handle, address, nonce }: Challenge): string =>
  [
    `${host} asks: is this address yours?`,
    '',
    `Profile: ${handle}`,
    `Address: ${address}`,
    `Number: ${nonce}`,
    '',
    'Signing this moves nothing and costs nothing. People can then send to your name.',
  ].join('\n');
