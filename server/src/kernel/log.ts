import { pino, type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino';
import { currentCause } from './cause.ts';

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

interface Told {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

// Errors of the driver repeat the values of a statement: addresses, hashes, whole rows. So the log takes from an error only
// what is known to be harmless. `code` is a secret's name above: an error's stands as `reason`.
const harmless = ['reason', 'constraint', 'table', 'column', 'severity', 'syscall', 'address', 'port', 'status'];

const tellError = (error: Error): Told => {
  const fields = error as unknown as Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { message } = error;
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(fields['code'] === undefined ? {} : { reason: fields['code'] }),
    ...Object.fromEntries(harmless.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]])),
    ...(error.cause instanceof Error ? { cause: tellError(error.cause) } : {}),
  };
};

const errorIn = (logged: unknown): Error | null => {
  if (logged instanceof Error) return logged;
  const err = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : null;
  return err instanceof Error ? err : null;
};

export const createLog = (level: string, pretty: boolean, destination?: DestinationStream): Log => {
  const options: LoggerOptions = {
    level,
    // pino writes into what it is given.
    mixin: () => ({ ...currentCause() }),
    serializers: { err: (error: unknown) => (error instanceof Error ? tellError(error) : error) },
    hooks: {
      logMethod(args, method) {
        const error = errorIn(args[0]);
        const [first, text, ...rest] = args as unknown[];
        // Without words of ours pino, and Fastify too, takes those of the error.
        const isBare = error !== null && (text === undefined || text === error.message);
        method.apply(this, (isBare ? [first, tellError(error).message, ...rest] : args) as Parameters<LogFn>);
      },
    },
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
