import { blockCalls } from '@house/contract/blocks';
import { route, type House } from '#kernel';
import { block, listKeptOut, mute, unblock, unmute } from './service.ts';

export const blockRoutes = (house: House): void => {
  const { db } = house;
  route(house, blockCalls.block, ({ input, viewer, now }) => block(house, viewer.memberId, input.blocked_id, now));
  route(house, blockCalls.unblock, ({ input, viewer }) => unblock(house, viewer.memberId, input.blocked_id));
  route(house, blockCalls.mute, ({ input, viewer, now }) => mute(house, viewer.memberId, input.muted_id, now));
  route(house, blockCalls.unmute, ({ input, viewer }) => unmute(house, viewer.memberId, input.muted_id));
  route(house, blockCalls.listKeptOut, ({ input, viewer }) => listKeptOut(db, viewer.memberId, input.type, input));
};
