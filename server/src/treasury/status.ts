// What those who run this server read of it.
import { isId } from '@wagram/contract/kernel';
import { TRIES_MAX, type OwnToken } from '#chain';
import { LAST_ID, type App, type Db, type WithdrawalId } from '#kernel';
import { rateOf } from './rate.ts';
import { selectCredit } from './reserves.gen.ts';
import { stateOf } from './withdraw.ts';
import { selectEver, selectStatuses, selectSums, type StatusRow } from './withdrawals.gen.ts';

export interface Owed {
  /** All credit of members, and what of it is on its way out. */
  readonly credit: bigint;
  /** The same in tokens. */
  readonly tokens: bigint;
  readonly rate: bigint;
}

/** MON-05: what is published each day, as it is now. Whoever holds credit counts, whether or not it could leave today. */
export const readOwed = async (app: App, token: OwnToken): Promise<Owed> => {
  const [credit, rate] = [BigInt((await selectCredit(app.db)).total), rateOf(app, token)];
  return { credit, tokens: credit * rate, rate };
};

export const readSums = async (db: Db) => ({ ...(await selectSums(db)), ...(await selectEver(db)) });

const toStatus = (row: StatusRow) => ({
  id: row.id,
  state: stateOf(row),
  amount: row.amount,
  tokens: row.tokens,
  address: row.address,
  member: row.username,
  signature: row.signature,
  tries: row.tries,
  tries_max: TRIES_MAX,
  error: row.error,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

interface Asked {
  readonly filter: 'waiting' | 'returned';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export const listStatuses = async (db: Db, { filter: state, limit, cursor = LAST_ID }: Asked) => {
  const rows = isId<WithdrawalId>(cursor) ? await selectStatuses(db, { state, before: cursor, limit: limit + 1 }) : [];
  const withdrawals = rows.slice(0, limit).map(toStatus);
  return { withdrawals, next_cursor: rows.length > limit ? (withdrawals.at(-1)?.id ?? null) : null };
};
