// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many } from '#kernel';

export interface SelectNamesRow {
  mint: string;
  name: string;
  symbol: string;
  image_url: string | null;
}

/** Of a launch that an operator has hidden nobody vouches for the name. */
export const selectNames = many<{ mints: readonly string[]; genesis: string }, SelectNamesRow>(
  'launchpad_select_names',
  `select mint, name, symbol, image_url from launches
where mint = any ($1) and genesis = $2 and state <> 'draft' and hidden_at is null`,
  (p) => [p.mints, p.genesis],
);
