import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import type { NoticeId, PostId } from '#kernel';
import { listen, people, someId, testApp, type Person, type TestApp } from '#testing';
import { sweepNotices } from './service.ts';

const { countUnread, listNotices, markNoticesRead } = noticeCalls;

const post = async (person: Person): Promise<PostId> =>
  (await person.browser.get(postCalls.createPost, { content: 'a post' })).post.id;
const act = (person: Person, postId: PostId, action: 'like' | 'unlike') =>
  person.browser.get(postCalls.actOnPost, { post_id: postId, action });
const comment = (person: Person, postId: PostId) =>
  person.browser.get(commentCalls.createComment, { post_id: postId, content: 'nice' });
const follow = (person: Person, whom: Person) => person.browser.get(followCalls.follow, { following_id: whom.id });
const block = (person: Person, whom: Person) => person.browser.get(blockCalls.block, { blocked_id: whom.id });

const unreadOf = async ({ app }: TestApp, person: Person): Promise<number> => {
  await app.events.settle();
  return (await person.browser.get(countUnread, {})).unread;
};

describe('reading notifications', () => {
  it('[NOTI-02] marks some of them read, or all that were seen', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (let i = 0; i < 3; i += 1) {
      opened.clock.advance(1_000);
      await act(bob, await post(ana), 'like');
      await opened.app.events.settle();
    }
    const {
      notifications: [newest, middle, oldest],
    } = await ana.browser.get(listNotices, {});
    const one = { notification_ids: [middle?.id ?? someId<NoticeId>(''), middle?.id ?? someId<NoticeId>('')] };
    expect(await ana.browser.get(markNoticesRead, one)).toMatchObject({ marked: 1, unread: 2 });
    expect(await ana.browser.get(markNoticesRead, one)).toMatchObject({ marked: 0, unread: 2 });
    const seen = { mark_all_read: true, until: oldest?.id, user_id: ana.id };
    expect(await ana.browser.get(markNoticesRead, seen)).toMatchObject({ marked: 1, unread: 1 });
    const read = (await ana.browser.get(listNotices, {})).notifications.filter((item) => item.read);
    expect(read.map(({ id }) => id)).toEqual([middle?.id, oldest?.id]);
    expect(await ana.browser.get(markNoticesRead, { mark_all_read: true })).toMatchObject({ marked: 1, unread: 0 });
    expect(newest?.read).toBe(false);
    for (const input of [{}, { mark_all_read: false }, { notification_ids: [] }])
      expect(await ana.browser.refused(markNoticesRead, input)).toMatchObject({ status: 400, code: 'nothing_named' });
  });

  it('[NOTI-02] comes in pages, newest first, and counts the unread honestly up to 99', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const posts: PostId[] = [];
    for (let i = 0; i < 5; i += 1) posts.push(await post(ana));
    for (const id of posts) {
      opened.clock.advance(1_000);
      await act(bob, id, 'like');
      await opened.app.events.settle();
    }
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.browser.get(listNotices, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.notifications.map((item) => item.post_id));
      expect(page.unread).toBe(5);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...posts].reverse());
    expect((await ana.browser.get(listNotices, { cursor: 'nonsense' })).notifications).toEqual([]);
    const more = (count: number) =>
      opened.app.database.pool.query(
        `insert into notices (id, member_id, kind, from_id, key, created_at)
         select gen_random_uuid(), $1, 'gift', $2, gen_random_uuid()::text, now() from generate_series(1, $3)`,
        [ana.id, bob.id, count],
      );
    await more(94);
    expect(await unreadOf(opened, ana)).toBe(99);
    await more(30);
    expect(await unreadOf(opened, ana)).toBe(100);
  });

  it('[MEND-09] what was on the screen is seen and stays unread until it is read (D44)', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const ear = await listen(opened, ana);
    const counts = async () => {
      await opened.app.events.settle();
      return ana.browser.get(countUnread, {});
    };
    await act(bob, await post(ana), 'like');
    expect(await counts()).toMatchObject({ unread: 1, unseen: 1 });
    const seen = (await ana.browser.get(listNotices, {})).notifications[0];
    opened.clock.advance(1_000);
    await act(bob, await post(ana), 'like');
    expect(await counts()).toMatchObject({ unread: 2, unseen: 2 });
    const marked = await ana.browser.get(markNoticesRead, { mark_all_seen: true, until: seen?.id });
    expect(marked).toMatchObject({ marked: 0, unread: 2, unseen: 1 });
    await expect.poll(() => ear.heard.at(-1)).toEqual({ type: 'notice', unread: 2, unseen: 1 });
    expect(await ana.browser.get(markNoticesRead, { mark_all_seen: true })).toMatchObject({ unread: 2, unseen: 0 });
    expect((await ana.browser.get(listNotices, {})).notifications.map(({ read }) => read)).toEqual([false, false]);
    // Never back: a page that was slow says less.
    await ana.browser.get(markNoticesRead, { mark_all_seen: true, until: seen?.id });
    expect(await counts()).toMatchObject({ unread: 2, unseen: 0 });
    expect(await ana.browser.get(markNoticesRead, { mark_all_read: true, until: seen?.id })).toMatchObject({
      marked: 1,
      unread: 1,
    });
    opened.clock.advance(1_000);
    await follow(bob, ana);
    expect(await counts()).toMatchObject({ unread: 2, unseen: 1 });
  });

  it('[SR-L4] marking fifty thousand read is one short statement, and what comes later is unread', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (let first = 1; first < 50_000; first += 10_000)
      await opened.app.database.pool.query(
        `insert into notices (id, member_id, kind, from_id, key, created_at)
         select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'gift', $2, n::text, now()
         from generate_series($3::int, $3 + 9999) n`,
        [ana.id, bob.id, first],
      );
    const written = async () =>
      (
        await opened.app.database.pool.query<{ n: number }>(
          'select count(*)::int as n from notices where read_at is not null',
        )
      ).rows[0]?.n;
    expect(await ana.browser.get(markNoticesRead, { mark_all_read: true })).toMatchObject({
      marked: 50_000,
      unread: 0,
    });
    // No row of theirs was written, so it takes as long for fifty as for fifty thousand.
    expect(await written()).toBe(0);
    expect((await ana.browser.get(listNotices, {})).notifications.every(({ read }) => read)).toBe(true);
    await follow(bob, ana);
    expect(await unreadOf(opened, ana)).toBe(1);
    // Counted while its first rows were being written, a table looks empty to the planner.
    await opened.app.database.pool.query("update pg_class set reltuples = 0, relpages = 300 where relname = 'notices'");
    await sweepNotices(opened.app.db, new Date(Date.now() + 100 * 24 * 3_600_000));
    expect((await ana.browser.get(listNotices, { limit: 50 })).notifications.filter(({ read }) => !read)).toHaveLength(
      1,
    );
  });

  it('[SHELL-09] open pages hear the new number at once, and nobody else’s', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const postId = await post(ana);
    const [ear, foreign] = [await listen(opened, ana), await listen(opened, bob)];
    await Promise.all([ear.until('hello'), foreign.until('hello')]);
    const next = async (unread: number) => {
      await expect.poll(() => ear.heard.at(-1)).toEqual({ type: 'notice', unread, unseen: unread });
    };
    await act(bob, postId, 'like');
    await next(1);
    await comment(bob, postId);
    await next(2);
    await act(bob, postId, 'unlike');
    await next(1);
    await ana.browser.get(markNoticesRead, { mark_all_read: true });
    await next(0);
    await follow(bob, ana);
    await next(1);
    await ana.browser.get(blockCalls.mute, { muted_id: bob.id });
    await next(0);
    await ana.browser.get(blockCalls.unmute, { muted_id: bob.id });
    await next(1);
    await block(ana, bob);
    await next(0);
    expect(foreign.heard.filter(({ type, unread }) => type === 'notice' && unread !== 0)).toEqual([]);
  });

  it('forgets what was read ninety days ago, and nothing else', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await act(bob, await post(ana), 'like');
    await opened.app.events.settle();
    await ana.browser.get(markNoticesRead, { mark_all_read: true });
    await comment(bob, await post(ana));
    const left = async (): Promise<number> => {
      await opened.app.events.settle();
      await sweepNotices(opened.app.db, opened.clock.now());
      return (await opened.app.database.pool.query('select 1 from notices')).rows.length;
    };
    expect(await left()).toBe(2);
    opened.clock.advance(89 * 24 * 3_600_000);
    expect(await left()).toBe(2);
    opened.clock.advance(2 * 24 * 3_600_000);
    expect(await left()).toBe(1);
  });
});
