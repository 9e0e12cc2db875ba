import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import type { ConversationId, MessageId } from '#kernel';
import { expectTrueCounts, listen, people, testApp, upload, uploadAny, webm, type Person } from '#testing';
import { checkDraft } from '#messages';
import { holdsWord } from '../saying/guard.ts';

const { changeGroup, createGroup, joinGroup, sayAsBot } = groupCalls;
const { answerHeld, changeMember, createBot, listBots, listHeld, removeBot } = groupRunCalls;
const { actOnMessage, listMessages, sendMessage } = messageCalls;
const DAY_MS = 24 * 3_600_000;

/** Ana's group with bob in it. */
const groupOf = async (ana: Person, bob: Person, more: object) => {
  const { group } = await ana.browser.get(createGroup, { name: 'Talk', ...more });
  await bob.browser.get(joinGroup, { group_id: group.id });
  const here = { conversation_id: group.id };
  return { id: group.id, here };
};

const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const texts = async (person: Person, here: { conversation_id: ConversationId }) =>
  (await person.browser.get(listMessages, here)).messages
    .filter(({ kind }) => kind !== 'system')
    .map(({ content }) => content);

describe('media sharing, voice messages and polls', () => {
  it('[GRP-02] switched off are refused on the server, for those who run the group too', async () => {
    const [ana, bob] = await people(await testApp(), 'ana', 'bob');
    const off = { mediaSharing: false, voiceMessages: false, pollsVoting: false };
    const { id, here } = await groupOf(ana, bob, off);
    for (const person of [ana, bob]) {
      const image = (await upload(person, await photo())).url;
      const voice = (await upload(person, webm('webm', 'A_OPUS'), { screen: 'voice' })).url;
      const tries = [
        [{ image_url: image }, 'Photos and videos are off in this group'],
        [{ image_url: voice, duration: 1 }, 'Voice messages are off in this group'],
        [{ content: 'tea?', poll: { options: ['yes', 'no'] as string[] } }, 'Polls are off here'],
      ] as const;
      for (const [more, error] of tries)
        expect(await person.browser.refused(sendMessage, { ...here, ...more })).toMatchObject({ status: 403, error });
      await ana.browser.get(changeGroup, { group_id: id, mediaSharing: true, voiceMessages: true, pollsVoting: true });
      for (const [more] of tries)
        expect((await person.browser.get(sendMessage, { ...here, ...more })).message.held).toBe(false);
      await ana.browser.get(changeGroup, { group_id: id, ...off });
    }
  });

  it('[GRP-02, TLK-01] are not passed by in a poll: it has no photo and no file', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { here } = await groupOf(ana, bob, { mediaSharing: false });
    const poll = { ...here, content: 'tea?', poll: { options: ['yes', 'no'] } };
    const photoUrl = (await upload(bob, await photo())).url;
    const fileUrl = (await uploadAny(bob, Buffer.from('words'), 'words.txt')).url;
    const refused = { status: 400, error: 'A poll is sent without photos and files' };
    for (const url of [photoUrl, fileUrl])
      for (const more of [{ image_url: url }, { media: [{ url }] }])
        expect(await bob.browser.refused(sendMessage, { ...poll, ...more })).toMatchObject(refused);
    const draft = { content: 'tea?', imageUrl: photoUrl, duration: null, replyTo: null, clientId: null };
    await expect(
      checkDraft(opened.app, bob.id, { ...draft, poll: { ...poll.poll, multiple: false } }),
    ).rejects.toMatchObject({ code: 'poll_by_itself' });
    expect((await bob.browser.get(sendMessage, { ...poll, image_url: '' })).message.kind).toBe('poll');
  });
});

describe('auto moderation', () => {
  it('[GRP-02] keeps links of new members, the word list and floods out, in edits too', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id, here } = await groupOf(ana, bob, { autoModeration: true, words: ['Scam', ' free  money '] });
    const say = (content: string) => bob.browser.refused(sendMessage, { ...here, content });
    expect(await say('look: https://example.org')).toMatchObject({
      status: 403,
      error: 'New members cannot post links here yet',
    });
    // TLK-03: in whatever way it is written.
    for (const content of ['http://spam.example', 'www.spam.com', 'spam.com/x', 'xn--80ak6aa92e.com', 'spam[.]com'])
      expect([content, (await say(content)).code]).toEqual([content, 'no_links_yet']);
    for (const content of ['a SCAM!', 'FREE -- Money here', 'ｓｃａｍ'])
      expect([content, (await say(content)).code]).toEqual([content, 'words_not_allowed']);
    expect(
      (await bob.browser.refused(sendMessage, { ...here, content: '?', poll: { options: ['ok', 'scam'] } })).code,
    ).toBe('words_not_allowed');
    const { message } = await bob.browser.get(sendMessage, { ...here, content: 'scampi and freemoney' });
    const edit = { message_id: message.id, action: 'edit', content: 'scam' } as const;
    expect((await bob.browser.refused(actOnMessage, edit)).code).toBe('words_not_allowed');
    await ana.browser.get(sendMessage, { ...here, content: 'no scam: https://example.org' });
    opened.clock.advance(DAY_MS + 1);
    await bob.browser.get(sendMessage, { ...here, content: 'now https://example.org' });
    for (const content of ['2', '3', '4', '5']) await bob.browser.get(sendMessage, { ...here, content });
    expect(await say('6')).toMatchObject({ status: 429, code: 'too_fast' });
    opened.clock.advance(11_000);
    await bob.browser.get(sendMessage, { ...here, content: '6' });
    await ana.browser.get(changeMember, { group_id: id, member_id: bob.id, action: 'role', role: 'moderator' });
    await bob.browser.get(sendMessage, { ...here, content: 'scam' });
  });

  it('knows whole words and phrases alone', () => {
    expect(holdsWord(['the (bad) word'], ['bad'])).toBe(true);
    expect(holdsWord(['badly'], ['bad'])).toBe(false);
    expect(holdsWord(['so  very--BAD'], ['very bad'])).toBe(true);
    expect(holdsWord(['плохо!'], ['плохо'])).toBe(true);
  });
});

