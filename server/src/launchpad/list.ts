import { decodeCursor, encodeCursor, isId, type CallInput } from '@wagram/contract/kernel';
import type { launchCalls, LaunchView } from '@wagram/contract/launchpad';
import { LAST_ID, type App, type LaunchId, type MemberId } from '#kernel';
import { selectMine, selectOpen, selectOver, selectPledgedTo, type LaunchRow } from './launches.gen.ts';
import { toLaunchView } from './view.ts';

type Asked = Pick<CallInput<typeof launchCalls.listLaunches>, 'limit' | 'cursor'> & { readonly limit: number };
type Filter = 'open' | 'over' | 'mine' | 'pledged';

interface Page {
  readonly launches: LaunchView[];
  readonly next_cursor: string | null;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000' as LaunchId;

const toPage = (rows: readonly LaunchRow[], limit: number, cursorOf: (row: LaunchRow) => string): Page => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    launches: shown.map(toLaunchView),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
};

/** By their end, the nearest first. */
const listOpen = async (
  app: App,
  genesis: string,
  viewer: MemberId | null,
  { limit, cursor }: Asked,
): Promise<Page> => {
  const [time = '', after = FIRST_ID] = cursor === undefined ? [] : decodeCursor(cursor);
  const since = time === '' ? new Date(0) : new Date(time);
  if (Number.isNaN(since.getTime()) || !isId<LaunchId>(after)) return { launches: [], next_cursor: null };
  const rows = await selectOpen(app.db, { genesis, viewer, since, after, count: limit + 1 });
  return toPage(rows, limit, (row) => encodeCursor(row.closes_at.toISOString(), row.id));
};

export const listLaunches = async (
  app: App,
  genesis: string,
  viewer: MemberId | null,
  filter: Filter,
  asked: Asked,
): Promise<Page> => {
  if (filter === 'open') return listOpen(app, genesis, viewer, asked);
  const { limit, cursor = LAST_ID } = asked;
  if (!isId<LaunchId>(cursor)) return { launches: [], next_cursor: null };
  const page = { genesis, before: cursor, count: limit + 1 };
  const listOwn = { mine: selectMine, pledged: selectPledgedTo };
  const rows =
    filter === 'over'
      ? await selectOver(app.db, { ...page, viewer })
      : viewer === null
        ? []
        : await listOwn[filter](app.db, { ...page, viewer });
  return toPage(rows, limit, ({ id }) => id);
};
