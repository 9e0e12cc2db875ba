import { noticeErrors, pushCalls } from '@house/contract/notifications';
import { fail, newId, route, type House } from '#kernel';
import type { Push } from './push.ts';
import { deleteSessionSubscription, insertSubscription, selectIsSubscribed } from './push-queries.ts';

export const pushRoutes = (house: House, push: Push): void => {
  const { db } = house;

  route(house, pushCalls.readPush, async ({ viewer }) => {
    const [row] = await selectIsSubscribed(db, viewer.sessionId);
    return { public_key: push.publicKey, subscribed: row?.found === true };
  });

  route(house, pushCalls.subscribe, async ({ input, viewer, now }) => {
    if (!push.accepts(input)) fail(noticeErrors, 'unusable_push_service');
    const { endpoint, keys } = input;
    const { memberId, sessionId } = viewer;
    const [row] = await insertSubscription(db, newId(), memberId, sessionId, endpoint, JSON.stringify(keys), now);
    return row === undefined ? fail(noticeErrors, 'unusable_push_service') : {};
  });

  route(house, pushCalls.unsubscribe, async ({ viewer }) => {
    await deleteSessionSubscription(db, viewer.sessionId);
    return {};
  });
};
