// Files in pieces. The pieces themselves stand beside the calls (AZ-08), because they are bytes and no JSON; a session lets
// them in as it does a call.
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isId, kernelErrors } from '@wagram/contract/kernel';
import { cleanFileName, mediaCalls, mediaErrors } from '@wagram/contract/media';
import { assertSameOrigin, fail, readToken, route, type App, type MemberId, type PartialId } from '#kernel';
import { finishPartial } from './finish.ts';
import { dropPartial, findPartial, openPartial, receivePiece, toPartialView } from './partials.ts';
import { givePoster } from '../video/give-poster.ts';

const OCTETS = 'application/octet-stream';

interface Place {
  Params: { id: string; offset: string };
}

export const pieceRoutes = (app: App): void => {
  route(app, mediaCalls.startUpload, async ({ input, viewer }) => ({
    upload: await openPartial(app, viewer.memberId, input.screen, {
      name: input.screen === 'file' ? cleanFileName(input.name ?? '') : null,
      ...(input.size === undefined ? {} : { size: input.size }),
    }),
  }));

  route(app, mediaCalls.readUpload, async ({ input, viewer }) => ({
    upload: toPartialView(app, await findPartial(app, viewer.memberId, input.upload_id)),
  }));

  route(app, mediaCalls.finishUpload, async ({ input, viewer }) => ({
    file: await finishPartial(app, viewer.memberId, input.upload_id, input.size),
  }));

  route(app, mediaCalls.dropUpload, async ({ input, viewer }) => {
    await dropPartial(app, viewer.memberId, input.upload_id);
    return {};
  });

  route(app, mediaCalls.givePoster, async ({ input, viewer }) => ({
    poster_url: await givePoster(app, viewer.memberId, input.url, input.poster),
  }));

  bytesRoute(app);
};

const bytesRoute = (app: App): void => {
  void app.http.register(async (scope) => {
    scope.addContentTypeParser(OCTETS, (_request, bytes, done) => done(null, bytes));
    scope.put<Place>('/api/uploads/:id/:offset', { config: { slowBody: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // What is refused before it was read to its end is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close');
      const memberId = await enter(app, request);
      const { id, offset } = request.params;
      if (!isId<PartialId>(id) || !/^\d{1,10}$/.test(offset)) fail(mediaErrors, 'upload_not_found');
      if (!isBytes(request.body)) fail(mediaErrors, 'octets_only');
      const received = await receivePiece(app, memberId, { id, offset: Number(offset) }, request.body);
      reply.removeHeader('connection');
      return { success: true, received };
    });
  });
};

const isBytes = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body;

const enter = async (app: App, request: FastifyRequest): Promise<MemberId> => {
  assertSameOrigin(app.config, request);
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, app.clock.now());
  if (viewer === null) fail(kernelErrors, 'signed_out');
  if (viewer.state === 'suspended') fail(kernelErrors, 'account_suspended');
  request.limitKey = viewer.memberId;
  const { isExceeded, ttlInSeconds } = await app.http.limitChecks.api(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
  return viewer.memberId;
};
