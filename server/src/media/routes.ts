import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { kernelErrors, withRequestId } from '@wagram/contract/kernel';
import { mediaCalls, UPLOAD_PATH } from '@wagram/contract/media';
import { addressKey, fail, route, toFailure, type App } from '#kernel';
import { registerMediaMetrics } from './metrics.ts';
import { pieceRoutes } from './pieces/piece-routes.ts';
import { formLimits } from './upload/receive.ts';
import { serveMedia } from './serve/serve.ts';
import { usedBy } from './storage.ts';
import { startSweeping } from './sweep.ts';
import { createPass } from './upload/tokens.ts';
import { receiveUpload } from './upload/upload.ts';

export const mediaRoutes = (app: App): void => {
  registerMediaMetrics(app.metrics);
  route(app, mediaCalls.uploadAuth, ({ input, viewer }) =>
    createPass(app, viewer.memberId, input.screen, input.kind ?? null),
  );
  route(app, mediaCalls.readStorage, async ({ viewer }) => ({
    used: await usedBy(app.db, viewer.memberId),
    allowed: app.config.storageQuota,
  }));
  // With an image host, browsers send their files there.
  if (app.config.imageHost === null) uploadRoute(app);
  pieceRoutes(app);
  serveMedia(app);
  startSweeping(app);
};

/**
 * The one route beside the calls (AZ-08): a form, not JSON, and let in by a signed token of the call above instead of a
 * session, because that is how the image host's clients ask. Forms are read here and nowhere else (SE-04).
 */
const uploadRoute = (app: App): void => {
  void app.http.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
    scope.setErrorHandler((error, request, reply) => {
      const { status, message, code, retryAfterS } = toFailure(error);
      if (status === 500) app.log.error({ err: error, path: request.routeOptions.url }, 'an upload failed');
      if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
      // The rest of a form that was given up is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close');
      // `message` is where the image host's clients look for the reason.
      const told = code === 'unexpected' ? withRequestId(message, request.id) : message;
      const body = { success: false, error: told, code, message: told };
      return reply.status(status).header('cache-control', 'no-store').send(body);
    });
    scope.post(UPLOAD_PATH, { config: { slowBody: true } }, async (request, reply) => {
      await countUpload(app, request);
      reply.header('cache-control', 'no-store');
      return receiveUpload(app, request);
    });
  });
};

const countUpload = async (app: App, request: FastifyRequest): Promise<void> => {
  request.limitKey = `upload-file:${addressKey(request.ip)}`;
  const { isExceeded, ttlInSeconds } = await app.http.limitChecks.upload(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
};
