import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { mp4, people, testApp, upload, uploadAny, webm, type Person, type TestApp } from '#testing';
import { removeReleased } from '#media';
import { eraseOf } from '../erase.ts';
import { exportOf } from '../export.ts';

const { actOnMessage, keepMessage, listChanges, listConversations, listMessages, sendMessage } = messageCalls;
const { answerHeld, listHeld } = groupRunCalls;
const { createGroup, joinGroup, leaveGroup, previewGroup } = groupCalls;

const picture = (shade: number) =>
  sharp({ create: { width: 40 + shade, height: 30, channels: 3, background: { r: shade, g: 99, b: 150 } } })
    .png()
    .toBuffer();

const pictures = async (person: Person, count: number): Promise<string[]> => {
  const urls: string[] = [];
  for (let i = 0; i < count; i += 1) urls.push((await upload(person, await picture(i), { screen: 'message' })).url);
  return urls;
};

const toMedia = (urls: readonly string[]) => urls.map((url) => ({ url }));
const urlsOf = (message: { image_url: string | null; more_media: readonly { url: string }[] }) => [
  message.image_url,
  ...message.more_media.map(({ url }) => url),
];

const statuses = async ({ browser }: Pick<Person, 'browser'>, urls: readonly string[]) => {
  const all: number[] = [];
  for (const url of urls) all.push((await browser.request({ url })).statusCode);
  return [...new Set(all)];
};

const stateOf = async ({ app }: TestApp, urls: readonly string[]) => {
  const { rows } = await app.database.pool.query<{ state: string }>('select state from media where url = any($1)', [
    urls,
  ]);
  return [...new Set(rows.map(({ state }) => state))];
};

const scene = async () => {
  const opened = await testApp();
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  return { opened, ana, bob, eva };
};

const seen = async (person: Person, other: Person) =>
  (await person.browser.get(listMessages, { user1_id: person.id, user2_id: other.id })).messages;

describe('an album', () => {
  it('[TLK-01] is one message with its pictures in their order, for the two alone', async () => {
    const { ana, bob, eva, opened } = await scene();
    const urls = await pictures(ana, 3);
    const sent = { receiver_id: bob.id, content: '', media: toMedia(urls), client_id: 'album' };
    const { message } = await ana.browser.get(sendMessage, sent);
    expect([message.kind, urlsOf(message)]).toEqual(['media', urls]);
    expect(message.more_media).toMatchObject([{ kind: 'image', width: 41 }, { width: 42 }]);
    expect((await seen(bob, ana)).map(urlsOf)).toEqual([urls]);
    const here = { conversation_id: message.conversation_id };
    const { messages } = await bob.browser.get(listChanges, { ...here, after: 0 });
    expect(messages.map(urlsOf)).toEqual([urls]);
    expect((await bob.browser.get(listConversations, {})).conversations[0]?.lastMessage).toBe('3 photos');
    for (const person of [ana, bob]) expect(await statuses(person, urls)).toEqual([200]);
    for (const person of [eva, { browser: opened.browser() }]) expect(await statuses(person, urls)).toEqual([404]);
    // A retry is the same message, and another album is not.
    expect((await ana.browser.get(sendMessage, sent)).message.id).toBe(message.id);
    const other = { ...sent, media: toMedia(urls.toReversed()) };
    expect((await ana.browser.refused(sendMessage, other)).code).toBe('client_id_reused');
    const edit = { message_id: message.id, action: 'edit', content: 'the sea' } as const;
    expect(urlsOf((await ana.browser.get(actOnMessage, edit)).message)).toEqual(urls);
  });

  it('[TLK-01] holds ten pictures and videos of its sender, each once, and nothing else', async () => {
    const { ana, bob } = await scene();
    const send = { receiver_id: bob.id };
    const urls = await pictures(ana, 2);
    const clip = (await upload(ana, mp4(), { screen: 'message' })).url;
    const { message } = await ana.browser.get(sendMessage, { ...send, media: toMedia([...urls, clip, ...urls]) });
    expect(urlsOf(message)).toEqual([...urls, clip]);
    expect((await bob.browser.get(listConversations, {})).conversations[0]?.lastMessage).toBe('3 photos and videos');
    const eleven = toMedia(Array.from({ length: 11 }, () => urls[0] ?? ''));
    expect(await ana.browser.refused(sendMessage, { ...send, media: eleven })).toMatchObject({
      status: 400,
      error: 'A message has at most 10 photos and videos',
    });
    const voice = (await upload(ana, webm('webm', 'A_OPUS'), { screen: 'voice' })).url;
    const file = (await uploadAny(ana, Buffer.from('words'), 'words.txt')).url;
    for (const odd of [voice, file])
      for (const media of [toMedia([...urls, odd]), toMedia([odd, ...urls])])
        expect((await ana.browser.refused(sendMessage, { ...send, media })).code).toBe('one_by_itself');
    const foreign = await pictures(bob, 1);
    expect((await ana.browser.refused(sendMessage, { ...send, media: toMedia([...urls, ...foreign]) })).code).toBe(
      'foreign_media',
    );
  });

  it('[TLK-02] that is taken back is gone with every file, comes back whole, and is forgotten', async () => {
    const { opened, ana, bob } = await scene();
    const urls = await pictures(ana, 3);
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, media: toMedia(urls) });
    const act = (action: 'delete' | 'restore') => ana.browser.get(actOnMessage, { message_id: message.id, action });
    await act('delete');
    expect(await seen(bob, ana)).toMatchObject([{ deleted: true, media: null, more_media: [] }]);
    expect(await statuses(bob, urls)).toEqual([404]);
    await act('restore');
    expect((await seen(bob, ana)).map(urlsOf)).toEqual([urls]);
    expect(await statuses(bob, urls)).toEqual([200]);
    await act('delete');
    opened.clock.advance(9_000);
    await vi.waitFor(async () => {
      opened.app.jobs.wake();
      expect(await stateOf(opened, urls)).toEqual(['released']);
    });
    await removeReleased(opened.app);
    expect(await stateOf(opened, urls)).toEqual([]);
    expect((await opened.app.database.pool.query('select 1 from message_media')).rows).toEqual([]);
  });

  it('[TLK-01] that is passed on has its pictures, also when the first is taken back', async () => {
    const { opened, ana, bob, eva } = await scene();
    const urls = await pictures(ana, 3);
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, media: toMedia(urls) });
    const { message: passed } = await bob.browser.get(sendMessage, { receiver_id: eva.id, forward_of: message.id });
    expect([urlsOf(passed), passed.forwarded]).toEqual([urls, { name: 'ana' }]);
    await ana.browser.get(actOnMessage, { message_id: message.id, action: 'delete' });
    opened.clock.advance(9_000);
    await vi.waitFor(async () => {
      opened.app.jobs.wake();
      expect((await opened.app.database.pool.query('select 1 from withheld_messages')).rows).toEqual([]);
    });
    await removeReleased(opened.app);
    expect(await statuses(eva, urls)).toEqual([200]);
    expect(await stateOf(opened, urls)).toEqual(['kept']);
  });
});

