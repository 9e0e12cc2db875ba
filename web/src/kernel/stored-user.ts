import type { MemberId } from '@wagram/contract/kernel';
import { forgetFirstAnswers } from './first-answers.ts';
import { readStoredJson } from './storage.ts';
import { createStored } from './store.ts';

/** The kernel knows of the signed-in user only that there is an id; who they are is told by the rooms above. */
export interface StoredUser {
  readonly id: MemberId;
  readonly username: string;
}

const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredUser).id === 'string' &&
  typeof (value as StoredUser).username === 'string';

/** AUTH-21: unreadable JSON is removed. */
const stored = createStored('user', () => readStoredJson('user', isStoredUser));

export const readStoredUser = <U extends StoredUser>(): U | null => stored.get() as U | null;

export const keepStoredUser = (user: StoredUser): void => stored.set(JSON.stringify(user));

export const dropStoredUser = (): void => {
  forgetFirstAnswers();
  stored.set(null);
};

/** Hears a sign-in or sign-out of this tab and of every other. */
export const watchStoredUser = stored.subscribe;
