import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './lean-calls.ts';

const contract = join(import.meta.dirname, '..', '..', 'contract', 'src');

const readCalls = (): string[] =>
  readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((name) => /calls[a-z-]*\.ts$/.test(name))
    .map((name) => readFileSync(join(contract, name), 'utf8'));

describe('a call on its way to a phone', () => {
  it('leaves its summary, its book of errors and what its answer is checked with behind, and nothing else', () => {
    const code = `const errors = bookErrors;
const page = z.object({ next: z.string() });
const kept = z.object({});
export const read = defineCall({
  method: 'GET',
  path: '/api/books',
  summary: 'Books of a member',
  for: 'member',
  errors,
  input: z.object({ summary: z.string(), errors: z.int(), reply: kept }),
  reply: z.extend(page, {
    books: z.array(bookView),
  }),
});
export const write = defineCall({
  summary:
    "A member's book",
  errors: kernelErrors,
  reply: z.object({}),
  input: z.object({}),
});
`;
    expect(withoutUnused(code)).toBe(`const kept = z.object({});
export const read = defineCall({
  method: 'GET',
  path: '/api/books',
  for: 'member',
  input: z.object({ summary: z.string(), errors: z.int(), reply: kept }),
});
export const write = defineCall({
  input: z.object({}),
});
`);
  });

  it('is so for every call of the contract', () => {
    const files = readCalls();
    expect(files.length).toBeGreaterThan(10);
    for (const code of files) {
      const lean = withoutUnused(code);
      expect(lean).not.toMatch(/^ {2}(summary|errors|reply)\b/m);
      expect(lean.match(/defineCall\(/g)?.length).toBe(code.match(/defineCall\(/g)?.length);
    }
  });
});
