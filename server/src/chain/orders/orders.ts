// What the server itself pays, exactly once: an order is a row before anything is signed, its bytes are kept before they are
// sent, nothing else is sent until they have landed or never will, and the room that asked hears of the end in the very
// transaction that writes it down.
import type { Instruction } from '@solana/kit';
import { base58 } from '@scure/base';
import type { PaymentState } from '@wagram/contract/chain';
import { asId, isId } from '@wagram/contract/kernel';
import { jobKind, type App, type ChainOrderId, type Db, type Job } from '#kernel';
import { openKey, type KeyName } from '../keys/keyring.ts';
import { signMessage } from './own-message.ts';
import { latestBlockhash } from '../tokens/own-token.ts';
import {
  followOpenOrders,
  insertOrder,
  insertSignedOrder,
  selectOrder,
  updateOrder,
  updateOrderHeight,
  updateSigned,
  updateUnsigned,
  type OrderRow,
} from './orders.gen.ts';
import { pauseAfter } from '../network/pause-after.ts';
import { NetworkUnreachable, RpcRefusal, type ChainNetwork } from '../network/port.ts';
import { lookAt, type Finding } from '../payments/reconcile.ts';

export interface OrderPlan {
  readonly from: KeyName;
  readonly instructions: readonly Instruction[];
}

/** How a room's orders are made and ended. */
export interface OrderRules {
  /** What is to be signed and by which key, made anew for each try. Null: only what somebody else signed too is sent. */
  readonly build: ((id: ChainOrderId) => Promise<OrderPlan>) | null;
  /** In the transaction that settles it: `isPaid` is what the network said for good. */
  settle(tx: Db, id: ChainOrderId, isPaid: boolean, now: Date): Promise<void>;
  /** Something of it has changed, and is committed. */
  tell(id: ChainOrderId): Promise<void>;
}

export interface Orders {
  /** Says who makes and ends orders of a kind. */
  serve(kind: string, rules: OrderRules): void;
  /** In the transaction that makes it necessary; `genesis` was asked for before it began. */
  place(tx: Db, kind: string, id: string, genesis: string): Promise<void>;
  /** The same for bytes that carry every signature already. They are sent, and nothing in their place. */
  placeSigned(tx: Db, kind: string, id: string, genesis: string, bytes: Uint8Array): Promise<void>;
}

const MINUTE_MS = 60_000;
/** Each has as long as a blockhash is good. After these it is given back. */
export const TRIES_MAX = 5;
const orderJob = jobKind('chain.order');
const findOpenOrders = jobKind('chain.find_orders');

/** Signed and kept; null where another process was faster. */
const sign = async (app: App, network: ChainNetwork, row: OrderRow, rules: OrderRules): Promise<OrderRow | null> => {
  if (rules.build === null) return null;
  const { from, instructions } = await rules.build(row.id);
  const bytes = Buffer.from(signMessage(await openKey(app, from), instructions, await latestBlockhash(network)));
  const signature = base58.encode(bytes.subarray(1, 65));
  // 0: nobody has asked for the height yet; whoever follows it does.
  const signed = { id: row.id, signature, bytes, lastValidHeight: 0n };
  if ((await updateSigned(app.db, signed)) === undefined) return null;
  return { ...row, signature, bytes, state: 'signed', last_valid_height: '0', tries: row.tries + 1, error: null };
};

const look = async (app: App, network: ChainNetwork, row: OrderRow): Promise<Finding> => {
  const { id, signature, bytes, state, ...rest } = row;
  if (signature === null || bytes === null || state === 'waiting') return { state: 'signed', error: null };
  return lookAt(network, { ...rest, signature, bytes, state }, (height) =>
    updateOrderHeight(app.db, { id, lastValidHeight: height }),
  );
};

const isEnd = (state: PaymentState, tries: number, { build }: OrderRules): boolean =>
  state === 'finalized' || state === 'failed' || (state === 'expired' && (build === null || tries >= TRIES_MAX));

const keep = async (app: App, job: Job<object>, row: OrderRow, rules: OrderRules, found: Finding): Promise<void> => {
  const { id } = row;
  const { state, error } = found;
  await app.transact(async (tx) => {
    if (!(await job.finish(tx))) return;
    const now = app.clock.now();
    if (isEnd(state, row.tries, rules)) {
      await updateOrder(tx, { id: row.id, state, error, settledAt: now });
      await rules.settle(tx, id, state === 'finalized', now);
      return;
    }
    if (state === 'expired') await updateUnsigned(tx, { id: row.id });
    else if (row.signature !== null) await updateOrder(tx, { id: row.id, state, error, settledAt: null });
    const dueAt = new Date(now.getTime() + pauseAfter(now.getTime() - row.created_at.getTime()));
    await app.jobs.enqueue(tx, orderJob, {}, { key: row.id, dueAt });
  });
  await rules.tell(id);
};

export const createOrders = (app: App, network: ChainNetwork): Orders => {
  const kinds = new Map<string, OrderRules>();

  const follow = async (job: Job<object>): Promise<void> => {
    const id = job.key ?? '';
    const kept = isId<ChainOrderId>(id) ? await selectOrder(app.db, { id }) : undefined;
    const rules = kinds.get(kept?.kind ?? '');
    if (kept === undefined || rules === undefined) return;
    let row: OrderRow = kept;
    try {
      if ((await network.genesis()) !== row.genesis) return;
      if (row.state === 'waiting') {
        const signed = await sign(app, network, row, rules);
        if (signed === null) return;
        row = signed;
      }
      await keep(app, job, row, rules, await look(app, network, row));
    } catch (error) {
      if (!(error instanceof NetworkUnreachable || error instanceof RpcRefusal)) throw error;
      await keep(app, job, row, rules, { state: row.state === 'waiting' ? 'signed' : row.state, error: row.error });
    }
  };

  app.jobs.handle(orderJob, { atOnce: 4 }, follow);
  app.jobs.handle(findOpenOrders, { everyMs: MINUTE_MS }, async () => {
    const genesis = await network.genesis().catch(() => null);
    if (genesis === null) return;
    await followOpenOrders(app.db, { genesis, now: app.clock.now() });
    app.jobs.asked(app.db);
  });

  return {
    serve: (kind, rules) => void kinds.set(kind, rules),
    place: async (tx, kind, id, genesis) => {
      await insertOrder(tx, { id: asId<ChainOrderId>(id), kind, genesis, now: app.clock.now() });
      await app.jobs.enqueue(tx, orderJob, {}, { key: id });
    },
    placeSigned: async (tx, kind, id, genesis, bytes) => {
      const [signature, now] = [base58.encode(bytes.slice(1, 65)), app.clock.now()];
      const order = { id: asId<ChainOrderId>(id), kind, genesis, signature, bytes: Buffer.from(bytes), now };
      await insertSignedOrder(tx, order);
      await app.jobs.enqueue(tx, orderJob, {}, { key: id });
    },
  };
};
