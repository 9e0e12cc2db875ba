import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { ledgerCalls } from '@wagram/contract/ledger';
import { noticeCalls, placeOf } from '@wagram/contract/notifications';
import { profileCalls } from '@wagram/contract/profiles';
import {
  streamCalls,
  streamChatCalls,
  streamModeratorCalls,
  streamTopic,
  type SuperchatAmount,
} from '@wagram/contract/streams';
import type { MemberId, StreamId, StreamMessageId } from '#kernel';
import { expectTrueCounts, listen, people, someId, testApp, type Person, type TestApp } from '#testing';
import { eraseOf } from '../erase.ts';

const live = async (opened: TestApp) => {
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'nft' });
  return { ana, bob, cleo, id: stream.id };
};

const say = ({ browser }: Person, stream_id: StreamId, message: string, amount?: SuperchatAmount) =>
  browser.ask(streamChatCalls.sendChat, { stream_id, message, ...(amount === undefined ? {} : { amount }) });

const chatOf = async ({ browser }: Pick<Person, 'browser'>, stream_id: StreamId) =>
  (await browser.get(streamChatCalls.listChat, { stream_id })).messages.map(({ message }) => message);

const figuresOf = async ({ browser }: Pick<Person, 'browser'>, stream_id: StreamId) =>
  (await browser.get(streamCalls.readStream, { stream_id })).stream;

const balanceOf = async ({ browser }: Person) => (await browser.get(ledgerCalls.readBalance, {})).balances.WGM;

