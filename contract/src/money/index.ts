// What those who run a server see and decide of its money: networks, products, reserves, pools, rewards, sales and keys.
export * as moneyCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './views.ts';
