import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

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

// Errors of the driver and of the query builder repeat the values of the query: addresses, hashes, whole rows.
const rowBearers = ['params', 'detail', 'where', 'parameters'];

const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const isQuery = 'query' in error && 'params' in error;
  const told = stdSerializers.err(isQuery && error.cause instanceof Error ? error.cause : error);
  return {
    ...Object.fromEntries(Object.entries(told).filter(([name]) => !rowBearers.includes(name))),
    ...(isQuery ? { query: error.query, stack: [told.stack, stackOnly(error)].join('\n') } : {}),
  };
};

// The first lines of a stack are the message.
const stackOnly = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

export const createLog = (level: string, pretty: boolean, destination?: DestinationStream): Log => {
  const options: LoggerOptions = {
    level,
    serializers: { err: withoutValues },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers["${name}"]`]),
      censor: '[hidden]',
    },
    ...(pretty
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } }
      : {}),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
