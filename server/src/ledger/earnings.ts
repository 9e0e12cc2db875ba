// What a member has earned: lately, in a report by day, kind and giver, and line by line for a year.
import { isId } from '@wagram/contract/kernel';
import { EARNED_DAYS, TOP_GIVERS, type EarningsReport, type EarningView } from '@wagram/contract/ledger';
import { uuidAt, type Db, type MemberId, type TransferId } from '#kernel';
import { selectAccount } from './accounts.gen.ts';
import { selectEarned, selectEarnedDays, selectEarnings, selectGivers, type EarningRow } from './earnings.gen.ts';

const DAY_MS = 86_400_000;
/** Within ten seconds the later of two times wins in an id, and clocks of several machines are never quite the same. */
const ID_AHEAD_MS = 60_000;

export const earnedLately = async (db: Db, memberId: MemberId, now: Date): Promise<string> => {
  const since = new Date(now.getTime() - EARNED_DAYS * DAY_MS);
  return (await selectEarned(db, { memberId, sinceId: uuidAt(since), since })).earned;
};

const spanOf = (since: Date, until: Date) => ({
  since,
  until,
  sinceId: uuidAt<TransferId>(since),
  untilId: uuidAt<TransferId>(new Date(until.getTime() + ID_AHEAD_MS)),
});

interface Sum {
  amount: bigint;
  times: number;
}

const byAmount = ([, a]: [string, Sum], [, b]: [string, Sum]): number => Number(b.amount - a.amount);

const NOTHING: EarningsReport = { total: '0', withdrawable: '0', days: [], kinds: [], givers: [] };

/** Both days, of UTC, are part of it. */
export const readReport = async (
  db: Db,
  memberId: MemberId,
  { from, to }: { from: string; to: string },
): Promise<EarningsReport> => {
  const account = await selectAccount(db, { memberId, unit: 'WGM' });
  if (account === undefined) return NOTHING;
  const asked = { accountId: account.id, ...spanOf(new Date(from), new Date(Date.parse(to) + DAY_MS)) };
  const days = await selectEarnedDays(db, asked);
  const givers = await selectGivers(db, { ...asked, memberId, limit: TOP_GIVERS });
  const kinds = new Map<string, Sum>();
  let [total, withdrawable] = [0n, 0n];
  for (const day of days) {
    const sum = kinds.get(day.kind) ?? { amount: 0n, times: 0 };
    kinds.set(day.kind, { amount: sum.amount + BigInt(day.amount), times: sum.times + day.times });
    total += BigInt(day.amount);
    withdrawable += BigInt(day.withdrawable);
  }
  return {
    total: String(total),
    withdrawable: String(withdrawable),
    days: days.map(({ day, kind, amount }) => ({ day, kind, amount })),
    kinds: [...kinds].sort(byAmount).map(([kind, { amount, times }]) => ({ kind, amount: String(amount), times })),
    givers: givers.map(({ username, display_name: name, avatar_url, amount, times }) => ({
      who: username === null ? null : { username, displayName: name ?? username, avatar_url },
      amount,
      times,
    })),
  };
};

const toEarningView = ({ username, created_at, ...row }: EarningRow): EarningView => ({
  ...row,
  from: username,
  created_at: created_at.toISOString(),
});

export const listEarnings = async (
  db: Db,
  memberId: MemberId,
  { year, cursor, limit }: { year: number; cursor?: string | undefined; limit: number },
): Promise<{ earnings: EarningView[]; next_cursor: string | null }> => {
  if (cursor !== undefined && !isId<TransferId>(cursor)) return { earnings: [], next_cursor: null };
  const account = await selectAccount(db, { memberId, unit: 'WGM' });
  if (account === undefined) return { earnings: [], next_cursor: null };
  const span = spanOf(new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0)));
  const asked = { accountId: account.id, memberId, ...span, sinceId: cursor ?? span.sinceId, limit: limit + 1 };
  const earnings = (await selectEarnings(db, asked)).map(toEarningView);
  const page = earnings.slice(0, limit);
  return { earnings: page, next_cursor: earnings.length > limit ? (page.at(-1)?.id ?? null) : null };
};
