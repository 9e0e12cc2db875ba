import type { TestApp } from './test-app.ts';

/** Every table and column in which one of these words stands. */
export const findWords = async ({ app }: TestApp, words: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows)
      if (words.some((word) => row.toLowerCase().includes(word.toLowerCase()))) found.push(`${name}: ${row}`);
  }
  return found;
};
