import type { FastifyRequest } from 'fastify';
import { isSignedByPeer } from '../inbox/receive.ts';
import type { FederationApp } from '../state.ts';

/** With FEDERATION_AUTHORISED documents are for servers that say who they are, and are not blocked. */
export const mayRead = async (app: FederationApp, request: FastifyRequest): Promise<boolean> =>
  app.config.federation?.authorised !== true ||
  (await isSignedByPeer(app, { method: request.method, url: request.url, headers: request.headers }));
