import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { kernelErrors } from '@house/contract/kernel';
import { mediaCalls, UPLOAD_PATH } from '@house/contract/media';
import { addressKey, fail, route, toFailure, type House } from '#kernel';
import { pieceRoutes } from './piece-routes.ts';
import { formLimits } from './receive.ts';
import { serveMedia } from './serve.ts';
import { usedBy } from './storage.ts';
import { startSweeping } from './sweep.ts';
import { createPass } from './tokens.ts';
import { receiveUpload } from './upload.ts';

export const mediaRoutes = (house: House): void => {
  route(house, mediaCalls.uploadAuth, ({ input, viewer }) =>
    createPass(house, viewer.memberId, input.screen, input.kind ?? null),
  );
  route(house, mediaCalls.readStorage, async ({ viewer }) => ({
    used: await usedBy(house.db, viewer.memberId),
    allowed: house.config.storageQuota,
  }));
  // With an image host, browsers send their files there.
  if (house.config.imageHost === null) uploadRoute(house);
  pieceRoutes(house);
  serveMedia(house);
  startSweeping(house);
};

/**
 * The one route beside the calls (AZ-08): a form, not JSON, and let in by a signed token of the call above instead of a
 * session, because that is how the image host's clients ask. Forms are read here and nowhere else (SE-04).
 */
const uploadRoute = (house: House): void => {
  void house.http.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
    scope.setErrorHandler((error, request, reply) => {
      const { status, message, code, retryAfterS } = toFailure(error);
      if (status === 500) house.log.error({ err: error, path: request.routeOptions.url }, 'an upload failed');
      if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
      // The rest of a form that was given up is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close');
      // `message` is where the image host's clients look for the reason.
      const body = { success: false, error: message, code, message };
      return reply.status(status).header('cache-control', 'no-store').send(body);
    });
    scope.post(UPLOAD_PATH, { config: { slowBody: true } }, async (request, reply) => {
      await countUpload(house, request);
      reply.header('cache-control', 'no-store');
      return receiveUpload(house, request);
    });
  });
};

const countUpload = async (house: House, request: FastifyRequest): Promise<void> => {
  request.limitKey = `upload-file:${addressKey(request.ip)}`;
  const { isExceeded, ttlInSeconds } = await house.http.limitChecks.upload(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
};
