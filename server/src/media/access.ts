// SR-M7: who may have a file. What shows it decides: a post, a comment, a replay, a message, a picture of somebody.
import type { FastifyRequest } from 'fastify';
import { mediaErrors } from '@wagram/contract/media';
import { fail, isOperator, readToken, type App } from '#kernel';
import { selectAllowed, selectReach } from './access.gen.ts';

/** Well below the minute within which what was hidden has to be gone. */
const BELIEVED_MS = 15_000;
const KNOWN_MAX = 20_000;
const known = new WeakMap<App, Map<string, number>>();

const knownTo = (app: App): Map<string, number> => {
  const map = known.get(app) ?? new Map<string, number>();
  known.set(app, map);
  return map;
};

/** 'public': for everybody and every cache. Only that is remembered: what is refused may be shown a moment later. */
export const admitReader = async (app: App, request: FastifyRequest, folder: string): Promise<'public' | 'private'> => {
  const open = knownTo(app);
  const now = app.clock.now();
  if ((open.get(folder) ?? 0) > now.getTime()) return 'public';
  const row = await selectReach(app.db, { folder });
  if (row === undefined) fail(mediaErrors, 'media_not_found');
  if (row.open) {
    if (open.size >= KNOWN_MAX) open.clear();
    open.set(folder, now.getTime() + BELIEVED_MS);
    return 'public';
  }
  if (row.fresh === true) return 'private';
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, now);
  if (viewer === null) fail(mediaErrors, 'media_not_found');
  const asker = { viewer: viewer.memberId, isOperator: isOperator(app.config, viewer) };
  const own = await selectAllowed(app.db, { folder, ...asker });
  return own?.allowed === true ? 'private' : fail(mediaErrors, 'media_not_found');
};
