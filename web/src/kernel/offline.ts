import type { Shelf } from './offline-store.ts';
import { readStoredUser, watchStoredUser } from './stored-user.ts';

export type { Shelf };

/** It comes with the first answer that is kept: what a guest is shown first needs none of it. */
const store = () => import('./offline-store.ts');

export const keepAnswer = async (shelf: Shelf, address: string, reply: unknown): Promise<void> =>
  (await store()).keepAnswer(shelf, address, reply);

export const dropAnswer = async (address: string): Promise<void> => (await store()).dropAnswer(address);

export const readAnswer = async (address: string): Promise<unknown> => (await store()).readAnswer(address);

export const keepChatsOf = async (ids: readonly string[]): Promise<void> => (await store()).keepChatsOf(ids);

let watched: { owner: string | undefined } | null = null;

/** For the start of every page: also one that keeps nothing has to forget. */
export const watchOfflineOwner = (): void => {
  if (watched !== null) return;
  const ownerNow = () => readStoredUser()?.id;
  const last = { owner: ownerNow() };
  watched = last;
  watchStoredUser(() => {
    if (ownerNow() === last.owner) return;
    last.owner = ownerNow();
    void store().then(({ emptyOfflineStore }) => emptyOfflineStore());
  });
};
