// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe } from './db/query.ts';

export const insertProof = exec<{ proof: string }>(
  'kernel_insert_proof',
  `insert into sealing (proof) values ($1) on conflict do nothing`,
  (p) => [p.proof],
);

export interface SelectProofRow {
  proof: string;
}

export const selectProof = maybe<void, SelectProofRow>(
  'kernel_select_proof',
  `select proof from sealing`,
  () => [],
);
