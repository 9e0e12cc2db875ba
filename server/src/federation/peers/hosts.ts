import { toHostName } from '../desk/read-list.ts';
import type { FederationApp } from '../state.ts';
import { selectHost } from './hosts.gen.ts';

type Hosts = Pick<FederationApp, 'db' | 'trusted'>;

/** A decision about a name goes for all that stand under it, and for each of its ports: whoever has one name has them all. */
export const namesOver = (host: string): string[] => {
  const bare = host.replace(/:\d+$/, '');
  const labels = bare.split('.');
  const over = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  return [...new Set([host, bare, ...over])];
};

/** Whether it is blocked, and how it answers. */
export const findHost = ({ db }: Pick<Hosts, 'db'>, host: string) =>
  selectHost(db, { name: host, names: namesOver(host) });

/**
 * FED-05: what a blocked server says is not heard, and nothing is said to it. Nor is one heard under a name that nobody could write
 * into a decision.
 */
export const mayBeHeard = async (app: Hosts, host: string): Promise<boolean> =>
  (toHostName(host) === host || app.trusted.includes(host)) && !(await findHost(app, host)).blocked;
