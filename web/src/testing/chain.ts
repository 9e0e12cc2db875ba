import type { HoldingView, NetworkView } from '@wagram/contract/chain';
import type { ChainEntryView } from '@wagram/contract/wallet';

/** The network inside a server, as `npm start` brings it. */
export const testNetwork = (change: Partial<NetworkView> = {}): NetworkView => ({
  kind: 'test',
  name: 'Test network',
  genesis: 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC',
  is_reachable: true,
  explorer: null,
  token: null,
  has_faucet: true,
  products: { withdraw: 'on', deposit: 'on', swap: 'on', staking: 'on', launchpad: 'on', tickets: 'on' },
  ...change,
});

export const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

/** Of a token that nobody here knows. */
export const holding = (change: Partial<HoldingView> = {}): HoldingView => ({
  mint: MINT,
  account: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  amount: '1500000',
  decimals: 6,
  symbol: null,
  name: null,
  kind: null,
  image_url: null,
  page: null,
  is_frozen: false,
  is_aside: false,
  program: 'token',
  ...change,
});

export const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

/** 0.1 SOL that went to nobody in particular. */
export const chainEntry = (change: Partial<ChainEntryView> = {}): ChainEntryView => ({
  signature: SIGNATURE,
  at: '2026-11-15T10:00:00.000Z',
  error: null,
  fee: '5000',
  note: null,
  changes: [{ mint: null, amount: '-100000000', decimals: 9, symbol: 'SOL' }],
  with: [],
  ...change,
});
