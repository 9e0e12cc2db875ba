import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { upload, withOperator } from '#testing';

const { createReport, decide, listCases, listDecisions } = moderationCalls;
const { listMessages, sendMessage } = messageCalls;

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('a message', () => {
  it('[TLK-01] is shown to operators by whoever reports it, hidden for everyone, and shown again', async () => {
    const { mod, others, told, opened } = await withOperator('ana', 'bob', 'cleo');
    const [ana, bob, cleo] = others;
    const { url } = await upload(ana, await photo());
    const { message } = await ana.browser.get(sendMessage, {
      receiver_id: bob.id,
      content: 'send me SOL',
      image_url: url,
    });
    const { message: other } = await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'please' });
    const about = { target: 'message', target_id: message.id } as const;
    const file = async (who: typeof mod) => (await who.browser.request({ method: 'GET', url })).statusCode;
    expect(await file(mod)).toBe(404);
    // Nobody reports what they cannot read.
    for (const browser of [cleo.browser, opened.browser()])
      expect((await browser.refused(createReport, { ...about, reason: 'scam' })).status).toBe(404);
    await bob.browser.get(createReport, { ...about, reason: 'scam' });
    expect((await mod.browser.get(listCases, {})).cases).toMatchObject([
      { subject: { ...about, content: 'send me SOL', media: { url }, hidden: false, member: { username: '@ana' } } },
    ]);
    expect(await file(mod)).toBe(200);
    await mod.browser.get(decide, { ...about, action: 'hide', reason: 'A scam' });
    const seen = async (who: typeof bob, whom: typeof ana) =>
      (await who.browser.get(listMessages, { user1_id: who.id, user2_id: whom.id })).messages;
    for (const log of [await seen(bob, ana), await seen(ana, bob)])
      expect(log).toMatchObject([
        { deleted: true, content: '', media: null },
        { id: other.id, deleted: false },
      ]);
    // Its sender cannot undo that.
    const restore = { message_id: message.id, action: 'restore' } as const;
    expect((await ana.browser.refused(messageCalls.actOnMessage, restore)).status).toBe(403);
    expect(await told(ana)).toEqual(['Your message was hidden by the moderators: A scam']);
    expect(await told(bob)).toEqual(['The message you reported was hidden. Thank you for telling us.']);
    expect((await ana.browser.get(listDecisions, {})).decisions).toMatchObject([{ excerpt: 'send me SOL' }]);
    await mod.browser.get(decide, { ...about, action: 'restore', reason: 'Looked again' });
    expect(await seen(bob, ana)).toMatchObject([{ deleted: false, content: 'send me SOL', media: { url } }, {}]);
  });
});
