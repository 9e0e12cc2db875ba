import { describe, expect, it } from 'vitest';
import { leastOf, type Held, type Holding } from './held.ts';

const held = (lamports: string, amounts: Readonly<Record<string, string>>): Held => ({
  lamports,
  tokens: Object.entries(amounts).map(([mint, amount]) => ({ mint, amount }) as Holding),
});

describe('two looks at a key', () => {
  it('[MON-12] what left or came between them is not there', () => {
    const seen = leastOf(
      held('10', { left: '7', gone: '3', came: '1' }),
      held('9', { left: '5', came: '4', fresh: '8' }),
    );
    expect(seen).toEqual(held('9', { left: '5', gone: '0', came: '1' }));
  });
});
