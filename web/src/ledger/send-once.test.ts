import { describe, expect, it } from 'vitest';
import { AskError } from '#kernel';
import { sendOnce } from './send-once.ts';

/** Sends once for each outcome, and tells the keys that were used. */
const keysOf = async (name: string, outcomes: readonly (Error | null)[]): Promise<string[]> => {
  const keys: string[] = [];
  for (const outcome of outcomes) {
    const sent = sendOnce(name, async (key) => {
      keys.push(key);
      if (outcome !== null) throw outcome;
    });
    await sent.catch(() => undefined);
  }
  return keys;
};

describe('what moves money is sent', () => {
  const lost = new TypeError('Failed to fetch');

  it.each([
    ['no answer came', lost],
    ['the server failed', new AskError(503, { code: 'overloaded', error: 'Please try again' })],
    [
      'the first is still being worked on',
      new AskError(409, { code: 'still_running', error: 'This request is still being worked on' }),
    ],
  ])('[MON-02] under the same key again when %s', async (name, outcome) => {
    const [first, second, third] = await keysOf(name, [outcome, outcome, null]);
    expect([second, third]).toEqual([first, first]);
  });

  it('[MON-02] under a new key once it was taken, or refused for good', async () => {
    const keys = await keysOf('done', [
      null,
      new AskError(409, { code: 'price_changed', error: 'The price has changed' }),
      null,
    ]);
    expect(new Set(keys).size).toBe(3);
  });
});
