import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { listCalls, LISTS_MAX, tagCalls } from '@wagram/contract/lists';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import type { ListId } from '#kernel';
import { people, testApp, type Person } from '#testing';

const { addToList, createList, deleteList, readListMembers, readListPosts, readLists, renameList, takeOffList } =
  listCalls;

const make = async ({ browser }: Person, name = 'Bakers') => (await browser.get(createList, { name })).list.id;
const add = ({ browser }: Person, list_id: ListId, ...members: Person[]) =>
  Promise.all(members.map(({ id }) => browser.get(addToList, { list_id, member_id: id })));
const write = ({ browser }: Person, content: string) => browser.get(postCalls.createPost, { content });
const feed = async ({ browser }: Person, list_id: ListId) =>
  (await browser.get(readListPosts, { list_id })).posts.map(({ content }) => content);

describe('lists of people', () => {
  it('[SOC-11] are made, named, filled, read as a feed and deleted by their owner alone', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const id = await make(ana);
    await add(ana, id, bob, eva, bob);
    await write(bob, 'rolls');
    await write(eva, 'bread');
    await write(ana, 'mine');
    expect(await feed(ana, id)).toEqual(['bread', 'rolls']);
    const page = await ana.browser.get(readListPosts, { list_id: id, limit: 1 });
    const rest = await ana.browser.get(readListPosts, { list_id: id, limit: 1, cursor: page.next_cursor ?? '' });
    expect(rest.posts.map(({ content }) => content)).toEqual(['rolls']);
    await ana.browser.get(renameList, { list_id: id, name: ' Bread ' });
    expect((await ana.browser.get(readLists, { member_id: bob.id })).lists).toEqual([
      { id, name: 'Bread', members_count: 2, holds: true },
    ]);
    await ana.browser.get(takeOffList, { list_id: id, member_id: bob.id });
    expect(await feed(ana, id)).toEqual(['bread']);
    // Nobody else's.
    expect((await bob.browser.get(readLists, {})).lists).toEqual([]);
    expect(await feed(bob, id)).toEqual([]);
    expect((await bob.browser.get(readListMembers, { list_id: id })).members).toEqual([]);
    expect((await bob.browser.refused(addToList, { list_id: id, member_id: eva.id })).status).toBe(404);
    expect((await bob.browser.refused(renameList, { list_id: id, name: 'x' })).status).toBe(404);
    await bob.browser.get(deleteList, { list_id: id });
    expect((await ana.browser.get(readLists, {})).lists).toHaveLength(1);
    await ana.browser.get(deleteList, { list_id: id });
    expect((await ana.browser.get(readLists, {})).lists).toEqual([]);
  });

  it('[SOC-11] a block, a mute and a private account hold on a list too', async () => {
    const opened = await testApp();
    const [ana, bob, eva, kim, friend] = await people(opened, 'ana', 'bob', 'eva', 'kim', 'friend');
    const id = await make(ana);
    await ana.browser.get(followCalls.follow, { following_id: friend.id });
    await add(ana, id, bob, eva, kim, friend);
    for (const person of [bob, eva, kim, friend]) await write(person, person.user.displayName);
    for (const person of [kim, friend]) await person.browser.get(profileCalls.updateProfile, { private: true });
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    await ana.browser.get(blockCalls.mute, { muted_id: eva.id });
    expect(await feed(ana, id)).toEqual(['friend']);
    const { members } = await ana.browser.get(readListMembers, { list_id: id });
    expect(members.map(({ username }) => username)).not.toContain('@bob');
    expect((await ana.browser.refused(addToList, { list_id: id, member_id: bob.id })).status).toBe(404);
  });

  it('[SOC-11] are twenty at most, and each has a name', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const asked = Array.from({ length: LISTS_MAX + 2 }, (_, at) => ana.browser.ask(createList, { name: `list ${at}` }));
    expect((await Promise.all(asked)).filter(({ status }) => status === 409)).toHaveLength(2);
    for (const name of ['', '   ', 'x'.repeat(41)])
      expect((await ana.browser.refused(createList, { name })).status).toBe(400);
  });
});

describe('posts of followed hashtags', () => {
  it('[SOC-11] come newest first, once each, and hold nothing that is private, blocked or muted', async () => {
    const opened = await testApp();
    const [ana, bob, eva, kim] = await people(opened, 'ana', 'bob', 'eva', 'kim');
    for (const tag of ['rye', 'oats']) await ana.browser.get(tagCalls.followTag, { tag });
    await write(bob, 'one #rye');
    await write(bob, 'two #rye #oats');
    await write(bob, 'three #wheat');
    await write(eva, 'four #oats');
    await write(kim, 'five #oats');
    await opened.app.events.settle();
    const posts = async () => (await ana.browser.get(tagCalls.readTagPosts, {})).posts.map(({ content }) => content);
    expect(await posts()).toEqual(['five #oats', 'four #oats', 'two #rye #oats', 'one #rye']);
    await eva.browser.get(profileCalls.updateProfile, { private: true });
    await ana.browser.get(blockCalls.mute, { muted_id: kim.id });
    expect(await posts()).toEqual(['two #rye #oats', 'one #rye']);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await posts()).toEqual([]);
  });
});
