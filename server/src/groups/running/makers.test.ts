import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { rightsCalls } from '@wagram/contract/rights';
import { people, withOperator, type Person, type TestApp } from '#testing';

const { createGroup, joinGroup, leaveGroup, readGroup, readInvite, sayAsBot } = groupCalls;
const { answerHeld, changeMember, createBot, createInvite, listBots, listHeld, listInvites } = groupRunCalls;
const { listMessages, sendMessage } = messageCalls;

const setUp = async () => {
  const { opened, mod, others } = await withOperator('ana', 'bob', 'eva');
  const [ana, bob, eva] = others;
  const { group } = await ana.browser.get(createGroup, { name: 'Talk', privacy: 'private', botIntegration: true });
  const group_id = group.id;
  const { invite: first } = await ana.browser.get(createInvite, { group_id, needs_approval: false });
  await bob.browser.get(joinGroup, { code: first.code });
  const about = { group_id, member_id: bob.id } as const;
  await ana.browser.get(changeMember, { ...about, action: 'role', role: 'admin' });
  const { token } = await bob.browser.get(createBot, { group_id, name: 'Weather' });
  const { invite } = await bob.browser.get(createInvite, { group_id, needs_approval: false });
  return { opened, mod, ana, bob, eva, group_id, about, token, code: invite.code, firstCode: first.code };
};

type Setting = Awaited<ReturnType<typeof setUp>>;

const confirm = (person: Person) => ({ handle: person.user.username, password: person.password });
const speak = ({ opened, token }: { opened: TestApp; token: string }) =>
  opened.browser().ask(sayAsBot, { token, content: 'rain at five' });

const expectDead = async (setting: Setting): Promise<void> => {
  const { ana, eva, group_id, code, firstCode } = setting;
  expect((await speak(setting)).status).toBe(401);
  expect((await eva.browser.refused(readInvite, { code })).error).toBe('This invite link is not valid any more');
  expect((await eva.browser.refused(joinGroup, { code })).status).toBe(404);
  expect((await ana.browser.get(listBots, { group_id })).bots).toEqual([]);
  const { invites } = await ana.browser.get(listInvites, { group_id });
  expect(invites.map((one) => one.code)).toEqual([firstCode]);
};

const ends: Readonly<Record<string, (setting: Setting) => Promise<unknown>>> = {
  removed: ({ ana, about }) => ana.browser.get(changeMember, { ...about, action: 'remove' }),
  banned: ({ ana, about }) => ana.browser.get(changeMember, { ...about, action: 'ban' }),
  'made a moderator': ({ ana, about }) =>
    ana.browser.get(changeMember, { ...about, action: 'role', role: 'moderator' }),
  gone: ({ bob, group_id }) => bob.browser.get(leaveGroup, { group_id }),
  suspended: ({ mod, bob }) =>
    mod.browser.get(moderationCalls.decide, {
      target: 'member',
      target_id: bob.id,
      action: 'suspend',
      reason: 'Sells followers',
    }),
  deactivated: ({ bob }) => bob.browser.get(rightsCalls.deactivate, confirm(bob)),
  deleted: ({ bob }) => bob.browser.get(rightsCalls.deleteAccount, confirm(bob)),
};

describe('what an admin made in a group', () => {
  it.each(Object.entries(ends))('[SR-M2] is dead once its maker is %s', async (_title, end) => {
    const setting = await setUp();
    expect((await speak(setting)).status).toBe(200);
    expect((await setting.eva.browser.get(readInvite, { code: setting.code })).needs_approval).toBe(false);
    await end(setting);
    await expectDead(setting);
  });

  it('[SR-M2] comes back with an account that was only switched off, and not with a new seat', async () => {
    const setting = await setUp();
    const { opened, ana, bob, about, code, firstCode } = setting;
    await bob.browser.get(rightsCalls.deactivate, confirm(bob));
    await bob.browser.get(authCalls.login, bob);
    expect((await speak(setting)).status).toBe(200);
    await ana.browser.get(changeMember, { ...about, action: 'remove' });
    opened.clock.advance(1_000);
    await bob.browser.get(joinGroup, { code: firstCode });
    await ana.browser.get(changeMember, { ...about, action: 'role', role: 'admin' });
    await expectDead({ ...setting, code });
  });

  it('[SR-M2] lives on when its maker hands the group over, until they are removed', async () => {
    const setting = await setUp();
    const { ana, bob, about, group_id, firstCode } = setting;
    await ana.browser.get(changeMember, { ...about, action: 'transfer' });
    const [kai, leo] = await people(setting.opened, 'kai', 'leo');
    expect((await kai.browser.get(joinGroup, { code: firstCode })).status).toBe('joined');
    await bob.browser.get(changeMember, { group_id, member_id: ana.id, action: 'remove' });
    expect((await leo.browser.refused(joinGroup, { code: firstCode })).status).toBe(404);
    expect((await speak(setting)).status).toBe(200);
  });
});

describe('what waits for approval', () => {
  it('[SR-M2] waits no longer once its sender is suspended', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const { group } = await ana.browser.get(createGroup, { name: 'Talk', messageApproval: true });
    const group_id = group.id;
    await bob.browser.get(joinGroup, { group_id });
    await bob.browser.get(sendMessage, { conversation_id: group_id, content: 'buy followers' });
    const { messages } = await ana.browser.get(listHeld, { group_id });
    const message_id = messages[0]?.id ?? '';
    const decision = { target: 'member', target_id: bob.id, action: 'suspend', reason: 'Sells followers' } as const;
    await mod.browser.get(moderationCalls.decide, decision);
    expect((await ana.browser.get(listHeld, { group_id })).messages).toEqual([]);
    expect((await ana.browser.get(readGroup, { group_id })).group.held_count).toBe(0);
    expect((await ana.browser.refused(answerHeld, { group_id, message_id, action: 'accept' })).status).toBe(404);
    const said = await ana.browser.get(listMessages, { conversation_id: group_id });
    expect(said.messages.map(({ content }) => content)).not.toContain('buy followers');
    await opened.app.events.settle();
  });
});
