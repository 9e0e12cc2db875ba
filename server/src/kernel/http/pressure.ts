import { monitorEventLoopDelay } from 'node:perf_hooks';
import { kernelErrors } from '@wagram/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';

const LOOK_EVERY_MS = 500;
const RESOLUTION_MS = 10;
const NANO_TO_MS = 1e6;

/**
 * Refuses calls while turns of the event loop take longer than `maxDelayMs` on average, so that those already taken
 * are answered. One long turn is no pressure, and neither is the start, when modules and statements are prepared.
 */
export const refuseUnderPressure = (http: FastifyInstance, maxDelayMs: number): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isLate = false;
  const timer = setInterval(() => {
    // A look right after a long turn comes before its sample: nothing is known yet.
    if (delay.count === 0) return;
    isLate = delay.mean / NANO_TO_MS - RESOLUTION_MS > maxDelayMs;
    delay.reset();
  }, LOOK_EVERY_MS).unref();
  http.addHook('onReady', async () => void delay.enable());
  http.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  http.addHook('onRequest', (request, _reply, next) => {
    // The files that a page is made of cost little, and without one of them the page is broken.
    if (isLate && request.url.startsWith('/api/')) fail(kernelErrors, 'overloaded', { retryAfterS: 5 });
    next();
  });
};
