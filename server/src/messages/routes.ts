import { messageCalls, messageErrors } from '@wagram/contract/messages';
import { fail, route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { editMessage, reactToMessage } from './acts/act.ts';
import { startCards } from './sending/cards.ts';
import { insertViews } from './acts/changes.gen.ts';
import {
  changeSeat,
  findConversation,
  idOf,
  listChanges,
  listConversations,
  listMessages,
  markDelivered,
  markRead,
  searchMessages,
} from './conversations/conversations.ts';
import type { Guard, Messages, MessagesApp } from './guard.ts';
import { startPresence, startTyping } from './presence/presence.ts';
import { closePollOf, vote } from './acts/polls.ts';
import { keepMessage, listPinned } from './acts/keep.ts';
import { sendMessage } from './sending/send.ts';
import { restoreMessage, startForgetting, takeBackMessage } from './acts/take-back.ts';
import { startTopics } from './tell.ts';
import { listCommentChanges, listComments } from './conversations/threads.ts';

export const createMessages = (outer: App): Messages => {
  let guard: Guard = async () => null;
  const app: MessagesApp = { ...outer, askGuard: (asked) => guard(asked), knownGroups: new Set() };
  conversationRoutes(app);
  readingRoutes(app);
  writingRoutes(app);
  startPresence(app);
  startTyping(app);
  startTopics(app);
  startForgetting(app);
  startCards(app);
  return { guardTalks: (next) => void (guard = next) };
};

const conversationRoutes = (app: App): void => {
  const { db } = app;

  route(app, messageCalls.listConversations, ({ input, viewer, now, language }) =>
    listConversations(db, viewer.memberId, input, now, language),
  );

  route(app, messageCalls.findConversation, async ({ input, viewer, now, language }) => {
    const { conversation_id: conversationId, other_user_id: otherId, username } = input;
    const id = await idOf(db, viewer.memberId, { conversationId, otherId, username });
    return { conversation: await findConversation(db, viewer.memberId, id, now, language) };
  });

  route(app, messageCalls.changeConversation, async ({ input, viewer }) => {
    await changeSeat(app, viewer.memberId, input.conversation_id, input.action);
    return {};
  });
};

const readingRoutes = (app: App): void => {
  const { db } = app;

  route(app, messageCalls.listMessages, async ({ input, viewer, now }) => {
    const { user1_id: first, user2_id: second, conversation_id: conversationId } = input;
    const otherId = first === viewer.memberId ? second : first;
    if (conversationId !== undefined && input.thread_of !== undefined)
      return listComments(db, viewer.memberId, conversationId, input.thread_of, input, now);
    const id = await idOf(db, viewer.memberId, { conversationId, otherId });
    return listMessages(db, viewer.memberId, id, input, now);
  });

  route(app, messageCalls.listChanges, ({ input, viewer, now }) =>
    input.thread_of === undefined
      ? listChanges(db, viewer.memberId, input.conversation_id, input.after, input.limit, now)
      : listCommentChanges(db, viewer.memberId, input.conversation_id, input.thread_of, input, now),
  );

  route(app, messageCalls.searchMessages, ({ input, viewer, now }) =>
    searchMessages(db, viewer.memberId, input.conversation_id, input.q, input, now),
  );

  route(app, messageCalls.listPinned, async ({ input, viewer, now }) => ({
    messages: await listPinned(db, viewer.memberId, input.conversation_id, now),
  }));

  route(app, messageCalls.markConversationRead, async ({ input, viewer }) => {
    const meant = { conversationId: input.conversation_id, otherId: input.other_user_id };
    const id = await idOf(db, viewer.memberId, meant);
    return markRead(app, viewer.memberId, id, input.seq);
  });

  route(app, messageCalls.markDelivered, async ({ input, viewer }) => {
    await markDelivered(app, viewer.memberId, input.conversation_id, input.seq);
    return {};
  });
};

const writingRoutes = (app: MessagesApp): void => {
  route(app, messageCalls.sendMessage, async ({ input, viewer, key, now }) => {
    const [first, ...more] = input.media ?? [];
    const draft = {
      receiverId: input.receiver_id ?? null,
      conversationId: input.conversation_id ?? null,
      content: input.content ?? '',
      imageUrl: first?.url ?? (input.image_url || null),
      moreUrls: more.map(({ url }) => url),
      duration: input.duration ?? null,
      replyTo: input.reply_to ?? null,
      threadOf: input.thread_of ?? null,
      clientId: input.client_id ?? key,
      poll: input.poll ?? null,
      forwardOf: input.forward_of ?? null,
    };
    const purpose = 'write to members';
    if (draft.conversationId !== null) await keepInDemo(app.db, viewer, 'conversation', draft.conversationId, purpose);
    else if (draft.receiverId !== null) await keepInDemo(app.db, viewer, 'member', draft.receiverId, purpose);
    return { message: await sendMessage(app, viewer.memberId, draft, now) };
  });

  route(app, messageCalls.keepMessage, async ({ input, viewer, now }) => {
    await keepMessage(app, viewer.memberId, input.message_id, input.action, now);
    return {};
  });

  route(app, messageCalls.countViews, async ({ input, viewer, now }) => {
    const { conversation_id: conversationId, message_ids: messageIds } = input;
    return { views: await insertViews(app.db, { viewer: viewer.memberId, conversationId, messageIds, now }) };
  });

  route(app, messageCalls.actOnMessage, async ({ input, viewer, now }) => {
    const { message_id: id, action, content, emoji } = input;
    if (action === 'edit') return { message: await editMessage(app, viewer.memberId, id, content ?? '', now) };
    if (action === 'delete') return { message: await takeBackMessage(app, viewer.memberId, id, now) };
    if (action === 'restore') return { message: await restoreMessage(app, viewer.memberId, id, now) };
    if (action === 'vote') return { message: await vote(app, viewer.memberId, id, input.options ?? [], now) };
    if (action === 'close') return { message: await closePollOf(app, viewer.memberId, id, now) };
    if (emoji === undefined) fail(messageErrors, 'empty_message');
    return { message: await reactToMessage(app, viewer.memberId, id, action, emoji, now) };
  });
};
