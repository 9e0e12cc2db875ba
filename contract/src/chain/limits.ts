/** Bytes that a transaction may have, by the rule of Solana's network. */
export const TRANSACTION_BYTES = 1_232;
export const LAMPORTS_PER_SOL = 1_000_000_000n;
/** One slot in this many milliseconds; so many slots a blockhash is good. */
export const SLOT_MS = 400;
export const BLOCKHASH_SLOTS = 150;
/** CHN-15: what the faucet of the test network gives at once, and in 24 hours to one member, address or visitor. */
export const FAUCET_LAMPORTS = LAMPORTS_PER_SOL;
export const FAUCET_LAMPORTS_A_DAY = 2n * LAMPORTS_PER_SOL;
/** A note that travels with a payment, in bytes of UTF-8. */
export const NOTE_BYTES = 140;
export const CONTACT_NAME_MAX = 40;
/** For how long a challenge to link an address can be answered. */
export const CHALLENGE_S = 300;
