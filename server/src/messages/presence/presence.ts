import { isId } from '@wagram/contract/kernel';
import { presenceTopic, TYPING_EVERY_MS, type MessageLive } from '@wagram/contract/messages';
import { isNamedById, startRounds, type App, type ConversationId, type MemberId } from '#kernel';
import { endPresence, selectMayKnow, selectShows, selectTypingHearers, upsertPresence } from './presence.gen.ts';
import { SEATS_MAX, sendAll } from '../tell.ts';

const RENEW_MS = 30_000;
/** Whoever is not renewed was held by a process that died. */
const HOLDS_MS = 75_000;

const tell = async (app: App, memberId: MemberId, isOnline: boolean): Promise<void> => {
  if (!(await selectShows(app.db, { memberId })).shows) return;
  app.live.sendTo(presenceTopic(memberId), { type: 'presence', member_id: memberId, isOnline } satisfies MessageLive);
};

const until = (app: App): Date => new Date(app.clock.now().getTime() + HOLDS_MS);

/** Online is who has a page open, in whichever process; it is shown to those who show it themselves. */
export const startPresence = (app: App): void => {
  const { live, db } = app;
  live.allow(
    'presence',
    async (memberId, id) =>
      isId<MemberId>(id) && (await selectMayKnow(db, { memberIds: [memberId], whomIds: [id] })).length > 0,
    // RT-03: a block, a setting or a conversation that is gone silences pages that are open.
    (joined) => {
      const named = joined.filter(isNamedById<MemberId>);
      return selectMayKnow(db, {
        memberIds: named.map(({ memberId }) => memberId),
        whomIds: named.map(({ id }) => id),
      });
    },
  );
  live.onOpened(async (memberId) => {
    await upsertPresence(db, { memberIds: [memberId], until: until(app) });
    await tell(app, memberId, true);
  });
  live.onClosed(async (memberId) => {
    if (live.socketsOf(memberId).length > 0) return;
    await endPresence(db, { memberId, now: app.clock.now() });
    await tell(app, memberId, false);
  });
  const stop = startRounds(
    RENEW_MS,
    () => [...new Set(live.sockets().map((socket) => socket.memberId))],
    (memberIds) => upsertPresence(db, { memberIds, until: until(app) }),
    (round) => app.background(round, 'renewing presence'),
  );
  app.http.addHook('onClose', async () => stop());
};

/** MSG-08: told only when both sides let it be seen. */
export const startTyping = (app: App): void => {
  const lastTold = new Map<string, number>();
  app.live.hear('typing', async (memberId, { conversation_id: conversationId }) => {
    if (typeof conversationId !== 'string' || !isId<ConversationId>(conversationId)) return 'malformed';
    const key = `${memberId}:${conversationId}`;
    const now = performance.now();
    if (now - (lastTold.get(key) ?? -Infinity) < TYPING_EVERY_MS / 2) return undefined;
    if (lastTold.size > 10_000) lastTold.clear();
    lastTold.set(key, now);
    const hearers = await selectTypingHearers(app.db, { viewer: memberId, conversationId, most: SEATS_MAX });
    const [first] = hearers;
    if (first === undefined) return undefined;
    const ids = hearers.map((row) => row.member_id);
    const { username } = first;
    sendAll(app, ids, {
      type: 'typing',
      conversation_id: conversationId,
      member_id: memberId,
      username,
    } satisfies MessageLive);
    return undefined;
  });
};
