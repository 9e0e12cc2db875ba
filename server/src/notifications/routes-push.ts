import { noticeErrors, pushCalls } from '@wagram/contract/notifications';
import { fail, newId, route, type App } from '#kernel';
import type { Push } from './push.ts';
import { deleteSessionSubscription, insertSubscription, selectIsSubscribed } from './push-queries.ts';

export const pushRoutes = (app: App, push: Push): void => {
  const { db } = app;

  route(app, pushCalls.readPush, async ({ viewer }) => {
    const [row] = await selectIsSubscribed(db, viewer.sessionId);
    return { public_key: push.publicKey, subscribed: row?.found === true };
  });

  route(app, pushCalls.subscribe, async ({ input, viewer, now }) => {
    if (!push.accepts(input)) fail(noticeErrors, 'unusable_push_service');
    const { endpoint, keys } = input;
    const { memberId, sessionId } = viewer;
    const [row] = await insertSubscription(db, newId(), memberId, sessionId, endpoint, JSON.stringify(keys), now);
    return row === undefined ? fail(noticeErrors, 'unusable_push_service') : {};
  });

  route(app, pushCalls.unsubscribe, async ({ viewer }) => {
    await deleteSessionSubscription(db, viewer.sessionId);
    return {};
  });
};
