// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, maybe, type ChainPauseProduct } from '#kernel';

export interface SelectPausesRow {
  product: ChainPauseProduct;
}

export const selectPauses = many<void, SelectPausesRow>(
  'chain_select_pauses',
  `select product from chain_pauses`,
  () => [],
);

export interface SelectPauseRow {
  product: ChainPauseProduct;
}

export const selectPause = maybe<{ product: ChainPauseProduct }, SelectPauseRow>(
  'chain_select_pause',
  `select product from chain_pauses where product = $1`,
  (p) => [p.product],
);

export interface InsertPauseRow {
  product: ChainPauseProduct;
}

/** Nothing where it is paused already. */
export const insertPause = maybe<{ product: ChainPauseProduct; now: Date }, InsertPauseRow>(
  'chain_insert_pause',
  `insert into chain_pauses (product, paused_at) values ($1, $2) on conflict do nothing returning product`,
  (p) => [p.product, p.now],
);

export interface DeletePauseRow {
  product: ChainPauseProduct;
}

export const deletePause = maybe<{ product: ChainPauseProduct }, DeletePauseRow>(
  'chain_delete_pause',
  `delete from chain_pauses where product = $1 returning product`,
  (p) => [p.product],
);
