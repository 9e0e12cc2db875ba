import { settableClock, type App } from '#kernel';
import { embeddedNetwork, type EmbeddedNetwork } from './embedded/network.ts';
import { openToken, type OwnToken } from './tokens/own-token.ts';
import { RpcRefusal } from './network/port.ts';
import type { Signer } from './orders/own-message.ts';
import { signTransfer, type Transfer } from './transfer.ts';

/** A payment of the demo community's past; without a sender it comes from the faucet. */
export interface SeedPayment extends Transfer {
  readonly from: Signer | null;
  readonly at: Date;
}

/** The test network as of days gone by, for the demo community. */
export interface PastChain extends EmbeddedNetwork {
  token(): Promise<OwnToken | null>;
}

/** `goTo` sets the time of all that `work` does on it. */
export const inThePast = async (
  app: App,
  from: Date,
  work: (past: App, chain: PastChain, goTo: (at: Date) => void) => Promise<void>,
): Promise<void> => {
  const clock = settableClock(from);
  const past: App = { ...app, clock };
  const network = embeddedNetwork(past, true);
  try {
    const chain = Object.assign(network, { token: () => openToken(past, network, network.give) });
    await work(past, chain, (at) => clock.set(at));
  } finally {
    network.stop();
  }
};

/** Lets them land on the test network as of their time, in their order. */
export const seedChain = async (
  app: App,
  payments: readonly SeedPayment[],
  isStopping: () => boolean,
): Promise<void> => {
  const clock = settableClock(payments[0]?.at ?? app.clock.now());
  const network = embeddedNetwork({ ...app, clock }, true);
  try {
    for (const { from, at, ...transfer } of payments) {
      if (isStopping()) return;
      clock.set(at);
      if (from === null) await network.give(transfer.to, transfer.lamports);
      else await pay(network, from, transfer);
    }
  } finally {
    network.stop();
  }
};

/** Whoever has nothing left does not pay; the rest of the past goes on. */
const pay = async (network: ReturnType<typeof embeddedNetwork>, from: Signer, transfer: Transfer): Promise<void> => {
  const latest = (await network.ask('getLatestBlockhash', [])) as { value: { blockhash: string } };
  const bytes = signTransfer(from, transfer, latest.value.blockhash);
  const text = Buffer.from(bytes).toString('base64');
  await network.ask('sendTransaction', [text, { encoding: 'base64' }]).catch((error: unknown) => {
    if (!(error instanceof RpcRefusal)) throw error;
  });
};
