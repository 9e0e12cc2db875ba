import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { noticeCalls, placeOf } from '@wagram/contract/notifications';
import { people, testApp, type Person, type TestApp } from '#testing';

const { createGroup, joinGroup, leaveGroup } = groupCalls;
const { addMember, answerJoinRequest, createInvite } = groupRunCalls;

const noticed = async (opened: TestApp, person: Person) => {
  opened.app.events.wake();
  await opened.app.events.settle();
  const { notifications } = await person.browser.get(noticeCalls.listNotices, {});
  return notifications
    .filter(({ kind }) => kind.startsWith('group') || kind === 'mention')
    .map((one) => [one.from_username, one.message, placeOf(one, 'own', 'acme')]);
};

describe('a group', () => {
  it('[NOTI-03] tells whom it let in or added, until they have left', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { group } = await ana.browser.get(createGroup, { name: 'Night Readers', privacy: 'private' });
    const group_id = group.id;
    const { invite } = await ana.browser.get(createInvite, { group_id });
    await bob.browser.get(joinGroup, { code: invite.code });
    expect(await noticed(opened, bob)).toEqual([]);
    await ana.browser.get(answerJoinRequest, { group_id, member_id: bob.id, action: 'accept' });
    await eva.browser.get(followCalls.follow, { following_id: ana.id });
    await ana.browser.get(addMember, { group_id, member_id: eva.id });
    expect(await noticed(opened, bob)).toEqual([['@ana', 'let you into Night Readers', `/group/${group_id}`]]);
    expect(await noticed(opened, eva)).toEqual([['@ana', 'added you to Night Readers', `/group/${group_id}`]]);
    await eva.browser.get(leaveGroup, { group_id });
    expect(await noticed(opened, eva)).toEqual([]);
  });

  it('[TLK-03, TLK-05] tells whom a message names, if they sit there and nothing keeps the two apart', async () => {
    const opened = await testApp();
    const [ana, bob, eva, kim] = await people(opened, 'ana', 'bob', 'eva', 'kim');
    const { group } = await ana.browser.get(createGroup, { name: 'Night Readers' });
    for (const { browser } of [bob, kim]) await browser.get(joinGroup, { group_id: group.id });
    await kim.browser.get(blockCalls.block, { blocked_id: ana.id });
    const here = { conversation_id: group.id };
    await ana.browser.get(messageCalls.sendMessage, { ...here, content: 'no names' });
    await ana.browser.get(messageCalls.sendMessage, { ...here, content: '@bob @eva @kim @ana, come and see' });
    expect(await noticed(opened, bob)).toEqual([['@ana', 'mentioned you in Night Readers', `/group/${group.id}`]]);
    for (const person of [ana, eva, kim]) expect(await noticed(opened, person)).toEqual([]);
  });
});
