import type { FederationApp } from '../state.ts';
import { selectHost } from './hosts.gen.ts';

/** FED-05: what a blocked server says is not heard, and nothing is said to it. */
export const mayBeHeard = async ({ db }: Pick<FederationApp, 'db'>, host: string): Promise<boolean> =>
  (await selectHost(db, { name: host }))?.state !== 'blocked';
