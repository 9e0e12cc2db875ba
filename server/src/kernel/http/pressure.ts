import { monitorEventLoopDelay } from 'node:perf_hooks';
import { kernelErrors } from '@wagram/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';

const LOOK_EVERY_MS = 500;
const LATE_LOOKS = 2;
const RESOLUTION_MS = 10;
const NANO_TO_MS = 1e6;

/**
 * Refuses calls while turns of the event loop take longer than `maxDelayMs` on average, so that those already taken
 * are answered. One long turn is no pressure, at whatever moment it comes, and neither is the start, when modules and
 * statements are prepared: two looks in a row have to find it.
 */
export const refuseUnderPressure = (http: FastifyInstance, maxDelayMs: number): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let lateLooks = 0;
  const timer = setInterval(() => {
    // A look right after a long turn comes before its sample: nothing is known yet.
    if (delay.count === 0) return;
    lateLooks = delay.mean / NANO_TO_MS - RESOLUTION_MS > maxDelayMs ? lateLooks + 1 : 0;
    delay.reset();
  }, LOOK_EVERY_MS).unref();
  http.addHook('onReady', async () => void delay.enable());
  http.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  http.addHook('onRequest', (request, _reply, next) => {
    // The files that a page is made of cost little, and without one of them the page is broken.
    // By route, as an address can be written in many ways.
    const isCall = request.routeOptions.url?.startsWith('/api/') === true;
    if (lateLooks >= LATE_LOOKS && isCall) fail(kernelErrors, 'overloaded', { retryAfterS: 5 });
    next();
  });
};
