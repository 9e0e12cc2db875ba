// The ground every room stands on: configuration, database, routes, limits, mail, time and ids.
export { countAttempt, forgetAttempts, type AttemptRule } from './attempts.ts';
export { every, forgetOldRows, startKernelTasks } from './scheduled-tasks.ts';
export { createCacheFigures, type CacheFigures } from './cache-figures.ts';
export { cleanLine, cleanLines } from './clean-text.ts';
export * from './clock.ts';
export { findNumber, keepNumber, nextNumber } from './counters.ts';
export { ConfigError, readConfig, readEmbeddedConfig, type Config } from './config/config.ts';
export { closeDataFolder, readDisk } from './data-folder.ts';
export { openAlone, openDatabase, openEmbedded, openPostgres, type Database, type Db } from './db/database.ts';
export { dbWithin, toDb } from './db/db.ts';
export { watchStatements } from './db/statement-watch.ts';
export { EmbeddedPostgres } from './db/embedded.ts';
export { brokenUnique, isDatabaseDown } from './db/driver-errors.ts';
export {
  batchedStatement,
  exec,
  many,
  maybe,
  one,
  toJson,
  type EmittedEvent,
  type EventField,
  type Json,
} from './db/query.ts';
export type * from './db/schema.gen.ts';
export { FolderInUse, lockFolder } from './db/lock-file.ts';
export { migrate, readMigrations, UnknownMigration } from './db/migrate.ts';
export * from './db/transfer/index.ts';
export { liftTimeLimit } from './db/time-limit.gen.ts';
export { workAlone } from './db/work-alone.ts';
export { eraseTraces } from './erase.ts';
export { Dispatcher, type After, type Listener } from './events/dispatcher.ts';
export { publish } from './events/outbox.ts';
export { fail, Failure } from './failure.ts';
export { StoreError, type FileStore, type OpenedFile, type RangeRequest } from './file-store.ts';
export { readerLanguage } from './http/reader-language.ts';
export { serveApiDocs } from './http/api-docs.ts';
export { errorsOf } from './http/call-errors.ts';
export { toOpenApi, type ApiDescription } from './http/open-api.ts';
export { isTime, LAST_TIME_MS } from './http/cursor-range.ts';
export { cookieName, createCookies, readToken, type Cookies } from './http/cookies.ts';
export { handleErrors, toFailure } from './http/error-handler.ts';
export { setHeaders } from './http/headers.ts';
export { serveHealth, serveMetrics } from './http/health.ts';
export { createHttp } from './http/server.ts';
export { findTally } from './http/tally.ts';
export { addressKey, allowRead, allowSending, prepareLimits } from './http/limits.ts';
export { ownOrigin } from './http/own-origin.ts';
export { assertSameOrigin } from './http/same-origin.ts';
export type { KeepReply } from './http/idempotency.ts';
export { route, EventStream, JsonText, TextFile } from './http/route.ts';
export type { CallRequest } from './http/call-request.ts';
export type { FindSession, HoldSessions, App, Viewer } from './app.ts';
export { withoutEntities } from './outside/html-entities.ts';
export * from './ids.ts';
export { createFairLimit, createLimit } from './concurrency-limit.ts';
export { Hopeless, jobKind, NotYet, type Job, type JobKind, type JobOptions, type JobRules } from './jobs/job-kind.ts';
export { Jobs } from './jobs/jobs.ts';
export {
  countFailedJobs,
  discardFailedJob,
  retryFailedJob,
  selectFailedJobs,
  selectJobFigures,
} from './jobs/jobs.gen.ts';
export { oneReading } from './one-reading.ts';
export {
  createTexts,
  knownTags,
  languageOf,
  languageOfMember,
  loadTranslations,
  ownLanguages,
  serverWords,
  type Translation,
} from './language.ts';
export { countSaid } from './languages/count.ts';
export { LanguageFault } from './languages/fault.ts';
export { helpersFor } from './languages/needed-helpers.ts';
export type { OwnLanguage } from './languages/read-folder.ts';
export { noBus, type LiveBus } from './live/bus.ts';
export { Live, type LiveMessage } from './live/live.ts';
export { isNamedById, type Membership } from './live/membership.ts';
export { startRounds } from './live/rounds.ts';
export { RedisBus } from './live/redis-bus.ts';
export { PostgresBus } from './live/postgres-bus.ts';
export { serveLive } from './live/socket.ts';
export * from './log.ts';
export { openRedis } from './redis.ts';
export {
  findSupervisor,
  Supervisor,
  type Asked,
  type Measure,
  type Measured,
  type SupervisorAnswer,
  type SupervisorQuestion,
} from './supervisor.ts';
export { isOperator } from './operators.ts';
export { createMailer, type Mail, type Mailer } from './outside/mail.ts';
export { mailLater, sendMail, startMailing } from './outside/mail-job.ts';
export { askOutside, boundedFetch, OutboundError, type OutboundReply } from './outside/outbound.ts';
export { streamOutside, type StreamBounds } from './outside/outbound-stream.ts';
export { KEY_FILES, layNextKey, takeNextKey, type KeyFile } from './key-files.ts';
export {
  checkSeal,
  createSeal,
  findSecret,
  loadSecret,
  openSeal,
  WeakSealKey,
  WrongSealKey,
  type Seal,
} from './seal.ts';
export { createSmsGateway, smsCounter, type Sms, type SmsGateway } from './outside/sms.ts';
export { fetchUntrusted, isPublicAddress, mayBeAsked, type UntrustedReply } from './outside/untrusted-fetch.ts';
export type { ShownMedia, StoredMedia } from './stored-media.ts';
