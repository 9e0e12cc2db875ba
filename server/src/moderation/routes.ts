import { kernelErrors } from '@wagram/contract/kernel';
import { moderationCalls, moderationErrors } from '@wagram/contract/moderation';
import { fail, newId, route, type App } from '#kernel';
import { answerWaitlist, countWaiting } from '#settings';
import { decide, decideAppeal } from './decide.ts';
import { decideJob, listFailedJobs } from './failed-jobs.ts';
import { warnOfUnknownOperators } from './operators.ts';
import { insertReport } from './reports.gen.ts';
import { listReservedNames } from './reserved-names.ts';
import { appealAgainst, listAppeals, listCases, listDecisions, listLog } from './service.ts';

export const moderationRoutes = (app: App): void => {
  memberRoutes(app);
  operatorRoutes(app);
  app.background(warnOfUnknownOperators(app), 'looking for the operators');
};

const memberRoutes = (app: App): void => {
  // A member's second report of the same thing changes nothing and is thanked like the first.
  route(app, moderationCalls.createReport, async ({ input, viewer, now }) => {
    if (viewer?.state === 'suspended') fail(kernelErrors, 'account_suspended');
    const { target, target_id: targetId, reason } = input;
    const reporterId = viewer?.memberId ?? null;
    const note = input.note?.trim() || null;
    const found = await insertReport(app.db, { id: newId(), reporterId, target, targetId, reason, note, now });
    return found === undefined ? fail(moderationErrors, 'target_not_found') : {};
  });
  route(app, moderationCalls.listDecisions, ({ input, viewer }) => listDecisions(app.db, viewer.memberId, input));
  route(app, moderationCalls.appeal, async ({ input, viewer, now }) => {
    await appealAgainst(app.db, viewer.memberId, input, now);
    return {};
  });
};

const operatorRoutes = (app: App): void => {
  route(app, moderationCalls.listCases, ({ input }) => listCases(app.db, input));
  route(app, moderationCalls.listLog, ({ input }) => listLog(app.db, input));
  route(app, moderationCalls.listAppeals, ({ input }) => listAppeals(app.db, input));
  route(app, moderationCalls.decide, async ({ input, viewer, now }) => ({
    decision: await decide(app, viewer.memberId, input, now),
  }));
  route(app, moderationCalls.decideAppeal, async ({ input, viewer, now }) => ({
    decision: await decideAppeal(app, viewer.memberId, input, now),
  }));
  route(app, moderationCalls.listReservedNames, async () => ({ members: await listReservedNames(app) }));
  route(app, moderationCalls.listFailedJobs, ({ input }) => listFailedJobs(app, input));
  route(app, moderationCalls.decideJob, async ({ input, viewer, now }) => {
    await decideJob(app, viewer, input, now);
    return {};
  });
  waitlistRoutes(app);
};

/** D26. The token's page tells the truth first, and only then those who wait for it hear that it is there. */
const waitlistRoutes = (app: App): void => {
  route(app, moderationCalls.listWaitlists, async () => ({ wishes: await countWaiting(app.db) }));
  route(app, moderationCalls.answerWaitlist, async ({ input: { wish: waitlist, message }, viewer, now }) => {
    if (waitlist === 'token' && app.config.tokenAddress === null) fail(moderationErrors, 'token_not_named');
    const told = await answerWaitlist(app, waitlist, message, now);
    app.log.info({ waitlist, told, by: viewer.memberId }, 'those who waited were told');
    return { told };
  });
};
