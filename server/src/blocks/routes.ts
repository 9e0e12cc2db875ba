import { blockCalls } from '@house/contract/blocks';
import { route, type House } from '#kernel';
import { block, unblock } from './service.ts';

export const blockRoutes = (house: House): void => {
  route(house, blockCalls.block, ({ input, viewer, now }) => block(house, viewer.memberId, input.blocked_id, now));
  route(house, blockCalls.unblock, ({ input, viewer }) => unblock(house, viewer.memberId, input.blocked_id));
};
