import type { Db, MemberId } from '#kernel';
import { eraseImports, exportImports } from './imports.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({ imports: await exportImports(db, { memberId }) });

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseImports(tx, { memberId });
};
