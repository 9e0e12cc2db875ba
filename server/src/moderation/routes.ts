import { moderationCalls, moderationErrors } from '@house/contract/moderation';
import { fail, newId, route, type House } from '#kernel';
import { insertReport } from './queries.ts';

export const moderationRoutes = (house: House): void => {
  // A member's second report of the same thing changes nothing and is thanked like the first.
  route(house, moderationCalls.createReport, async ({ input, viewer, now }) => {
    const { target, target_id: targetId, reason, note } = input;
    const [row] = await insertReport(
      house.db,
      newId(),
      viewer?.memberId ?? null,
      target,
      targetId,
      reason,
      note ?? null,
      now,
    );
    return row === undefined ? fail(moderationErrors, 'target_not_found') : {};
  });
};
