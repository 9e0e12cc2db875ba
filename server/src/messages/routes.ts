import { messageCalls, messageErrors } from '@house/contract/messages';
import { fail, route, type House } from '#kernel';
import { keepInDemo } from '#members';
import { editMessage, reactToMessage, takeBackMessage } from './act.ts';
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
} from './conversations.ts';
import { startPresence, startTyping } from './presence.ts';
import { closePollOf, vote } from './polls.ts';
import { sendMessage } from './send.ts';
import { startTopics } from './tell.ts';
import { insertViews } from './write-queries.ts';

export const messageRoutes = (house: House): void => {
  conversationRoutes(house);
  readingRoutes(house);
  writingRoutes(house);
  startPresence(house);
  startTyping(house);
  startTopics(house);
};

const conversationRoutes = (house: House): void => {
  const { db } = house;

  route(house, messageCalls.listConversations, ({ input, viewer, now }) =>
    listConversations(db, viewer.memberId, input, now),
  );

  route(house, messageCalls.findConversation, async ({ input, viewer, now }) => {
    const { conversation_id: conversationId, other_user_id: otherId, username } = input;
    const id = await idOf(db, viewer.memberId, { conversationId, otherId, username });
    return { conversation: await findConversation(db, viewer.memberId, id, now) };
  });

  route(house, messageCalls.changeConversation, async ({ input, viewer }) => {
    await changeSeat(house, viewer.memberId, input.conversation_id, input.action);
    return {};
  });
};

const readingRoutes = (house: House): void => {
  const { db } = house;

  route(house, messageCalls.listMessages, async ({ input, viewer, now }) => {
    const { user1_id: first, user2_id: second, conversation_id: conversationId } = input;
    const otherId = first === viewer.memberId ? second : first;
    const id = await idOf(db, viewer.memberId, { conversationId, otherId });
    return listMessages(db, viewer.memberId, id, input, now);
  });

  route(house, messageCalls.listChanges, ({ input, viewer, now }) =>
    listChanges(db, viewer.memberId, input.conversation_id, input.after, input.limit, now),
  );

  route(house, messageCalls.searchMessages, ({ input, viewer, now }) =>
    searchMessages(db, viewer.memberId, input.conversation_id, input.q, input, now),
  );

  route(house, messageCalls.markRead, async ({ input, viewer }) => {
    const meant = { conversationId: input.conversation_id, otherId: input.other_user_id };
    const id = await idOf(db, viewer.memberId, meant);
    return markRead(house, viewer.memberId, id, input.seq);
  });

  route(house, messageCalls.markDelivered, async ({ input, viewer }) => {
    await markDelivered(house, viewer.memberId, input.conversation_id, input.seq);
    return {};
  });
};

const writingRoutes = (house: House): void => {
  route(house, messageCalls.sendMessage, async ({ input, viewer, key, now }) => {
    const draft = {
      receiverId: input.receiver_id ?? null,
      conversationId: input.conversation_id ?? null,
      content: input.content ?? '',
      imageUrl: input.image_url || null,
      duration: input.duration ?? null,
      replyTo: input.reply_to ?? null,
      clientId: input.client_id ?? key,
      poll: input.poll ?? null,
    };
    const wish = 'write to members';
    if (draft.conversationId !== null) await keepInDemo(house.db, viewer, 'conversation', draft.conversationId, wish);
    else if (draft.receiverId !== null) await keepInDemo(house.db, viewer, 'member', draft.receiverId, wish);
    return { message: await sendMessage(house, viewer.memberId, draft, now) };
  });

  route(house, messageCalls.countViews, async ({ input, viewer, now }) => ({
    views: await insertViews(house.db, viewer.memberId, input.conversation_id, input.message_ids, now),
  }));

  route(house, messageCalls.actOnMessage, async ({ input, viewer, now }) => {
    const { message_id: id, action, content, emoji } = input;
    if (action === 'edit') return { message: await editMessage(house, viewer.memberId, id, content ?? '', now) };
    if (action === 'delete') return { message: await takeBackMessage(house, viewer.memberId, id, now) };
    if (action === 'vote') return { message: await vote(house, viewer.memberId, id, input.options ?? [], now) };
    if (action === 'close') return { message: await closePollOf(house, viewer.memberId, id, now) };
    if (emoji === undefined) fail(messageErrors, 'empty_message');
    return { message: await reactToMessage(house, viewer.memberId, id, action, emoji, now) };
  });
};
