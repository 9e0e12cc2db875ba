import { chainCalls, chainErrors, FAUCET_LAMPORTS, type NetworkKind, type NetworkView } from '@wagram/contract/chain';
import { units } from '@wagram/contract/kernel';
import { fail, languageOf, route, type App, type Config } from '#kernel';
import { embeddedNetwork, type EmbeddedNetwork } from './embedded/network.ts';
import { giveTestSol } from './faucet.ts';
import { serveHoldings } from './reading/holdings-routes.ts';
import { createTokenBook, type NamedNetwork } from './tokens/known-tokens.ts';
import { registerChainMetrics } from './metrics.ts';
import { createOrders, type Orders } from './orders/orders.ts';
import { openToken, type OwnToken } from './tokens/own-token.ts';
import { RpcRefusal, type ChainNetwork } from './network/port.ts';
import { createProducts, type Products } from './tokens/products.ts';
import { servePayments } from './payments/payment-routes.ts';
import { remoteNetwork } from './network/remote.ts';
import { serveRpc } from './network/rpc-door.ts';
import { texts } from './texts.ts';

/** A network with what this server does there in its own name. */
export interface OwnChain extends NamedNetwork {
  readonly orders: Orders;
  readonly products: Products;
  /** SOL of the test network for an address; null on any other. */
  readonly give: EmbeddedNetwork['give'] | null;
  /** Null: there is none. On the test network it is minted when it is first asked for. */
  token(): Promise<OwnToken | null>;
}

/** What higher rooms get of the chain; null where this server speaks to none. */
export type Chain = OwnChain | null;

const ownChain = (app: App, network: ChainNetwork, embedded: EmbeddedNetwork | null): OwnChain => {
  let opened: Promise<OwnToken | null> | null = null;
  const token = (): Promise<OwnToken | null> =>
    (opened ??= openToken(app, network, embedded?.give ?? null).then(
      (found) => {
        // One that is not there yet may come.
        if (found === null) opened = null;
        return found;
      },
      (error: unknown) => {
        opened = null;
        throw error;
      },
    ));
  return Object.assign(network, {
    orders: createOrders(app, network),
    products: createProducts(app, network.kind),
    book: createTokenBook(app.config, network),
    give: embedded?.give ?? null,
    token,
  });
};

export const createChain = (app: App): Chain => {
  const { network } = app.config.chain;
  const embedded = network?.kind === 'test' ? embeddedNetwork(app) : null;
  const spoken = network?.kind === 'remote' ? remoteNetwork(network.url, app.log) : embedded;
  const chain: Chain = spoken === null ? null : ownChain(app, spoken, embedded);
  app.http.addHook('onClose', async () => embedded?.stop());
  registerChainMetrics(app, spoken === null ? null : () => spoken.genesis());

  route(app, chainCalls.readNetwork, async () => ({ network: chain === null ? null : await viewOf(app, chain) }));

  route(app, chainCalls.takeTestSol, async ({ input, viewer }) => ({
    signature: await giveTestSol(app, withFaucet(embedded), input.address, FAUCET_LAMPORTS, [
      `member:${viewer.memberId}`,
    ]).catch(failOfReceiver),
    lamports: FAUCET_LAMPORTS.toString(),
  }));

  servePayments(app, chain);
  serveHoldings(app, chain);
  if (chain !== null) serveRpc(app, chain);
  return chain;
};

/** Accounts of the network itself take nothing. */
const failOfReceiver = (error: unknown): never => {
  if (error instanceof RpcRefusal) fail(chainErrors, 'not_a_transaction', { text: 'Nobody can hold SOL there.' });
  throw error;
};

const withFaucet = (embedded: EmbeddedNetwork | null): EmbeddedNetwork => embedded ?? fail(chainErrors, 'faucet_off');

/** On the test network its address is known before it is minted. */
const tokenOf = async ({ brand }: Config, chain: OwnChain): Promise<NetworkView['token']> => {
  const mint = chain.ownMint?.() ?? null;
  const token = mint === null ? await chain.token() : { mint, decimals: units.WGR };
  return token === null ? null : { mint: token.mint, decimals: token.decimals, symbol: brand.tokens.chain };
};

export const networkName = (kind: NetworkKind): string => texts(languageOf(null)).networks[kind];

const viewOf = async ({ config }: App, chain: OwnChain): Promise<NetworkView> => {
  const genesis = await chain.genesis().catch(() => null);
  return {
    kind: chain.kind,
    name: networkName(chain.kind),
    genesis,
    is_reachable: genesis !== null,
    explorer: config.chain.explorer,
    token: await tokenOf(config, chain).catch(() => null),
    has_faucet: chain.kind === 'test',
    products: await chain.products.states(),
  };
};
