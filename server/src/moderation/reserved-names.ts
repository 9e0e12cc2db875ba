import { reservedNames } from '#auth';
import { statement, type App } from '#kernel';

const SHOWN = 100;

interface Row {
  username: string;
  display_name: string;
  created_at: Date;
}

/** $1 names, $2 operators, who rightly bear theirs, $3 how many. */
const selectBearers = statement<Row>(
  'moderation_reserved_names',
  `select username, display_name, created_at from members
   where replace(lower(username), '_', '') = any($1) and not lower(substr(username, 2)) = any($2) and not platinum and not demo
   order by id limit $3`,
);

export const listReservedNames = async (app: App) => {
  const names = reservedNames(app).map((name) => `@${name}`);
  return (await selectBearers(app.db, names, app.config.operators, SHOWN)).map((row) => ({
    username: row.username,
    displayName: row.display_name,
    created_at: row.created_at.toISOString(),
  }));
};
