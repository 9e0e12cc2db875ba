import { isId } from '@wagram/contract/kernel';
import { allowRead, jobKind, type FederationPictureId } from '#kernel';
import type { FederationApp } from '../state.ts';
import { evictPictures, findPicture } from './fetch.ts';

const HOUR_MS = 3600_000;
const KEPT_S = 3_600;
const evicting = jobKind('federation.evict');

/** FED-03: pictures of people and posts elsewhere, from here: their servers do not learn who looks. */
export const servePictures = (app: FederationApp): void => {
  app.http.get<{ Params: { id: string } }>('/away/pictures/:id', async (request, reply) => {
    await allowRead(app, request);
    const { id } = request.params;
    const url = isId<FederationPictureId>(id) ? await findPicture(app, id) : null;
    if (url === null) return reply.status(404).send({ success: false, error: 'Not found', code: 'not_found' });
    return reply.header('cache-control', `public, max-age=${KEPT_S}`).redirect(url, 302);
  });
  app.jobs.handle(evicting, { everyMs: HOUR_MS }, () => evictPictures(app));
};
