// What those who run this server read of launches.
import { isId } from '@wagram/contract/kernel';
import type { LaunchView } from '@wagram/contract/launchpad';
import { LAST_ID, type App, type LaunchId, type MemberId } from '#kernel';
import { countStates, selectAll, selectMints } from './launches.gen.ts';
import { toLaunchView } from './view.ts';

interface Asked {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export const listAllLaunches = async (
  { db }: App,
  genesis: string,
  viewer: MemberId,
  { limit, cursor = LAST_ID }: Asked,
): Promise<{ launches: (LaunchView & { is_hidden: boolean })[]; next_cursor: string | null }> => {
  const rows = isId<LaunchId>(cursor) ? await selectAll(db, { genesis, viewer, before: cursor, count: limit + 1 }) : [];
  const launches = rows.slice(0, limit).map((row) => ({ ...toLaunchView(row), is_hidden: row.hidden_at !== null }));
  return { launches, next_cursor: rows.length > limit ? (launches.at(-1)?.id ?? null) : null };
};

export const countLaunches = ({ db }: App, genesis: string) => countStates(db, { genesis });

/** Which of these tokens were launched here: what the launch key holds of them belongs to their sales. */
export const launchedOf = async ({ db }: App, mints: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await selectMints(db, { mints: [...mints] })).map(({ mint }) => mint));
