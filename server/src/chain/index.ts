// Solana, as far as the server goes: the test network in the database or a cluster elsewhere, asked in the words of its
// nodes; payments that are made once; keys of the server's own. Owns the rows of the test network and what members sent.
export { createChain, networkName, type Chain, type OwnChain } from './routes.ts';
export { addressOfKey, listKeys, type KeyName } from './keyring.ts';
export { signLast, type Agreed } from './cosign.ts';
export { TRIES_MAX, type OrderPlan, type OrderRules } from './orders.ts';
export { readHoldings } from './holdings.ts';
export { composeMessage } from './own-message.ts';
export { latestBlockhash, payTokens, tokenAccountOf, type OwnToken } from './own-token.ts';
export { findLanded, type LandedTransaction } from './landed.ts';
export { lamportsOf, provideFees } from './provide-fees.ts';
export { takesTokens } from './takes-tokens.ts';
export { memo, paySol } from './transfer.ts';
export { pauseAfter } from './pause-after.ts';
export { NetworkUnreachable, RpcRefusal, type ChainNetwork } from './port.ts';
export { findChainViolations } from './embedded/violations.ts';
export { askFor, wholeNumber } from './answers.ts';
export { isSignedBy } from './ed25519.ts';
export { createHistory, mintsOf, type ChainEntry, type History } from './entries.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { createTokenBook, type KnownTokens, type NamedNetwork, type TokenNames } from './known-tokens.ts';
export type { Change } from './landed.ts';
export { servePayments } from './payment-routes.ts';
export { failOfNetwork } from './payments.ts';
export { remoteNetwork } from './remote.ts';
export { createPastOrders } from './past-orders.ts';
export { inThePast, seedChain, type PastChain, type SeedPayment } from './seed.ts';
export type { Signer } from './own-message.ts';
