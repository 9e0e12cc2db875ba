import type { NetworkStatus } from '@wagram/contract/money';
import { askFor, networkName, wholeNumber, type OwnChain } from '#chain';
import type { App } from '#kernel';
import { unlessAway } from './away.ts';

/** Remembers since when the network answers, or does not, as far as this process has seen. */
export const createWatch = ({ config, clock }: App, chain: OwnChain): (() => Promise<NetworkStatus>) => {
  let seen: { readonly isUp: boolean; readonly since: string } | null = null;
  return async () => {
    const slot = await unlessAway(askFor(chain, wholeNumber, 'getSlot', []));
    const genesis = await unlessAway(chain.genesis());
    const isUp = slot !== null && genesis !== null;
    if (seen?.isUp !== isUp) seen = { isUp, since: clock.now().toISOString() };
    return {
      kind: chain.kind,
      name: networkName(chain.kind),
      genesis,
      is_reachable: isUp,
      slot: slot === null ? null : String(slot),
      since: seen.since,
      explorer: config.chain.explorer,
    };
  };
};
