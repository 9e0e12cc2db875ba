import { BLOCK_UNDO_MS, blockCalls } from '@wagram/contract/blocks';
import { every, route, type App } from '#kernel';
import { forgetEnded } from './blocks.gen.ts';
import { block, listKeptOut, mute, unblock, unmute } from './service.ts';

const FORGET_MS = 600_000;

export const blockRoutes = (app: App): void => {
  const { db } = app;
  every(app, 'forget what blocks ended', FORGET_MS, (tx, now) =>
    forgetEnded(tx, { before: new Date(now.getTime() - BLOCK_UNDO_MS) }),
  );

  route(app, blockCalls.block, ({ input, viewer, now }) => block(app, viewer.memberId, input.blocked_id, now));
  route(app, blockCalls.unblock, ({ input, viewer, now }) =>
    unblock(app, viewer.memberId, { blockedId: input.blocked_id, isUndo: input.restore }, now),
  );
  route(app, blockCalls.mute, ({ input, viewer, now }) => mute(app, viewer.memberId, input.muted_id, now));
  route(app, blockCalls.unmute, ({ input, viewer }) => unmute(app, viewer.memberId, input.muted_id));
  route(app, blockCalls.listKeptOut, ({ input, viewer }) => listKeptOut(db, viewer.memberId, input.type, input));
};
