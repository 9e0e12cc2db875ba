import { randomBytes } from 'node:crypto';
import { LAMPORTS_PER_SOL, type RpcMethod } from '@wagram/contract/chain';
import type { App } from '#kernel';
import { openKey } from '../keys/keyring.ts';
import type { ChainNetwork } from '../network/port.ts';
import { signTransfer } from '../transfer.ts';
import { insertFirstAccount, insertGenesis, keepTopSlot, selectGenesis } from './accounts.gen.ts';
import { EmbeddedChain } from './embedded-chain.ts';
import { Executor } from './executor.ts';
import { createMethods, type Methods } from './methods.ts';
import { Slots } from './slots.ts';
import { Subscriptions } from './subscriptions.ts';

/** It begins so long ago that the demo community can have a past on it. */
const AGE_MS = 30 * 24 * 3600_000;
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
  readonly faucet: string;
  readonly mint: string;
}

type Ground = Pick<App, 'db' | 'clock' | 'seal' | 'background'>;

/** The test network in the database. Nothing of it is made before somebody asks. `isPast`: its clock shows days gone by. */
export const embeddedNetwork = (app: Ground, isPast = false): EmbeddedNetwork => {
  const executor = new Executor();
  let opening: Promise<Opened> | null = null;
  let mint: string | null = null;
  const opened = (): Promise<Opened> =>
    (opening ??= open(app, executor, isPast).then(
      (all) => {
        mint = all.mint;
        return all;
      },
      (error: unknown) => {
        opening = null;
        throw error;
      },
    ));
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
    faucet: async () => (await opened()).faucet,
    ownMint: () => mint,
    give: async (address, lamports) => (await opened()).give(address, lamports),
    stop: () => {
      subscriptions.stop();
      executor.stop();
    },
  };
};

const open = async (app: Ground, executor: Executor, isPast: boolean): Promise<Opened> => {
  const { db, clock } = app;
  const faucet = await openKey(app, 'faucet');
  const { address: mint } = await openKey(app, 'mint');
  await insertGenesis(db, {
    secret: randomBytes(32),
    now: new Date(clock.now().getTime() - AGE_MS),
    lamports: LAMPORTS.toString(),
  });
  await insertFirstAccount(db, { address: faucet.address });
  const genesis = await selectGenesis(db);
  const top = isPast ? 0 : Number(genesis.top_slot);
  const slots = new Slots(genesis.secret, genesis.started_at, clock, top, (slot) =>
    app.background(keepTopSlot(db, { slot }), 'keeping the slot of the test network'),
  );
  const chain = new EmbeddedChain(app, slots, executor, faucet.address);
  const give = async (to: string, lamports: bigint): Promise<string> => {
    const { signature } = await chain.send(signTransfer(faucet, { to, lamports }, slots.hashAt(slots.now())));
    return signature;
  };
  return { chain, give, mint, faucet: faucet.address, methods: createMethods(chain, db, give) };
};
