import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaErrors } from '@wagram/contract/media';
import { fail, StoreError, type App, type OpenedFile, type RangeRequest } from '#kernel';
import { createAccess, type Admitted } from './access.ts';
import { fileTypes } from './file-types.ts';
import { MEDIA_PATH } from '../keep.ts';
import { parseRange } from '../store/span.ts';

// Names are made by us: whatever does not look like one is not looked for.
const keyShape =
  /^[a-z][a-z0-9]{1,29}-(?:posts|videos|avatars|voice|links|files)\/[A-Za-z0-9_-]{22}\/([a-z0-9]{1,10})\.([a-z0-9]{3,4})$/;

/** Caches of others forget what we take down within the hour. */
const PUBLIC_S = 3_600;

/** UP-03: /media/<folder>/<file>, from disk or S3 alike. Never limited: a page of pictures is one visit. */
export const serveMedia = (app: App): void => {
  const admitReader = createAccess(app);
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = (request.params as { '*': string })['*'];
    const type = fileTypes[keyShape.exec(key)?.[2] ?? ''];
    if (type === undefined) fail(mediaErrors, 'media_not_found');
    // A file never changes under its name, so the name tells versions apart.
    const tag = `"${key.split('/').slice(1).join('-')}"`;
    const admitted = await admitReader(request, key.slice(0, key.lastIndexOf('/')));
    const range = rangeOf(request, tag);
    const { size, first, last, body } = await find(app, key, range);
    if (body === null) {
      reply.header('content-range', `bytes */${size}`);
      fail(mediaErrors, 'range_not_satisfiable');
    }
    setHeaders(reply, tag, admitted);
    const isFresh = isKnown(request.headers['if-none-match'], tag);
    if (isFresh || request.method === 'HEAD') body.destroy();
    if (isFresh) return reply.status(304).send();
    reply.type(type).header('content-length', last - first + 1);
    if (range !== null) reply.status(206).header('content-range', `bytes ${first}-${last}/${size}`);
    return reply.send(request.method === 'HEAD' ? undefined : body);
  };
  // Both are named, because the HEAD that Fastify adds reads the file to its end.
  app.http.route({ method: ['GET', 'HEAD'], url: `${MEDIA_PATH}/*`, handler: handle });
};

const rangeOf = (request: FastifyRequest, tag: string): RangeRequest | null => {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === tag ? parseRange(request.headers.range) : null;
};

const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

const find = async (app: App, key: string, range: RangeRequest | null): Promise<OpenedFile> => {
  try {
    return (await app.files.open(key, range)) ?? fail(mediaErrors, 'media_not_found');
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    app.log.warn({ err: error }, 'a file could not be read');
    return fail(mediaErrors, 'storage_down', { retryAfterS: 5 });
  }
};

/** RFC 6266: the name in UTF-8 for those who read that, which is everybody by now. */
const attachmentOf = (name: string): string =>
  `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, toHex)}`;
const toHex = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const setHeaders = (reply: FastifyReply, tag: string, { reach, fileName }: Admitted): void => {
  if (fileName !== null) reply.header('content-disposition', attachmentOf(fileName));
  reply
    .header('etag', tag)
    .header('cache-control', reach === 'public' ? `public, max-age=${PUBLIC_S}` : 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    // Feeds and previews elsewhere may show what is public anyway.
    .header('cross-origin-resource-policy', reach === 'public' ? 'cross-origin' : 'same-origin');
};
