import { kernelErrors } from '@house/contract/kernel';
import { moderationCalls, moderationErrors } from '@house/contract/moderation';
import { fail, newId, route, type House } from '#kernel';
import { decide, decideAppeal } from './decide.ts';
import { warnOfUnknownOperators } from './operators.ts';
import { insertReport } from './queries.ts';
import { appealAgainst, listAppeals, listCases, listDecisions, listLog } from './service.ts';

export const moderationRoutes = (house: House): void => {
  memberRoutes(house);
  operatorRoutes(house);
  house.background(warnOfUnknownOperators(house), 'looking for the operators');
};

const memberRoutes = (house: House): void => {
  // A member's second report of the same thing changes nothing and is thanked like the first.
  route(house, moderationCalls.createReport, async ({ input, viewer, now }) => {
    if (viewer?.state === 'suspended') fail(kernelErrors, 'account_suspended');
    const { target, target_id: targetId, reason } = input;
    const note = input.note?.trim() || null;
    const made = await insertReport(house.db, newId(), viewer?.memberId ?? null, target, targetId, reason, note, now);
    return made.length === 0 ? fail(moderationErrors, 'target_not_found') : {};
  });
  route(house, moderationCalls.listDecisions, ({ input, viewer }) => listDecisions(house.db, viewer.memberId, input));
  route(house, moderationCalls.appeal, async ({ input, viewer, now }) => {
    await appealAgainst(house.db, viewer.memberId, input, now);
    return {};
  });
};

const operatorRoutes = (house: House): void => {
  route(house, moderationCalls.listCases, ({ input }) => listCases(house.db, input));
  route(house, moderationCalls.listLog, ({ input }) => listLog(house.db, input));
  route(house, moderationCalls.listAppeals, ({ input }) => listAppeals(house.db, input));
  route(house, moderationCalls.decide, async ({ input, viewer, now }) => ({
    decision: await decide(house, viewer.memberId, input, now),
  }));
  route(house, moderationCalls.decideAppeal, async ({ input, viewer, now }) => ({
    decision: await decideAppeal(house, viewer.memberId, input, now),
  }));
};
