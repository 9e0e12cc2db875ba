import { setTimeout } from 'node:timers/promises';
import { faqOf } from '@house/contract/help';
import { analyticsRoutes } from '#analytics';
import { assistantRoutes } from '#assistant';
import { authRoutes, findSession, holdSessions } from '#auth';
import { blockRoutes, knownTo } from '#blocks';
import { bookmarkRoutes } from '#bookmarks';
import { commentRoutes } from '#comments';
import { exploreRoutes, listCommunities } from '#explore';
import { followRoutes } from '#follows';
import { gameRoutes } from '#games';
import { groupRoutes } from '#groups';
import { helpRoutes } from '#help';
import {
  createHttp,
  createMailer,
  createSeal,
  createSmsGateway,
  Dispatcher,
  Live,
  loadSecret,
  noBus,
  openRedis,
  PostgresBus,
  RedisBus,
  proveSeal,
  routedCallsOf,
  serveApiDocs,
  serveHealth,
  serveLive,
  serveMetrics,
  startKernelChores,
  systemClock,
  type Clock,
  type Config,
  type Database,
  type House,
  type LiveBus,
  type Log,
  type Mailer,
  type SmsGateway,
} from '#kernel';
import { ledgerRoutes } from '#ledger';
import { mediaRoutes } from '#media';
import { messageRoutes } from '#messages';
import { moderationRoutes } from '#moderation';
import { noticeRoutes } from '#notifications';
import { postRoutes } from '#posts';
import { searchRoutes } from '#search';
import { profileRoutes } from '#profiles';
import { rewardRoutes } from '#rewards';
import { rightsRoutes } from '#rights';
import { settingsRoutes } from '#settings';
import { streamRoutes } from '#streams';
import { trendingRoutes } from '#trending';
import { verificationRoutes } from '#verification';
import { videoRoutes } from '#video';
import { startDemo } from './demo/start.ts';
import { serveSharing } from './sharing/routes.ts';
import { serveWeb } from './web.ts';
import { version } from './version.ts';

export interface HouseParts {
  config: Config;
  database: Database;
  log: Log;
  clock?: Clock;
  mailer?: Mailer;
  sms?: SmsGateway;
  /** Folder of the built web. */
  webRoot?: string;
}

export interface OpenHouse {
  house: House;
  /**
   * Lets what is under way finish, then closes the database too. During the grace everything is still answered, so
   * that nobody is cut off whose request is on its way, but each answer asks its client to go elsewhere.
   */
  close(graceMs?: number): Promise<void>;
}

const openRooms = (house: House): void => {
  authRoutes(house);
  followRoutes(house);
  blockRoutes(house);
  ledgerRoutes(house, knownTo);
  mediaRoutes(house);
  postRoutes(house);
  commentRoutes(house);
  bookmarkRoutes(house);
  messageRoutes(house);
  groupRoutes(house);
  streamRoutes(house);
  videoRoutes(house);
  searchRoutes(house);
  analyticsRoutes(house);
  profileRoutes(house);
  moderationRoutes(house);
  settingsRoutes(house);
  rightsRoutes(house);
  noticeRoutes(house);
  rewardRoutes(house);
  verificationRoutes(house);
  trendingRoutes(house);
  exploreRoutes(house);
  assistantRoutes(house, {
    groups: async (viewerId, q, limit) =>
      (await listCommunities(house.db, viewerId, { q, limit, filter: 'all' }, house.clock.now())).communities,
    help: faqOf(house.config.brand),
  });
  gameRoutes(house);
  helpRoutes(house);
};

const busOf = ({ config, database, log }: HouseParts, redis: ReturnType<typeof openRedis> | null): LiveBus => {
  if (redis !== null) return new RedisBus(redis, log);
  return config.databaseUrl === null ? noBus : new PostgresBus(config.databaseUrl, database.pool, log);
};

/** What every room leans on, and the work that is still under way. */
const layKernel = async (parts: HouseParts): Promise<{ house: House; underway: ReadonlySet<Promise<unknown>> }> => {
  const { config, database, log } = parts;
  const seal = createSeal(loadSecret(config));
  await proveSeal(database.db, seal);
  const events = new Dispatcher(database.db, log);
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, log);
  await redis?.connect().catch(() => undefined);
  const underway = new Set<Promise<unknown>>();
  const house: House = {
    config,
    database,
    db: database.db,
    log,
    clock: parts.clock ?? systemClock,
    mailer: parts.mailer ?? createMailer(config, log),
    sms: parts.sms ?? createSmsGateway(config, log),
    seal,
    findSession,
    live: new Live(log, busOf(parts, redis)),
    events,
    http: await createHttp(config, log, redis),
    transact: async (work) => {
      const result = await database.db.transaction(work);
      events.wake();
      return result;
    },
    background: (work, what) => {
      const told = work.catch((error: unknown) => log.error({ err: error }, `${what} failed`));
      underway.add(told);
      void told.finally(() => underway.delete(told));
    },
  };
  house.http.addHook('onClose', async () => redis?.disconnect());
  return { house, underway };
};

/** Puts the rooms together. Everything that a test may want to replace comes in through `parts`. */
export const openHouse = async (parts: HouseParts): Promise<OpenHouse> => {
  const { house, underway } = await layKernel(parts);
  const { config, database, events, http, live } = house;
  const stopping = { now: false };
  serveMetrics(http, config.metricsToken);
  serveHealth(house, () => stopping.now);
  await serveLive(house, holdSessions, () => stopping.now);
  startKernelChores(house);
  openRooms(house);
  serveApiDocs(http, () => [...routedCallsOf(house)], config.brand.name, version);
  serveSharing(house);
  await serveWeb(house, version, parts.webRoot);
  startDemo(house);
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.now) reply.header('connection', 'close');
    done();
  });
  await http.ready();
  await live.start();
  events.start();
  return {
    house,
    close: async (graceMs = 0) => {
      stopping.now = true;
      await live.stop();
      if (graceMs > 0) await setTimeout(graceMs);
      await http.close();
      await Promise.all(underway);
      await events.stop();
      await database.close();
    },
  };
};
