import { describe, expect, it } from 'vitest';
import { moderationCalls } from '@wagram/contract/moderation';
import { profileCalls } from '@wagram/contract/profiles';
import { streamCalls, streamChatCalls } from '@wagram/contract/streams';
import { withOperator } from '#testing';

const { createReport, decide, listCases, listDecisions } = moderationCalls;

describe('a stream', () => {
  it('[POST-15][LIVE-02] is reported, hidden by an operator, ends with that, and is the host’s alone until it is shown again', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const draft = { title: 'Free tokens, send first', category: 'crypto' } as const;
    const { stream } = await ana.browser.get(streamCalls.createStream, draft);
    const about = { target: 'stream', target_id: stream.id } as const;
    await bob.browser.get(createReport, { ...about, reason: 'scam' });
    await opened.browser().get(createReport, { ...about, reason: 'scam' });
    const [found] = (await mod.browser.get(listCases, {})).cases;
    expect(found).toMatchObject({
      count: 2,
      subject: { ...about, content: draft.title, member: { username: '@ana' } },
    });
    await mod.browser.get(decide, { ...about, action: 'hide', reason: 'A scam' });
    expect((await mod.browser.get(listCases, {})).open).toBe(0);
    const read = ({ browser }: Pick<typeof ana, 'browser'>) =>
      browser.ask(streamCalls.readStream, { stream_id: stream.id });
    expect((await read(bob)).status).toBe(404);
    expect((await read({ browser: opened.browser() })).status).toBe(404);
    expect((await read(ana)).body).toMatchObject({ stream: { state: 'ended' } });
    expect((await bob.browser.get(streamCalls.listStreams, {})).streams).toEqual([]);
    const say = { stream_id: stream.id, message: 'hello' };
    expect((await bob.browser.refused(streamChatCalls.sendChat, say)).status).toBe(404);
    expect((await bob.browser.refused(createReport, { ...about, reason: 'spam' })).status).toBe(404);
    const { decisions } = await ana.browser.get(listDecisions, {});
    expect(decisions).toMatchObject([{ action: 'hide', target: 'stream', excerpt: draft.title }]);
    await mod.browser.get(decide, { ...about, action: 'restore', reason: 'It was a joke' });
    expect((await read(bob)).body).toMatchObject({ stream: { state: 'ended', title: draft.title } });
  });

  it('AZ-06: of whom a private account keeps apart is not found by who reports it', async () => {
    const { others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Quiet', category: 'general' });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    const asked = { target: 'stream', target_id: stream.id, reason: 'spam' } as const;
    const missing = { ...asked, target_id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    const [kept, gone] = [await bob.browser.ask(createReport, asked), await bob.browser.ask(createReport, missing)];
    expect([kept.status, kept.raw.body]).toEqual([404, gone.raw.body]);
  });
});
