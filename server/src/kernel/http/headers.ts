import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

// Pictures of members who came through X, until they have chosen their own.
const X_IMAGES = 'https://pbs.twimg.com';
const YEAR_S = 365 * 24 * 3600;

/** SC-01: on every answer, whatever it is. */
export const setHeaders = async (http: FastifyInstance, config: Config): Promise<void> => {
  const https = config.publicUrl?.protocol === 'https:';
  const host = config.imageHost;
  const files = ["'self'", 'blob:', 'data:', ...(host === null ? [] : [new URL(host.urlPrefix).origin])];
  const images = [...files, ...(config.x === null ? [] : [X_IMAGES])];
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Toasts and dialogs of the parts we use bring their own <style>.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: images,
        mediaSrc: files,
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(host === null ? [] : [new URL(host.uploadUrl).origin])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  http.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
  });
};
