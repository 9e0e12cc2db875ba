import type { Database } from '#kernel';

/** A fingerprint of every row of every table: two equal ones mean that nothing was changed. */
export const fingerprint = async (database: Database, except: readonly string[] = ['attempts']): Promise<string> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const parts: string[] = [];
  for (const { name } of rows.filter((row) => !except.includes(row.name))) {
    const result = await database.pool.query<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    );
    parts.push(`${name}:${result.rows[0]?.hash}`);
  }
  return parts.join('\n');
};
