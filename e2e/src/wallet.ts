// What journeys about wallets share: what is written down, and everything that a page of the product could have kept.
import type { Page, Request } from '@playwright/test';
import { expect, kept } from './journey.ts';

export interface Secrets {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly mnemonic: string;
}

export const storedWallet = async (page: Page): Promise<Secrets> =>
  JSON.parse((await kept(page, 'wagram_wallet')) ?? '{}') as Secrets;

export const addressOf = async (page: Page): Promise<string> =>
  (await page.getByRole('button', { name: 'Copy the address' }).getAttribute('title')) ?? '';

/** Every store of the origin and the page itself, as one text. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const listOf = (storage: Storage) => JSON.stringify(Object.entries(storage));
    const parts = [listOf(window.localStorage), listOf(window.sessionStorage), document.cookie];
    parts.push(document.documentElement.outerHTML);
    for (const field of document.querySelectorAll('input, textarea')) parts.push((field as HTMLInputElement).value);
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the database does not open')));
      });
    for (const { name = '' } of await window.indexedDB.databases()) {
      const database = await done(window.indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        parts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys())
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return parts.join('\n');
  });

/** What the page says to anybody, from now on. */
export const overhear = (page: Page): (() => string) => {
  const said: string[] = [];
  page.on('request', (request: Request) => {
    said.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  return () => said.join('\n');
};

/** The forms in which a secret could betray itself. */
export const tracesOf = ({ privateKey, mnemonic }: Secrets): string[] => [
  privateKey,
  privateKey.slice(0, 64),
  Buffer.from(privateKey, 'hex').toString('base64').slice(0, 40),
  JSON.stringify([...Buffer.from(privateKey, 'hex')]).slice(1, 60),
  mnemonic,
  mnemonic.split(' ').slice(3, 8).join(' '),
];

export const enterPassword = async (page: Page, password: string): Promise<void> => {
  const asking = page.getByRole('dialog', { name: 'Enter your wallet password' });
  await asking.getByLabel('Wallet password').fill(password);
  await asking.getByRole('button', { name: 'Continue' }).click();
};

export const setPassword = async (page: Page, password: string, submit = 'Set password'): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password, once more').fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
};

export const shownPhrase = async (page: Page): Promise<string> => {
  const words = page.locator('[data-secret="phrase"] li');
  await expect(words.first()).not.toContainText('•');
  return (await words.allInnerTexts()).map((word) => word.replace(/^\d+\s*/, '')).join(' ');
};
