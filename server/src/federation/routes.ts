import { every, type App } from '#kernel';
import { deleteOldHeard } from './inbox/heard.gen.ts';
import { serveMembers, serveOperators } from './desk/routes.ts';
import { hear } from './inbox/hear.ts';
import { hearing } from './inbox/receive.ts';
import { startTelling } from './outbox/listen.ts';
import { negotiate, serveDocuments, serveInboxes } from './serve/routes.ts';
import { servePictures } from './pictures/routes.ts';
import { serveOrigins } from './serve/origins.ts';
import { serveWellKnown } from './serve/well-known.ts';
import { withFederation } from './state.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nobody sends for longer than that, and signatures are older by then. */
const HEARD_MS = 30 * 24 * HOUR_MS;
/** Most of the time they wait for other servers. */
const AT_ONCE = 12;

/** FEDERATION is off: nothing of it is there. */
export const federationRoutes = (app: App, version: string): void => {
  const federated = withFederation(app);
  if (federated === null) return;
  serveWellKnown(federated, version);
  serveDocuments(federated);
  negotiate(federated);
  serveInboxes(federated);
  servePictures(federated);
  serveOrigins(federated);
  serveMembers(federated);
  serveOperators(federated);
  startTelling(federated);
  app.jobs.handle(hearing, { atOnce: AT_ONCE }, (job) => hear(federated, job));
  every(app, 'federation-heard', MINUTE_MS, (db, now) =>
    deleteOldHeard(db, { before: new Date(now.getTime() - HEARD_MS) }),
  );
};