describe('the chat of a stream', () => {
  it('[LIVE-04] a message has its id, username, words, time and what was paid, and comes at once', async () => {
    const opened = await testApp();
    const { ana, bob, id } = await live(opened);
    const ear = await listen(opened, ana);
    ear.say({ type: 'join', topic: streamTopic(id) });
    await ear.until('joined');
    const { message } = await bob.browser.get(streamChatCalls.sendChat, { stream_id: id, message: ' hello ' });
    const shape = { username: '@bob', message: 'hello', isSuperchat: false, amount: null };
    expect(message).toMatchObject({ ...shape, id: expect.any(String), timestamp: expect.any(String) });
    expect((await ear.until('stream_message'))['message']).toEqual(message);
    expect((await ear.until('stream_figures'))['figures']).toMatchObject({ comments: 1 });
    expect((await say(bob, id, '   ')).status).toBe(400);
    expect((await say(bob, id, 'x'.repeat(301))).status).toBe(400);
    expect(await figuresOf(bob, id)).toMatchObject({ comments: 1 });
  });

  it('pages go backwards, each message once', async () => {
    const opened = await testApp();
    const { ana, id } = await live(opened);
    for (let at = 1; at <= 5; at += 1) await say(ana, id, `word ${at}`);
    const first = await ana.browser.get(streamChatCalls.listChat, { stream_id: id, limit: 3 });
    const cursor = first.next_cursor ?? '';
    const rest = await ana.browser.get(streamChatCalls.listChat, { stream_id: id, limit: 3, cursor });
    const words = [...first.messages, ...rest.messages].map(({ message }) => message);
    expect([words, rest.next_cursor]).toEqual([['word 5', 'word 4', 'word 3', 'word 2', 'word 1'], null]);
  });

  it('the host and the author can take a message out, nobody else', async () => {
    const opened = await testApp();
    const { ana, bob, cleo, id } = await live(opened);
    const first = await bob.browser.get(streamChatCalls.sendChat, { stream_id: id, message: 'one' });
    const second = await bob.browser.get(streamChatCalls.sendChat, { stream_id: id, message: 'two' });
    const remove = (person: Person, message_id: StreamMessageId) =>
      person.browser.ask(streamChatCalls.deleteChat, { message_id });
    expect((await remove(cleo, first.message.id)).status).toBe(403);
    expect((await remove(cleo, someId(id))).status).toBe(404);
    expect((await remove(ana, first.message.id)).status).toBe(200);
    expect((await remove(bob, second.message.id)).status).toBe(200);
    expect((await remove(bob, second.message.id)).status).toBe(404);
    expect(await chatOf(cleo, id)).toEqual([]);
    expect(await figuresOf(cleo, id)).toMatchObject({ comments: 0 });
    await expectTrueCounts(opened);
  });

  it('a ban closes it for one member, from the next word on, until it is taken back', async () => {
    const opened = await testApp();
    const { ana, bob, cleo, id } = await live(opened);
    const banOf = (who: Person, member_id: MemberId) =>
      who.browser.ask(streamModeratorCalls.ban, { stream_id: id, member_id });
    expect((await banOf(bob, cleo.id)).status).toBe(403);
    expect((await banOf(ana, ana.id)).status).toBe(400);
    expect((await banOf(ana, someId(id))).status).toBe(404);
    expect((await banOf(ana, bob.id)).status).toBe(200);
    expect((await say(bob, id, 'let me')).body).toMatchObject({ code: 'banned' });
    expect((await say(bob, id, 'let me', 5)).body).toMatchObject({ code: 'banned' });
    expect(await balanceOf(bob)).toBe('100');
    expect(await figuresOf(bob, id)).toMatchObject({ is_banned: true, comments: 0 });
    const { members } = await ana.browser.get(streamModeratorCalls.listStreamBans, { stream_id: id });
    expect(members.map(({ username }) => username)).toEqual(['@bob']);
    expect((await bob.browser.ask(streamModeratorCalls.listStreamBans, { stream_id: id })).status).toBe(403);
    await ana.browser.get(streamModeratorCalls.unban, { stream_id: id, member_id: bob.id });
    expect((await say(bob, id, 'thank you')).status).toBe(200);
  });

  it('slow mode holds for everybody but the host, on every message', async () => {
    const opened = await testApp();
    const { ana, bob, cleo, id } = await live(opened);
    const slow = { stream_id: id, slow_seconds: 10 } as const;
    expect((await bob.browser.ask(streamCalls.changeStream, slow)).status).toBe(403);
    await ana.browser.get(streamCalls.changeStream, slow);
    const both = await Promise.all([say(bob, id, 'first'), say(bob, id, 'second')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect((await say(bob, id, 'third')).body).toMatchObject({ error: 'Slow mode is on. Please wait 10 s.' });
    expect((await say(cleo, id, 'my first')).status).toBe(200);
    for (const word of ['a', 'b', 'c']) expect((await say(ana, id, word)).status).toBe(200);
    opened.clock.advance(10_001);
    expect((await say(bob, id, 'fourth')).status).toBe(200);
  });

  it('is closed once the stream is not live', async () => {
    const opened = await testApp();
    const { ana, bob, id } = await live(opened);
    await say(bob, id, 'before');
    await ana.browser.get(streamCalls.endStream, { stream_id: id });
    expect((await say(bob, id, 'after')).body).toMatchObject({ code: 'not_live' });
    expect((await say(bob, id, 'after', 1)).body).toMatchObject({ code: 'not_live' });
    expect(await chatOf(bob, id)).toEqual(['before']);
  });

  it('[BLOCK-01] who is blocked by another viewer, or private, is not read by them; the host reads everybody', async () => {
    const opened = await testApp();
    const { ana, bob, cleo, id } = await live(opened);
    await bob.browser.get(blockCalls.block, { blocked_id: cleo.id });
    const ear = await listen(opened, cleo);
    ear.say({ type: 'join', topic: streamTopic(id) });
    await ear.until('joined');
    await say(bob, id, 'from bob');
    await say(cleo, id, 'from cleo');
    expect((await ear.until('stream_message'))['message']).toMatchObject({ message: 'from cleo' });
    expect(await chatOf(bob, id)).toEqual(['from bob']);
    expect(await chatOf(cleo, id)).toEqual(['from cleo']);
    await bob.browser.get(profileCalls.updateProfile, { private: true });
    expect(await chatOf({ browser: opened.browser() }, id)).toEqual(['from cleo']);
    expect(await chatOf(ana, id)).toEqual(['from cleo', 'from bob']);
    // Behind a block the host is nobody.
    await ana.browser.get(blockCalls.block, { blocked_id: cleo.id });
    expect((await say(cleo, id, 'hello?')).status).toBe(404);
    expect((await cleo.browser.ask(streamChatCalls.listChat, { stream_id: id })).status).toBe(404);
    expect(await chatOf(ana, id)).toEqual(['from bob']);
  });
});

describe('a superchat', () => {
  it('[LIVE-04] BZ-03: moves 1, 5, 10 or 25 WGM to the host, and nothing else', async () => {
    const opened = await testApp();
    const { ana, bob, id } = await live(opened);
    for (const amount of [0, -5, 1.5, '5', 1e9, 2] as never[])
      expect((await say(bob, id, 'take it', amount)).status).toBe(400);
    const { body } = await say(bob, id, '', 25);
    expect(body).toMatchObject({ message: { isSuperchat: true, amount: 25, message: '' } });
    expect([await balanceOf(ana), await balanceOf(bob)]).toEqual(['125', '75']);
    expect(await figuresOf(bob, id)).toMatchObject({ earnings: '25', comments: 1 });
    expect((await say(ana, id, 'to me', 1)).body).toMatchObject({ code: 'superchat_to_self' });
    await expectTrueCounts(opened);
  });

  it('[TLK-05] is told to the host, and no more once it is taken back', async () => {
    const opened = await testApp();
    const { ana, bob, id } = await live(opened);
    const told = async () => {
      await opened.app.events.settle();
      const { notifications } = await ana.browser.get(noticeCalls.listNotices, {});
      return notifications.flatMap((one) =>
        one.kind === 'superchat' ? [[one.from_username, one.message, placeOf(one, 'ana', 'wagram')]] : [],
      );
    };
    const { message } = await bob.browser.get(streamChatCalls.sendChat, { stream_id: id, message: '', amount: 5 });
    expect(await told()).toEqual([['@bob', 'sent you 5 WGM in your stream', `/livestream/${id}`]]);
    await bob.browser.get(streamChatCalls.takeBackSuperchat, { message_id: message.id });
    expect(await told()).toEqual([]);
  });

  it('BZ-02: a balance of 10 pays one of twenty at once', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '10' } });
    const { ana, bob, id } = await live(opened);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => say(bob, id, `try ${at}`, 10)));
    const codes = replies.map(({ body }) => (body.success ? 'paid' : body.code));
    expect(codes.filter((code) => code === 'paid')).toHaveLength(1);
    expect(codes.filter((code) => code === 'not_enough')).toHaveLength(19);
    expect([await balanceOf(ana), await balanceOf(bob)]).toEqual(['20', '0']);
    expect(await chatOf(ana, id)).toHaveLength(1);
    await expectTrueCounts(opened);
  });

  it('BZ-04: with one key it is paid once, however often it is sent', async () => {
    const opened = await testApp();
    const { ana, bob, id } = await live(opened);
    const once = (message: string) =>
      bob.browser.request({
        method: 'POST',
        url: streamChatCalls.sendChat.path,
        headers: { 'idempotency-key': 'the-same-key-of-one-action' },
        payload: { stream_id: id, message, amount: 5 },
      });
    const replies = await Promise.all(Array.from({ length: 20 }, () => once('thanks')));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
    expect((await once('other words')).statusCode).toBe(422);
    expect([await balanceOf(ana), await balanceOf(bob)]).toEqual(['105', '95']);
    await expectTrueCounts(opened);
  });

  it('taken out of the chat it stays in the books; with its sender’s account it goes', async () => {
    const opened = await testApp();
    const { ana, bob, id } = await live(opened);
    const { message } = await bob.browser.get(streamChatCalls.sendChat, { stream_id: id, message: 'mine', amount: 10 });
    await bob.browser.get(streamCalls.actOnStream, { stream_id: id, action: 'like' });
    await ana.browser.get(streamChatCalls.deleteChat, { message_id: message.id });
    expect(await figuresOf(ana, id)).toMatchObject({ earnings: '10', comments: 0, likes: 1 });
    await expectTrueCounts(opened);
    await opened.app.transact((tx) => eraseOf(tx, bob.id));
    expect(await figuresOf(ana, id)).toMatchObject({ earnings: '0', comments: 0, likes: 0 });
    expect(await balanceOf(ana)).toBe('110');
    await expectTrueCounts(opened);
  });

  it('[MEND-24] is taken back within ten seconds: it leaves the chat, and the earnings fall', async () => {
    const opened = await testApp();
    const { ana, bob, cleo, id } = await live(opened);
    const ear = await listen(opened, ana);
    ear.say({ type: 'join', topic: streamTopic(id) });
    await ear.until('joined');
    const pay = async (amount: SuperchatAmount) =>
      (await bob.browser.get(streamChatCalls.sendChat, { stream_id: id, message: 'mine', amount })).message.id;
    const back = (person: Person, message_id: StreamMessageId) =>
      person.browser.ask(streamChatCalls.takeBackSuperchat, { message_id });
    const first = await pay(25);
    for (const other of [ana, cleo]) expect((await back(other, first)).status).toBe(404);
    const replies = await Promise.all([back(bob, first), back(bob, first), back(bob, first)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ear.until('stream_message_gone'))['message_id']).toBe(first);
    expect([await balanceOf(ana), await balanceOf(bob), await chatOf(ana, id)]).toEqual(['100', '100', []]);
    expect(await figuresOf(ana, id)).toMatchObject({ earnings: '0', comments: 0 });
    const late = await pay(5);
    opened.clock.advance(10_001);
    expect((await back(bob, late)).body).toMatchObject({ code: 'too_late' });
    const { message } = await bob.browser.get(streamChatCalls.sendChat, { stream_id: id, message: 'words' });
    expect((await back(bob, message.id)).status).toBe(404);
    expect(await figuresOf(ana, id)).toMatchObject({ earnings: '5', comments: 2 });
    await expectTrueCounts(opened);
  });
});
