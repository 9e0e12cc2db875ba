// MON-03: the credit is held in the transaction that places the order; what the network says for good pays or returns it.
import { asId, isId } from '@wagram/contract/kernel';
import {
  treasuryErrors,
  type TreasuryLive,
  type WithdrawalState,
  type WithdrawalView,
} from '@wagram/contract/treasury';
import { addressOfKey, memo, payTokens, type OrderRules, type OwnChain } from '#chain';
import {
  fail,
  LAST_ID,
  newId,
  type App,
  type ChainOrderId,
  type Db,
  type MemberId,
  type Viewer,
  type WithdrawalId,
} from '#kernel';
import { partsOf, transfer } from '#ledger';
import { lockMembers } from '#members';
import { allowedFor, assertMayWithdraw } from './allowed.ts';
import { rateOf } from './rate.ts';
import {
  insertWithdrawal,
  selectByKey,
  selectWithdrawal,
  selectWithdrawals,
  updateSettled,
  type WithdrawalRow,
} from './withdrawals.gen.ts';

const KIND = 'withdrawal';
const SYSTEM_PROGRAM = '11111111111111111111111111111111';

const ofOrder = (id: ChainOrderId): WithdrawalId => asId(id);

export const stateOf = ({ state, signature }: Pick<WithdrawalRow, 'state' | 'signature'>): WithdrawalState =>
  state === 'waiting' && signature !== null ? 'sent' : state;

const toView = (row: WithdrawalRow): WithdrawalView => ({
  id: row.id,
  state: stateOf(row),
  amount: row.amount,
  tokens: row.tokens,
  address: row.address,
  signature: row.signature,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

export interface WithdrawDraft {
  readonly amount: string;
  readonly address: string;
}

interface Held extends WithdrawDraft {
  readonly mint: string;
  readonly rate: bigint;
  readonly genesis: string;
  /** One withdrawal for each key of an action. */
  readonly key: string;
}

/** All or nothing. An earlier try may have done it. */
const hold = async (
  app: App,
  tx: Db,
  chain: OwnChain,
  memberId: MemberId,
  { amount: text, address, mint, rate, genesis, key }: Held,
  now: Date,
): Promise<void> => {
  // Two requests of one member at once take turns: what is allowed is looked at by one after the other.
  await lockMembers(tx, memberId, memberId);
  if ((await selectByKey(tx, { key, memberId })) !== undefined) return;
  const amount = BigInt(text);
  const allowed = await allowedFor(app, tx, chain, memberId, now);
  assertMayWithdraw(allowed, amount);
  const id = newId<WithdrawalId>(now);
  const withdrawable = amount < allowed.withdrawable ? amount : allowed.withdrawable;
  const moved = await transfer(
    tx,
    { kind: 'withdrawal', key, unit: 'WGM', from: { member: memberId }, to: 'held', amount, withdrawable, note: id },
    now,
  );
  if (moved.state !== 'done') fail(treasuryErrors, 'withdraw_not_enough');
  const tokens = amount * rate;
  await insertWithdrawal(tx, {
    id,
    memberId,
    address,
    amount,
    tokens,
    mint,
    transferId: moved.id,
    now,
  });
  await chain.orders.place(tx, KIND, id, genesis);
};

export const withdraw = async (
  app: App,
  chain: OwnChain,
  { memberId, demo: isDemo }: Viewer,
  draft: WithdrawDraft,
  actionKey: string | null,
  now: Date,
): Promise<WithdrawalView> => {
  await chain.products.assertOn('withdraw');
  const token = (await chain.token()) ?? fail(treasuryErrors, 'withdraw_off');
  const treasury = await addressOfKey(app, 'treasury');
  if (draft.address === SYSTEM_PROGRAM || draft.address === treasury || draft.address === token.mint)
    fail(treasuryErrors, 'withdraw_nobody');
  if (isDemo) fail(treasuryErrors, 'withdraw_demo');
  const key = `withdrawal:${memberId}:${actionKey ?? newId()}`;
  const asked = { ...draft, mint: token.mint, rate: rateOf(app, token), genesis: await chain.genesis(), key };
  await app.transact((tx) => hold(app, tx, chain, memberId, asked, now));
  const row = (await selectByKey(app.db, { key, memberId })) ?? fail(treasuryErrors, 'withdraw_off');
  return toView(row);
};

export const listWithdrawals = async (
  db: Db,
  memberId: MemberId,
  { limit, cursor = LAST_ID }: { limit: number; cursor?: string | undefined },
): Promise<{ withdrawals: WithdrawalView[]; next_cursor: string | null }> => {
  const rows = isId<WithdrawalId>(cursor)
    ? await selectWithdrawals(db, { memberId, before: cursor, limit: limit + 1 })
    : [];
  const withdrawals = rows.slice(0, limit).map(toView);
  return { withdrawals, next_cursor: rows.length > limit ? (withdrawals.at(-1)?.id ?? null) : null };
};

const getRow = async (db: Db, id: ChainOrderId): Promise<WithdrawalRow> => {
  const row = await selectWithdrawal(db, { id: ofOrder(id) });
  if (row === undefined) throw new Error('an order without its withdrawal');
  return row;
};

/** Whoever has gone meanwhile gets nothing back: what they had fell to the treasury. */
const settle = async (tx: Db, row: WithdrawalRow, isPaid: boolean, now: Date): Promise<void> => {
  if (row.settled_at !== null) return;
  const withdrawable = await partsOf(tx, row.transfer_id);
  const held = { unit: 'WGM', from: 'held', amount: BigInt(row.amount), withdrawable, note: row.id } as const;
  const { member_id: memberId } = row;
  const end =
    isPaid || memberId === null
      ? ({ kind: 'withdrawn', to: 'treasury' } as const)
      : ({ kind: 'withdrawal_returned', to: { member: memberId } } as const);
  const moved = await transfer(tx, { ...held, ...end, key: `withdrawal end:${row.id}` }, now);
  if (moved.state !== 'done') throw new Error(`what is held for ${row.id} is not there`);
  await updateSettled(tx, { id: row.id, state: isPaid ? 'paid' : 'returned', now });
};

export const serveWithdrawals = (app: App, chain: OwnChain): void => {
  const rules: OrderRules = {
    build: async (id) => {
      const { address, tokens, mint } = await getRow(app.db, id);
      const token = await chain.token();
      if (token?.mint !== mint) throw new Error(`the token ${mint} is not the one of this server any more`);
      const from = await addressOfKey(app, 'treasury');
      // Its id tells it from every other: two that were alike would be one transaction.
      return {
        from: 'treasury',
        instructions: [...(await payTokens(token, from, address, BigInt(tokens))), memo(`withdrawal ${id}`)],
      };
    },
    settle: async (tx, id, isPaid, now) => settle(tx, await getRow(tx, id), isPaid, now),
    tell: async (id) => {
      const row = await getRow(app.db, id);
      if (row.member_id === null) return;
      const news: TreasuryLive = { type: 'treasury.withdrawal', id: row.id, state: stateOf(row) };
      app.live.send([row.member_id], news);
    },
  };
  chain.orders.serve(KIND, rules);
};
