// Solana, as far as the server goes: the test network in the database or a cluster elsewhere, asked in the words of its
// nodes; payments that are made once; keys of the server's own. Owns the rows of the test network and what members sent.
export { createChain, type Chain } from './routes.ts';
export { NetworkUnreachable, RpcRefusal, type ChainNetwork } from './port.ts';
export { selectChainViolations } from './embedded/accounts.gen.ts';
