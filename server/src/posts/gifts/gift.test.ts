import { describe, expect, it } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { balanceOf } from '#ledger';
import { expectTrueCounts, people, testApp, type Person } from '#testing';

const { actOnPost, createPost, deletePost } = postCalls;

const post = async (person: Person): Promise<PostId> =>
  (await person.browser.get(createPost, { content: 'tip me' })).post.id;

describe('gifts', () => {
  it('[POST-04, POST-13] move WGM from the sender to the author and count on the post', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    await bob.browser.get(actOnPost, { post_id: id, action: 'gift', amount: 5 });
    const { post: after } = await bob.browser.get(actOnPost, { post_id: id, action: 'gift', amount: 25 });
    expect(after).toMatchObject({ gifts: 2, gifts_total: '30' });
    expect([await balanceOf(opened.app.db, ana.id), await balanceOf(opened.app.db, bob.id)]).toEqual([130n, 70n]);
    await expectTrueCounts(opened);
  });

  it('[POST-04] BZ-03: only 1, 5, 10 or 25', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    for (const amount of [0, -5, 1.5, '5', 1e9, null, 2, [5], true]) {
      const refused = await bob.browser.refused(actOnPost, { post_id: id, action: 'gift', amount });
      expect([refused.status, refused.error], String(amount)).toEqual([400, 'A gift is 1, 5, 10 or 25 WGM']);
    }
    expect(await balanceOf(opened.app.db, bob.id)).toBe(100n);
  });

  it('[MEND-10] a gift without an amount is a gift of 1', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    const { post: after } = await bob.browser.get(actOnPost, { post_id: id, action: 'gift' });
    expect(after).toMatchObject({ gifts: 1, gifts_total: '1' });
    expect(await balanceOf(opened.app.db, bob.id)).toBe(99n);
  });

  it('BZ-02: with a balance of 10, one of twenty gifts of 10 at once succeeds', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '10' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => bob.browser.ask(actOnPost, { post_id: id, action: 'gift', amount: 10 })),
    );
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1);
    expect(
      tries.filter((one) => !one.body.success && one.body.error === 'You do not have enough WGM for this gift'),
    ).toHaveLength(19);
    expect(await balanceOf(opened.app.db, ana.id)).toBe(20n);
    await expectTrueCounts(opened);
  });

  it('BZ-02: members who tip each other at once do not wait for each other', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [byAna, byBob] = [await post(ana), await post(bob)];
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? bob.browser.ask(actOnPost, { post_id: byAna, action: 'gift', amount: 1 })
          : ana.browser.ask(actOnPost, { post_id: byBob, action: 'gift', amount: 1 }),
      ),
    );
    expect(all.map((one) => one.status)).toEqual(all.map(() => 200));
    expect([await balanceOf(opened.app.db, ana.id), await balanceOf(opened.app.db, bob.id)]).toEqual([100n, 100n]);
    await expectTrueCounts(opened);
  });

  it('BZ-04, FT-09: one Idempotency-Key is one gift, and every retry gets the same answer', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    const send = (amount: number) =>
      bob.browser.ask(actOnPost, { post_id: id, action: 'gift', amount }, { 'idempotency-key': 'gift-0000001' });
    const twenty = await Promise.all(Array.from({ length: 20 }, () => send(10)));
    expect(new Set(twenty.map((one) => one.raw.body)).size).toBe(1);
    expect(twenty[0]?.body).toMatchObject({ post: { gifts: 1, gifts_total: '10' } });
    expect((await send(25)).status).toBe(422);
    await opened.app.database.pool.query('delete from idempotency');
    expect((await send(10)).body).toMatchObject({ post: { gifts: 1 } });
    expect(await balanceOf(opened.app.db, bob.id)).toBe(90n);
    await expectTrueCounts(opened);
  });

  it('BZ-02: none to oneself, and none that is half done when the post is deleted meanwhile', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await ana.browser.refused(actOnPost, { post_id: await post(ana), action: 'gift', amount: 1 })).error).toBe(
      'You cannot send a gift to yourself',
    );
    for (let round = 0; round < 5; round += 1) {
      const id = await post(ana);
      await Promise.all([
        bob.browser.ask(actOnPost, { post_id: id, action: 'gift', amount: 1 }),
        ana.browser.ask(deletePost, { post_id: id }),
        bob.browser.ask(actOnPost, { post_id: id, action: 'like' }),
      ]);
    }
    await expectTrueCounts(opened);
  });
});

describe('the ticker', () => {
  it('[FEED-01] compares what was tipped in 24 hours with the 24 before (D25)', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    const ticker = async () => opened.browser().get(postCalls.readTicker, {});
    const give = (amount: 5 | 10) => bob.browser.get(actOnPost, { post_id: id, action: 'gift', amount });
    expect(await ticker()).toMatchObject({ tipped: '0', change: 0 });
    await give(10);
    opened.clock.advance(60_000);
    expect(await ticker()).toMatchObject({ tipped: '10', change: null });
    opened.clock.advance(25 * 3_600_000);
    await give(5);
    await give(10);
    expect(await ticker()).toMatchObject({ tipped: '15', change: 50 });
    opened.clock.advance(60_000);
    await give(5);
    opened.clock.advance(60_000);
    expect(await ticker()).toMatchObject({ tipped: '20', change: 100 });
  });
});
