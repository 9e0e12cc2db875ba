import type { Call } from '@wagram/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { toPosition } from '../db/wal-position.ts';
import { createCookies, readBearer } from './cookies.ts';

/** Says that it is not known: later than any there is. */
const UNKNOWN = 'FFFFFFFF/FFFFFFFF';

/**
 * OPS-03: after a write the browser carries how far the primary has come, so that it does not read of a time before. Of two
 * writes at once the answer that comes last decides (decision 0107 says what that can cost).
 */
export const noteWrite = async (app: App, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { replicas } = app.database;
  if (replicas === null || call.method === 'GET') return;
  const position = await replicas.position().catch(() => UNKNOWN);
  createCookies(app.config, request, reply).setForMoments('written', position);
};

/** Null: only the primary knows. A program with a bearer token carries nothing for us. */
export const writtenBy = (app: App, request: FastifyRequest, reply: FastifyReply): bigint | null => {
  if (readBearer(request) !== null) return null;
  const written = createCookies(app.config, request, reply).get('written');
  return written === null ? 0n : toPosition(written);
};
