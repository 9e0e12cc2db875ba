// SR-L1 at length: the same strange values as in `npm test`, many more of them, and others each time. FUZZ_SEED repeats a run.
import { expect, it } from 'vitest';
import { fuzzable, fuzzCalls, fuzzScene, people, testApp } from '#testing';

const many = '100000000';

it('SR-L1: no call falls over, whatever it is given', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);
  const opened = await testApp({
    env: { LIMIT_API: many, LIMIT_API_ANONYMOUS: many, LIMIT_SIGN_IN: many, LIMIT_CODE: many, LIMIT_UPLOAD: many },
  });
  const [ana] = await people(opened, 'ana');
  const options = { seed, runs: 400, known: await fuzzScene(opened, ana) };
  expect({ seed, broken: await fuzzCalls(fuzzable(opened.app), ana, options) }).toEqual({ seed, broken: [] });
});