describe('the files of an album', () => {
  const grouped = async (more: object = {}) => {
    const all = await scene();
    const { group } = await all.ana.browser.get(createGroup, { name: 'Talk', ...more });
    const here = { conversation_id: group.id };
    for (const { browser } of [all.bob, all.eva]) await browser.get(joinGroup, { group_id: group.id });
    return { ...all, group_id: group.id, here };
  };

  it('[TLK-01] are there for whoever sees the message: not after they left, hid or cleared it, or across a block', async () => {
    const { opened, ana, bob, eva, group_id, here } = await grouped();
    const urls = await pictures(bob, 2);
    const { message } = await bob.browser.get(sendMessage, { ...here, media: toMedia(urls) });
    const [dan] = await people(opened, 'dan');
    expect([await statuses(ana, urls), await statuses(eva, urls), await statuses(dan, urls)]).toEqual([
      [200],
      [200],
      [404],
    ]);
    // A look inside shows who speaks, and no pictures.
    expect((await dan.browser.get(previewGroup, { group_id })).messages.at(-1)).toMatchObject({
      media: null,
      more_media: [],
    });
    await eva.browser.get(keepMessage, { message_id: message.id, action: 'hide' });
    expect(await statuses(eva, urls)).toEqual([404]);
    await eva.browser.get(keepMessage, { message_id: message.id, action: 'unhide' });
    expect(await statuses(eva, urls)).toEqual([200]);
    await eva.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await statuses(eva, urls)).toEqual([404]);
    await ana.browser.get(messageCalls.changeConversation, { ...here, action: 'clear' });
    expect(await statuses(ana, urls)).toEqual([404]);
    await dan.browser.get(joinGroup, { group_id });
    await bob.browser.get(sendMessage, { ...here, media: toMedia(await pictures(bob, 2)) });
    const later = urlsOf(
      (await dan.browser.get(listMessages, here)).messages.at(-1) ?? { image_url: '', more_media: [] },
    );
    expect(await statuses(dan, later as string[])).toEqual([200]);
    await dan.browser.get(leaveGroup, { group_id });
    expect(await statuses(dan, later as string[])).toEqual([404]);
  });

  it('[TLK-03] wait with it for those who run the group, and go with what is declined', async () => {
    const { opened, ana, bob, eva, group_id, here } = await grouped({ messageApproval: true });
    const [first, second] = [await pictures(bob, 3), await pictures(bob, 3)];
    const { message } = await bob.browser.get(sendMessage, { ...here, media: toMedia(first), client_id: 'a' });
    expect([message.held, urlsOf(message)]).toEqual([true, first]);
    const { message: other } = await bob.browser.get(sendMessage, { ...here, media: toMedia(second), client_id: 'b' });
    expect((await ana.browser.get(listHeld, { group_id })).messages.map(urlsOf)).toEqual([first, second]);
    expect([await statuses(ana, first), await statuses(bob, first), await statuses(eva, first)]).toEqual([
      [200],
      [200],
      [404],
    ]);
    await ana.browser.get(answerHeld, { group_id, message_id: message.id, action: 'accept' });
    await ana.browser.get(answerHeld, { group_id, message_id: other.id, action: 'decline' });
    expect((await eva.browser.get(listMessages, here)).messages.map(urlsOf).at(-1)).toEqual(first);
    expect(await statuses(eva, first)).toEqual([200]);
    expect([await stateOf(opened, first), await stateOf(opened, second)]).toEqual([['kept'], ['released']]);
  });

  it('[TLK-01, TLK-03] are all there in a comment: said, passed on, or approved', async () => {
    const { opened, ana, bob, eva, group_id, here } = await grouped({ kind: 'channel' });
    const { message: post } = await ana.browser.get(sendMessage, { ...here, content: 'first post' });
    const under = { ...here, thread_of: post.id };
    const [first, second] = [await pictures(bob, 3), await pictures(bob, 2)];
    const draft = { ...under, media: toMedia(first), client_id: 'a' };
    const { message } = await bob.browser.get(sendMessage, draft);
    // A retry is the same message.
    expect((await bob.browser.get(sendMessage, draft)).message).toMatchObject({ id: message.id });
    await eva.browser.get(sendMessage, { ...under, forward_of: message.id });
    await ana.browser.get(groupCalls.changeGroup, { group_id, messageApproval: true });
    const { message: held } = await bob.browser.get(sendMessage, { ...under, media: toMedia(second) });
    await ana.browser.get(answerHeld, { group_id, message_id: held.id, action: 'accept' });
    const { messages } = await eva.browser.get(listMessages, under);
    expect(messages.slice(1).map(urlsOf)).toEqual([first, first, second]);
    expect(await statuses(eva, [...first, ...second])).toEqual([200]);
    await bob.browser.get(actOnMessage, { message_id: held.id, action: 'delete' });
    opened.clock.advance(9_000);
    await vi.waitFor(async () => {
      opened.app.jobs.wake();
      expect(await stateOf(opened, second)).toEqual(['released']);
    });
  });

  it('[TLK-03] wait also where they were passed on, and stay where they were said when that is declined', async () => {
    const { opened, ana, bob, eva, group_id, here } = await grouped({ messageApproval: true });
    const urls = await pictures(ana, 3);
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, media: toMedia(urls) });
    const draft = { ...here, forward_of: message.id, client_id: 'passed' };
    const { message: held } = await bob.browser.get(sendMessage, draft);
    expect([held.held, (await bob.browser.get(sendMessage, draft)).message.id]).toEqual([true, held.id]);
    // Whoever runs the group sees all that waits.
    const role = { group_id, member_id: eva.id, action: 'role', role: 'moderator' } as const;
    await ana.browser.get(groupRunCalls.changeMember, role);
    expect(await statuses(eva, urls)).toEqual([200]);
    await eva.browser.get(answerHeld, { group_id, message_id: held.id, action: 'decline' });
    expect([await statuses(eva, urls), await statuses(bob, urls)]).toEqual([[404], [200]]);
    expect(await stateOf(opened, urls.slice(1))).toEqual(['kept']);
  });

  it('[TLK-01] are its sender’s to take along, and go with them', async () => {
    const { opened, ana, bob, here } = await grouped();
    const urls = await pictures(bob, 2);
    await bob.browser.get(sendMessage, { ...here, media: toMedia(urls) });
    const { messages } = await exportOf(opened.app.db, bob.id);
    expect(messages).toMatchObject([{}, { image_url: urls[0], more_media: [{ url: urls[1] }] }]);
    await opened.app.transact((tx) => eraseOf(tx, bob.id));
    expect((await opened.app.database.pool.query('select 1 from message_media')).rows).toEqual([]);
    expect(await statuses(ana, urls)).toEqual([404]);
  });
});
