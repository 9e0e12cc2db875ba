// What an operator takes out of a key leaves once: it is a row, an order and a line in the log in one transaction, and the
// network says what became of it. Of two at once for one key, one wins.
import { lookalikeOf } from '@wagram/contract/chain';
import { asId, isId, plainUnits, type CallInput } from '@wagram/contract/kernel';
import { moneyErrors, SENDING_COST, type moneyCalls, type SweepView } from '@wagram/contract/money';
import * as z from 'zod/mini';
import { assertSecondFactor, hasTwoFactor } from '#auth';
import { addressOfKey, askFor, listKeys, memo, paySol, payTokens, provideFees } from '#chain';
import type { OrderPlan, OwnChain } from '#chain';
import {
  fail,
  FIRST_ID,
  LAST_ID,
  newId,
  type App,
  type ChainOrderId,
  type Db,
  type SweepId,
  type Viewer,
} from '#kernel';
import { keepMoneyDecision } from '#moderation';
import { endHeldRewards, holdRewards, readRewardsLeft, type RewardsLeft } from '#staking';
import { readFunds, type Funds } from './keys.ts';
import { lockPause } from './pauses.gen.ts';
import {
  insertSweep,
  selectAddresses,
  selectNewest,
  selectSweep,
  selectSweepByKey,
  selectSweeps,
  updateSwept,
  type SweepRow,
} from './sweeps.gen.ts';

const KIND = 'sweep';
const SYSTEM_PROGRAM = '11111111111111111111111111111111';

