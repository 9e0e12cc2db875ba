// Stands where room tests would find @node-rs/argon2 (vitest.config.ts): the same hashes at the least cost. People sign up
// in nearly every test, and what makes a password hard to guess took most of it. Programs that tests start use the real one.
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

// Asked of Node itself: the test runner would answer with this file.
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** How often the program of this process has hashed, and at what cost it last wanted to. */
export const hashing: { times: number; wanted: Options | null } = { times: 0, wanted: null };

export const hash = (password: string, wanted: Options): Promise<string> => {
  hashing.times += 1;
  hashing.wanted = wanted;
  return real.hash(password, { ...wanted, memoryCost: 8, timeCost: 1 });
};

/** The cost stands in the hash. */
export const verify = (stored: string, password: string): Promise<boolean> => real.verify(stored, password);
