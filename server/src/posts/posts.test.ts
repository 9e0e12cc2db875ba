import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { postCalls } from '@wagram/contract/posts';
import { expectTrueCounts, people, testApp, type Person } from '#testing';

const { actOnPost, createPost, deletePost, readPosts } = postCalls;
const nobody = '01890a5d-ac96-774b-bcce-b302099a8057';

const post = async (person: Person, content: string) => (await person.browser.get(createPost, { content })).post;
const read = async (person: Person, id: string) => (await person.browser.ask(readPosts, { id })).body;

describe('signed out', () => {
  it('[POST-08] nobody posts, reacts or deletes', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { id } = await post(ana, 'hello');
    const guest = opened.browser();
    expect((await guest.refused(createPost, { content: 'x' })).status).toBe(401);
    expect((await guest.refused(actOnPost, { post_id: id, action: 'like' })).status).toBe(401);
    expect((await guest.refused(deletePost, { post_id: id })).status).toBe(401);
    expect((await guest.refused(readPosts, { user_id: ana.id })).status).toBe(401);
  });
});

describe('a post', () => {
  it('[POST-13, DATA-02] is created by its author and carries every field', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { post: made } = await ana.browser.get(createPost, {
      content: '  Hello @bob, see https://example.org #Sunset ',
      user_id: ana.id,
    });
    expect(made).toMatchObject({
      user_id: ana.id,
      userId: ana.id,
      username: '@ana',
      content: 'Hello @bob, see https://example.org #Sunset',
      image_url: null,
      likes: 0,
      likes_count: 0,
      replies: 0,
      comments_count: 0,
      shares: 0,
      shares_count: 0,
      gifts: 0,
      gifts_total: '0',
      avatar_url: null,
      verified: true,
      liked: false,
      bookmarked: false,
    });
    expect(made.facets.map((facet) => [facet.kind, facet.value])).toEqual([
      ['mention', 'bob'],
      ['link', 'https://example.org/'],
      ['hashtag', 'sunset'],
    ]);
    expect(await read(ana, made.id)).toMatchObject({ success: true, post: { ...made } });
    await expectTrueCounts(opened);
  });

  it('[POST-10] needs trimmed text or media', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const content of ['', '   \n ', null])
      expect((await ana.browser.refused(createPost, { content })).status).toBe(400);
    expect((await ana.browser.refused(createPost, {})).error).toBe('Write something or add a photo or video');
  });

  it('[POST-10] takes only media that its author uploaded here', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const image_url of [
      'https://evil.example/x.png',
      'javascript:alert(1)',
      '/media/none.webp',
      'data:image/png;base64,AAAA',
    ]) {
      expect(await ana.browser.refused(createPost, { content: 'x', image_url })).toMatchObject({
        status: 400,
        error: 'Only media uploaded here can be posted',
      });
    }
  });

  it('BZ-06: has at most 2,000 characters, counted as people count them', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await post(ana, '👩‍👩‍👧‍👦'.repeat(1_000) + 'x'.repeat(1_000));
    expect((await ana.browser.refused(createPost, { content: 'x'.repeat(2_001) })).error).toBe(
      'A post has at most 2,000 characters',
    );
    expect((await ana.browser.refused(createPost, { content: `e${'\u0301'.repeat(100_000)}` })).status).toBe(400);
  });

  it('[POST-12] is found by its id, and is not found when there is none', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    expect(await ana.browser.refused(readPosts, { id: nobody })).toMatchObject({
      status: 404,
      error: 'Post not found',
    });
    expect((await ana.browser.refused(readPosts, { id: 'x' })).status).toBe(400);
  });

  it('[POST-07] is deleted by its author alone (D7), and leaves every list', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await post(ana, 'soon gone');
    await bob.browser.get(actOnPost, { post_id: id, action: 'like' });
    expect(await bob.browser.refused(deletePost, { post_id: id })).toMatchObject({
      status: 403,
      error: 'You can only delete your own posts',
    });
    expect((await bob.browser.refused(deletePost, { post_id: id, user_id: ana.id })).status).toBe(403);
    await ana.browser.get(deletePost, { post_id: id, user_id: ana.id });
    expect(await read(bob, id)).toMatchObject({ code: 'post_not_found' });
    expect((await bob.browser.get(readPosts, {})).posts).toEqual([]);
    expect((await ana.browser.refused(deletePost, { post_id: id })).status).toBe(404);
    await expectTrueCounts(opened);
  });

  it('P2, BZ-04: with one Idempotency-Key it is made once, however often it is sent', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const send = (person: Person, content: string) =>
      person.browser.ask(createPost, { content }, { 'idempotency-key': 'key-00000001' });
    const twenty = await Promise.all(Array.from({ length: 20 }, () => send(ana, 'once')));
    const ids = new Set(twenty.map((one) => (one.body.success ? one.body.post.id : one.body.code)));
    expect(ids.size).toBe(1);
    expect((await send(ana, 'something else')).status).toBe(422);
    expect((await send(bob, 'my own')).status).toBe(200);
    expect((await ana.browser.get(readPosts, { user_posts: ana.id })).posts).toHaveLength(1);
  });

  it('P2: a retry after a crash finds the post that the first try made', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const send = () => ana.browser.ask(createPost, { content: 'once' }, { 'idempotency-key': 'key-00000001' });
    const first = await send();
    await opened.app.database.pool.query('update idempotency set reply = null');
    opened.clock.advance(60_000);
    const second = await send();
    expect(second.body).toMatchObject({ success: true, post: { id: first.body.success ? first.body.post.id : '' } });
  });
});

