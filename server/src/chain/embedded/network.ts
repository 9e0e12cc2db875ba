import { randomBytes } from 'node:crypto';
import { LAMPORTS_PER_SOL, type RpcMethod } from '@wagram/contract/chain';
import type { App } from '#kernel';
import { openKey } from '../keyring.ts';
import type { ChainNetwork } from '../port.ts';
import { insertFirstAccount, insertGenesis, keepTopSlot, selectGenesis } from './accounts.gen.ts';
import { EmbeddedChain } from './embedded-chain.ts';
import { Executor } from './executor.ts';
import { giveFrom } from './faucet.ts';
import { createMethods, type Methods } from './methods.ts';
import { Slots } from './slots.ts';
import { Subscriptions } from './subscriptions.ts';

/** All there will ever be: what Solana has, about. */
const LAMPORTS = 500_000_000n * LAMPORTS_PER_SOL;

export interface EmbeddedNetwork extends ChainNetwork {
  readonly kind: 'test';
  readonly subscriptions: Subscriptions;
  /** Test SOL; who may have how much is for others to say. Answers the signature. */
  give(address: string, lamports: bigint): Promise<string>;
  stop(): void;
}

interface Opened {
  readonly chain: EmbeddedChain;
  readonly methods: Methods;
  readonly give: (address: string, lamports: bigint) => Promise<string>;
}

/** The test network in the database. Nothing of it is made before somebody asks. */
export const embeddedNetwork = (app: Pick<App, 'db' | 'clock' | 'seal' | 'background'>): EmbeddedNetwork => {
  const executor = new Executor();
  let opening: Promise<Opened> | null = null;
  const opened = (): Promise<Opened> =>
    (opening ??= open(app, executor).catch((error: unknown) => {
      opening = null;
      throw error;
    }));
  const ask = async (method: RpcMethod, params: readonly unknown[]): Promise<unknown> => {
    const { methods } = await opened();
    const result = await methods[method](params);
    if (method === 'sendTransaction' || method === 'requestAirdrop') void subscriptions.look();
    return result;
  };
  const subscriptions = new Subscriptions(ask);
  return {
    kind: 'test',
    subscriptions,
    ask,
    genesis: async () => (await opened()).chain.slots.genesis(),
    give: async (address, lamports) => (await opened()).give(address, lamports),
    stop: () => {
      subscriptions.stop();
      executor.stop();
    },
  };
};

const open = async (app: Pick<App, 'db' | 'clock' | 'seal' | 'background'>, executor: Executor): Promise<Opened> => {
  const { db, clock } = app;
  const faucet = await openKey(app, 'faucet');
  await insertGenesis(db, { secret: randomBytes(32), now: clock.now(), lamports: LAMPORTS.toString() });
  await insertFirstAccount(db, { address: faucet.address });
  const genesis = await selectGenesis(db);
  const slots = new Slots(genesis.secret, genesis.started_at, clock, Number(genesis.top_slot), (slot) =>
    app.background(keepTopSlot(db, { slot }), 'keeping the slot of the test network'),
  );
  const chain = new EmbeddedChain(app, slots, executor);
  const give = async (address: string, lamports: bigint): Promise<string> =>
    (await giveFrom(chain, faucet, address, lamports)).signature;
  return { chain, give, methods: createMethods(chain, db, give) };
};
