// Who stands behind an address: addresses that members have linked, the address book, and what came and went on the chain.
export * as walletCalls from './calls.ts';
export * from './demo.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './off-chain.ts';
export * from './views.ts';
