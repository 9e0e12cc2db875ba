import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** So many files stay for the database, media and the program itself, however many lines come. */
const KEPT_FREE = 128;
const TOLD_EVERY_MS = 10_000;

/** Of the limits of a process, as Linux writes them: how many lines it may hold at once. null: nobody says. */
export const connectionsOf = (limits: string): number | null => {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  return Number.isNaN(files) ? null : Math.max(files - KEPT_FREE, Math.floor(files / 2));
};

const readLimits = (): string => {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
};

/**
 * FT-14: whoever comes when there is no room for another line is turned away. A program that has no file left fails in what
 * it does for those who are there: it cannot even ask for its own memory.
 */
export const boundConnections = (
  { server }: Pick<FastifyInstance, 'server'>,
  log: Log,
  limits = readLimits(),
): void => {
  const most = connectionsOf(limits);
  if (most === null) return;
  server.maxConnections = most;
  let toldAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    log.warn({ most }, 'connections are turned away: the limit of open files leaves no room (ulimit -n)');
  });
};

/** Browsers ask for one thing at a time on a line; programs that do not may ask for so many before they have an answer. */
const WAITING_MAX = 16;

/**
 * DS-03: on one line answers wait for those before them, whole and in memory. Whoever asks for a thousand in a few
 * kilobytes and reads none of them is dropped.
 */
export const boundWaiting = (http: FastifyInstance): void => {
  const waiting = new WeakMap<Socket, number>();
  http.addHook('onRequest', (request, reply, next) => {
    // An answer whose turn it is has the line to itself.
    if (reply.raw.socket !== null) return next();
    const line = request.raw.socket;
    const before = waiting.get(line) ?? 0;
    if (before >= WAITING_MAX) {
      reply.hijack();
      line.destroy();
      return;
    }
    waiting.set(line, before + 1);
    reply.raw.once('close', () => waiting.set(line, (waiting.get(line) ?? 1) - 1));
    next();
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take minutes: a file. */
    slowBody?: boolean;
  }
}

const LOOK_MS = 1_000;

interface Line {
  /** The request whose body was the last to begin, unless it may take its time. */
  asking: IncomingMessage | null;
  since: number;
}

/**
 * DS-03: a body that trickles in is given up. Node has one such limit for all routes, and files need a longer one. Lines
 * stay while requests come and go, so it is they that are looked at: a list of requests would never rest.
 */
export const boundBodies = (http: FastifyInstance, mostMs: number): void => {
  const lines = new Map<Socket, Line>();
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { asking: null, since: 0 };
    lines.set(socket, line);
    socket.once('close', () => lines.delete(socket));
    return line;
  };
  http.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
    const hasBody = !raw.complete && raw.method !== 'GET' && raw.method !== 'HEAD';
    if (hasBody && routeOptions.config.slowBody !== true && raw.socket instanceof Socket) {
      const line = lineOf(raw.socket);
      line.asking = raw;
      line.since = Date.now();
    }
    next();
  });
  const giveUp = (): void => {
    for (const line of lines.values()) {
      if (line.asking?.complete === true) line.asking = null;
      else if (Date.now() - line.since >= mostMs) line.asking?.destroy();
    }
  };
  const timer = setInterval(giveUp, LOOK_MS).unref();
  http.addHook('onClose', (_http, done) => {
    clearInterval(timer);
    done();
  });
};
