import type { HoldingView, NetworkView } from '@wagram/contract/chain';

/** The network inside a server, as `npm start` brings it. */
export const testNetwork = (change: Partial<NetworkView> = {}): NetworkView => ({
  kind: 'test',
  name: 'Test network',
  genesis: 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC',
  is_reachable: true,
  explorer: null,
  token: null,
  has_faucet: true,
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
  is_frozen: false,
  program: 'token',
  ...change,
});
