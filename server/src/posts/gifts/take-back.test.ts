import { describe, expect, it } from 'vitest';
import { ledgerCalls } from '@wagram/contract/ledger';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { blockCalls } from '@wagram/contract/blocks';
import { expectTrueCounts, people, testApp, type Person, type TestApp } from '#testing';

const { actOnPost, createPost, deletePost, listReactors, readPosts, readTicker, takeBackGift } = postCalls;

const balanceOf = async ({ browser }: Person) => (await browser.get(ledgerCalls.readBalance, {})).balances.WGM;

const scene = async (welcome = '100') => {
  const opened = await testApp({ env: { WELCOME_GRANT: welcome } });
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  const { post } = await ana.browser.get(createPost, { content: 'tip me' });
  const give = async (amount: 1 | 5 | 10 | 25 = 5, from = bob) =>
    (await from.browser.get(actOnPost, { post_id: post.id, action: 'gift', amount })).gift_id ?? '';
  const takeBack = (gift: string, who = bob) => who.browser.ask(takeBackGift, { gift_id: gift });
  const held = async () => [await balanceOf(ana), await balanceOf(bob)];
  return { opened, ana, bob, cleo, postId: post.id, give, takeBack, held };
};

const notices = async ({ opened, ana }: { opened: TestApp; ana: Person }) => {
  opened.app.events.wake();
  await opened.app.events.settle();
  return (await ana.browser.get(noticeCalls.listNotices, {})).notifications.map(({ kind }) => kind);
};

