import type { ChainEvent } from '@wagram/contract/chain';
import { chainCalls } from '@wagram/contract/chain';
import { servePayments } from '#chain';
import { chainProgram } from '../machines/chain-program.ts';
import { fakeCluster } from '../fakes/fake-cluster.ts';
import { keyPair, signPayment } from '../key-pair.ts';
import { people } from '../people.ts';
import { testApp } from '../test-app.ts';

/** Ana has a wallet and a cluster to pay on; bob looks on. */
export const payScene = async () => {
  const opened = await testApp({ env: { CHAIN: 'off' } });
  const cluster = await fakeCluster();
  const program = await chainProgram(opened, cluster, servePayments);
  const [ana, bob] = await people(opened, 'ana', 'bob');
  /** Signatures of payments that others were told of. */
  const landed: string[] = [];
  opened.app.events.on<ChainEvent>('chain.payment_landed', async (events) => {
    landed.push(...events.map(({ payload }) => payload.signature));
  });
  const browser = program.browser(ana);
  const wallet = keyPair();
  return {
    opened,
    cluster,
    program,
    ana,
    bob,
    browser,
    wallet,
    landed,
    pay: (payment = signPayment(wallet)) => ({ ...payment, input: { ...payment, last_valid_height: 1_100 } }),
    stateOf: async (signature: string) => (await browser.get(chainCalls.readPayment, { signature })).payment.state,
    later: async (ms: number) => {
      opened.clock.advance(ms);
      await program.settle();
    },
  };
};
