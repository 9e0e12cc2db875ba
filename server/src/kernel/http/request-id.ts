import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { causedBy } from '../cause.ts';

const HEADER = 'x-request-id';
/** It goes into logs and into a sentence that people read: nothing in it may break either. */
const safe = /^[A-Za-z0-9._:-]{1,64}$/;

export const newRequestId = (): string => randomUUID();

/** Who comes through a proxy of TRUST_PROXY has more than one address; what anybody else says of themselves is not believed. */
const givenByProxy = ({ ips = [], headers }: FastifyRequest): string | null => {
  const given = headers[HEADER];
  return ips.length > 1 && typeof given === 'string' && safe.test(given) ? given : null;
};

/** OPS-07: each request has an id, which its answer, its lines of the log and the sentence of an unexpected error carry. */
export const nameRequests = (http: FastifyInstance, isBehindProxy: boolean): void => {
  http.addHook('onRequest', (request, reply, next) => {
    if (isBehindProxy) request.id = givenByProxy(request) ?? request.id;
    reply.header(HEADER, request.id);
    causedBy({ requestId: request.id }, next);
  });
};
