import { formatUnits } from '@wagram/contract/kernel';
import type { Preview } from '#chain';
import { getLanguage } from '#kernel';
import { isAboveLimit, limitStore, outgoing } from './limit.ts';
import { readInUse } from '../shelf.ts';
import { texts } from './texts.ts';
import { unlockedBy } from '../vault/unlocked-by.ts';
import type { PasswordGate } from '../vault/use-password-gate.tsx';
import { reveal, unlock } from '../vault/vault.ts';

/** Once a visit; and above the limit of the day each time, so that a wallet left open is not a wallet left empty. */
export const mayPayBy =
  (gate: PasswordGate) =>
  (seen: Preview): Promise<boolean> => {
    const hasPassword = readInUse().state === 'locked';
    if (!hasPassword || !isAboveLimit(outgoing(seen))) return unlockedBy(gate)();
    const limit = texts.of(formatUnits(limitStore.get() ?? 0n, 9, getLanguage()), 'SOL');
    return gate.ask(texts.limit.above(limit), async (password) => {
      await reveal(password);
      await unlock(password);
    });
  };
