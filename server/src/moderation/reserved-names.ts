import { reservedNames } from '#auth';
import type { App } from '#kernel';
import { selectBearers } from './subjects.gen.ts';

const SHOWN = 100;

export const listReservedNames = async (app: App) => {
  const names = reservedNames(app).map((name) => `@${name}`);
  const rows = await selectBearers(app.db, { names, operators: app.config.operators, limit: SHOWN });
  return rows.map((row) => ({
    username: row.username,
    displayName: row.display_name,
    created_at: row.created_at.toISOString(),
  }));
};
