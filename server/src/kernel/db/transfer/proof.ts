import type { ClientBase } from 'pg';
import { listed, quoted, type Table } from './tables.ts';

/** How many rows a table has, and a sum over all of them that does not care about their order. */
export interface Proof {
  readonly name: string;
  readonly rows: number;
  readonly hash: string;
}

/**
 * SHA-256 of each row as PostgreSQL writes it, its first 64 bits summed up: the same in every version, on every machine, and
 * another as soon as one letter of one row differs. The session has to write times and numbers in one way (session.ts).
 */
export const proofOf = async (client: ClientBase, { name, columns }: Table): Promise<Proof> => {
  const { rows } = await client.query<{ rows: number; hash: string }>(
    `select count(*)::float8 as rows,
       coalesce(sum(('x' || left(encode(sha256(convert_to(r::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint::numeric), 0)::text
         as hash
     from (select ${listed(columns)} from ${quoted(name)}) r`,
  );
  const { rows: count, hash } = rows[0] ?? { rows: 0, hash: '0' };
  return { name, rows: count, hash };
};

/** Tables that are not the same on both sides, in words. */
export const differences = (expected: readonly Proof[], found: readonly Proof[]): string[] => {
  const byName = new Map(found.map((proof) => [proof.name, proof]));
  return expected.flatMap(({ name, rows, hash }) => {
    const other = byName.get(name);
    if (other === undefined) return [`${name} is missing`];
    if (other.rows !== rows) return [`${name} has ${other.rows} rows instead of ${rows}`];
    return other.hash === hash ? [] : [`${name} has as many rows, and not all of them are the same`];
  });
};
