import { describe, expect, it } from 'vitest';
import { groupCalls } from '@wagram/contract/groups';
import { blockCalls } from '@wagram/contract/blocks';
import { messageCalls, type MessageView } from '@wagram/contract/messages';
import type { ConversationId } from '#kernel';
import { expectTrueCounts, people, testApp } from '#testing';

const { createGroup, joinGroup } = groupCalls;
const { listMessages, sendMessage } = messageCalls;

describe('what is said in many conversations at the same moment', () => {
  it('P1, P3: is written in one go, and each gets the answer to their own', async () => {
    const opened = await testApp();
    const [ana, bob, cleo, dora] = await people(opened, 'ana', 'bob', 'cleo', 'dora');
    const { group } = await ana.browser.get(createGroup, { name: 'Talk' });
    const { group: channel } = await ana.browser.get(createGroup, { name: 'News', kind: 'channel' });
    for (const id of [group.id, channel.id]) await bob.browser.get(joinGroup, { group_id: id });
    const say = async (person: typeof ana, input: object) => {
      const { body } = await person.browser.ask(sendMessage, input as { content: string });
      return body.success ? body.message : body.error;
    };
    const toBob = (await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hi' })).message;
    const toDora = (await ana.browser.get(sendMessage, { receiver_id: dora.id, content: 'hi' })).message;
    await dora.browser.get(blockCalls.block, { blocked_id: ana.id });
    const [direct, here] = [{ conversation_id: toBob.conversation_id }, { conversation_id: group.id }];
    const answers = await Promise.all([
      say(ana, { ...direct, content: 'twice', client_id: 'one' }),
      say(ana, { ...direct, content: 'twice', client_id: 'one' }),
      say(bob, { ...direct, content: 'back', reply_to: toBob.id }),
      say(ana, { conversation_id: toDora.conversation_id, content: 'blocked' }),
      say(ana, { ...here, content: 'to all', reply_to: toBob.id }),
      say(bob, { ...here, content: 'to all too', client_id: 'two' }),
      say(bob, { ...here, content: 'to all too', client_id: 'two' }),
      say(bob, { conversation_id: channel.id, content: 'not mine' }),
      say(cleo, { ...here, content: 'from outside' }),
      say(cleo, { ...direct, content: 'from outside' }),
    ]);
    const shown = (answer: MessageView | string) =>
      typeof answer === 'string'
        ? answer
        : `${answer.sender_username} ${answer.content} ${answer.reply_to?.content ?? '-'}`;
    expect(answers.map(shown)).toEqual([
      '@ana twice -',
      '@ana twice -',
      '@bob back hi',
      'Not delivered',
      // It answers nothing of this conversation.
      '@ana to all -',
      '@bob to all too -',
      '@bob to all too -',
      'You cannot write here',
      'Conversation not found',
      'Conversation not found',
    ]);
    const list = async (where: { conversation_id: ConversationId }) =>
      (await bob.browser.get(listMessages, where)).messages;
    const [two, all] = [await list(direct), await list(here)];
    expect(two.map(({ content }) => content).sort()).toEqual(['back', 'hi', 'twice']);
    expect(all.map(({ content }) => content).sort()).toEqual(['created the group', 'joined', 'to all', 'to all too']);
    for (const messages of [two, all])
      expect(messages.map(({ seq, change }) => [seq, change])).toEqual(messages.map((_, at) => [at + 1, at + 1]));
    await expectTrueCounts(opened);
  });
});
