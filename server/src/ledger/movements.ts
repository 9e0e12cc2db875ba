// A member's statement: what came and what went, and what of it was earned.
import { EARNED_DAYS, type Direction, type MovementView } from '@wagram/contract/ledger';
import { isUuid } from '@wagram/contract/kernel';
import { statement, uuidAt, type Db } from '#kernel';
import type { LedgerUnit } from './queries.ts';

/** The condition that a member exists for a viewer. It belongs to a room beside this one, so the app brings it. */
export type KnownTo = (viewer: string, member: string) => string;

interface MovementRow {
  id: string;
  kind: string;
  unit: LedgerUnit;
  amount: string;
  created_at: Date;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
  post_id: string | null;
}

// Each account gives its newest by its own index; together they are a few pages at most. Everything else is looked up row
// by row: a limit within a lateral join keeps the planner from reading whole tables when it does not know how long a page is.
const selecting = (knownTo: KnownTo) =>
  statement<MovementRow>(
    'ledger_movements',
    `with page as materialized (
       select newest.*, a.unit from accounts a cross join lateral (
         select e.transfer_id as id, e.amount, e.account_id, t.kind, t.note, t.created_at from entries e
         cross join lateral (select kind, note, created_at from transfers where id = e.transfer_id limit 1) t
         where e.account_id = a.id and e.transfer_id < $2
           and ($4::text is null or t.kind = $4) and ($5::int is null or sign(e.amount)::int = $5)
         order by e.transfer_id desc limit $3
       ) newest where a.member_id = $1 order by newest.id desc limit $3
     )
     select page.id, page.kind, page.unit, page.amount, page.created_at, other.*,
       case when other.username is null or page.kind not in ('gift', 'taken_back') then null
         else (select p.id from posts p where p.id = page.note::uuid) end as post_id
     from page left join lateral (
       select m.username, m.display_name, m.avatar_url
       from entries o join accounts a on a.id = o.account_id join members m on m.id = a.member_id
       where o.transfer_id = page.id and o.account_id <> page.account_id and ${knownTo('$1', 'm.id')} limit 1
     ) other on true
     order by page.id desc`,
  );

const toMovementView = (row: MovementRow): MovementView => {
  const amount = BigInt(row.amount);
  const { username, display_name: displayName, avatar_url } = row;
  return {
    id: row.id,
    kind: row.kind,
    direction: amount > 0n ? 'in' : 'out',
    unit: row.unit,
    amount: String(amount > 0n ? amount : -amount),
    with: username === null ? null : { username, displayName: displayName ?? username, avatar_url },
    post_id: row.post_id,
    created_at: row.created_at.toISOString(),
  };
};

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const SIGNS = { in: 1, out: -1 } as const;

export interface MovementQuery {
  limit: number;
  cursor?: string | undefined;
  kind?: string | undefined;
  direction?: Direction | undefined;
}

export const movementsFor = (knownTo: KnownTo) => {
  const select = selecting(knownTo);
  return async (
    db: Db,
    memberId: string,
    { limit, cursor = LAST_ID, kind, direction }: MovementQuery,
  ): Promise<{ movements: MovementView[]; next_cursor: string | null }> => {
    if (!isUuid(cursor)) return { movements: [], next_cursor: null };
    const sign = direction === undefined ? null : SIGNS[direction];
    const rows = await select(db, memberId, cursor, limit + 1, kind ?? null, sign);
    const movements = rows.slice(0, limit).map(toMovementView);
    return { movements, next_cursor: rows.length > limit ? (movements.at(-1)?.id ?? null) : null };
  };
};

// What everybody is given is not earned, and neither is what its giver took back. The ids begin with their time, so the index ends where the week does.
const selectEarned = statement<{ earned: string }>(
  'ledger_earned',
  `select greatest(coalesce(sum(e.amount), 0), 0)::text as earned
   from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
   where a.member_id = $1 and a.unit = 'WGM' and e.transfer_id >= $2 and t.created_at >= $3
     and ((e.amount > 0 and t.kind not in ('welcome', 'taken_back')) or (e.amount < 0 and t.kind = 'taken_back'))`,
);

export const earnedLately = async (db: Db, memberId: string, now: Date): Promise<string> => {
  const since = new Date(now.getTime() - EARNED_DAYS * 86_400_000);
  const [row] = await selectEarned(db, memberId, uuidAt(since), since);
  return row?.earned ?? '0';
};
