import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId, kernelErrors } from '@wagram/contract/kernel';
import { EXPORT_FILE_PATH, rightsErrors } from '@wagram/contract/rights';
import { createCookies, fail, type App, type ExportId } from '#kernel';
import { archiveKey } from './export.ts';
import { selectReadyExport } from './exports.gen.ts';

const find = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  const now = app.clock.now();
  const token = createCookies(app.config, request, reply).sessionToken;
  const viewer = token === null ? null : await app.findSession(app.db, token, now);
  if (viewer === null) fail(kernelErrors, 'signed_out');
  request.limitKey = `export:${viewer.memberId}`;
  const { isExceeded, ttlInSeconds } = await app.http.limitChecks.upload(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
  const { id = '' } = request.query as { id?: string };
  const row = isId<ExportId>(id) ? await selectReadyExport(app.db, { id, memberId: viewer.memberId, now }) : undefined;
  const opened = row?.file == null ? null : await app.files.open(archiveKey(row.file), null);
  if (row === undefined || opened?.body == null) fail(rightsErrors, 'export_not_found');
  return {
    size: opened.size,
    body: opened.body,
    name: `${app.config.brand.slug}-${row.created_at.toISOString().slice(0, 10)}.zip`,
  };
};

/** PR-05: a file, not JSON, and so a route beside the calls. It needs the session of its owner, and ends with the archive. */
export const serveArchive = (app: App): void => {
  app.http.get(EXPORT_FILE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { size, body, name } = await find(app, request, reply);
    return reply
      .type('application/zip')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(body);
  });
};
