import type { LinkEvent } from '@wagram/contract/links';
import type { App } from '#kernel';
import { selectCarded, touchMessage } from '../acts/changes.gen.ts';
import { selectPlace } from '../messages.gen.ts';
import { tellChange } from '../tell.ts';

/** Older ones are seen with their card by whoever opens them. */
const TOLD_MAX = 50;

/** TLK-01: a card comes a moment after its message, and is a change of it like any other. */
export const startCards = (app: App): void =>
  app.events.on<LinkEvent>('link.known', async (events, db, after) => {
    const messages = await selectCarded(db, { urls: events.map(({ payload }) => payload.url), count: TOLD_MAX });
    for (const { id } of messages) await touchMessage(db, { messageId: id });
    after(async () => {
      for (const { id } of messages) {
        const place = await selectPlace(app.db, { messageId: id });
        if (place !== undefined) await tellChange(app, place.conversation_id, place.change);
      }
    });
  });
