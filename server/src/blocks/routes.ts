import { BLOCK_UNDO_MS, blockCalls } from '@house/contract/blocks';
import { every, route, type House } from '#kernel';
import { forgetEnded } from './queries.ts';
import { block, listKeptOut, mute, unblock, unmute } from './service.ts';

const FORGET_MS = 600_000;

export const blockRoutes = (house: House): void => {
  const { db } = house;
  every(house, 'forget what blocks ended', FORGET_MS, (tx, now) =>
    forgetEnded(tx, new Date(now.getTime() - BLOCK_UNDO_MS)),
  );

  route(house, blockCalls.block, ({ input, viewer, now }) => block(house, viewer.memberId, input.blocked_id, now));
  route(house, blockCalls.unblock, ({ input, viewer, now }) =>
    unblock(house, viewer.memberId, { blockedId: input.blocked_id, isUndo: input.restore }, now),
  );
  route(house, blockCalls.mute, ({ input, viewer, now }) => mute(house, viewer.memberId, input.muted_id, now));
  route(house, blockCalls.unmute, ({ input, viewer }) => unmute(house, viewer.memberId, input.muted_id));
  route(house, blockCalls.listKeptOut, ({ input, viewer }) => listKeptOut(db, viewer.memberId, input.type, input));
};
