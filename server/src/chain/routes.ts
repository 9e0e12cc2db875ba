import { chainCalls, chainErrors, FAUCET_LAMPORTS, type NetworkView } from '@wagram/contract/chain';
import { fail, languageOf, route, type App } from '#kernel';
import { embeddedNetwork, type EmbeddedNetwork } from './embedded/network.ts';
import { giveTestSol } from './faucet.ts';
import { serveHoldings } from './holdings-routes.ts';
import { configuredTokens } from './known-tokens.ts';
import { RpcRefusal, type ChainNetwork } from './port.ts';
import { servePayments } from './payment-routes.ts';
import { remoteNetwork } from './remote.ts';
import { serveRpc } from './rpc-door.ts';
import { texts } from './texts.ts';

/** What higher rooms get of the chain; null where this server speaks to none. */
export type Chain = ChainNetwork | null;

export const createChain = (app: App): Chain => {
  const { network } = app.config.chain;
  const embedded = network?.kind === 'test' ? embeddedNetwork(app) : null;
  const chain: Chain = network?.kind === 'remote' ? remoteNetwork(network.url, app.log) : embedded;
  app.http.addHook('onClose', async () => embedded?.stop());

  route(app, chainCalls.readNetwork, async () => ({ network: chain === null ? null : await viewOf(app, chain) }));

  route(app, chainCalls.takeTestSol, async ({ input, viewer }) => ({
    signature: await giveTestSol(app, withFaucet(embedded), input.address, FAUCET_LAMPORTS, [
      `member:${viewer.memberId}`,
    ]).catch(failOfReceiver),
    lamports: FAUCET_LAMPORTS.toString(),
  }));

  servePayments(app, chain);
  serveHoldings(app, chain, configuredTokens(app.config));
  if (chain !== null) serveRpc(app, chain);
  return chain;
};

/** Accounts of the network itself take nothing. */
const failOfReceiver = (error: unknown): never => {
  if (error instanceof RpcRefusal) fail(chainErrors, 'not_a_transaction', { text: 'Nobody can hold SOL there.' });
  throw error;
};

const withFaucet = (embedded: EmbeddedNetwork | null): EmbeddedNetwork => embedded ?? fail(chainErrors, 'faucet_off');

const viewOf = async ({ config }: App, chain: ChainNetwork): Promise<NetworkView> => {
  const genesis = await chain.genesis().catch(() => null);
  return {
    kind: chain.kind,
    name: texts(languageOf(null)).networks[chain.kind],
    genesis,
    is_reachable: genesis !== null,
    explorer: config.chain.explorer,
    token: null,
    has_faucet: chain.kind === 'test',
  };
};
