import { texts } from '../settings/texts.ts';
import type { PasswordGate } from './use-password-gate.tsx';
import { isUnlocked, unlock } from './vault.ts';

/** Once a visit: asks only while the wallet is locked. */
export const unlockedBy =
  ({ ask }: PasswordGate) =>
  (): Promise<boolean> =>
    isUnlocked() ? Promise.resolve(true) : ask(texts.ask.act, unlock);
