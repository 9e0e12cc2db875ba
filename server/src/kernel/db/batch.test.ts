import { describe, expect, it } from 'vitest';
import { testApp } from '#testing';
import { newId } from '../ids.ts';
import { batchedStatement, exec } from './query.ts';

const makeTable = exec<void>(
  'batch_table',
  'create table if not exists batch_sums (number int primary key check (number < 100))',
  () => [],
);
const addNumber = batchedStatement<
  { number: number; label: string },
  { number: number; label: string; together: number }
>(
  'batch_add',
  `with asked as materialized (
     select number, label, place::int from unnest($1::int[], $2::text[]) with ordinality as one (number, label, place) limit 64
   ), made as (insert into batch_sums (number) select number from asked on conflict do nothing returning number)
   select asked.place, asked.label, made.number, (select count(*)::int from asked) as together
   from made join asked on asked.number = made.number`,
  (p) => [p.number, p.label],
);

describe('writes of many at once', () => {
  it('go alone when nobody else asks, and together when many do; each gets the answer to its own', async () => {
    const { app } = await testApp();
    await makeTable(app.db);
    expect(await addNumber(app.db, { number: 1, label: 'one' })).toMatchObject({
      number: 1,
      label: 'one',
      together: 1,
    });
    const numbers = Array.from({ length: 40 }, (_, at) => at + 2);
    const answers = await Promise.all(
      numbers.map((number) => addNumber(app.db, { number, label: `"${number}", {x}` })),
    );
    expect(answers.map((answer) => answer?.number)).toEqual(numbers);
    // Whoever comes first may go at once; the others wait behind it.
    expect(Math.max(...answers.map((answer) => answer?.together ?? 0))).toBeGreaterThanOrEqual(39);
    expect(answers.at(5)).toMatchObject({ label: '"7", {x}' });
    expect(await addNumber(app.db, { number: 1, label: 'again' })).toBeUndefined();
  });

  it('do not fail together: the one that breaks a rule is told so, the others are written', async () => {
    const { app } = await testApp();
    await makeTable(app.db);
    const writes = [60, 61, 200, 62].map((number) => addNumber(app.db, { number, label: newId() }));
    const results = await Promise.allSettled(writes);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
