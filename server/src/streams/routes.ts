import { streamCalls, streamChatCalls } from '@house/contract/streams';
import { every, newId, route, type House } from '#kernel';
import { keepInDemo } from '#members';
import { openCarrier } from './carriers.ts';
import { ban, deleteChat, listBans, listChat, sendChat, takeBackSuperchat, unban } from './chat.ts';
import { listenForStreams } from './listen.ts';
import { mediaRoutes } from './media-routes.ts';
import { keepDueReplays } from './replays.ts';
import {
  actOnStream,
  changeStream,
  closeLapsed,
  createStream,
  endStream,
  keepAlive,
  keepReplay,
  listStreams,
  readOwnLive,
  readStream,
  startReplay,
  startStream,
} from './service.ts';
import { forgetFigures } from './tell.ts';
import { sweepViewers, Watchers } from './watchers.ts';

const LAPSED_MS = 10_000;

export const streamRoutes = (house: House): void => {
  const carrier = openCarrier(house);
  const watchers = new Watchers(house, (streamId) => carrier.guestsOf(streamId));
  mediaRoutes(house, carrier, watchers);
  listenForStreams(house, carrier);
  every(house, 'end streams whose host is gone', LAPSED_MS, async (tx, now) => {
    await closeLapsed(house, now, null, tx);
    await sweepViewers(tx, now);
    house.background(keepDueReplays(house), 'making replays of what arrived');
  });
  house.http.addHook('preClose', async () => forgetFigures(house));
  runRoutes(house);
  watchRoutes(house);
  chatRoutes(house);
};

const runRoutes = (house: House): void => {
  route(house, streamCalls.createStream, ({ input, viewer, now, keepReply }) => {
    const { title, category, scheduled_for: scheduledFor = null } = input;
    return createStream(house, viewer.memberId, { title, category, scheduledFor }, now, keepReply);
  });

  route(house, streamCalls.startStream, async ({ input, viewer, now }) => ({
    stream: await startStream(house, viewer.memberId, input.stream_id, now),
  }));

  route(house, streamCalls.keepAlive, async ({ input, viewer, now }) => {
    await keepAlive(house, viewer.memberId, input.stream_id, now);
    return {};
  });

  route(house, streamCalls.endStream, async ({ input, viewer, now }) => {
    const stream = await endStream(house, viewer.memberId, input.stream_id, now, input.keep_replay);
    if (input.keep_replay === true) house.background(keepDueReplays(house), 'making a replay of what arrived');
    return { stream };
  });

  route(house, streamCalls.readOwnLive, async ({ viewer, now }) => ({
    stream: await readOwnLive(house, viewer.memberId, now),
  }));

  route(house, streamCalls.changeStream, async ({ input, viewer, now }) => ({
    stream: await changeStream(house, viewer.memberId, input.stream_id, input, now),
  }));

  route(house, streamCalls.startReplay, async ({ input, viewer }) => ({
    upload: await startReplay(house, viewer.memberId, input.stream_id),
  }));

  route(house, streamCalls.keepReplay, async ({ input, viewer, now }) => ({
    stream: await keepReplay(house, viewer.memberId, input.stream_id, input.url, now),
  }));
};

const watchRoutes = (house: House): void => {
  route(house, streamCalls.listStreams, ({ input, viewer, now }) =>
    listStreams(house.db, viewer?.memberId ?? null, input, now),
  );

  route(house, streamCalls.readStream, async ({ input, viewer, now }) => ({
    stream: await readStream(house.db, viewer?.memberId ?? null, input.stream_id, now),
  }));

  route(house, streamCalls.actOnStream, async ({ input, viewer, now }) => {
    if (input.action !== 'unlike')
      await keepInDemo(house.db, viewer, 'stream', input.stream_id, `${input.action} streams of members`);
    return { stream: await actOnStream(house, viewer.memberId, input.stream_id, input.action, now) };
  });
};

const chatRoutes = (house: House): void => {
  const { db } = house;
  route(house, streamChatCalls.listChat, ({ input, viewer }) =>
    listChat(db, viewer?.memberId ?? null, input.stream_id, input),
  );

  route(house, streamChatCalls.sendChat, async ({ input, viewer, key, now }) => {
    const draft = {
      streamId: input.stream_id,
      message: input.message,
      amount: input.amount ?? null,
      key: key ?? newId(),
    };
    // What carries credit is refused as such, in the ledger.
    if (draft.amount === null) await keepInDemo(db, viewer, 'stream', draft.streamId, 'write to members');
    return { message: await sendChat(house, viewer.memberId, draft, now) };
  });

  route(house, streamChatCalls.deleteChat, async ({ input, viewer, now }) => {
    await deleteChat(house, viewer.memberId, input.message_id, now);
    return {};
  });

  route(house, streamChatCalls.takeBackSuperchat, async ({ input, viewer, now }) => {
    await takeBackSuperchat(house, viewer.memberId, input.message_id, now);
    return {};
  });

  route(house, streamChatCalls.ban, async ({ input, viewer, now }) => {
    await ban(house, viewer.memberId, input.stream_id, input.member_id, now);
    return {};
  });

  route(house, streamChatCalls.unban, async ({ input, viewer }) => {
    await unban(house, viewer.memberId, input.stream_id, input.member_id);
    return {};
  });

  route(house, streamChatCalls.listBans, ({ input, viewer }) => listBans(db, viewer.memberId, input.stream_id, input));
};
