import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { App } from '../app.ts';
import { registerKernelMetrics } from '../metrics.ts';
import type { Supervisor } from '../supervisor.ts';

const READY_TIMEOUT_MS = 1_500;

/** /healthz: the process is alive. /readyz: it can serve, that is, it reaches its database and is not stopping. */
export const serveHealth = (app: App, isStopping: () => boolean): void => {
  app.http.get('/healthz', async () => ({ success: true, status: 'ok' }));
  app.http.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await reachesDatabase(app));
    return reply.status(ready ? 200 : 503).send({ success: ready, status: ready ? 'ready' : 'not ready' });
  });
};

const reachesDatabase = async (app: App): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, READY_TIMEOUT_MS, false).unref());
  const asked = app.db.query({ text: 'select 1' }).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
};

/** For Prometheus: with METRICS_TOKEN, or from this machine as long as no PUBLIC_URL is set. Workers answer for all of them (OPS-02). */
export const serveMetrics = (app: App, token: string | null, supervisor: Supervisor | null = null): void => {
  const { http, metrics: registry } = app;
  supervisor?.onMeasure(() => registry.getMetricsAsJSON());
  registerKernelMetrics(app);
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers with status 500 and above',
    registers: [registry],
  });
  const kinds = new Map<string, Histogram.Internal<string>>();
  const secondsOf = (method: string, route: string, status: number): Histogram.Internal<string> => {
    const name = `${method} ${route} ${status}`;
    const known = kinds.get(name) ?? seconds.labels(method, route, String(status));
    kinds.set(name, known);
    return known;
  };
  http.addHook('onResponse', (request, reply, next) => {
    const { url = 'none' } = request.routeOptions;
    secondsOf(request.method, url, reply.statusCode).observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc();
    next();
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token, app.config.publicUrl !== null))
      return reply.status(404).send({ success: false, error: 'Not found', code: 'not_found' });
    const text = supervisor === null ? await registry.metrics() : await supervisor.ask({ kind: 'metrics' });
    // The figures of one of several would look as if the others had begun anew.
    if (typeof text !== 'string')
      return reply.status(503).send({ success: false, error: 'Try again', code: 'overloaded' });
    return reply.type(registry.contentType).send(text);
  });
};

const ownNames = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** What proxies add; any of them will do. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** isPublic: people come from elsewhere, so there is a proxy, and one that adds no header looks like this machine. */
const mayRead = (request: FastifyRequest, token: string | null, isPublic: boolean): boolean => {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (token !== null && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  if (isPublic) return false;
  // Behind a proxy on this machine every socket is loopback: a forwarded request is not ours.
  const isForwarded = forwarding.some((name) => request.headers[name] !== undefined);
  const isFromHere = loopback.test(request.socket.remoteAddress ?? '') && !isForwarded;
  // SR-L8: a page elsewhere whose name was pointed at this machine carries that name (DNS rebinding).
  return isFromHere && ownNames.test(request.headers.host ?? '');
};
