// Files in pieces. The pieces themselves stand beside the calls (AZ-08), because they are bytes and no JSON; a session lets
// them in as it does a call.
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isUuid, kernelErrors } from '@house/contract/kernel';
import { mediaCalls, mediaErrors } from '@house/contract/media';
import { assertSameOrigin, fail, readToken, route, type House } from '#kernel';
import { finishPartial } from './finish.ts';
import { dropPartial, findPartial, openPartial, receivePiece, toPartialView } from './partials.ts';
import { givePoster } from './give-poster.ts';

const OCTETS = 'application/octet-stream';

interface Place {
  Params: { id: string; offset: string };
}

export const pieceRoutes = (house: House): void => {
  route(house, mediaCalls.startUpload, async ({ input, viewer }) => ({
    upload: await openPartial(house, viewer.memberId, input.screen, null),
  }));

  route(house, mediaCalls.readUpload, async ({ input, viewer }) => ({
    upload: toPartialView(await findPartial(house, viewer.memberId, input.upload_id)),
  }));

  route(house, mediaCalls.finishUpload, async ({ input, viewer }) => ({
    file: await finishPartial(house, viewer.memberId, input.upload_id, input.size),
  }));

  route(house, mediaCalls.dropUpload, async ({ input, viewer }) => {
    await dropPartial(house, viewer.memberId, input.upload_id);
    return {};
  });

  route(house, mediaCalls.givePoster, async ({ input, viewer }) => ({
    poster_url: await givePoster(house, viewer.memberId, input.url, input.poster),
  }));

  bytesRoute(house);
};

const bytesRoute = (house: House): void => {
  void house.http.register(async (scope) => {
    scope.addContentTypeParser(OCTETS, (_request, bytes, done) => done(null, bytes));
    scope.put<Place>('/api/uploads/:id/:offset', { config: { slowBody: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // What is refused before it was read to its end is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close');
      const memberId = await enter(house, request);
      const { id, offset } = request.params;
      if (!isUuid(id) || !/^\d{1,10}$/.test(offset)) fail(mediaErrors, 'upload_not_found');
      if (!isBytes(request.body)) fail(mediaErrors, 'octets_only');
      const received = await receivePiece(house, memberId, { id, offset: Number(offset) }, request.body);
      reply.removeHeader('connection');
      return { success: true, received };
    });
  });
};

const isBytes = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body;

const enter = async (house: House, request: FastifyRequest): Promise<string> => {
  assertSameOrigin(house.config, request);
  const token = readToken(house.config, request);
  const viewer = token === null ? null : await house.findSession(house.db, token, house.clock.now());
  if (viewer === null) fail(kernelErrors, 'signed_out');
  if (viewer.state === 'suspended') fail(kernelErrors, 'account_suspended');
  request.limitKey = viewer.memberId;
  const { isExceeded, ttlInSeconds } = await house.http.limitChecks.api(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
  return viewer.memberId;
};
