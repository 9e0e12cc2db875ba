import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { handleErrors } from './error-handler.ts';
import { setHeaders } from './headers.ts';
import { prepareLimits } from './limits.ts';
import { boundBodies, boundConnections, boundWaiting } from './connection-limits.ts';
import { refuseUnderPressure } from './pressure.ts';
import { nameRequests, newRequestId } from './request-id.ts';
import { sharedCountsOn } from './shared-limits.ts';
import type { Tally } from './tally.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** A large file over a slow line. Only routes that say `slowBody` may take so long. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
/** Node refuses longer heads. */
const MAX_URL = 16_384;

const isDecodable = (url: string): boolean => {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/** An HTTP server with everything that holds for every route, and no routes. */
export const createHttp = async (config: Config, log: Log, tally: Tally | null = null): Promise<FastifyInstance> => {
  const http = fastify({
    // Requests are counted by the metrics; the log keeps what went wrong.
    loggerInstance: log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : log.level }),
    trustProxy: config.trustProxy,
    genReqId: newRequestId,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
    connectionTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request that arrives while we stop is still answered; the answer asks the client to reconnect.
    return503OnClosing: false,
    // Fastify answers a parameter that is too long, or an address it cannot decode, without any of our headers (SC-01).
    routerOptions: { maxParamLength: MAX_URL },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/api/malformed-address'),
  }) as unknown as FastifyInstance;
  // What is logged says whose it is by itself (cause.ts); a logger for each request would cost more than most requests.
  http.setChildLoggerFactory((logger) => logger);
  // Only JSON bodies: a form or text/plain post is how another site would try (SE-04).
  http.removeContentTypeParser('text/plain');
  nameRequests(http, config.trustProxy !== false);
  handleErrors(http, log);
  boundConnections(http, log);
  boundWaiting(http);
  boundBodies(http, REQUEST_TIMEOUT_MS);
  await setHeaders(http, config);
  await http.register(cookie);
  await http.register(rateLimit, { global: false, ...(tally === null ? {} : { store: sharedCountsOn(tally) }) });
  await http.register(compress, { threshold: 1_024 });
  if (config.busyAfterMs > 0) refuseUnderPressure(http, config.busyAfterMs);
  prepareLimits(http, config);
  return http;
};
