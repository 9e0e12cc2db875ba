import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

// Pictures of members who came through X, until they have chosen their own.
const X_IMAGES = 'https://pbs.twimg.com';
const YEAR_S = 365 * 24 * 3600;

/** SC-01: on every answer, whatever it is. They are the same for all, so they are made once. */
export const setHeaders = async (http: FastifyInstance, config: Config): Promise<void> => {
  const headers = {
    ...(await askHelmet(config)),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  };
  http.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};

const askHelmet = async (config: Config): Promise<Record<string, string>> => {
  const probe = fastify();
  await probe.register(helmet, toHelmet(config));
  const headers: Record<string, string> = {};
  probe.get('/', async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = String(value);
    return '';
  });
  await probe.inject({ url: '/' });
  await probe.close();
  return headers;
};

const toHelmet = (config: Config): FastifyHelmetOptions => {
  const https = config.publicUrl?.protocol === 'https:';
  const host = config.imageHost;
  const files = ["'self'", 'blob:', 'data:', ...(host === null ? [] : [new URL(host.urlPrefix).origin])];
  const images = [...files, ...(config.x === null ? [] : [X_IMAGES])];
  return {
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
    // For browsers and plug-ins that are no more.
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
};
