import { jobKind, newId, toJson, type App, type Job } from '#kernel';
import { markMediaUsed, storeLinkPicture, type UsableMedia } from '#media';
import { fetchOutside, HostBusy, Unready, type Wanted } from './fetch.ts';
import { updateFailed, updateReady } from './links.gen.ts';
import { decodePage, readPage, type Page } from './page.ts';

export const fetchCard = jobKind<{ url: string }>('links.fetch');

const HOUR_MS = 3_600_000;
const KNOWN_MS = 7 * 24 * HOUR_MS;
const FAILED_MS = HOUR_MS;
const PAUSES_MS = [15_000, 120_000];
const AT_ONCE = 4;

/** A head seldom ends later; what comes after is not read. */
const HTML: Wanted = {
  accept: 'text/html, application/xhtml+xml',
  maxBytes: 512 * 1_024,
  isCut: true,
  timeoutMs: 5_000,
  wants: (type) => type.startsWith('text/html') || type.startsWith('application/xhtml+xml'),
};
const PICTURE: Wanted = {
  accept: 'image/webp, image/avif, image/jpeg, image/png, image/gif',
  maxBytes: 5_000_000,
  isCut: false,
  timeoutMs: 5_000,
  // What it really is, its bytes say.
  wants: () => true,
};

const fetchPage = async (app: App, url: string): Promise<Page | null> => {
  const found = await fetchOutside(app, new URL(url), HTML);
  return found === null ? null : readPage(decodePage(found.bytes, found.type), found.url);
};

/** What is smaller is a dot that counts who reads. */
const PICTURE_SIDE_MIN = 48;

/** A card is as good without one. */
const fetchPicture = async (app: App, url: URL): Promise<UsableMedia | null> => {
  const found = await fetchOutside(app, url, PICTURE).catch((error: unknown) => {
    if (error instanceof HostBusy || error instanceof Unready) return null;
    throw error;
  });
  return found === null ? null : storeLinkPicture(app, found.bytes, PICTURE_SIDE_MIN);
};

/** What a crash or a lost lease leaves of a picture is an upload that nothing shows: the sweep finds it. */
const keepCard = (app: App, job: Job<{ url: string }>, page: Page | null, picture: UsableMedia | null): Promise<void> =>
  app.transact(async (tx) => {
    if (!(await job.finish(tx))) return;
    const { url } = job.payload;
    const now = app.clock.now();
    if (page === null) {
      await updateFailed(tx, { url, now, until: new Date(now.getTime() + FAILED_MS) });
      return;
    }
    const { title, description, site } = page;
    await markMediaUsed(tx, picture?.id ?? null, now);
    await updateReady(tx, {
      url,
      title,
      description,
      site,
      mediaId: picture?.id ?? null,
      pictureUrl: picture?.url ?? null,
      picture: picture === null ? null : toJson(picture.stored),
      now,
      until: new Date(now.getTime() + KNOWN_MS),
      eventId: newId(),
    });
  });

/** Its lane: no host is asked by two of our processes at the same time. */
export const placeOf = (url: string) => ({ key: url, lane: new URL(url).host });

const work = async (app: App, job: Job<{ url: string }>): Promise<void> => {
  const { url } = job.payload;
  try {
    const page = await fetchPage(app, url);
    const picture = page?.picture == null ? null : await fetchPicture(app, page.picture);
    await keepCard(app, job, page, picture);
  } catch (error) {
    if (error instanceof HostBusy) {
      const dueAt = new Date(app.clock.now().getTime() + error.retryAfterS * 1_000);
      await app.transact(async (tx) => {
        if (await job.finish(tx)) await app.jobs.enqueue(tx, fetchCard, { url }, { ...placeOf(url), dueAt });
      });
    } else if (error instanceof Unready && job.isLastTry) await keepCard(app, job, null, null);
    else throw error;
  }
};

export const startFetching = (app: App): void =>
  app.jobs.handle(fetchCard, { pausesMs: PAUSES_MS, atOnce: AT_ONCE }, (job) => work(app, job));
