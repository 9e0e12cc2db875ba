import { isUuid } from '@wagram/contract/kernel';
import { presenceTopic, TYPING_EVERY_MS, type MessageLive } from '@wagram/contract/messages';
import { knownTo } from '#blocks';
import { statement, type App } from '#kernel';
import { wants } from '#settings';
import { MAY_WRITE, OPEN, SEAT } from './access.ts';
import { SEATS_MAX, sendAll } from './tell.ts';

const RENEW_MS = 30_000;
/** Whoever is not renewed was held by a process that died. */
const HOLDS_MS = 75_000;

/** $1 who, $2 until when. Answers whether they were away. */
const upsertPresence = statement<{ member_id: string }>(
  'presence_renew',
  `insert into presence (member_id, online_until) select id, $2 from members where id = any($1)
   on conflict (member_id) do update set online_until = excluded.online_until returning member_id`,
);

const endPresence = statement('presence_end', 'update presence set online_until = $2 where member_id = $1');

/** $1 who, $2 whom, pair by pair: those who know each other, talk to each other and both show when they are online. */
const selectMayKnow = statement<{ memberId: string; id: string }>(
  'presence_may_know',
  `select j.member_id as "memberId", j.whom as id from unnest($1::uuid[], $2::uuid[]) j (member_id, whom)
   where ${knownTo('j.member_id', 'j.whom')}
     and ${wants('j.member_id', 'messages', "'onlineStatus'")} and ${wants('j.whom', 'messages', "'onlineStatus'")}
     and exists (select 1 from conversation_members mine join conversation_members theirs using (conversation_id)
       join conversations c on c.id = conversation_id and c.kind = 'direct'
       where mine.member_id = j.member_id and theirs.member_id = j.whom and not theirs.is_request)`,
);

const selectShows = statement<{ shows: boolean }>(
  'presence_shown',
  `select ${wants('$1', 'messages', "'onlineStatus'")} as shows`,
);

/** Whom it concerns that $1 types in $2: those there who let others see it too, and whom no block separates. In a crowd nobody. */
const selectTypingHearers = statement<{ member_id: string; username: string }>(
  'typing_hearers',
  `select heard.member_id, typist.username from ${SEAT} join members typist on typist.id = $1
     join conversation_members heard on heard.conversation_id = c.id and heard.member_id <> $1 and not heard.is_request
   where c.id = $2 and ${OPEN} and ${wants('$1', 'messages', "'typingIndicator'")}
     and ${wants('heard.member_id', 'messages', "'typingIndicator'")} and c.members_count <= ${SEATS_MAX} and ${MAY_WRITE}
     and ${knownTo('heard.member_id', '$1')}`,
);

const tell = async (app: App, memberId: string, isOnline: boolean): Promise<void> => {
  const [row] = await selectShows(app.db, memberId);
  if (row?.shows !== true) return;
  app.live.sendTo(presenceTopic(memberId), { type: 'presence', member_id: memberId, isOnline } satisfies MessageLive);
};

const until = (app: App): Date => new Date(app.clock.now().getTime() + HOLDS_MS);

/** Online is who has a page open, in whichever process; it is shown to those who show it themselves. */
export const startPresence = (app: App): void => {
  const { live, db } = app;
  live.allow(
    'presence',
    async (memberId, id) => isUuid(id) && (await selectMayKnow(db, [memberId], [id])).length > 0,
    // RT-03: a block, a setting or a conversation that is gone silences pages that are open.
    (joined) =>
      selectMayKnow(
        db,
        joined.map(({ memberId }) => memberId),
        joined.map(({ id }) => id),
      ),
  );
  live.onOpened(async (memberId) => {
    await upsertPresence(db, [memberId], until(app));
    await tell(app, memberId, true);
  });
  live.onClosed(async (memberId) => {
    if (live.socketsOf(memberId).length > 0) return;
    await endPresence(db, memberId, app.clock.now());
    await tell(app, memberId, false);
  });
  const renew = async (): Promise<void> => {
    const ids = [...new Set(live.sockets().map((socket) => socket.memberId))];
    if (ids.length > 0) await upsertPresence(db, ids, until(app));
  };
  const timer = setInterval(() => app.background(renew(), 'renewing presence'), RENEW_MS).unref();
  app.http.addHook('onClose', async () => clearInterval(timer));
};

/** MSG-08: told only when both sides let it be seen. */
export const startTyping = (app: App): void => {
  const lastTold = new Map<string, number>();
  app.live.hear('typing', async (memberId, { conversation_id: conversationId }) => {
    if (typeof conversationId !== 'string' || !isUuid(conversationId)) return 'malformed';
    const key = `${memberId}:${conversationId}`;
    const now = performance.now();
    if (now - (lastTold.get(key) ?? -Infinity) < TYPING_EVERY_MS / 2) return undefined;
    if (lastTold.size > 10_000) lastTold.clear();
    lastTold.set(key, now);
    const hearers = await selectTypingHearers(app.db, memberId, conversationId);
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
