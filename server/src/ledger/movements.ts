// A member's statement: what came and what went.
import type { Direction, MovementView } from '@wagram/contract/ledger';
import { isId } from '@wagram/contract/kernel';
import { LAST_ID, type Db, type MemberId, type TransferId, type TransferKind } from '#kernel';
import { selectMovements, type MovementRow } from './movements.gen.ts';

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
    words: row.words,
    created_at: row.created_at.toISOString(),
  };
};

const SIGNS = { in: 1, out: -1 } as const;

export interface MovementQuery {
  limit: number;
  cursor?: string | undefined;
  kind?: string | undefined;
  direction?: Direction | undefined;
}

export const listMovements = async (
  db: Db,
  memberId: MemberId,
  { limit, cursor = LAST_ID, kind, direction }: MovementQuery,
): Promise<{ movements: MovementView[]; next_cursor: string | null }> => {
  if (!isId<TransferId>(cursor)) return { movements: [], next_cursor: null };
  const sign = direction === undefined ? null : SIGNS[direction];
  // Any word may be asked for; one that no transfer has finds none.
  const asked = { memberId, before: cursor, limit: limit + 1, kind: (kind ?? null) as TransferKind | null, sign };
  const rows = await selectMovements(db, asked);
  const movements = rows.slice(0, limit).map(toMovementView);
  return { movements, next_cursor: rows.length > limit ? (movements.at(-1)?.id ?? null) : null };
};
