import { settingsCalls, type Choices } from '@wagram/contract/settings';
import { ask, logWarning, readForTab, readStoredUser, writeForTab } from '#kernel';

export type Wishes = Partial<Choices['wishes']>;

let keeping: Promise<void> | null = null;

const keep = async (wishes: Wishes): Promise<void> => {
  // Taken at once: two who come to keep it must not both do so.
  writeForTab('wish', null);
  try {
    await ask(settingsCalls.changeSettings, { wishes });
  } catch (cause) {
    writeForTab('wish', wishes);
    logWarning('A wish was not kept', cause);
  }
};

/** D26: what somebody wished before they signed in, kept for them as soon as they have. */
export const keepWishes = async (): Promise<void> => {
  const wishes = readForTab('wish') as Wishes | null;
  if (keeping === null && wishes !== null && readStoredUser() !== null)
    keeping = keep(wishes).finally(() => {
      keeping = null;
    });
  await keeping;
};
