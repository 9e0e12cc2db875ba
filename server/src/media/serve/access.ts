// SR-M7: who may have a file. What shows it decides: a post, a comment, a replay, a message, a picture of somebody.
import type { FastifyRequest } from 'fastify';
import { mediaErrors } from '@wagram/contract/media';
import { fail, isOperator, readToken, type App } from '#kernel';
import { selectAllowed, selectReach } from './access.gen.ts';

/** Well below the minute within which what was hidden has to be gone. */
const BELIEVED_MS = 15_000;
const KNOWN_MAX = 20_000;

export interface Admitted {
  /** 'public': for everybody and every cache. */
  readonly reach: 'public' | 'private';
  /** TLK-01: under this name it is downloaded; null: it may be shown. */
  readonly fileName: string | null;
}

const OPEN: Admitted = { reach: 'public', fileName: null };

/** Only what is for everybody is remembered: what is refused may be shown a moment later. */
export const createAccess = (app: App) => {
  /** Until when a folder is known to be for everybody. */
  const open = new Map<string, number>();

  return async (request: FastifyRequest, folder: string): Promise<Admitted> => {
    const now = app.clock.now();
    if ((open.get(folder) ?? 0) > now.getTime()) return OPEN;
    const row = await selectReach(app.db, { folder });
    if (row === undefined) fail(mediaErrors, 'media_not_found');
    if (row.open) {
      if (open.size >= KNOWN_MAX) open.clear();
      open.set(folder, now.getTime() + BELIEVED_MS);
      return OPEN;
    }
    const isAdmitted = row.fresh === true || (await isAllowed(app, request, folder, now));
    return isAdmitted ? { reach: 'private', fileName: row.file_name } : fail(mediaErrors, 'media_not_found');
  };
};

const isAllowed = async (app: App, request: FastifyRequest, folder: string, now: Date): Promise<boolean> => {
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, now);
  if (viewer === null) return false;
  const asker = { viewer: viewer.memberId, isOperator: isOperator(app.config, viewer) };
  return (await selectAllowed(app.db, { folder, ...asker }))?.allowed === true;
};
