import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import { SCHEDULE_GRACE_HOURS, type StreamView } from '@wagram/contract/streams';
import { FIRST_ID, LAST_ID, LAST_TIME_MS, type Db, type MemberId, type StreamId } from '#kernel';
import type { StreamsApp } from './watching/figures.ts';
import { toStreamView } from './view.ts';
import { selectLive, selectPastOf, selectReplays, selectScheduled, type StreamRow } from './watching/watching.gen.ts';

const MOST_VIEWERS = 2_147_483_647;
const HOUR_MS = 3_600_000;

interface Page {
  limit: number;
  cursor?: string | undefined;
}

interface ListedPage extends Page {
  state: 'live' | 'scheduled';
}

interface StreamPage {
  streams: StreamView[];
  next_cursor: string | null;
}

interface Start {
  readonly place: number;
  readonly id: StreamId;
}

/** null for a cursor that nobody gave out. */
const placeOf = (cursor: string): Start | null => {
  const [text = '', id = ''] = decodeCursor(cursor);
  const place = Number(text);
  const isPlace = Number.isSafeInteger(place) && place >= 0 && place <= LAST_TIME_MS;
  return isPlace && isId<StreamId>(id) ? { place, id } : null;
};

/** The place before the page. */
const startOf = (cursor: string | undefined, first: Start): Start | null =>
  cursor === undefined ? first : placeOf(cursor);

const selectPage = async (db: Db, viewer: MemberId | null, page: ListedPage, now: Date): Promise<StreamRow[]> => {
  const { state, cursor } = page;
  const start = startOf(cursor, state === 'live' ? { place: MOST_VIEWERS, id: LAST_ID } : { place: 0, id: FIRST_ID });
  if (start === null) return [];
  const { place, id } = start;
  const asked = { viewer, now, count: page.limit + 1 };
  if (state === 'live') return selectLive(db, { ...asked, viewers: Math.min(place, MOST_VIEWERS), before: id });
  const earliest = new Date(now.getTime() - SCHEDULE_GRACE_HOURS * HOUR_MS);
  return selectScheduled(db, { ...asked, earliest, since: new Date(place), after: id });
};

/** One row more than fits says that there are others. */
const toPage = async (
  { door }: StreamsApp,
  memberId: MemberId | null,
  rows: readonly StreamRow[],
  limit: number,
  placeOf: (row: StreamRow) => number | undefined,
): Promise<StreamPage> => {
  const shown = rows.slice(0, limit);
  const keptOut = await door.keptOut(shown.map(({ id: streamId }) => ({ memberId, streamId })));
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    streams: shown.map((row, at) => toStreamView(row, keptOut.has(at))),
    next_cursor: last === undefined ? null : encodeCursor(String(placeOf(last)), last.id),
  };
};

/** D25: muted hosts come to nobody unasked. */
export const listStreams = async (
  app: StreamsApp,
  memberId: MemberId | null,
  page: ListedPage,
  now: Date,
): Promise<StreamPage> =>
  toPage(app, memberId, await selectPage(app.db, memberId, page, now), page.limit, (row) =>
    page.state === 'live' ? row.viewers : row.scheduled_for?.getTime(),
  );

/** STG-02: of everybody what can be watched again, of one host all. */
export const listPastStreams = async (
  app: StreamsApp,
  memberId: MemberId | null,
  { host_id: hostId, limit, cursor }: Page & { host_id?: MemberId | undefined },
  now: Date,
): Promise<StreamPage> => {
  const start = startOf(cursor, { place: LAST_TIME_MS, id: LAST_ID });
  if (start === null) return { streams: [], next_cursor: null };
  const asked = { viewer: memberId, now, before: new Date(start.place), beforeId: start.id, count: limit + 1 };
  const rows =
    hostId === undefined ? await selectReplays(app.db, asked) : await selectPastOf(app.db, { ...asked, hostId });
  return toPage(app, memberId, rows, limit, (row) => row.ended_at?.getTime());
};
