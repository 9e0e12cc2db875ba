import { describe, expect, inject, it } from 'vitest';
import { analyticsCalls } from '@wagram/contract/analytics';
import { postCalls } from '@wagram/contract/posts';
import { newId, type Db, type MemberId, type PostId } from '#kernel';
import { seedPosts } from '#posts';
import { expectTrueCounts, people, testApp, until, type Person, type TestApp } from '#testing';
import { eraseOf } from './erase.ts';
import { exportOf } from './export.ts';
import { selectActivityViolations } from './violations.gen.ts';
import { dayOf } from './daily-activity.ts';
import { rollUpViews } from './roll-up.ts';
import { seedActivity, seedViews } from './seed.ts';

const DAY_MS = 24 * 3600_000;

const post = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const see = async (person: Person, post_ids: PostId[], profile_id?: MemberId) =>
  (await person.browser.get(analyticsCalls.reportViews, { post_ids, profile_id })).counted;
const figures = async (opened: TestApp, person: Person) => {
  opened.app.events.wake();
  await opened.app.events.settle();
  const { views, postsActivity } = (await person.browser.get(analyticsCalls.readAnalytics, {})).analytics;
  return { ...views, days: postsActivity.map(({ views: seen }) => seen) };
};
const rollUp = ({ app, clock }: TestApp) => app.db.transaction((tx) => rollUpViews(tx, clock.now()));
const rowsOf = async (opened: TestApp, table: 'views' | 'view_days') =>
  Number((await opened.app.database.pool.query(`select count(*) as n from ${table}`)).rows[0]?.n);

/** Ana's post and profile, seen by bob and cleo on one day, by bob on the next and by both nine days after the first. */
const seenOverDays = async () => {
  const opened = await testApp();
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  const id = await post(ana, 'seen for long');
  for (const [days, persons] of [
    [0, [bob, cleo]],
    [1, [bob]],
    [8, [bob, cleo]],
  ] as const) {
    opened.clock.advance(days * DAY_MS);
    for (const person of persons) await see(person, [id], ana.id);
  }
  return { opened, ana, bob, cleo, id };
};

/** More views than one batch takes: one viewer, on many days. */
const seenOnDays = async (opened: TestApp, author: Person, viewer: Person, days: number): Promise<PostId> => {
  const now = opened.clock.now();
  const id = newId<PostId>(now);
  const shown = { content: 'seen again and again', imageUrl: null, media: null, mediaId: null };
  await opened.app.transact(async (tx) => {
    await seedPosts(tx, [{ id, memberId: author.id, createdAt: now, ...shown }]);
    const ago = Array.from({ length: days }, (_, index) => dayOf(new Date(now.getTime() - index * DAY_MS)));
    await seedViews(
      tx,
      ago.map((day) => ({ targetId: id, viewerId: viewer.id, day })),
    );
    await seedActivity(tx, [id]);
  });
  return id;
};

describe('views of more than a week ago', () => {
  it('[ANAL-02] P7: become a sum for each target and day, and no figure changes', async () => {
    const { opened, ana, bob, id } = await seenOverDays();
    const before = await figures(opened, ana);
    expect(before).toEqual({ posts: 5, profile: 5, days: [2, 1, 0, 0, 0, 0, 0, 0, 0, 2] });
    expect(await rollUp(opened)).toBe(6);
    const { rows } = await opened.app.database.pool.query('select * from view_days order by day, views, target_id');
    expect(rows.map(({ views }) => views)).toEqual([2, 2, 1, 1]);
    expect(await rowsOf(opened, 'views')).toBe(4);
    expect(await figures(opened, ana)).toEqual(before);
    expect([await rollUp(opened), await see(bob, [id], ana.id)]).toEqual([0, 0]);
    await expectTrueCounts(opened);
  });

  it('[ANAL-02, POST-07] P7: leave with their post, as those of yesterday do', async () => {
    const { opened, ana, id } = await seenOverDays();
    await rollUp(opened);
    await ana.browser.get(postCalls.deletePost, { post_id: id });
    expect(await figures(opened, ana)).toMatchObject({ posts: 0, profile: 5 });
    await expectTrueCounts(opened);
  });

  it('PR-05: are nobody’s: not in the archive of who saw, and still counted when they have gone', async () => {
    const { opened, ana, bob } = await seenOverDays();
    await rollUp(opened);
    const today = dayOf(opened.clock.now());
    expect((await exportOf(opened.app.db, bob.id)).views).toMatchObject([{ day: today }, { day: today }]);
    await opened.app.transact((tx) => eraseOf(tx, bob.id));
    expect(await figures(opened, ana)).toEqual({ posts: 4, profile: 4, days: [2, 1, 0, 0, 0, 0, 0, 0, 0, 1] });
    await expectTrueCounts(opened);
  });

  it('PR-05: go with the member who was seen', async () => {
    const { opened, ana } = await seenOverDays();
    await rollUp(opened);
    await opened.app.transact((tx) => eraseOf(tx, ana.id));
    expect([await rowsOf(opened, 'views'), await rowsOf(opened, 'view_days')]).toEqual([0, 0]);
  });
});

describe('rolling up', () => {
  it('P7: goes in batches, each whole or not at all, also when two do it at once', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await seenOnDays(opened, ana, bob, 10_020);
    const violations = (db: Db) => selectActivityViolations(db);
    const killed = opened.app.db.transaction(async (tx) => {
      expect(await rollUpViews(tx, opened.clock.now())).toBe(5_000);
      expect(await violations(tx)).toEqual([]);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await rowsOf(opened, 'views')).toBe(10_020);
    expect(await Promise.all([rollUp(opened), rollUp(opened)])).toEqual([5_000, 5_000]);
    expect(await violations(opened.app.db)).toEqual([]);
    expect([await rollUp(opened), await rollUp(opened)]).toEqual([12, 0]);
    expect([await rowsOf(opened, 'views'), await rowsOf(opened, 'view_days')]).toEqual([8, 10_012]);
    expect((await figures(opened, ana)).posts).toBe(10_020);
    await expectTrueCounts(opened);
  });

  // Two sessions that wait for each other: the embedded database has one.
  it.runIf(inject('postgresUrl') !== null)(
    'P7: while a post is removed, misses none of its views and leaves none behind',
    async () => {
      const { opened, ana, id } = await seenOverDays();
      const { db, events, database } = opened.app;
      await db.transaction(async (tx) => {
        await rollUpViews(tx, opened.clock.now());
        await ana.browser.get(postCalls.deletePost, { post_id: id });
        await until(async () => {
          const { rows } = await database.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length > 0 ? true : null;
        });
      });
      await events.settle();
      expect(await figures(opened, ana)).toMatchObject({ posts: 0, profile: 5 });
      await expectTrueCounts(opened);
    },
  );
});
