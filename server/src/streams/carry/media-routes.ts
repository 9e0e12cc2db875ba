// WHIP for the host, WHEP for viewers: an offer in, an answer out, and an address that ends it. These stand beside the calls
// (AZ-08), because their bodies are SDP as the two protocols want it. A session decides who may, and where there is none the
// page is a guest's.
import { kernelErrors } from '@wagram/contract/kernel';
import { streamErrors } from '@wagram/contract/streams';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, assertSameOrigin, fail, readToken, type App, type Viewer } from '#kernel';
import { admit } from '../admit.ts';
import type { Carrier } from './carriers.ts';
import type { StreamsApp } from '../watching/figures.ts';
import type { Watchers } from '../watching/watchers.ts';

const SDP = 'application/sdp';
const SDP_MAX = 100_000;

interface Place {
  Params: { id: string; way: string; token: string };
}

export const mediaRoutes = (app: StreamsApp, carrier: Carrier, watchers: Watchers): void => {
  void app.http.register(async (scope) => {
    scope.addContentTypeParser(SDP, { parseAs: 'string', bodyLimit: SDP_MAX }, (_request, body, done) =>
      done(null, body),
    );
    for (const way of ['whip', 'whep'] as const) {
      scope.post<Place>(`/api/streams/:id/${way}`, async (request, reply) => {
        const viewer = await enter(app, request);
        const offer = request.body;
        if (typeof offer !== 'string' || !offer.startsWith('v=0')) fail(streamErrors, 'sdp_only');
        const standing = await admit(app, way, viewer, request.params.id);
        const asker = { memberId: viewer?.memberId ?? null, address: addressKey(request.ip) };
        const { sdp, token } = await carrier.carry(way, standing.id, asker, offer);
        watchers.note(standing.id, standing.host_id);
        return answer(reply, 201).header('location', `/api/streams/${standing.id}/${way}/${token}`).type(SDP).send(sdp);
      });
    }
    scope.delete<Place>('/api/streams/:id/:way/:token', async (request, reply) => {
      await enter(app, request);
      await carrier.drop(request.params.token);
      return answer(reply, 200).send();
    });
  });
};

const answer = (reply: FastifyReply, status: number): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store');

const enter = async (app: App, request: FastifyRequest): Promise<Viewer | null> => {
  assertSameOrigin(app.config, request);
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, app.clock.now());
  const { api, anonymous } = app.http.limitChecks;
  request.limitKey = viewer?.memberId ?? addressKey(request.ip);
  const { isExceeded, ttlInSeconds } = await (viewer === null ? anonymous : api)(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
  return viewer;
};
