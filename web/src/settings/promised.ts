import { settingsCalls, type Choices } from '@wagram/contract/settings';
import { ask, logWarning, readForTab, readStoredUser, writeForTab } from '#kernel';

export type Waitlists = Partial<Choices['wishes']>;

let keeping: Promise<void> | null = null;

const keep = async (waitlists: Waitlists): Promise<void> => {
  // Taken at once: two who come to keep it must not both do so.
  writeForTab('wish', null);
  try {
    await ask(settingsCalls.changeSettings, { wishes: waitlists });
  } catch (cause) {
    writeForTab('wish', waitlists);
    logWarning('A place on a waitlist was not kept', cause);
  }
};

/** D26: what somebody waited for before they signed in, kept for them as soon as they have. */
export const keepWaitlists = async (): Promise<void> => {
  const waitlists = readForTab('wish') as Waitlists | null;
  if (keeping === null && waitlists !== null && readStoredUser() !== null)
    keeping = keep(waitlists).finally(() => {
      keeping = null;
    });
  await keeping;
};
