import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** So many files stay for the database, media and the program itself, however many lines come. */
const KEPT_FREE = 128;
const TOLD_EVERY_MS = 10_000;

/** Of the limits of a process, as Linux writes them: how many lines it may hold at once. null: nobody says. */
export const linesOf = (limits: string): number | null => {
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
export const boundLines = ({ server }: Pick<FastifyInstance, 'server'>, log: Log, limits = readLimits()): void => {
  const most = linesOf(limits);
  if (most === null) return;
  server.maxConnections = most;
  let toldAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    log.warn({ most }, 'connections are turned away: the limit of open files leaves no room (ulimit -n)');
  });
};
