import { isIPv6 } from 'node:net';
import { kernelErrors, type Call, type LimitName } from '@wagram/contract/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { fail } from '../failure.ts';
import type { App, Viewer } from '../app.ts';
import { readToken } from './cookies.ts';

const MINUTE_MS = 60_000;

/** One IPv6 customer has a /64 of addresses: they count as one. */
export const addressKey = (address: string): string => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
};

type Check = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

declare module 'fastify' {
  interface FastifyRequest {
    limitKey: string;
  }
  interface FastifyInstance {
    limitChecks: Record<LimitName | 'anonymous' | 'inbox', Check>;
  }
}

/** Bound in memory per process; attempts at secrets are counted in the database as well (attempts.ts). */
export const prepareLimits = (http: FastifyInstance, config: Config): void => {
  http.decorateRequest('limitKey', '');
  const check = (max: number, minutes: number): Check =>
    http.createRateLimit({
      max,
      timeWindow: minutes * MINUTE_MS,
      keyGenerator: (request) => request.limitKey,
    }) as Check;
  const { limits } = config;
  http.decorate('limitChecks', {
    api: check(limits.api, 5),
    anonymous: check(limits.apiAnonymous, 5),
    inbox: check(limits.inbox, 5),
    sign_in: check(limits.signIn, 5),
    sign_up: check(limits.signUp, 30),
    code: check(limits.code * 4, 30),
    report: check(limits.code * 4, 30),
    upload: check(limits.upload, 30),
  });
};

const allowOne = (app: App, request: FastifyRequest, viewer: Viewer | null): Promise<void> => {
  const checks = app.http.limitChecks;
  return viewer === null
    ? spend(request, checks.anonymous, addressKey(request.ip))
    : spend(request, checks.api, viewer.memberId);
};

/** SR-L6: pages, feeds and pictures for previews are read from the database too: they count as what calls count as. */
export const allowRead = async (app: App, request: FastifyRequest): Promise<void> => {
  const token = readToken(app.config, request);
  await allowOne(app, request, token === null ? null : await app.findSession(app.db, token, app.clock.now()));
};

/** One server speaks for thousands of people. */
export const allowSending = (app: App, request: FastifyRequest): Promise<void> =>
  spend(request, app.http.limitChecks.inbox, addressKey(request.ip));

export const allow = async (app: App, call: Call, request: FastifyRequest, viewer: Viewer | null): Promise<void> => {
  await allowOne(app, request, viewer);
  const checks = app.http.limitChecks;
  if (call.limit !== undefined && call.limit !== 'api')
    await spend(request, checks[call.limit], `${call.limit}:${addressKey(request.ip)}`);
};

const spend = async (request: FastifyRequest, check: Check, key: string): Promise<void> => {
  request.limitKey = key;
  const result = await check(request);
  if (result.isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: result.ttlInSeconds ?? 60 });
};
