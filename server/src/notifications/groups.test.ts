import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { people, testApp, type Person, type TestApp } from '#testing';
import { groupKeyOf } from './view.ts';

const { listNoticeGroups, listNotices, markNoticesRead } = noticeCalls;

const post = async (person: Person, content = 'a post'): Promise<PostId> =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const like = (person: Person, postId: PostId, action: 'like' | 'unlike' = 'like') =>
  person.browser.get(postCalls.actOnPost, { post_id: postId, action });
const follow = (person: Person, whom: Person) => person.browser.get(followCalls.follow, { following_id: whom.id });

/** One after the other, so that their order is known. */
const inTurn = async ({ app, clock }: TestApp, acts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const act of acts) {
    clock.advance(1_000);
    await act();
    await app.events.settle();
  }
};
const groupsOf = async (person: Person, input: object = {}) =>
  (await person.browser.get(listNoticeGroups, input)).groups;

describe('notifications in groups', () => {
  it('[SOC-08] likes of one post are one line with its people, the newest first, each counted once', async () => {
    const opened = await testApp();
    const [ana, bob, cleo, dev, eve] = await people(opened, 'ana', 'bob', 'cleo', 'dev', 'eve');
    const [first, second] = [await post(ana, 'first'), await post(ana, 'second')];
    await inTurn(opened, [
      () => like(bob, first),
      () => like(bob, second),
      () => like(cleo, first),
      () => like(dev, first),
      () => like(eve, first),
    ]);
    const groups = await groupsOf(ana);
    expect(
      groups.map(({ notice, people_count, count, unread }) => [notice.post_id, people_count, count, unread]),
    ).toEqual([
      [first, 4, 4, 4],
      [second, 1, 1, 1],
    ]);
    expect(groups[0]?.people.map(({ username }) => username)).toEqual(['@eve', '@dev', '@cleo']);
    expect(groups[0]?.notice).toMatchObject({
      from_username: '@eve',
      message: 'liked your post',
      post_content: 'first',
    });
    // The documented list still has one item for each.
    expect((await ana.browser.get(listNotices, {})).notifications).toHaveLength(5);
  });

  it('[SOC-08] whoever takes it back, is blocked or muted is neither shown nor counted', async () => {
    const opened = await testApp();
    const [ana, bob, cleo, dev] = await people(opened, 'ana', 'bob', 'cleo', 'dev');
    const id = await post(ana);
    await inTurn(opened, [() => like(bob, id), () => like(cleo, id), () => like(dev, id)]);
    await like(dev, id, 'unlike');
    await opened.app.events.settle();
    await ana.browser.get(blockCalls.mute, { muted_id: cleo.id });
    const [group] = await groupsOf(ana);
    expect(group).toMatchObject({ people_count: 1, count: 1, notice: { from_username: '@bob' } });
    expect(group?.people.map(({ username }) => username)).toEqual(['@bob']);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await groupsOf(ana)).toEqual([]);
  });

  it('[SOC-08] pages are of groups: none twice, none lost, whatever lies between', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const posts: PostId[] = [];
    for (let i = 0; i < 5; i += 1) posts.push(await post(ana));
    await inTurn(opened, [...posts.map((id) => () => like(bob, id)), ...posts.map((id) => () => like(cleo, id))]);
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.browser.get(listNoticeGroups, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.groups.map(({ notice }) => notice.post_id));
      expect(page.unread).toBe(10);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...posts].reverse());
    expect(await groupsOf(ana, { cursor: 'nonsense' })).toEqual([]);
  });

  it('[SOC-08] a group ends with its day', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const id = await post(ana);
    await inTurn(opened, [() => like(bob, id)]);
    opened.clock.advance(24 * 3_600_000);
    await inTurn(opened, [() => like(cleo, id)]);
    expect((await groupsOf(ana)).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('[SOC-08] Mentions has what was meant for the member; the number of unread stays that of all', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    await inTurn(opened, [
      () => like(bob, id),
      () => post(bob, 'hello @ana'),
      () => bob.browser.get(commentCalls.createComment, { post_id: id, content: 'nice' }),
      () => bob.browser.get(postCalls.createPost, { content: 'so true', quote_of: id }),
    ]);
    const page = await ana.browser.get(listNoticeGroups, { tab: 'mentions' });
    expect(page.groups.map(({ notice }) => notice.kind)).toEqual(['quote', 'mention']);
    expect(page.unread).toBe(4);
    expect((await groupsOf(ana, { tab: 'all' })).map(({ notice }) => notice.kind)).toEqual([
      'quote',
      'comment',
      'mention',
      'like',
    ]);
  });

  it('[SOC-08] says whom the reader follows already, and whom they have asked', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    await follow(ana, bob);
    await inTurn(opened, [() => follow(bob, ana), () => follow(cleo, ana)]);
    const [group] = await groupsOf(ana);
    expect(group?.people.map(({ username, is_following }) => [username, is_following])).toEqual([
      ['@cleo', false],
      ['@bob', true],
    ]);
  });

  it('[SOC-08] a group is read as a whole, up to what was on the screen, and only one’s own', async () => {
    const opened = await testApp();
    const [ana, bob, cleo, dev] = await people(opened, 'ana', 'bob', 'cleo', 'dev');
    const id = await post(ana);
    await inTurn(opened, [() => like(bob, id), () => like(cleo, id)]);
    const [group] = await groupsOf(ana);
    await inTurn(opened, [() => like(dev, id)]);
    const marking = { group_keys: [group?.key ?? ''], until: group?.notice.id };
    expect(await bob.browser.get(markNoticesRead, marking)).toMatchObject({ marked: 0 });
    expect(await ana.browser.get(markNoticesRead, marking)).toMatchObject({ marked: 2, unread: 1 });
    expect((await groupsOf(ana)).map(({ unread, count }) => [unread, count])).toEqual([[1, 3]]);
    expect(await ana.browser.refused(markNoticesRead, { group_keys: [] })).toMatchObject({ code: 'nothing_named' });
  });

  it('[SOC-08] the database groups as the documented key does, apart from the day', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    await inTurn(opened, [
      () => like(bob, id),
      () => follow(bob, ana),
      () => bob.browser.get(commentCalls.createComment, { post_id: id, content: 'nice @ana' }),
    ]);
    for (const { key, notice } of await groupsOf(ana)) {
      const same = groupKeyOf({ ...notice, details: {} });
      expect(key.startsWith(same) || same.endsWith(key)).toBe(true);
    }
  });

  it('[SOC-08] twenty thousand likes of one post are one line, found by an index', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [popular, quiet] = [await post(ana, 'popular'), await post(ana, 'quiet')];
    await inTurn(opened, [() => like(bob, quiet)]);
    await opened.app.database.pool.query(
      `insert into notices (id, member_id, kind, from_id, post_id, key, created_at)
       select ('ffffffff-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'like', $2, $3, n::text, now() from generate_series(1, 20000) n`,
      [ana.id, bob.id, popular],
    );
    const from = performance.now();
    const groups = await groupsOf(ana, { cursor: 'ffffffff-ffff-7fff-8fff-ffffffffffff' });
    expect(groups.map(({ notice, count }) => [notice.post_id, count])).toEqual([
      [popular, 20_000],
      [quiet, 1],
    ]);
    // Generous: it is tenths of a second, and a walk through all pairs would be minutes.
    expect(performance.now() - from).toBeLessThan(8_000);
  });
});
