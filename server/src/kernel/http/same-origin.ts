import { kernelErrors } from '@wagram/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { fail } from '../failure.ts';

/** SE-04: a browser says where a write comes from. Without PUBLIC_URL our own origin is the Host it was sent to. */
export const assertSameOrigin = (config: Config, request: FastifyRequest): void => {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  if (origin === undefined) {
    if (site !== undefined && site !== 'same-origin' && site !== 'none') fail(kernelErrors, 'cross_site');
    return;
  }
  if (!isOwnOrigin(config, request, origin)) fail(kernelErrors, 'cross_site');
};

/** Where this visitor thinks we are. A URL drops the port that its protocol implies, as browsers do. */
export const seenOrigin = (request: FastifyRequest): URL => {
  const text = `${request.protocol}://${request.host}`;
  return new URL(URL.canParse(text) ? text : 'http://invalid');
};

export const isOwnOrigin = (config: Config, request: FastifyRequest, origin: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (config.publicUrl !== null && url.origin === config.publicUrl.origin) return true;
  return config.publicUrl?.protocol !== 'https:' && url.host === seenOrigin(request).host;
};
