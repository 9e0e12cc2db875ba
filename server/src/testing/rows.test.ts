import { expect, it } from 'vitest';
import { openTestApp } from './test-app.ts';
import { people } from './people.ts';
import { fingerprint } from './rows.ts';

it('a fingerprint of all rows is the same as long as none is changed, and another when one is, or is taken away', async () => {
  const opened = await openTestApp();
  const [ana] = await people(opened, 'ana');
  const { database } = opened.app;
  const before = await fingerprint(database);
  expect(await fingerprint(database)).toBe(before);
  await database.pool.query(`update members set bio = 'new' where id = $1`, [ana.id]);
  const after = await fingerprint(database);
  expect(after).not.toBe(before);
  await database.pool.query(`update members set bio = 'other' where id = $1`, [ana.id]);
  expect(await fingerprint(database)).not.toBe(after);
  await opened.close();
});
