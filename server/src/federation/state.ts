import type { App } from '#kernel';
import { Addresses } from './addresses.ts';
import { HostCounts, MOST_ACTIVITIES } from './inbox/limits.ts';
import { Keys } from './keys.ts';
import { createPictureTurns } from './pictures/fetch.ts';
import { RecentFailures } from './peers/recent-failures.ts';

/** The app, and what this room holds while the program runs. */
export interface FederationApp extends App {
  readonly addresses: Addresses;
  readonly keys: Keys;
  /** Servers that may stand inside, and speak without TLS. */
  readonly trusted: readonly string[];
  readonly failures: RecentFailures;
  readonly hostCounts: HostCounts;
  readonly pictureTurns: ReturnType<typeof createPictureTurns>;
  /** By when whatever is under way has to have asked everybody elsewhere, in the time of performance.now(). */
  readonly until?: number;
}

/** Null: this network is on its own. */
export const withFederation = (app: App): FederationApp | null => {
  const { federation } = app.config;
  if (federation === null) return null;
  return {
    ...app,
    addresses: new Addresses(federation.origin),
    keys: new Keys(app),
    trusted: federation.trusted,
    failures: new RecentFailures(app.clock),
    hostCounts: new HostCounts(MOST_ACTIVITIES),
    pictureTurns: createPictureTurns(),
  };
};
