import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const YEAR_S = 365 * 24 * 3600;
/** Longer than any replica that is asked may lag. */
const MOMENTS_S = 120;
const SESSION_S = 30 * 24 * 3600;

export interface Cookies {
  startSession(token: string): void;
  endSession(): void;
  /** The token this browser came with, if any; it is replaced when privilege rises. */
  readonly sessionToken: string | null;
  get(name: CookieName): string | null;
  set(name: CookieName, value: string): void;
  setForMoments(name: CookieName, value: string): void;
  clear(name: CookieName): void;
}

export type CookieName = 'session' | 'device' | 'browser' | 'invited_by' | 'written';

const isSecure = (config: Config): boolean => config.publicUrl?.protocol === 'https:';

export const cookieName = (config: Config, name: CookieName): string => (isSecure(config) ? `__Host-${name}` : name);

export const readBearer = (request: FastifyRequest): string | null =>
  /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** The session cookie, or a bearer token for programs that use the API. */
export const readToken = (config: Config, request: FastifyRequest): string | null => {
  const bearer = readBearer(request);
  if (bearer !== null) return bearer;
  const cookie = request.cookies[cookieName(config, 'session')];
  return cookie !== undefined && /^[A-Za-z0-9_-]{20,100}$/.test(cookie) ? cookie : null;
};

export const createCookies = (config: Config, request: FastifyRequest, reply: FastifyReply): Cookies => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
  const set = (name: CookieName, value: string, maxAge: number): void => {
    reply.setCookie(cookieName(config, name), value, { ...options, maxAge });
  };
  const clear = (name: CookieName): void => {
    reply.clearCookie(cookieName(config, name), options);
  };
  const get = (name: CookieName): string | null => request.cookies[cookieName(config, name)]?.slice(0, 200) ?? null;
  return {
    startSession: (token) => set('session', token, SESSION_S),
    endSession: () => clear('session'),
    sessionToken: get('session'),
    get,
    set: (name, value) => set(name, value, YEAR_S),
    setForMoments: (name, value) => set(name, value, MOMENTS_S),
    clear,
  };
};
