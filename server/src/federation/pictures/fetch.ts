import { createFairLimit, fetchUntrusted, type FederationPictureId } from '#kernel';
import { markMediaUsed, releaseMedia, storeLinkPicture, type UsableMedia } from '#media';
import { askAround, userAgentOf } from '../peers/ask.ts';
import type { FederationApp } from '../state.ts';
import { deleteUnshown, evict, keepPicture, selectEvicted, selectPicture } from './pictures.gen.ts';

const MAX_BYTES = 10_000_000;
const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;
const WAITING_MOST = 200;
const DAY_MS = 24 * 3600_000;
const KEPT_MS = 30 * DAY_MS;
const ACCEPT = 'image/webp, image/avif, image/jpeg, image/png, image/gif';

/** Hosts take turns, so that a slow one holds up nobody's pictures but its own. */
export const createPictureTurns = () => createFairLimit(AT_ONCE, WAITING_MOST);

const ask = async (app: FederationApp, uri: string): Promise<UsableMedia | null> => {
  const { reply } = await askAround(uri, (url) =>
    fetchUntrusted(url.href, {
      headers: { accept: ACCEPT, 'user-agent': userAgentOf(app) },
      trusted: app.trusted,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      answersRedirects: true,
    }),
  );
  return reply.status === 200 ? storeLinkPicture(app, reply.bytes) : null;
};

/** Made anew like every picture that is uploaded here. What cannot be had is not asked for again at once. */
const fetchPicture = async (app: FederationApp, id: FederationPictureId, uri: string): Promise<void> => {
  if (app.failures.has(uri)) return;
  try {
    const media = await app.pictureTurns(new URL(uri).host, () => ask(app, uri));
    if (media === null) return app.failures.add(uri);
    const now = app.clock.now();
    await app.transact(async (tx) => {
      if ((await keepPicture(tx, { id, mediaId: media.id, now })) > 0) await markMediaUsed(tx, media.id, now);
      else await releaseMedia(tx, null, media.url);
    });
  } catch (error) {
    app.failures.add(uri, error);
    app.log.info({ err: error }, 'a picture elsewhere could not be had');
  }
};

/** The smallest of its sizes is large enough for a face. */
const smallest = (url: string, srcset: string | null): string => srcset?.split(' ', 1)[0] || url;

/** Where a picture lies here; it is fetched when somebody looks. Null: there is none. */
export const findPicture = async (app: FederationApp, id: FederationPictureId): Promise<string | null> => {
  let row = await selectPicture(app.db, { id });
  if (row?.url === null) {
    await fetchPicture(app, id, row.uri);
    row = await selectPicture(app.db, { id });
  }
  if (row === undefined || row.url === null) return null;
  return row.is_face ? smallest(row.url, row.srcset) : row.url;
};

/** Those that were fetched a month ago are asked for again by whoever looks; those that nothing shows are forgotten. */
export const evictPictures = async (app: FederationApp): Promise<void> => {
  const before = new Date(app.clock.now().getTime() - KEPT_MS);
  for (let found = 1; found > 0;) {
    found = await app.transact(async (tx) => {
      const rows = await selectEvicted(tx, { before });
      const ids = rows.map(({ id }) => id);
      await evict(tx, { ids });
      await deleteUnshown(tx, { ids });
      for (const { url } of rows) if (url !== null) await releaseMedia(tx, null, url);
      return rows.length;
    });
  }
};