describe('slow mode', () => {
  it('[GRP-02] lets a member speak once in its time, however many devices try, and a retry is not a second word', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { here } = await groupOf(ana, bob, { slowMode: true, slowSeconds: 60 });
    const tries = await Promise.all(
      [1, 2, 3, 4, 5].map((one) => bob.browser.ask(sendMessage, { ...here, content: `${one}`, client_id: `c${one}` })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
    const first = tries.findIndex(({ status }) => status === 200) + 1;
    const again = await bob.browser.get(sendMessage, { ...here, content: `${first}`, client_id: `c${first}` });
    expect(again.message.content).toBe(`${first}`);
    expect(await bob.browser.refused(sendMessage, { ...here, content: 'more' })).toMatchObject({
      status: 429,
      error: 'Slow mode is on. Please wait 60 s.',
      details: { seconds: 60 },
    });
    for (const content of ['a', 'b']) await ana.browser.get(sendMessage, { ...here, content });
    opened.clock.advance(61_000);
    await bob.browser.get(sendMessage, { ...here, content: 'more' });
    expect(await texts(ana, here)).toEqual([`${first}`, 'a', 'b', 'more']);
  });
});

describe('message approval', () => {
  it('[GRP-02] keeps the words of members until a moderator lets them through, once', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { id, here } = await groupOf(ana, bob, { messageApproval: true });
    await eva.browser.get(joinGroup, { group_id: id });
    const sent = { ...here, content: 'please', client_id: 'one' };
    const { message } = await bob.browser.get(sendMessage, sent);
    expect(message).toMatchObject({ held: true, seq: 0, content: 'please', client_id: 'one', sender_username: '@bob' });
    expect((await bob.browser.get(sendMessage, sent)).message.id).toBe(message.id);
    const queue = async (person: Person) =>
      (await person.browser.get(listHeld, { group_id: id })).messages.map(({ content }) => content);
    expect([await queue(ana), await queue(bob), await queue(eva)]).toEqual([['please'], ['please'], []]);
    expect([await texts(ana, here), await texts(bob, here)]).toEqual([[], []]);
    const answer = { group_id: id, message_id: message.id, action: 'accept' } as const;
    for (const person of [bob, eva]) expect((await person.browser.refused(answerHeld, answer)).status).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => ana.browser.ask(answerHeld, answer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await texts(eva, here)).toEqual(['please']);
    const [shown] = (await bob.browser.get(listMessages, here)).messages.slice(-1);
    expect(shown).toMatchObject({ id: message.id, client_id: 'one', held: false });
    expect((await bob.browser.get(sendMessage, sent)).message).toMatchObject({ id: message.id, held: false });
    expect(
      (await bob.browser.refused(actOnMessage, { message_id: message.id, action: 'edit', content: 'x' })).code,
    ).toBe('no_edits_here');
    await ana.browser.get(sendMessage, { ...here, content: 'from above' });
    expect(await texts(bob, here)).toEqual(['please', 'from above']);
  });

  it('[GRP-02] drops what a moderator declines or its sender takes back, with its photo', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { id, here } = await groupOf(ana, bob, { messageApproval: true });
    await eva.browser.get(joinGroup, { group_id: id });
    const { url } = await upload(bob, await photo());
    const { message } = await bob.browser.get(sendMessage, { ...here, image_url: url });
    const { message: mine } = await bob.browser.get(sendMessage, { ...here, content: 'oops' });
    const decline = (message_id: MessageId) => ({ group_id: id, message_id, action: 'decline' }) as const;
    expect((await eva.browser.refused(answerHeld, decline(mine.id))).status).toBe(404);
    const ear = await listen(opened, bob);
    await bob.browser.get(answerHeld, decline(mine.id));
    await ana.browser.get(answerHeld, decline(message.id));
    await ear.until('held_declined');
    // Whoever takes back their own is not told so.
    expect(ear.heard.filter(({ type }) => type === 'held_declined')).toEqual([
      { type: 'held_declined', group_id: id, message_id: message.id },
    ]);
    expect((await ana.browser.get(listHeld, { group_id: id })).messages).toEqual([]);
    const { rows } = await opened.app.database.pool.query('select state from media where url = $1', [url]);
    expect(rows).toEqual([{ state: 'released' }]);
  });

  it('[TLK-01] says what was passed on as those who approved it saw it, whatever has become of it since', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { id, here } = await groupOf(ana, bob, { messageApproval: true });
    const { url } = await upload(bob, await photo());
    const passOn = async (more: object) => {
      const { message } = await bob.browser.get(sendMessage, { receiver_id: eva.id, content: 'good morning', ...more });
      const held = await bob.browser.get(sendMessage, { ...here, forward_of: message.id });
      return { source: message.id, held: held.message.id };
    };
    const edited = await passOn({});
    const gone = await passOn({ image_url: url });
    expect((await ana.browser.get(listHeld, { group_id: id })).messages).toMatchObject([
      { content: 'good morning', forwarded: { name: 'bob' } },
      { content: 'good morning', forwarded: { name: 'bob' }, media: { url } },
    ]);
    await bob.browser.get(actOnMessage, { message_id: edited.source, action: 'edit', content: 'something else' });
    await bob.browser.get(actOnMessage, { message_id: gone.source, action: 'delete' });
    for (const { held } of [edited, gone])
      await ana.browser.get(answerHeld, { group_id: id, message_id: held, action: 'accept' });
    expect((await ana.browser.get(listMessages, here)).messages.slice(-2)).toMatchObject([
      { content: 'good morning', forwarded: { name: 'bob' } },
      { content: 'good morning', forwarded: { name: 'bob' }, media: { url } },
    ]);
    expect((await ana.browser.request({ method: 'GET', url })).statusCode).toBe(200);
  });

  it('keeps the photo of what was approved', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id, here } = await groupOf(ana, bob, { messageApproval: true });
    const { url } = await upload(bob, await photo());
    const { message } = await bob.browser.get(sendMessage, { ...here, image_url: url });
    await ana.browser.get(answerHeld, { group_id: id, message_id: message.id, action: 'accept' });
    const { rows } = await opened.app.database.pool.query('select state from media where url = $1', [url]);
    expect(rows).toEqual([{ state: 'kept' }]);
    expect((await ana.browser.get(listMessages, here)).messages.at(-1)).toMatchObject({ media: { url } });
  });
});

