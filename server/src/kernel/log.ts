import { pino, type Logger } from 'pino';

export type Log = Logger;

// Whatever an object is called, these of its fields never reach a log.
const secrets = [
  'password',
  'current',
  'token',
  'code',
  'codeVerifier',
  'accessToken',
  'secret',
  'challenge',
  'authorization',
  'cookie',
];

export const createLog = (level: string, pretty: boolean): Log =>
  pino({
    level,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers["${name}"]`]),
      censor: '[hidden]',
    },
    ...(pretty
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } }
      : {}),
  });
