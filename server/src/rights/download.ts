import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid, kernelErrors } from '@house/contract/kernel';
import { EXPORT_FILE_PATH, rightsErrors } from '@house/contract/rights';
import { createCookies, fail, type House } from '#kernel';
import { storeOf } from '#media';
import { archiveKey } from './export.ts';
import { selectReady } from './queries.ts';

const find = async (house: House, request: FastifyRequest, reply: FastifyReply) => {
  const now = house.clock.now();
  const token = createCookies(house.config, request, reply).sessionToken;
  const viewer = token === null ? null : await house.findSession(house.db, token, now);
  if (viewer === null) fail(kernelErrors, 'signed_out');
  request.limitKey = `export:${viewer.memberId}`;
  const { isExceeded, ttlInSeconds } = await house.http.limitChecks.upload(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
  const { id = '' } = request.query as { id?: string };
  const [row] = isUuid(id) ? await selectReady(house.db, id, viewer.memberId, now) : [];
  const opened = row?.file == null ? null : await storeOf(house).open(archiveKey(row.file), null);
  if (row === undefined || opened?.body == null) fail(rightsErrors, 'export_not_found');
  return {
    size: opened.size,
    body: opened.body,
    name: `${house.config.brand.slug}-${row.created_at.toISOString().slice(0, 10)}.zip`,
  };
};

/** PR-05: a file, not JSON, and so a route beside the calls. It needs the session of its owner, and ends with the archive. */
export const serveArchive = (house: House): void => {
  house.http.get(EXPORT_FILE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { size, body, name } = await find(house, request, reply);
    return reply
      .type('application/zip')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(body);
  });
};
