// Orders of the demo community's past: built, signed and landed at once, as of their time, by the same rules.
import { asId } from '@wagram/contract/kernel';
import type { App, ChainOrderId } from '#kernel';
import { openKey } from '../keys/keyring.ts';
import type { OrderRules, Orders } from './orders.ts';
import { signMessage } from './own-message.ts';
import { latestBlockhash } from '../tokens/own-token.ts';
import type { ChainNetwork } from '../network/port.ts';

interface Placed {
  readonly kind: string;
  readonly id: ChainOrderId;
  /** Null: they are made when it lands. */
  readonly bytes: Uint8Array | null;
}

export interface PastOrders extends Orders {
  /** Lets everything land that was placed, and what that places. */
  work(): Promise<void>;
}

export const createPastOrders = (past: App, network: ChainNetwork): PastOrders => {
  const kinds = new Map<string, OrderRules>();
  const placed: Placed[] = [];
  const make = async ({ id }: Placed, { build }: OrderRules): Promise<Uint8Array> => {
    if (build === null) throw new Error('nobody can sign this alone');
    const { from, instructions } = await build(id);
    return signMessage(await openKey(past, from), instructions, await latestBlockhash(network));
  };
  return {
    serve: (kind, rules) => void kinds.set(kind, rules),
    place: async (_tx, kind, id) => void placed.push({ kind, id: asId<ChainOrderId>(id), bytes: null }),
    placeSigned: async (_tx, kind, id, _genesis, bytes) =>
      void placed.push({ kind, id: asId<ChainOrderId>(id), bytes }),
    work: async () => {
      for (let one = placed.shift(); one !== undefined; one = placed.shift()) {
        const { kind, id } = one;
        const rules = kinds.get(kind);
        if (rules === undefined) throw new Error(`nobody serves ${kind}`);
        const bytes = Buffer.from(one.bytes ?? (await make(one, rules)));
        await network.ask('sendTransaction', [bytes.toString('base64'), { encoding: 'base64' }]);
        await past.transact((tx) => rules.settle(tx, id, true, past.clock.now()));
      }
    },
  };
};
