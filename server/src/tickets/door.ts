// MON-11: with a sale, who has a ticket is let in. Its host and operators need none.
import { isOperator, type App } from '#kernel';
import type { StreamDoor } from '#streams';
import { selectKeptOut, type SelectKeptOutRow } from './sales.gen.ts';

const runsThisServer = ({ config }: Pick<App, 'config'>, row: SelectKeptOutRow): boolean =>
  row.username !== null &&
  isOperator(config, {
    handle: row.username,
    verifiedEmail: row.email_verified_at === null ? null : row.email,
    demo: row.demo === true,
  });

export const ticketDoor = (app: Pick<App, 'db' | 'config'>): StreamDoor => ({
  keptOut: async (asking) => {
    if (asking.length === 0) return new Set();
    const memberIds = asking.map(({ memberId }) => memberId);
    const rows = await selectKeptOut(app.db, { memberIds, streamIds: asking.map(({ streamId }) => streamId) });
    return new Set(rows.filter((row) => !runsThisServer(app, row)).map(({ at }) => at - 1));
  },
});