describe('a gift that is taken back', () => {
  it('[MEND-24] within ten seconds is booked back; the counts fall and the notice is withdrawn', async () => {
    const { opened, ana, cleo, postId, give, takeBack, held } = await scene();
    await give(1, cleo);
    const gift = await give(25);
    expect([await held(), await notices({ opened, ana })]).toEqual([
      ['126', '75'],
      ['gift', 'gift'],
    ]);
    opened.clock.advance(10_000);
    const back = await takeBack(gift);
    expect([back.status, back.body]).toMatchObject([200, { post: { id: postId, gifts: 1, gifts_total: '1' } }]);
    expect([await held(), await notices({ opened, ana })]).toEqual([['101', '100'], ['gift']]);
    const { people: givers } = await ana.browser.get(listReactors, { post_id: postId, kind: 'gift' });
    expect(givers.map(({ username }) => username)).toEqual(['@cleo']);
    expect(await opened.browser().get(readTicker, {})).toMatchObject({ tipped: '1' });
    await expectTrueCounts(opened);
  });

  it('[MEND-24] stands in both statements, and counts as earned for neither', async () => {
    const { ana, bob, give, takeBack } = await scene();
    await takeBack(await give(10));
    for (const [person, direction] of [[ana, 'out'] as const, [bob, 'in'] as const]) {
      const { movements } = await person.browser.get(ledgerCalls.listMovements, {});
      expect(movements[0]).toMatchObject({ kind: 'taken_back', direction, amount: '10' });
      expect((await person.browser.get(ledgerCalls.readEarnings, {})).week).toBe('0');
    }
  });

  it('[MEND-24] a moment later stays where it is, also under a clock that was put back', async () => {
    const { opened, give, takeBack, held } = await scene();
    const gift = await give();
    opened.clock.advance(10_001);
    const late = [409, { error: 'A gift can be taken back for 10 seconds. This one stays.', code: 'too_late' }];
    const tried = await takeBack(gift);
    expect([tried.status, tried.body]).toMatchObject(late);
    opened.clock.advance(-3_600_000);
    const again = await takeBack(gift);
    expect([again.status, again.body]).toMatchObject(late);
    expect(await held()).toEqual(['105', '95']);
  });

  it('[MEND-24] twice at once moves once, and every answer is the same', async () => {
    const { opened, give, takeBack, held } = await scene();
    const gift = await give();
    const tries = await Promise.all(Array.from({ length: 10 }, () => takeBack(gift)));
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 200));
    opened.clock.advance(60_000);
    expect((await takeBack(gift)).body).toMatchObject({ post: { gifts: 0, gifts_total: '0' } });
    expect(await held()).toEqual(['100', '100']);
    await expectTrueCounts(opened);
  });

  it('[MEND-24] is refused with a word when the receiver has spent it', async () => {
    const { opened, ana, cleo, give, takeBack, held } = await scene('25');
    const { post } = await cleo.browser.get(createPost, { content: 'mine' });
    const gift = await give(10);
    await ana.browser.get(actOnPost, { post_id: post.id, action: 'gift', amount: 25 });
    await ana.browser.get(actOnPost, { post_id: post.id, action: 'gift', amount: 1 });
    const tried = await takeBack(gift);
    expect([tried.status, tried.body]).toMatchObject([
      409,
      { error: 'They have spent it already, so it stays with them.', code: 'already_spent' },
    ]);
    expect(await held()).toEqual(['9', '15']);
    await expectTrueCounts(opened);
  });

  it('[MEND-24] against the receiver who spends it in the same moment: one of both happens', async () => {
    const { opened, ana, cleo, give, takeBack, held } = await scene('25');
    const { post } = await cleo.browser.get(createPost, { content: 'mine' });
    await ana.browser.get(actOnPost, { post_id: post.id, action: 'gift', amount: 25 });
    const gift = await give(10);
    const [back, spent] = await Promise.all([
      takeBack(gift),
      ana.browser.ask(actOnPost, { post_id: post.id, action: 'gift', amount: 10 }),
    ]);
    expect([back.status, spent.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await held()).toEqual(['0', back.status === 200 ? '25' : '15']);
    await expectTrueCounts(opened);
  });

  it('[MEND-24] is done five times an hour; what was refused does not count', async () => {
    const { opened, give, takeBack } = await scene();
    const late = await give(1);
    opened.clock.advance(11_000);
    for (let i = 0; i < 6; i += 1) expect((await takeBack(late)).status).toBe(409);
    for (let i = 0; i < 5; i += 1) expect((await takeBack(await give(1))).status).toBe(200);
    const sixth = await takeBack(await give(1));
    expect([sixth.status, sixth.body]).toMatchObject([
      429,
      { error: 'You can take back five gifts an hour. This one stays.', code: 'too_many_backs' },
    ]);
    opened.clock.advance(3_601_000);
    expect((await takeBack(await give(1))).status).toBe(200);
    await expectTrueCounts(opened);
  });

  it('[MEND-24] is for whoever gave it; for others it is not there', async () => {
    const { ana, cleo, postId, give, takeBack } = await scene();
    const gift = await give();
    for (const who of [ana, cleo])
      expect([(await takeBack(gift, who)).status, (await takeBack(gift, who)).body]).toMatchObject([
        404,
        { error: 'Gift not found' },
      ]);
    await ana.browser.get(deletePost, { post_id: postId });
    expect((await takeBack(gift)).status).toBe(404);
  });

  it('[MEND-24] comes back also from somebody who has blocked meanwhile, and shows nothing of theirs', async () => {
    const { opened, ana, bob, postId, give, takeBack, held } = await scene();
    const gift = await give();
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect((await takeBack(gift)).body).toMatchObject({ success: true, post: null });
    expect(await held()).toEqual(['100', '100']);
    expect((await ana.browser.get(readPosts, { id: postId })).post).toMatchObject({ gifts: 0 });
    await expectTrueCounts(opened);
  });

  it('[MEND-24] against the deletion of its post leaves true books', async () => {
    const { opened, ana, bob, takeBack } = await scene();
    for (let round = 0; round < 5; round += 1) {
      const { post } = await ana.browser.get(createPost, { content: `round ${round}` });
      const { gift_id: gift } = await bob.browser.get(actOnPost, { post_id: post.id, action: 'gift', amount: 1 });
      await Promise.all([takeBack(gift ?? ''), ana.browser.ask(deletePost, { post_id: post.id })]);
    }
    await expectTrueCounts(opened);
  });

  it('[MEND-24] a repeated gift names the gift that an earlier try made', async () => {
    const { opened, bob, postId } = await scene();
    const send = () =>
      bob.browser.ask(actOnPost, { post_id: postId, action: 'gift' }, { 'idempotency-key': 'gift-0000007' });
    const first = (await send()).body;
    await opened.app.database.pool.query('delete from idempotency');
    expect((await send()).body).toEqual(first);
    expect((await bob.browser.get(actOnPost, { post_id: postId, action: 'like' })).gift_id).toBeNull();
  });
});
