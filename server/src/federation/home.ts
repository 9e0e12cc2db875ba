import type { Db } from '#kernel';
import { insertHome, selectHome } from './home.gen.ts';

export class AnotherHome extends Error {
  constructor(kept: string, given: string) {
    super(
      `FEDERATION is on and PUBLIC_URL is ${given}, but other servers know this network as ${kept}. Ids of members and posts are made of that address, so it cannot be changed: set PUBLIC_URL=${kept}.`,
    );
    this.name = 'AnotherHome';
  }
}

/** Remembers the first address that this network was known by, and refuses any other. */
export const keepHome = async (db: Db, origin: string, now: Date): Promise<void> => {
  await insertHome(db, { origin, now });
  const kept = (await selectHome(db))?.origin ?? origin;
  if (kept !== origin) throw new AnotherHome(kept, origin);
};
