import type { FastifyRequest } from 'fastify';
import type { Config } from '#kernel';

/** Where this server is reached: as the operator says, or as this visitor did. */
export const originOf = (config: Config, request: FastifyRequest): string => {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  const isName = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(request.host);
  return `${request.protocol}://${isName ? request.host : 'localhost'}`;
};