describe('bot integration', () => {
  it('[GRP-02] gives a token that speaks over HTTP while the switch is on, and only its hash is kept', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id, here } = await groupOf(ana, bob, { botIntegration: true, messageApproval: true });
    expect((await bob.browser.refused(createBot, { group_id: id, name: 'Mine' })).status).toBe(403);
    const { bot, token } = await ana.browser.get(createBot, { group_id: id, name: ' Weather ' });
    const program = opened.browser();
    await program.get(sayAsBot, { token, content: 'rain at five' });
    const headers = { authorization: `Bearer ${token}` };
    const bearer = await program.request({
      method: 'POST',
      url: '/api/bots/messages',
      headers,
      payload: { content: 'and at six' },
    });
    expect(bearer.statusCode).toBe(200);
    expect((await bob.browser.get(listMessages, here)).messages.slice(-2)).toMatchObject([
      { kind: 'text', is_bot: true, sender_id: null, sender_name: 'Weather', content: 'rain at five' },
      { content: 'and at six' },
    ]);
    const stored = JSON.stringify((await opened.app.database.pool.query('select * from group_bots')).rows);
    expect(stored).not.toContain(token);
    expect((await program.refused(sayAsBot, { token: `${token}x`, content: 'x' })).status).toBe(401);
    expect((await program.refused(sayAsBot, { content: 'x' })).status).toBe(401);
    expect((await program.refused(sayAsBot, { token, content: '  ' })).status).toBe(400);
    for (let said = 2; said < 20; said += 1) await program.get(sayAsBot, { token, content: `${said}` });
    expect((await program.refused(sayAsBot, { token, content: 'too much' })).status).toBe(429);
    opened.clock.advance(61_000);
    await ana.browser.get(changeGroup, { group_id: id, botIntegration: false });
    expect((await program.refused(sayAsBot, { token, content: 'x' })).status).toBe(403);
    expect((await ana.browser.refused(createBot, { group_id: id, name: 'Another' })).status).toBe(403);
    await ana.browser.get(removeBot, { group_id: id, bot_id: bot.id });
    expect((await program.refused(sayAsBot, { token, content: 'x' })).status).toBe(401);
    expect((await ana.browser.get(listBots, { group_id: id })).bots).toEqual([]);
    await expectTrueCounts(opened);
  });
});
