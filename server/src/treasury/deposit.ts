// MON-04: tokens come in as credit, by what arrived for an invoice. On the test network, whose tokens anybody can have, no
// more comes in than has left, in the parts that it left in.
import type { InvoiceView } from '@wagram/contract/invoices';
import { treasuryErrors, type DepositView } from '@wagram/contract/treasury';
import { addressOfKey, type Chain, type OwnChain, type OwnToken } from '#chain';
import type { InvoiceRules, Invoices } from '#invoices';
import { fail, type App, type Db, type MemberId, type Viewer } from '#kernel';
import { leftOf, transfer } from '#ledger';
import { lockMembers } from '#members';
import { rateOf } from './rate.ts';
import { selectUnderWay } from './withdrawals.gen.ts';

export interface Deposits {
  viewFor(memberId: MemberId): Promise<DepositView | null>;
  ask(viewer: Viewer, amount: string): Promise<InvoiceView>;
  list: (memberId: MemberId, page: { limit: number; cursor?: string | undefined }) => ReturnType<Invoices['listPaid']>;
  /** Tokens that have arrived become credit, once for each key. What is less than one WGM is not told. */
  credit(tx: Db, memberId: MemberId, tokens: bigint, key: string, now: Date): Promise<void>;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

interface Room {
  readonly amount: bigint;
  readonly withdrawable: bigint;
}

/** What may come in. Null: as much as there is, and all of it can leave again. */
const roomFor = async (db: Db, chain: OwnChain, memberId: MemberId): Promise<Room | null> => {
  if (chain.kind !== 'test') return null;
  const left = await leftOf(db, memberId);
  // What is under way may still come back.
  const underWay = BigInt((await selectUnderWay(db, { memberId })).amount);
  const amount = left.amount > underWay ? left.amount - underWay : 0n;
  return { amount, withdrawable: least(left.withdrawable, amount) };
};

const creditTo = async (
  tx: Db,
  chain: OwnChain,
  memberId: MemberId,
  asked: bigint,
  key: string,
  now: Date,
): Promise<void> => {
  await lockMembers(tx, memberId, memberId);
  const room = await roomFor(tx, chain, memberId);
  const amount = room === null ? asked : least(asked, room.amount);
  if (amount === 0n) return;
  const withdrawable = room === null ? amount : least(amount, room.withdrawable);
  const draft = { kind: 'deposit', key: `deposit:${key}`, unit: 'WGM', from: 'treasury' } as const;
  await transfer(tx, { ...draft, to: { member: memberId }, amount, withdrawable }, now);
};

export const createDeposits = (app: App, chain: Chain, invoices: Invoices): Deposits => {
  const there = (): OwnChain => chain ?? fail(treasuryErrors, 'deposit_off');

  const token = async (): Promise<OwnToken> => (await there().token()) ?? fail(treasuryErrors, 'deposit_off');

  const credit: Deposits['credit'] = async (tx, memberId, tokens, key, now) =>
    creditTo(tx, there(), memberId, tokens / rateOf(app, await token()), key, now);

  const rules: InvoiceRules = {
    settle: async (tx, { id, member_id: memberId }, arrived, now) => {
      if (memberId !== null) await credit(tx, memberId, arrived, id, now);
    },
    keep: async (tx, { member_id: memberId }, extra, key, now) => {
      if (memberId !== null) await credit(tx, memberId, extra, key, now);
    },
  };
  invoices.serve('deposit', rules);

  return {
    viewFor: async (memberId) => {
      if (chain === null) return null;
      const [known, products] = [await chain.token(), await chain.products.states()];
      if (known === null || products.deposit === 'off') return null;
      const room = await roomFor(app.db, chain, memberId);
      return {
        token: { mint: known.mint, symbol: app.config.brand.tokens.chain, decimals: known.decimals },
        address: await addressOfKey(app, 'treasury'),
        rate: String(rateOf(app, known)),
        left: room === null ? null : String(room.amount),
        is_test: chain.kind === 'test',
        is_paused: products.deposit === 'paused',
      };
    },
    ask: async ({ memberId, demo: isDemo }, amount) => {
      await there().products.assertOn('deposit');
      if (isDemo) fail(treasuryErrors, 'deposit_demo');
      const paid = await token();
      const room = await roomFor(app.db, there(), memberId);
      if (room !== null && BigInt(amount) > room.amount) fail(treasuryErrors, 'deposit_too_much');
      const to = await addressOfKey(app, 'treasury');
      return invoices.ask({
        memberId,
        purpose: 'deposit',
        token: paid,
        amount: BigInt(amount) * rateOf(app, paid),
        to,
      });
    },
    list: (memberId, page) => invoices.listPaid(memberId, 'deposit', page),
    credit,
  };
};
