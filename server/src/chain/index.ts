// Solana, as far as the server goes: the test network in the database or a cluster elsewhere, asked in the words of its
// nodes; payments that are made once; keys of the server's own. Owns the rows of the test network and what members sent.
export { createChain, networkName, type Chain, type OwnChain } from './routes.ts';
export { addressOfKey, listKeys, type KeyName } from './keys/keyring.ts';
export { signLast, type Agreed } from './orders/cosign.ts';
export { TRIES_MAX, type OrderPlan, type OrderRules } from './orders/orders.ts';
export { readHoldings } from './reading/holdings.ts';
export { composeMessage } from './orders/own-message.ts';
export { latestBlockhash, payTokens, tokenAccountOf, type OwnToken } from './tokens/own-token.ts';
export { findLanded, type LandedTransaction } from './reading/landed.ts';
export { lamportsOf, provideFees } from './orders/provide-fees.ts';
export { takesTokens } from './tokens/takes-tokens.ts';
export { memo, paySol } from './transfer.ts';
export { pauseAfter } from './network/pause-after.ts';
export { NetworkUnreachable, RpcRefusal, type ChainNetwork } from './network/port.ts';
export { findChainViolations } from './embedded/violations.ts';
export { askFor, wholeNumber } from './network/answers.ts';
export { isSignedBy } from './keys/ed25519.ts';
export { createHistory, mintsOf, type ChainEntry, type History } from './reading/entries.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { createTokenBook, type KnownTokens, type NamedNetwork, type TokenNames } from './tokens/known-tokens.ts';
export type { Change } from './reading/landed.ts';
export { servePayments } from './payments/payment-routes.ts';
export { failOfNetwork } from './payments/payments.ts';
export { remoteNetwork } from './network/remote.ts';
export { createPastOrders } from './orders/past-orders.ts';
export { inThePast, seedChain, type PastChain, type SeedPayment } from './seed.ts';
export type { Signer } from './orders/own-message.ts';
