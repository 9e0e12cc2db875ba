import { setTimeout } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import { createFindSession, holdSessions } from '#auth';
import { keepHome } from '#federation';
import {
  createCacheFigures,
  createHttp,
  createMailer,
  createSmsGateway,
  Dispatcher,
  findSupervisor,
  findTally,
  loadTranslations,
  Jobs,
  Live,
  openSeal,
  noBus,
  openRedis,
  PostgresBus,
  RedisBus,
  serveApiDocs,
  serveHealth,
  serveLive,
  serveMetrics,
  startKernelTasks,
  startMailing,
  systemClock,
  toDb,
  watchStatements,
  type Clock,
  type Config,
  type Database,
  type App,
  type LiveBus,
  type Log,
  type Mailer,
  type SmsGateway,
  type Supervisor,
} from '#kernel';
import { createFileStore } from '#media';
import { describeApi } from './describe-api.ts';
import { startDemo } from './demo/start.ts';
import { openRooms, type Rooms } from './rooms.ts';
import { serveSharing } from './sharing/routes.ts';
import { serveWeb } from './web.ts';
import { version } from './version.ts';

export interface AppParts {
  config: Config;
  database: Database;
  log: Log;
  clock?: Clock;
  mailer?: Mailer;
  sms?: SmsGateway;
  /** false: what is done now and then is left to whoever asks for it. */
  isRecurring?: boolean;
  /** Folder of the built web. */
  webRoot?: string;
}

export interface OpenApp {
  app: App;
  rooms: Rooms;
  /**
   * Lets what is under way finish, then closes the database too. During the grace everything is still answered, so
   * that nobody is cut off whose request is on its way, but each answer asks its client to go elsewhere.
   */
  close(graceMs?: number): Promise<void>;
}

const busOf = ({ config, database, log }: AppParts, redis: ReturnType<typeof openRedis> | null): LiveBus => {
  if (redis !== null) return new RedisBus(redis, log);
  return config.databaseUrl === null ? noBus : new PostgresBus(database, log);
};

interface Kernel {
  app: App;
  /** The work that is still under way. */
  underway: ReadonlySet<Promise<unknown>>;
}

/** What every room leans on. */
const layKernel = async (parts: AppParts, supervisor: Supervisor | null): Promise<Kernel> => {
  const { config, database, log } = parts;
  const seal = await openSeal(database.db, config);
  const metrics = new Registry();
  const cacheFigures = createCacheFigures(metrics);
  const watch = watchStatements(log, metrics, config.slowQueryMs);
  const db = toDb(database.pool, (told) => events.hear(told), watch);
  const events = new Dispatcher(db, log);
  await loadTranslations(config);
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, log);
  await redis?.connect().catch(() => undefined);
  const live = new Live(log, busOf(parts, redis));
  const underway = new Set<Promise<unknown>>();
  const clock = parts.clock ?? systemClock;
  const jobs = new Jobs({ db, events, clock, log, isRecurring: parts.isRecurring ?? true });
  const app: App = {
    config,
    database,
    db,
    readFrom: database.replicas?.readers(db) ?? (() => db),
    log,
    clock,
    mailer: parts.mailer ?? createMailer(config, log),
    sms: parts.sms ?? createSmsGateway(config, log),
    seal,
    findSession: createFindSession({ events, live, cacheFigures }),
    files: createFileStore(config),
    live,
    events,
    jobs,
    http: await createHttp(config, log, findTally(redis, supervisor)),
    redisState: () => (redis === null ? 'none' : redis.status === 'ready' ? 'ready' : 'away'),
    metrics,
    cacheFigures,
    calls: new Set(),
    transact: async (work) => {
      const result = await db.transaction(work);
      events.wake();
      return result;
    },
    background: (work, what) => {
      const told = work.catch((error: unknown) => log.error({ err: error }, `${what} failed`));
      underway.add(told);
      void told.finally(() => underway.delete(told));
    },
  };
  app.http.addHook('onClose', async () => redis?.disconnect());
  return { app, underway };
};

const registerVersion = ({ metrics }: App): void =>
  new Gauge({
    name: 'app_info',
    help: 'The version that runs',
    labelNames: ['version'],
    aggregator: 'first',
    registers: [metrics],
  }).set({ version }, 1);

/** Puts the rooms together. Everything that a test may want to replace comes in through `parts`. */
export const openApp = async (parts: AppParts): Promise<OpenApp> => {
  const supervisor = findSupervisor();
  const { app, underway } = await layKernel(parts, supervisor);
  const { config, database, events, http, jobs, live } = app;
  const stopping = { now: false };
  serveMetrics(app, config.metricsToken, supervisor);
  registerVersion(app);
  serveHealth(app, () => stopping.now);
  await serveLive(app, holdSessions, () => stopping.now);
  startKernelTasks(app);
  startMailing(app);
  if (config.federation !== null) await keepHome(app.db, config.federation.origin, app.clock.now());
  const rooms = openRooms(app);
  serveApiDocs(http, () => describeApi(app));
  serveSharing(app);
  await serveWeb(app, version, parts.webRoot);
  startDemo(app, rooms);
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.now) reply.header('connection', 'close');
    done();
  });
  await http.ready();
  await live.start();
  events.start();
  await jobs.start();
  return {
    app,
    rooms,
    close: async (graceMs = 0) => {
      stopping.now = true;
      await live.stop();
      if (graceMs > 0) await setTimeout(graceMs);
      await http.close();
      await Promise.all(underway);
      await jobs.stop();
      await events.stop();
      await database.close();
    },
  };
};
