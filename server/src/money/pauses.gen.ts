// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, maybe, type ChainPauseProduct } from '#kernel';

export interface SelectPausesWithNotesRow {
  product: ChainPauseProduct;
  paused_at: Date;
  note: string | null;
  by: string | null;
}

export const selectPausesWithNotes = many<void, SelectPausesWithNotesRow>(
  'money_select_pauses_with_notes',
  `select p.product, p.paused_at, l.reason as note, m.username as by
from chain_pauses p
left join lateral (
  select d.reason, d.operator_id from moderation_log d
  where d.target = 'product' and d.about = p.product and d.action = 'pause' order by d.id desc limit 1
) l on true
left join members m on m.id = l.operator_id`,
  () => [],
);

export interface LockPauseRow {
  product: ChainPauseProduct;
}

/** Whoever lets it go on waits, or has been faster. */
export const lockPause = maybe<{ product: ChainPauseProduct }, LockPauseRow>(
  'money_lock_pause',
  `select p.product from chain_pauses p where p.product = $1 for update`,
  (p) => [p.product],
);
