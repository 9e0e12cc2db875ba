import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { creditCalls } from '@wagram/contract/credit';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { people, testApp, upload, withOperator } from '#testing';

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

  it('[TLK-02] that its sender has taken back is not brought back by them once an operator has hidden it', async () => {
    const { mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'send me SOL' });
    const about = { target: 'message', target_id: message.id } as const;
    await bob.browser.get(createReport, { ...about, reason: 'scam' });
    await ana.browser.get(messageCalls.actOnMessage, { message_id: message.id, action: 'delete' });
    await mod.browser.get(decide, { ...about, action: 'hide', reason: 'A scam' });
    const restore = { message_id: message.id, action: 'restore' } as const;
    expect((await ana.browser.refused(messageCalls.actOnMessage, restore)).code).toBe('no_more_undo');
    const asBob = { user1_id: bob.id, user2_id: ana.id };
    expect((await bob.browser.get(listMessages, asBob)).messages).toMatchObject([{ deleted: true, content: '' }]);
  });

  it('[MON-01] with credit tells no amount while it is hidden, and the same one afterwards', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '100', OPERATORS: 'mod@example.org' } });
    const [mod, ana, bob] = await people(opened, 'mod', 'ana', 'bob');
    await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
    const sent = await ana.browser.get(creditCalls.sendCredit, { to: '@bob', amount: '37', words: 'for you' });
    const id = sent.message?.id;
    if (id === undefined) throw new Error('nothing was said');
    const about = { target: 'message', target_id: id, reason: 'scam' } as const;
    await bob.browser.get(createReport, about);
    const shown = async () =>
      (await bob.browser.get(listMessages, { user1_id: bob.id, user2_id: ana.id })).messages.map((m) => m.credit);
    const before = await shown();
    expect(before).toEqual([sent.message?.credit]);
    await mod.browser.get(decide, { ...about, action: 'hide' });
    expect(await shown()).toEqual([null]);
    await mod.browser.get(decide, { ...about, action: 'restore' });
    expect(await shown()).toEqual(before);
  });
});
