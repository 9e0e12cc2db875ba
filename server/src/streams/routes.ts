import { streamCalls, streamChatCalls, streamModeratorCalls, streamPictureCalls } from '@wagram/contract/streams';
import { addressKey, every, newId, route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { admit } from './admit.ts';
import { openCarrier } from './carry/carriers.ts';
import { deleteChat, listChat, listReplayChat, sendChat, takeBackSuperchat } from './chat/chat.ts';
import type { StreamDoor } from './door.ts';
import { createFigures, type StreamsApp } from './watching/figures.ts';
import { iceServersFor } from './carry/ice-servers.ts';
import { listenForStreams } from './listen.ts';
import { listPastStreams, listStreams } from './lists.ts';
import { mediaRoutes } from './carry/media-routes.ts';
import { addModerator, ban, listBans, listModerators, removeModerator, unban } from './chat/moderators.ts';
import { deleteOldRelays } from './carry/relays.gen.ts';
import { keepDueReplays, keepReplay, startReplay } from './past/replays.ts';
import {
  actOnStream,
  changeStream,
  closeLapsed,
  createStream,
  endStream,
  keepAlive,
  readOwnLive,
  readStream,
  startStream,
} from './service.ts';
import { Watchers } from './watching/watchers.ts';
import { deleteOldViewers } from './watching/watching.gen.ts';

const LAPSED_MS = 10_000;

/** `door`: who is let into what they may see. */
export const streamRoutes = (outer: App, door: StreamDoor): void => {
  const app: StreamsApp = { ...outer, door, figures: createFigures(outer) };
  const carrier = openCarrier(app);
  const watchers = new Watchers(app, (streamId) => carrier.guestsOf(streamId));
  mediaRoutes(app, carrier, watchers);
  listenForStreams(app, carrier);
  every(app, 'end streams whose host is gone', LAPSED_MS, async (tx, now) => {
    await closeLapsed(app, now, null, tx);
    await deleteOldViewers(tx, { now });
    await deleteOldRelays(tx, { now });
    app.background(keepDueReplays(app), 'making replays of what arrived');
  });
  app.http.addHook('preClose', async () => app.figures.stop());
  runRoutes(app);
  watchRoutes(app);
  chatRoutes(app);
  moderatorRoutes(app);
};

const runRoutes = (app: StreamsApp): void => {
  route(app, streamCalls.createStream, ({ input, viewer, now, keepReply }) => {
    const { title, category, scheduled_for: scheduledFor = null } = input;
    return createStream(app, viewer.memberId, { title, category, scheduledFor }, now, keepReply);
  });

  route(app, streamCalls.startStream, async ({ input, viewer, now }) => ({
    stream: await startStream(app, viewer.memberId, input.stream_id, now),
  }));

  route(app, streamCalls.keepAlive, async ({ input, viewer, now }) => {
    await keepAlive(app, viewer.memberId, input.stream_id, now);
    return {};
  });

  route(app, streamCalls.endStream, async ({ input, viewer, now }) => {
    const stream = await endStream(app, viewer.memberId, input.stream_id, now, input.keep_replay);
    if (input.keep_replay === true) app.background(keepDueReplays(app), 'making a replay of what arrived');
    return { stream };
  });

  route(app, streamCalls.readOwnLive, ({ viewer, now }) => readOwnLive(app, viewer.memberId, now));

  route(app, streamCalls.changeStream, async ({ input, viewer, now }) => ({
    stream: await changeStream(app, viewer.memberId, input.stream_id, input, now),
  }));

  route(app, streamCalls.startReplay, async ({ input, viewer }) => ({
    upload: await startReplay(app, viewer.memberId, input.stream_id, input.resumes === true),
  }));

  route(app, streamCalls.keepReplay, async ({ input, viewer, now }) => ({
    stream: await keepReplay(app, viewer.memberId, input.stream_id, input.url, now),
  }));
};

const watchRoutes = (app: StreamsApp): void => {
  route(app, streamCalls.listStreams, ({ input, viewer, now }) =>
    listStreams(app, viewer?.memberId ?? null, input, now),
  );

  route(app, streamCalls.listPastStreams, ({ input, viewer, now }) =>
    listPastStreams(app, viewer?.memberId ?? null, input, now),
  );

  route(app, streamCalls.readStream, async ({ input, viewer, now }) => ({
    stream: await readStream(app, viewer?.memberId ?? null, input.stream_id, now),
  }));

  route(app, streamPictureCalls.readIceServers, async ({ input, viewer, address, now }) => {
    await admit(app, 'whep', viewer, input.stream_id);
    return { ice_servers: iceServersFor(app, viewer?.memberId ?? `guest:${addressKey(address)}`, now) };
  });

  route(app, streamCalls.actOnStream, async ({ input, viewer, now }) => {
    if (input.action !== 'unlike')
      await keepInDemo(app.db, viewer, 'stream', input.stream_id, `${input.action} streams of members`);
    return { stream: await actOnStream(app, viewer.memberId, input.stream_id, input.action, now) };
  });
};

const chatRoutes = (app: StreamsApp): void => {
  const { db } = app;
  route(app, streamChatCalls.listChat, ({ input, viewer }) =>
    listChat(app, viewer?.memberId ?? null, input.stream_id, input),
  );

  route(app, streamChatCalls.listReplayChat, ({ input, viewer }) =>
    listReplayChat(app, viewer?.memberId ?? null, input.stream_id, input),
  );

  route(app, streamChatCalls.sendChat, async ({ input, viewer, key, now }) => {
    const draft = {
      streamId: input.stream_id,
      message: input.message,
      amount: input.amount ?? null,
      key: key ?? newId(),
    };
    // What carries credit is refused as such, in the ledger.
    if (draft.amount === null) await keepInDemo(db, viewer, 'stream', draft.streamId, 'write to members');
    return { message: await sendChat(app, viewer.memberId, draft, now) };
  });

  route(app, streamChatCalls.deleteChat, async ({ input, viewer, now }) => {
    await deleteChat(app, viewer.memberId, input.message_id, now);
    return {};
  });

  route(app, streamChatCalls.takeBackSuperchat, async ({ input, viewer, now }) => {
    await takeBackSuperchat(app, viewer.memberId, input.message_id, now);
    return {};
  });
};

const moderatorRoutes = (app: StreamsApp): void => {
  const { db } = app;
  route(app, streamModeratorCalls.ban, async ({ input, viewer, now }) => {
    await ban(app, viewer.memberId, input.stream_id, input.member_id, now);
    return {};
  });

  route(app, streamModeratorCalls.unban, async ({ input, viewer }) => {
    await unban(app, viewer.memberId, input.stream_id, input.member_id);
    return {};
  });

  route(app, streamModeratorCalls.listStreamBans, ({ input, viewer }) =>
    listBans(db, viewer.memberId, input.stream_id, input),
  );

  route(app, streamModeratorCalls.addModerator, async ({ input, viewer, now }) => {
    await keepInDemo(db, viewer, 'member', input.member_id, 'name moderators');
    await addModerator(app, viewer.memberId, input.member_id, now);
    return {};
  });

  route(app, streamModeratorCalls.removeModerator, async ({ input, viewer, now }) => {
    const { member_id: memberId, host_id: hostId = viewer.memberId } = input;
    await removeModerator(app, viewer.memberId, { hostId, memberId }, now);
    return {};
  });

  route(app, streamModeratorCalls.listModerators, ({ input, viewer }) => listModerators(db, viewer.memberId, input));
};
