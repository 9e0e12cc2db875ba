import { vi } from 'vitest';
import { listStored, removeStored } from '#kernel';

/** One round instead of 600,000: what the rounds cost is the subject of seal.test.ts alone. */
export const cheapPasswords = (): void => {
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((how, ...rest) =>
    derive({ ...(how as Pbkdf2Params), iterations: 1 }, ...(rest as [CryptoKey, AesKeyGenParams, boolean, KeyUsage[]])),
  );
};

/** The same storage with a hook before each write. */
export const beforeWrites = (hook: (key: string, text: string) => void): (() => void) => {
  const real = window.localStorage;
  const write = (key: string, text: string): void => {
    hook(key, text);
    real.setItem(key, text);
  };
  const watched = new Proxy(real, {
    get: (target, name) => {
      if (name === 'setItem') return write;
      const value: unknown = target[name as keyof Storage];
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const spy = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(watched);
  return () => spy.mockRestore();
};

/** From now on the browser has no room for more. */
export const fillStorage = (): (() => void) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  return beforeWrites(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};

/** Everything the browser keeps, as one text. */
export const everythingKept = (): string => JSON.stringify(Object.entries(window.localStorage));

/** A browser that has never seen a wallet; a cleared storage alone would leave what the page remembers. */
export const emptyShelves = (): void => {
  for (const key of [
    ...listStored('wallet:'),
    ...listStored('wallet-aside:'),
    'wallet' as const,
    'wallet-lock' as const,
  ])
    removeStored(key);
};