describe('likes', () => {
  it('[POST-02, POST-13] toggle; each of like and unlike is idempotent (D15) and answers the true count (D16)', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await post(ana, 'like me');
    const act = async (action: 'like' | 'unlike') => (await bob.browser.get(actOnPost, { post_id: id, action })).post;
    expect(await act('like')).toMatchObject({ likes: 1, likes_count: 1, liked: true });
    expect(await act('like')).toMatchObject({ likes: 1, liked: true });
    expect(await act('unlike')).toMatchObject({ likes: 0, liked: false });
    expect(await act('unlike')).toMatchObject({ likes: 0, liked: false });
    await expectTrueCounts(opened);
  });

  it('[POST-02] BZ-01: fifty at once are one row each, and a storm ends with the last acknowledged wish', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await post(ana, 'like me');
    const act = (action: 'like' | 'unlike') => bob.browser.ask(actOnPost, { post_id: id, action });
    await Promise.all(Array.from({ length: 50 }, () => act('like')));
    expect(await read(ana, id)).toMatchObject({ post: { likes: 1 } });
    await Promise.all(Array.from({ length: 51 }, (_, i) => act(i % 2 === 0 ? 'like' : 'unlike')));
    await act('unlike');
    expect(await read(bob, id)).toMatchObject({ post: { likes: 0, liked: false } });
    await expectTrueCounts(opened);
  });

  it('answer 404 for a post that is not there', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    expect((await ana.browser.refused(actOnPost, { post_id: nobody, action: 'like' })).status).toBe(404);
  });
});

describe('shares', () => {
  it('[POST-03] count once for each member', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await post(ana, 'share me');
    await bob.browser.get(actOnPost, { post_id: id, action: 'share' });
    expect((await bob.browser.get(actOnPost, { post_id: id, action: 'share' })).post).toMatchObject({
      shares: 1,
      shares_count: 1,
    });
    expect((await ana.browser.get(actOnPost, { post_id: id, action: 'share' })).post.shares).toBe(2);
    await expectTrueCounts(opened);
  });
});

describe('a block', () => {
  it('[BLOCK-01] hides posts both ways and stops every reaction', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id: byAna } = await post(ana, 'from ana');
    const { id: byBob } = await post(bob, 'from bob');
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    for (const [person, theirs] of [
      [ana, byBob],
      [bob, byAna],
    ] as const) {
      expect(await read(person, theirs)).toMatchObject({ code: 'post_not_found' });
      for (const feed_type of ['trenches', 'trending'] as const) {
        expect((await person.browser.get(readPosts, { feed_type })).posts?.map((one) => one.id)).not.toContain(theirs);
      }
      expect((await person.browser.get(readPosts, { user_posts: theirs === byAna ? ana.id : bob.id })).posts).toEqual(
        [],
      );
      for (const action of ['like', 'share', 'unlike'] as const) {
        expect((await person.browser.refused(actOnPost, { post_id: theirs, action })).status).toBe(404);
      }
      expect((await person.browser.refused(actOnPost, { post_id: theirs, action: 'gift', amount: 5 })).status).toBe(
        404,
      );
    }
    await ana.browser.get(blockCalls.unblock, { blocked_id: bob.id });
    expect(await read(ana, byBob)).toMatchObject({ success: true });
  });
});
