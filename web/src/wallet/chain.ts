// What a wallet can do on its chain, behind one interface. Nothing speaks to a chain yet: what cannot be done says so.
import type { Amount } from '@wagram/contract/kernel';

export type ChainUnit = 'WGR' | 'SOL';
export type ChainAct = 'send' | 'swap' | 'withdraw' | 'more';

export interface Chain {
  /** What an address holds, in whole smallest units; null while nobody knows. */
  readonly balanceAt: <U extends ChainUnit>(unit: U, address: string) => Amount<U> | null;
  /** Begins what was asked for. False: it cannot be done yet, and the screen says so. */
  readonly begin: (act: ChainAct) => boolean;
}

const noChain: Chain = {
  balanceAt: () => null,
  begin: () => false,
};

/** The one in use. */
export const chain: Chain = noChain;
