import { kernelErrors } from '@house/contract/kernel';
import { moderationCalls, moderationErrors } from '@house/contract/moderation';
import { fail, newId, route, type House } from '#kernel';
import { answerWish, countWaiting } from '#settings';
import { decide, decideAppeal } from './decide.ts';
import { warnOfUnknownOperators } from './operators.ts';
import { insertReport } from './queries.ts';
import { listReservedNames } from './reserved-names.ts';
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
  route(house, moderationCalls.listReservedNames, async () => ({ members: await listReservedNames(house) }));
  wishRoutes(house);
};

/** D26. The token's page tells the truth first, and only then those who wait for it hear that it is there. */
const wishRoutes = (house: House): void => {
  route(house, moderationCalls.listWishes, async () => ({ wishes: await countWaiting(house.db) }));
  route(house, moderationCalls.answerWish, async ({ input: { wish, message }, viewer, now }) => {
    if (wish === 'token' && house.config.tokenAddress === null) fail(moderationErrors, 'token_not_named');
    const told = await answerWish(house, wish, message, now);
    house.log.info({ wish, told, by: viewer.memberId }, 'those who waited were told');
    return { told };
  });
};