const toView = (row: SweepRow): SweepView => ({
  id: row.id,
  from: row.from_key,
  mint: row.mint,
  symbol: row.symbol,
  decimals: row.decimals,
  amount: row.amount,
  address: row.address,
  state: row.state === 'waiting' && row.signature !== null ? 'sent' : row.state,
  signature: row.signature,
  operator: row.operator,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

type Draft = CallInput<typeof moneyCalls.sweep>;

const account = z.object({ value: z.nullable(z.object({ owner: z.string(), executable: z.boolean() })) });

/** An address of somebody's wallet that is none of ours, and does not pass for another one that is known here. */
const assertReceiver = async (app: App, chain: OwnChain, genesis: string, { address, mint }: Draft): Promise<void> => {
  const own = (await listKeys(app)).map((key) => key.address);
  if (own.includes(address)) fail(moneyErrors, 'sweep_own');
  if (address === mint || address === SYSTEM_PROGRAM) fail(moneyErrors, 'sweep_nobody');
  const before = (await selectAddresses(app.db, { genesis })).map((row) => row.address);
  if (lookalikeOf(address, [...own, ...before]) !== null && !before.includes(address))
    fail(moneyErrors, 'sweep_lookalike');
  const { value } = await askFor(chain, account, 'getAccountInfo', [address, { encoding: 'base64' }]);
  if (value !== null && (value.executable || value.owner !== SYSTEM_PROGRAM)) fail(moneyErrors, 'sweep_nobody');
};

interface Plan {
  readonly draft: Draft;
  readonly funds: Funds;
  readonly genesis: string;
  readonly key: string;
  /** The last sweep of this key before anybody looked at what is free. */
  readonly newest: SweepId;
  /** Of tokens that rewards are paid in. */
  readonly rewards: RewardsLeft | null;
  /** It counts on trading being stopped. */
  readonly needsPause: boolean;
}

const findNewest = async ({ db }: App, genesis: string, { from }: Draft): Promise<SweepId> => {
  const newest = await selectNewest(db, { genesis, fromKey: from });
  if (newest !== undefined && newest.settled_at === null) fail(moneyErrors, 'sweep_under_way');
  return newest?.id ?? (FIRST_ID as SweepId);
};

const findFunds = async (app: App, chain: OwnChain, { from, mint, amount }: Draft): Promise<Funds> => {
  const address = await addressOfKey(app, from);
  await provideFees(chain, address);
  const all = await readFunds(app, chain, from, address);
  const funds = all.find((one) => one.mint === mint) ?? fail(moneyErrors, 'sweep_unknown');
  if (BigInt(amount) > BigInt(funds.free)) fail(moneyErrors, 'sweep_too_much');
  if (mint !== null && BigInt(all[0]?.amount ?? 0) < SENDING_COST) fail(moneyErrors, 'sweep_no_fees');
  return funds;
};

/** What is free is counted after the newest sweep is known: one that ends meanwhile is seen. */
const planFor = async (app: App, chain: OwnChain, draft: Draft, key: string): Promise<Plan> => {
  const genesis = await chain.genesis();
  await assertReceiver(app, chain, genesis, draft);
  const newest = await findNewest(app, genesis, draft);
  const needsPause = draft.from === 'desk' && (await chain.products.states()).swap === 'paused';
  const rewards = draft.from === 'rewards' ? await readRewardsLeft(app, chain) : null;
  const funds = await findFunds(app, chain, draft);
  return {
    draft,
    funds,
    genesis,
    key,
    newest,
    needsPause,
    rewards: rewards?.pool.token.mint === draft.mint ? rewards : null,
  };
};

/** All or nothing. */
const place = async (tx: Db, chain: OwnChain, { memberId }: Viewer, plan: Plan, now: Date): Promise<void> => {
  const { draft, funds, genesis, key, newest, rewards, needsPause } = plan;
  const { from, address, note } = draft;
  const amount = BigInt(draft.amount);
  const { mint, program, decimals, symbol } = funds;
  if (needsPause && (await lockPause(tx, { product: 'swap' })) === undefined) fail(moneyErrors, 'sweep_under_way');
  const id = newId<SweepId>(now);
  const row = { id, operatorId: memberId, key, genesis, fromKey: from, mint, program, decimals, symbol };
  const isHeld = rewards !== null;
  const made = await insertSweep(tx, { ...row, amount: String(amount), address, isHeld, newest, now });
  if (made === undefined) {
    // Another request with the same key was faster: it is the same sweep.
    if ((await selectSweepByKey(tx, { key, operatorId: memberId })) !== undefined) return;
    fail(moneyErrors, 'sweep_under_way');
  }
  if (rewards !== null && !(await holdRewards(tx, rewards, amount))) fail(moneyErrors, 'sweep_too_much');
  await chain.orders.place(tx, KIND, id, genesis);
  const detail = `${plainUnits(amount, decimals)} ${symbol ?? mint ?? ''} → ${address}`;
  await keepMoneyDecision(
    tx,
    { operatorId: memberId, action: 'sweep', target: 'key', about: from, detail, reason: note },
    now,
  );
};

export const sweep = async (
  app: App,
  chain: OwnChain,
  viewer: Viewer,
  draft: Draft,
  actionKey: string | null,
  now: Date,
): Promise<SweepView> => {
  const { memberId: operatorId } = viewer;
  const key = `sweep:${operatorId}:${actionKey ?? newId()}`;
  const find = () => selectSweepByKey(app.db, { key, operatorId });
  const before = await find();
  if (before !== undefined) return toView(before);
  if (!(await hasTwoFactor(app.db, operatorId))) fail(moneyErrors, 'sweep_needs_second_factor');
  const plan = await planFor(app, chain, draft, key);
  // Last of all, because a code is used up by being right.
  await assertSecondFactor(app, operatorId, draft.code, now);
  await app.transact((tx) => place(tx, chain, viewer, plan, now));
  const { from, address, amount } = draft;
  app.log.info({ by: operatorId, from, amount, address }, 'an operator sweeps a key');
  return toView((await find()) ?? fail(moneyErrors, 'sweep_under_way'));
};

export const listSweeps = async (
  db: Db,
  { limit, cursor = LAST_ID }: { limit: number; cursor?: string | undefined },
): Promise<{ sweeps: SweepView[]; next_cursor: string | null }> => {
  const rows = isId<SweepId>(cursor) ? await selectSweeps(db, { before: cursor, limit: limit + 1 }) : [];
  const sweeps = rows.slice(0, limit).map(toView);
  return { sweeps, next_cursor: rows.length > limit ? (sweeps.at(-1)?.id ?? null) : null };
};

const getRow = async (db: Db, id: ChainOrderId): Promise<SweepRow> => {
  const row = await selectSweep(db, { id: asId<SweepId>(id) });
  if (row === undefined) throw new Error('an order without its sweep');
  return row;
};

const instructionsOf = async ({ mint, program, decimals, amount, address }: SweepRow, from: string) =>
  mint === null || program === null
    ? [paySol(from, address, BigInt(amount))]
    : payTokens({ mint, program, decimals }, from, address, BigInt(amount));

export const serveSweeps = (app: App, chain: OwnChain): void => {
  const build = async (id: ChainOrderId): Promise<OrderPlan> => {
    const row = await getRow(app.db, id);
    const from = await addressOfKey(app, row.from_key);
    // Its id tells it from every other: two that were alike would be one transaction.
    return { from: row.from_key, instructions: [...(await instructionsOf(row, from)), memo(`sweep ${id}`)] };
  };
  const settle = async (tx: Db, id: ChainOrderId, isPaid: boolean, now: Date): Promise<void> => {
    const row = await getRow(tx, id);
    if ((await updateSwept(tx, { id: row.id, state: isPaid ? 'paid' : 'returned', now })) === undefined) return;
    const { is_held: isHeld, genesis, mint, amount } = row;
    if (isHeld && mint !== null) await endHeldRewards(tx, { genesis, mint }, BigInt(amount), isPaid);
  };
  chain.orders.serve(KIND, { build, settle, tell: async () => undefined });
};
