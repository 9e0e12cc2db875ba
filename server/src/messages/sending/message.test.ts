import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { messageCalls } from '@wagram/contract/messages';
import { postCalls } from '@wagram/contract/posts';
import { people, testApp, tryUpload, upload, webm, type Person } from '#testing';

const { actOnMessage, listConversations, listMessages, searchMessages, sendMessage } = messageCalls;

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const say = async (from: Person, to: Person, content: string) =>
  (await from.browser.get(sendMessage, { sender_id: from.id, receiver_id: to.id, content })).message;

const inbox = async (person: Person) => (await person.browser.get(listConversations, {})).conversations;

const talk = async (person: Person, other: Person) =>
  (await person.browser.get(listMessages, { user1_id: person.id, user2_id: other.id })).messages;

describe('a message', () => {
  it('can be edited for 15 minutes and taken back for an hour, by its sender alone', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await say(ana, bob, 'helo');
    expect((await bob.browser.refused(actOnMessage, { message_id: id, action: 'edit', content: 'x' })).status).toBe(
      403,
    );
    expect((await bob.browser.refused(actOnMessage, { message_id: id, action: 'delete' })).status).toBe(403);
    const { message } = await ana.browser.get(actOnMessage, {
      message_id: id,
      action: 'edit',
      content: ' hello @bob ',
    });
    expect(message).toMatchObject({
      content: 'hello @bob',
      edited_at: expect.any(String),
      facets: [{ kind: 'mention' }],
    });
    opened.clock.advance(15 * 60_000 + 1);
    expect(await ana.browser.refused(actOnMessage, { message_id: id, action: 'edit', content: 'x' })).toMatchObject({
      status: 403,
      error: 'This message can no longer be changed',
    });
    await ana.browser.get(actOnMessage, { message_id: id, action: 'delete' });
    await ana.browser.get(actOnMessage, { message_id: id, action: 'delete' });
    expect(await talk(bob, ana)).toMatchObject([{ deleted: true, content: '', facets: [] }]);
    expect((await inbox(bob))[0]?.lastMessage).toBe('Message deleted');
    const late = await say(ana, bob, 'too late');
    opened.clock.advance(60 * 60_000 + 1);
    expect((await ana.browser.refused(actOnMessage, { message_id: late.id, action: 'delete' })).status).toBe(403);
  });

  it('answers another of the same conversation, and only of that', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const question = await say(ana, bob, 'tea?');
    const secret = await say(ana, eva, 'a secret');
    const reply = { receiver_id: ana.id, content: 'yes' };
    const { message } = await bob.browser.get(sendMessage, { ...reply, reply_to: question.id });
    expect(message.reply_to).toEqual({ id: question.id, sender_username: '@ana', content: 'tea?' });
    const { message: foreign } = await bob.browser.get(sendMessage, { ...reply, reply_to: secret.id });
    expect(foreign.reply_to).toBeNull();
  });

  it('shows a photo of its sender, which nobody else has once it is taken back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url } = await upload(ana, await photo());
    expect((await bob.browser.refused(sendMessage, { receiver_id: ana.id, image_url: url })).status).toBe(400);
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, image_url: url });
    expect(message).toMatchObject({ kind: 'media', media: { kind: 'image', url } });
    expect((await inbox(bob))[0]?.lastMessage).toBe('Photo');
    await ana.browser.get(actOnMessage, { message_id: message.id, action: 'delete' });
    expect((await bob.browser.request({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('UP-02, UP-03: can be a voice note, which is sound alone and served as a file that cannot run', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const voice = { screen: 'voice', fileName: 'voice.webm' } as const;
    for (const file of [webm(), await photo(), Buffer.from('<html></html>')])
      expect((await tryUpload(ana, file, voice)).status).toBe(400);
    expect((await tryUpload(ana, webm('webm', 'A_OPUS'), { screen: 'message' })).status).toBe(400);
    const { url } = await upload(ana, webm('webm', 'A_OPUS'), voice);
    // It is no picture of a post or a comment.
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'words' });
    expect((await ana.browser.refused(postCalls.createPost, { content: 'voice', image_url: url })).code).toBe(
      'foreign_media',
    );
    const comment = { post_id: post.id, content: 'voice', image_url: url };
    expect((await ana.browser.refused(commentCalls.createComment, comment)).code).toBe('foreign_media');
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, image_url: url, duration: 1.5 });
    expect(message).toMatchObject({ kind: 'voice', duration: 1.5, media: { kind: 'audio', url } });
    expect((await inbox(bob))[0]?.lastMessage).toBe('Voice message');
    const served = await bob.browser.request({ method: 'GET', url });
    expect([served.statusCode, served.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(served.headers['content-security-policy']).toContain('sandbox');
  });

  it('is found by its words', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { conversation_id } = await say(ana, bob, 'the red bicycle');
    await say(ana, bob, 'the blue car');
    const { messages } = await bob.browser.get(searchMessages, { conversation_id, q: 'RED bicycle' });
    expect(messages.map((message) => message.content)).toEqual(['the red bicycle']);
    expect((await bob.browser.get(searchMessages, { conversation_id, q: "' or 1=1 --" })).messages).toEqual([]);
  });
});
