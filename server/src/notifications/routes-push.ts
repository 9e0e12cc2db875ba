import { noticeErrors, pushCalls } from '@wagram/contract/notifications';
import { fail, newId, route, toJson, type App } from '#kernel';
import { deleteSessionSubscription, insertSubscription, selectIsSubscribed } from './push.gen.ts';
import type { Push } from './push.ts';

export const pushRoutes = (app: App, push: Push): void => {
  const { db } = app;

  route(app, pushCalls.readPush, async ({ viewer }) => {
    const { found } = await selectIsSubscribed(db, { sessionId: viewer.sessionId });
    return { public_key: push.publicKey, subscribed: found };
  });

  route(app, pushCalls.subscribePush, async ({ input, viewer, now }) => {
    if (!push.accepts(input)) fail(noticeErrors, 'unusable_push_service');
    const { endpoint, keys } = input;
    const { memberId, sessionId } = viewer;
    const row = await insertSubscription(db, { id: newId(), memberId, sessionId, endpoint, keys: toJson(keys), now });
    return row === undefined ? fail(noticeErrors, 'unusable_push_service') : {};
  });

  route(app, pushCalls.unsubscribePush, async ({ viewer }) => {
    await deleteSessionSubscription(db, { sessionId: viewer.sessionId });
    return {};
  });
};
