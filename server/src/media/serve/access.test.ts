import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { rightsCalls } from '@wagram/contract/rights';
import { upload, withOperator, type Person, type TestApp } from '#testing';

const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'tomato' } })
  .png()
  .toBuffer();
const MINUTE_MS = 60_000;

const setUp = async () => {
  const { opened, mod, others } = await withOperator('ana', 'bob', 'eva');
  const [ana, bob, eva] = others;
  return { opened, mod, ana, bob, eva };
};

const read = async (person: Pick<Person, 'browser'>, url: string, headers: Record<string, string> = {}) => {
  const reply = await person.browser.request({ url, headers });
  return [reply.statusCode, reply.headers['cache-control']];
};
const guestOf = (opened: TestApp) => ({ browser: opened.browser() });

const OPEN = [200, 'public, max-age=3600'];
const OWN = [200, 'private, no-store'];
const GONE = [404, 'no-store'];

const postWith = async (person: Person) => {
  const { url } = await upload(person, png);
  const { post } = await person.browser.get(postCalls.createPost, { content: 'sea', image_url: url });
  return { url, post };
};

describe('the file of a post', () => {
  it('[SR-M7] is public for an hour and known by its tag', async () => {
    const { opened, ana } = await setUp();
    const { url } = await postWith(ana);
    const reply = await opened.browser().request({ url });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual(OPEN);
    const tag = String(reply.headers.etag);
    const again = await opened.browser().request({ url, headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'public, max-age=3600']);
  });

  it('[SR-M7] that was hidden is its author’s and the operators’ within a minute, also in parts and by its tag', async () => {
    const { opened, mod, ana, bob } = await setUp();
    const { url, post } = await postWith(ana);
    const tag = String((await opened.browser().request({ url })).headers.etag);
    await mod.browser.get(moderationCalls.decide, { target: 'post', target_id: post.id, action: 'hide', reason: 'No' });
    opened.clock.advance(MINUTE_MS);
    for (const person of [guestOf(opened), bob]) {
      expect(await read(person, url)).toEqual(GONE);
      expect((await read(person, url, { range: 'bytes=0-3' }))[0]).toBe(404);
      expect((await read(person, url, { 'if-none-match': tag }))[0]).toBe(404);
    }
    for (const person of [ana, mod]) expect(await read(person, url)).toEqual(OWN);
  });

  it.each(['suspended', 'deactivated', 'deleted'])(
    '[SR-M7] of a member who is %s is for operators alone',
    async (state) => {
      const { opened, mod, ana, bob } = await setUp();
      const { url } = await postWith(ana);
      await bob.browser.get(followCalls.follow, { following_id: ana.id });
      expect(await read(bob, url)).toEqual(OPEN);
      const confirm = { handle: ana.user.username, password: ana.password };
      const decision = { target: 'member', target_id: ana.id, action: 'suspend', reason: 'No' } as const;
      if (state === 'suspended') await mod.browser.get(moderationCalls.decide, decision);
      else await ana.browser.get(state === 'deleted' ? rightsCalls.deleteAccount : rightsCalls.deactivate, confirm);
      opened.clock.advance(MINUTE_MS);
      for (const person of [guestOf(opened), bob]) expect(await read(person, url)).toEqual(GONE);
      expect(await read(mod, url)).toEqual(OWN);
    },
  );

  it('[SR-M7] that everybody may have is also for whom a block keeps apart', async () => {
    const { opened, ana, bob } = await setUp();
    const { url } = await postWith(ana);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    opened.clock.advance(MINUTE_MS);
    for (const person of [guestOf(opened), bob]) expect(await read(person, url)).toEqual(OPEN);
  });

  it('[SR-M7] under that of a suspended member is not theirs either', async () => {
    const { opened, mod, ana, bob } = await setUp();
    const { post } = await postWith(ana);
    const { url } = await upload(bob, png);
    await bob.browser.get(commentCalls.createComment, { post_id: post.id, content: 'look', image_url: url });
    expect(await read(ana, url)).toEqual(OPEN);
    const decision = { target: 'member', target_id: ana.id, action: 'suspend', reason: 'No' } as const;
    await mod.browser.get(moderationCalls.decide, decision);
    opened.clock.advance(MINUTE_MS);
    expect(await read(ana, url)).toEqual(GONE);
    expect(await read(bob, url)).toEqual(OWN);
  });

  it('[SR-M7] that was deleted is gone', async () => {
    const { opened, ana, bob } = await setUp();
    const { url, post } = await postWith(ana);
    expect(await read(bob, url)).toEqual(OPEN);
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    opened.clock.advance(MINUTE_MS);
    for (const person of [guestOf(opened), bob, ana]) expect((await read(person, url))[0]).toBe(404);
  });

  it('[SR-M7] of a private member is for those who follow, while the avatar stays public', async () => {
    const { opened, ana, bob, eva } = await setUp();
    const { url } = await postWith(ana);
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    const avatar = `data:image/png;base64,${png.toString('base64')}`;
    const { profile } = await ana.browser.get(profileCalls.updateProfile, { private: true, avatar_url: avatar });
    opened.clock.advance(MINUTE_MS);
    for (const person of [guestOf(opened), eva]) expect(await read(person, url)).toEqual(GONE);
    for (const person of [ana, bob]) expect(await read(person, url)).toEqual(OWN);
    expect(await read(guestOf(opened), profile.avatar_url ?? '')).toEqual(OPEN);
  });

  it('[SR-M7] under it goes with the comment and with the post', async () => {
    const { opened, mod, ana, bob, eva } = await setUp();
    const { post } = await postWith(ana);
    const { url } = await upload(bob, png);
    const said = { post_id: post.id, content: 'look', image_url: url };
    const { comment } = await bob.browser.get(commentCalls.createComment, said);
    expect(await read(eva, url)).toEqual(OPEN);
    const hide = { target: 'comment', target_id: comment.id, action: 'hide', reason: 'No' } as const;
    await mod.browser.get(moderationCalls.decide, hide);
    opened.clock.advance(MINUTE_MS);
    expect(await read(eva, url)).toEqual(GONE);
    expect(await read(bob, url)).toEqual(OWN);
  });
});

describe('the file of a message', () => {
  it('[SR-M7] is for the two who talk, at once, and for no operator', async () => {
    const { opened, mod, ana, bob, eva } = await setUp();
    const { url } = await upload(ana, png);
    expect(await read(ana, url)).toEqual(OWN);
    await ana.browser.get(messageCalls.sendMessage, { receiver_id: bob.id, content: '', image_url: url });
    for (const person of [ana, bob]) expect(await read(person, url)).toEqual(OWN);
    for (const person of [guestOf(opened), eva, mod]) expect(await read(person, url)).toEqual(GONE);
  });

  it('[SR-M7] in a group is for whoever sits there, and no longer for who was removed', async () => {
    const { opened, ana, bob, eva } = await setUp();
    const { group } = await ana.browser.get(groupCalls.createGroup, { name: 'Talk' });
    for (const { browser } of [bob, eva]) await browser.get(groupCalls.joinGroup, { group_id: group.id });
    const { url } = await upload(ana, png);
    await ana.browser.get(messageCalls.sendMessage, { conversation_id: group.id, content: '', image_url: url });
    for (const person of [ana, bob, eva]) expect(await read(person, url)).toEqual(OWN);
    const removal = { group_id: group.id, member_id: eva.id, action: 'remove' } as const;
    await ana.browser.get(groupRunCalls.changeMember, removal);
    for (const person of [guestOf(opened), eva]) expect(await read(person, url)).toEqual(GONE);
  });
});
