import type { ClientBase } from 'pg';
import type { RowSource } from './fill.ts';
import { proofOf, type Proof } from './proof.ts';
import { piecesOf, readApplied, readSequences, readTables } from './tables.ts';

/** A database as something to copy from; within a snapshot, so that all of it is of one moment. */
export const readDatabase = async (client: ClientBase): Promise<RowSource> => {
  const tables = await readTables(client);
  const hasBegun = tables.some(({ name }) => name === 'migrations');
  return {
    tables,
    migrations: hasBegun ? await readApplied(client) : [],
    sequences: await readSequences(client),
    rowsOf: (table) => piecesOf(client, table),
    prove: async () => {
      const proofs: Proof[] = [];
      for (const table of tables) proofs.push(await proofOf(client, table));
      return proofs;
    },
  };
};
