import { describe, expect, it } from 'vitest';
import { groupCalls, groupRunCalls, type GroupRole } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { expectTrueCounts, fingerprint, people, testApp, type Person } from '#testing';

const { changeGroup, createGroup, deleteGroup, joinGroup } = groupCalls;
const calls = groupRunCalls;
const { actOnMessage, sendMessage } = messageCalls;

type Standing = GroupRole | 'outsider';
const standings: readonly Standing[] = ['owner', 'admin', 'moderator', 'member', 'outsider'];

const setUp = async () => {
  const opened = await testApp();
  const [owner, admin, moderator, member, outsider, other] = await people(
    opened,
    'owner',
    'ada',
    'mod',
    'member',
    'outsider',
    'other',
  );
  const who = { owner, admin, moderator, member, outsider };
  const { group } = await owner.browser.get(createGroup, { name: 'Talk', botIntegration: true });
  const group_id = group.id;
  for (const person of [admin, moderator, member, other]) await person.browser.get(joinGroup, { group_id });
  for (const role of ['admin', 'moderator'] as const)
    await owner.browser.get(calls.changeMember, { group_id, member_id: who[role].id, action: 'role', role });
  const { message } = await other.browser.get(sendMessage, { conversation_id: group_id, content: 'hello' });
  return { opened, who, group_id, other, message };
};

type Setting = Awaited<ReturnType<typeof setUp>>;

/** What somebody tries, and the least that they have to be. */
const deeds: Readonly<
  Record<string, readonly [GroupRole, (person: Person, setting: Setting) => Promise<{ status: number }>]>
> = {
  'list members': ['member', ({ browser }, { group_id }) => browser.ask(calls.listMembers, { group_id })],
  'list what waits': ['member', ({ browser }, { group_id }) => browser.ask(calls.listHeld, { group_id })],
  'list requests': ['moderator', ({ browser }, { group_id }) => browser.ask(calls.listJoinRequests, { group_id })],
  'list bans': ['moderator', ({ browser }, { group_id }) => browser.ask(calls.listGroupBans, { group_id })],
  "delete another's message": [
    'moderator',
    ({ browser }, { message }) => browser.ask(actOnMessage, { message_id: message.id, action: 'delete' }),
  ],
  'remove a member': [
    'moderator',
    ({ browser }, { group_id, other }) =>
      browser.ask(calls.changeMember, { group_id, member_id: other.id, action: 'remove' }),
  ],
  'ban a member': [
    'moderator',
    ({ browser }, { group_id, other }) =>
      browser.ask(calls.changeMember, { group_id, member_id: other.id, action: 'ban' }),
  ],
  'change settings': ['admin', ({ browser }, { group_id }) => browser.ask(changeGroup, { group_id, slowMode: true })],
  'make an invite': ['admin', ({ browser }, { group_id }) => browser.ask(calls.createInvite, { group_id })],
  'see invites': ['admin', ({ browser }, { group_id }) => browser.ask(calls.listInvites, { group_id })],
  'add a bot': ['admin', ({ browser }, { group_id }) => browser.ask(calls.createBot, { group_id, name: 'Bot' })],
  'see bots': ['admin', ({ browser }, { group_id }) => browser.ask(calls.listBots, { group_id })],
  'make a moderator': [
    'admin',
    ({ browser }, { group_id, other }) =>
      browser.ask(calls.changeMember, { group_id, member_id: other.id, action: 'role', role: 'moderator' }),
  ],
  'make an admin': [
    'owner',
    ({ browser }, { group_id, other }) =>
      browser.ask(calls.changeMember, { group_id, member_id: other.id, action: 'role', role: 'admin' }),
  ],
  'hand it over': [
    'owner',
    ({ browser }, { group_id, other }) =>
      browser.ask(calls.changeMember, { group_id, member_id: other.id, action: 'transfer' }),
  ],
  'delete it': ['owner', ({ browser }, { group_id }) => browser.ask(deleteGroup, { group_id })],
};

/** Everybody as they were. */
const restore = async ({ opened, who, group_id, other }: Setting): Promise<void> => {
  const { pool } = opened.app.database;
  await pool.query('delete from group_bans');
  await pool.query(`update conversation_members set role = 'member' where member_id = $1`, [other.id]);
  await pool.query(`update conversation_members set role = 'owner' where member_id = $1`, [who.owner.id]);
  await other.browser.get(joinGroup, { group_id });
};

describe('who may do what in a group', () => {
  it('AZ-05: is refused to everybody below, and changes nothing', async () => {
    const setting = await setUp();
    const before = await fingerprint(setting.opened.app.database);
    for (const [deed, [least, act]] of Object.entries(deeds))
      for (const standing of standings.slice(standings.indexOf(least) + 1)) {
        const { status } = await act(setting.who[standing], setting);
        expect([deed, standing, status]).toEqual([
          deed,
          standing,
          standing === 'outsider' && deed.startsWith('delete a') ? 404 : 403,
        ]);
      }
    expect(await fingerprint(setting.opened.app.database)).toBe(before);
  });

  it('AZ-05: is granted to those who stand high enough', async () => {
    const setting = await setUp();
    for (const [deed, [least, act]] of Object.entries(deeds)) {
      expect([deed, (await act(setting.who[least], setting)).status]).toEqual([deed, 200]);
      if (deed !== 'delete it') await restore(setting);
      await expectTrueCounts(setting.opened);
    }
  });

  it('AZ-05: nobody rules their equals or those above them, nor themselves', async () => {
    const { opened, who, group_id } = await setUp();
    const ruled = [
      [who.moderator, who.admin],
      [who.moderator, who.moderator],
      [who.admin, who.admin],
      [who.admin, who.owner],
      [who.owner, who.owner],
    ] as const;
    for (const [actor, target] of ruled)
      for (const input of [{ action: 'remove' }, { action: 'ban' }, { action: 'role', role: 'member' }] as const) {
        const { status } = await actor.browser.ask(calls.changeMember, { group_id, member_id: target.id, ...input });
        expect([actor.user.username, target.user.username, input.action, status]).toEqual([
          actor.user.username,
          target.user.username,
          input.action,
          403,
        ]);
      }
    await expectTrueCounts(opened);
  });
});
