import { BLOCK_UNDO_MS, blockCalls, mutingCalls } from '@wagram/contract/blocks';
import { every, route, type App } from '#kernel';
import { forgetEnded } from './blocks.gen.ts';
import { forgetMutedWords } from './muting.gen.ts';
import { listMuted, mutePost, muteWord, unmutePost, unmuteWord } from './muting.ts';
import { block, listKeptOut, mute, unblock, unmute } from './service.ts';

const FORGET_MS = 600_000;

export const blockRoutes = (app: App): void => {
  const { db } = app;
  every(app, 'forget what blocks ended', FORGET_MS, (tx, now) =>
    forgetEnded(tx, { before: new Date(now.getTime() - BLOCK_UNDO_MS) }),
  );

  every(app, 'forget words that are muted no longer', FORGET_MS, (tx, now) => forgetMutedWords(tx, { now }));

  route(app, blockCalls.block, ({ input, viewer, now }) => block(app, viewer.memberId, input.blocked_id, now));
  route(app, blockCalls.unblock, ({ input, viewer, now }) =>
    unblock(app, viewer.memberId, { blockedId: input.blocked_id, isUndo: input.restore }, now),
  );
  route(app, blockCalls.mute, ({ input, viewer, now }) => mute(app, viewer.memberId, input.muted_id, now));
  route(app, blockCalls.unmute, ({ input, viewer }) => unmute(app, viewer.memberId, input.muted_id));
  route(app, blockCalls.listKeptOut, ({ input, viewer }) => listKeptOut(db, viewer.memberId, input.type, input));

  route(app, mutingCalls.listMuted, ({ viewer, now }) => listMuted(db, viewer.memberId, now));
  route(app, mutingCalls.muteWord, ({ input, viewer, now }) =>
    muteWord(app, viewer.memberId, { word: input.word, term: input.for }, now),
  );
  route(app, mutingCalls.unmuteWord, ({ input, viewer, now }) => unmuteWord(app, viewer.memberId, input.word, now));
  route(app, mutingCalls.mutePost, ({ input, viewer, now }) => mutePost(app, viewer.memberId, input.post_id, now));
  route(app, mutingCalls.unmutePost, ({ input, viewer }) => unmutePost(app, viewer.memberId, input.post_id));
};
