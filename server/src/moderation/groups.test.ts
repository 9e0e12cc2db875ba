import { describe, expect, it } from 'vitest';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { withOperator } from '#testing';

const { createReport, decide, listCases, listDecisions } = moderationCalls;
const { createGroup, joinGroup, listGroups, readGroup } = groupCalls;

describe('a group or channel', () => {
  it('[POST-15][GRP-01] is reported, hidden from who is not in it, taken no more members, and shown again', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob', 'cleo');
    const [ana, bob, cleo] = others;
    const draft = { name: 'Free tokens', description: 'Send first' };
    const { group } = await ana.browser.get(createGroup, draft);
    await bob.browser.get(joinGroup, { group_id: group.id });
    const { invite } = await ana.browser.get(groupRunCalls.createInvite, { group_id: group.id });
    const about = { target: 'group', target_id: group.id } as const;
    for (const browser of [bob.browser, cleo.browser, opened.browser()])
      await browser.get(createReport, { ...about, reason: 'scam' });
    expect((await mod.browser.get(listCases, {})).cases).toMatchObject([
      { count: 3, subject: { ...about, content: 'Free tokens\n\nSend first', member: { username: '@ana' } } },
    ]);
    await mod.browser.get(decide, { ...about, action: 'hide', reason: 'A scam' });
    const id = { group_id: group.id };
    expect((await cleo.browser.get(listGroups, {})).groups).toEqual([]);
    for (const refused of [
      cleo.browser.refused(readGroup, id),
      cleo.browser.refused(joinGroup, id),
      cleo.browser.refused(joinGroup, { code: invite.code }),
      cleo.browser.refused(createReport, { ...about, reason: 'spam' }),
    ])
      expect((await refused).status).toBe(404);
    expect((await bob.browser.get(readGroup, id)).group.role).toBe('member');
    await bob.browser.get(messageCalls.sendMessage, { conversation_id: group.id, content: 'still here' });
    expect((await ana.browser.get(listDecisions, {})).decisions).toMatchObject([
      { action: 'hide', target: 'group', excerpt: 'Free tokens' },
    ]);
    await mod.browser.get(decide, { ...about, action: 'restore', reason: 'It was a joke' });
    expect((await cleo.browser.get(joinGroup, id)).status).toBe('joined');
  });

  it('AZ-06: that is private is not found by who reports it from outside', async () => {
    const { others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const { group } = await ana.browser.get(createGroup, { name: 'Quiet', privacy: 'private' });
    const asked = { target: 'group', target_id: group.id, reason: 'spam' } as const;
    const missing = { ...asked, target_id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    const [kept, gone] = [await bob.browser.ask(createReport, asked), await bob.browser.ask(createReport, missing)];
    expect([kept.status, kept.raw.body]).toEqual([404, gone.raw.body]);
  });
});
