import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { expectTrueCounts, people, testApp, type Person } from '#testing';

const { createGroup, joinGroup } = groupCalls;
const { actOnMessage, listConversations, listMessages, sendMessage } = messageCalls;

const setUp = async (multiple: boolean) => {
  const opened = await testApp();
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  const { group } = await ana.browser.get(createGroup, { name: 'Talk' });
  for (const { browser } of [bob, eva]) await browser.get(joinGroup, { group_id: group.id });
  const asked = {
    conversation_id: group.id,
    content: 'tea or coffee?',
    poll: { options: [' tea ', 'coffee'], multiple },
  };
  const { message } = await bob.browser.get(sendMessage, asked);
  const vote = async ({ browser }: Person, ...options: number[]) =>
    browser.ask(actOnMessage, { message_id: message.id, action: 'vote', options });
  const poll = async ({ browser }: Person) =>
    (await browser.get(listMessages, { conversation_id: group.id })).messages.at(-1)?.poll;
  return { opened, ana, bob, eva, group, message, vote, poll };
};

describe('a poll', () => {
  it('[GRP-02] is a message whose answers are counted once for each member', async () => {
    const { opened, ana, bob, eva, message, vote, poll } = await setUp(false);
    expect(message).toMatchObject({
      kind: 'poll',
      content: 'tea or coffee?',
      poll: { options: [{ text: 'tea', votes: 0, mine: false }, { text: 'coffee' }], voters: 0, closed: false },
    });
    for (const choice of [0, 1, 1]) await vote(ana, choice);
    await vote(eva, 1);
    expect(await poll(ana)).toMatchObject({ options: [{ votes: 0 }, { votes: 2, mine: true }], voters: 2 });
    expect(await poll(bob)).toMatchObject({ options: [{ votes: 0 }, { votes: 2, mine: false }] });
    await vote(ana);
    expect(await poll(ana)).toMatchObject({ options: [{ votes: 0 }, { votes: 1, mine: false }], voters: 1 });
    for (const wrong of [[2], [0, 1]]) expect((await vote(ana, ...wrong)).status).toBe(400);
    expect((await eva.browser.refused(actOnMessage, { message_id: message.id, action: 'close' })).status).toBe(403);
    await bob.browser.get(actOnMessage, { message_id: message.id, action: 'close' });
    expect((await vote(ana, 0)).status).toBe(403);
    expect(await poll(ana)).toMatchObject({ closed: true, voters: 1 });
    expect((await ana.browser.get(listConversations, {})).conversations[0]?.lastMessage).toBe('tea or coffee?');
    await expectTrueCounts(opened);
  });

  it('BZ-01, P7: counts right when one member votes from many devices at once', async () => {
    const { opened, ana, eva, vote, poll } = await setUp(true);
    await Promise.all(
      [[0], [1], [0, 1], [], [1], [0]].flatMap((options) => [vote(ana, ...options), vote(eva, ...options)]),
    );
    await expectTrueCounts(opened);
    await vote(ana, 0, 1);
    await vote(eva, 1, 1);
    expect(await poll(eva)).toMatchObject({ options: [{ votes: 1 }, { votes: 2, mine: true }], voters: 2 });
  });

  it('P7: equals a count by hand after any row of votes', async () => {
    const { opened, ana, bob, eva, vote, poll } = await setUp(true);
    const voters = [ana, bob, eva];
    const choice = fc.record({ who: fc.nat({ max: 2 }), options: fc.uniqueArray(fc.nat({ max: 1 })) });
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 6 }), async (votes) => {
        const last = new Map<number, number[]>();
        for (const { who, options } of votes) {
          await vote(voters[who] as Person, ...options);
          last.set(who, options);
        }
        for (const who of [0, 1, 2]) if (!last.has(who)) await vote(voters[who] as Person);
        const chosen = [...last.values()];
        const counted = await poll(ana);
        expect(counted?.options.map(({ votes: n }) => n)).toEqual(
          [0, 1].map((place) => chosen.filter((options) => options.includes(place)).length),
        );
        expect(counted?.voters).toBe(chosen.filter((options) => options.length > 0).length);
      }),
      { numRuns: 8 },
    );
    await expectTrueCounts(opened);
  });

  it('is for groups alone, has two to ten answers, and goes when it is taken back', async () => {
    const { opened, ana, bob, group, message, vote } = await setUp(false);
    const direct = { receiver_id: ana.id, content: '?', poll: { options: ['a', 'b'] } };
    expect((await bob.browser.refused(sendMessage, direct)).status).toBe(403);
    const { message: first } = await bob.browser.get(sendMessage, { receiver_id: ana.id, content: 'hi' });
    const there = { conversation_id: first.conversation_id, content: '?', poll: { options: ['a', 'b'] } };
    expect((await bob.browser.refused(sendMessage, there)).status).toBe(403);
    for (const options of [
      ['one'],
      Array.from({ length: 11 }, (_, place) => `${place}`),
      ['a', ' '],
      ['a', 'x'.repeat(101)],
    ])
      expect(
        (await bob.browser.refused(sendMessage, { conversation_id: group.id, content: '?', poll: { options } })).status,
      ).toBe(400);
    const wordless = { conversation_id: group.id, poll: { options: ['a', 'b'] } };
    expect((await bob.browser.refused(sendMessage, wordless)).status).toBe(400);
    await vote(ana, 0);
    await bob.browser.get(actOnMessage, { message_id: message.id, action: 'delete' });
    expect((await vote(ana, 1)).status).toBe(404);
    expect((await ana.browser.get(listMessages, { conversation_id: group.id })).messages.at(-1)).toMatchObject({
      deleted: true,
      poll: null,
    });
    await ana.browser.get(groupRunCalls.changeMember, { group_id: group.id, member_id: bob.id, action: 'remove' });
    await expectTrueCounts(opened);
  });
});
