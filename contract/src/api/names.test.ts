import { describe, expect, it } from 'vitest';
import { nameCalls } from './names.ts';
import { nameSchemas } from './schemas.ts';

const twice = (names: readonly string[]): string[] => names.filter((name, place) => names.indexOf(name) !== place);

describe('names in the contract', () => {
  it('no two calls have the same name, also in different rooms: programs of others know them by it', () => {
    const names = [...nameCalls().values()].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(200);
    expect(twice(names)).toEqual([]);
  });

  it('no two schemas have the same name', () => {
    const names = [...nameSchemas().values()];
    expect(names).toContain('PostView');
    expect(twice(names)).toEqual([]);
  });
});
