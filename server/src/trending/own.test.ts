import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { settingsCalls } from '@wagram/contract/settings';
import { rankWith, weightsOf, trendingCalls } from '@wagram/contract/trending';
import { newId, type PostId } from '#kernel';
import { people, testApp, type Person, type TestApp } from '#testing';

const { readFormula, readTrending } = trendingCalls;
const { changeSettings, readSettings } = settingsCalls;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const write = async ({ browser }: Person, content: string) =>
  (await browser.get(postCalls.createPost, { content })).post.id;
const like = async (post_id: PostId, ...fans: Person[]) => {
  for (const { browser } of fans) await browser.get(postCalls.actOnPost, { post_id, action: 'like' });
};
const answer = async (postId: PostId, ...fans: Person[]) => {
  for (const { browser } of fans) await browser.get(commentCalls.createComment, { post_id: postId, content: 'oh' });
};
const weigh = ({ browser }: Person, ranking: Record<string, number | null>) => browser.get(changeSettings, { ranking });
const own = async ({ browser }: Pick<Person, 'browser'>) => browser.get(readTrending, { by: 'own' });
const order = async (person: Pick<Person, 'browser'>) => (await own(person)).posts.map(({ content }) => content);
const rank = async ({ app, rooms, clock }: TestApp) => {
  clock.advance(MINUTE);
  await app.events.settle();
  await rooms.trending.rankings.renew();
};

/** Two likes here, two answers there, and an old favourite of three. */
const threePosts = async () => {
  const opened = await testApp();
  const [ana, bob, eva, ida] = await people(opened, 'ana', 'bob', 'eva', 'ida');
  const old = await write(ana, 'old');
  await like(old, bob, eva, ida);
  opened.clock.advance(13 * HOUR);
  const liked = await write(ana, 'liked');
  await like(liked, bob, eva);
  const talked = await write(bob, 'talked about');
  await answer(talked, ana, eva);
  await rank(opened);
  return { opened, ana, bob, eva, ida, ids: { old, liked, talked } };
};

describe('one’s own weights', () => {
  it('[SOC-12] re-rank what is trending for whoever has them, and for nobody else', async () => {
    const { opened, ana, eva, ids } = await threePosts();
    const documented = ['liked', 'talked about', 'old'];
    expect(await order(eva)).toEqual(documented);
    await weigh(eva, { likes: 1, replies: 5 });
    expect(await order(eva)).toEqual(['talked about', 'liked', 'old']);
    const reply = await own(eva);
    expect(reply.weights).toEqual({ likes: 1, replies: 5, shares: 4, fade: 1, following: 1 });
    const terms = { likes: 0, replies: 2, shares: 0, age_factor: 2, mention: null, followed: false };
    expect(reply.trends[0]).toEqual({ post_id: ids.talked, score: 20, ...terms });
    expect(await order(ana)).toEqual(documented);
    expect(await order({ browser: opened.browser() })).toEqual(documented);
    const shared = await eva.browser.get(readTrending, {});
    expect([shared.weights, shared.posts.map(({ content }) => content)]).toEqual([null, documented]);
  });

  it('[SOC-12] posts that do not fade stay where their figures put them; whom one follows may count more', async () => {
    const { bob, eva } = await threePosts();
    await weigh(eva, { fade: 0 });
    expect(await order(eva)).toEqual(['old', 'liked', 'talked about']);
    await weigh(eva, { fade: null, following: 3 });
    expect(await order(eva)).toEqual(['liked', 'talked about', 'old']);
    await eva.browser.get(followCalls.follow, { following_id: bob.id });
    const { posts, trends } = await own(eva);
    expect(posts.map(({ content }) => content)).toEqual(['talked about', 'liked', 'old']);
    expect(trends.map(({ followed }) => followed)).toEqual([true, false, false]);
  });

  it('[SOC-12] put back, they are the documented formula again', async () => {
    const { eva } = await threePosts();
    await weigh(eva, { likes: 0, fade: 2 });
    await weigh(eva, { likes: null, fade: null });
    expect(await own(eva)).toEqual(await eva.browser.get(readTrending, {}));
    // As documented, though somebody chose it so.
    await weigh(eva, { likes: 3 });
    expect((await own(eva)).weights).toBeNull();
  });

  it('[SOC-12] are halves within their bounds, and nobody sets another’s', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const ranking of [
      { likes: 11 },
      { likes: -1 },
      { likes: 0.3 },
      { fade: 2.5 },
      { following: '2' },
      { x: 'y' },
      7,
    ])
      expect([ranking, (await ana.browser.ask(changeSettings, { ranking })).status]).toEqual([
        ranking,
        typeof ranking === 'object' && 'x' in ranking ? 200 : 400,
      ]);
    expect((await ana.browser.refused(changeSettings, { user_id: bob.id, ranking: { likes: 1 } })).status).toBe(403);
    expect((await ana.browser.get(readSettings, {})).settings.ranking.likes).toBeNull();
  });

  it('[SOC-12] whoever is blocked or muted stays out', async () => {
    const { ana, bob, eva } = await threePosts();
    await weigh(eva, { likes: 1 });
    expect(await order(eva)).toEqual(['talked about', 'liked', 'old']);
    await eva.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await order(eva)).toEqual(['liked', 'old']);
    await eva.browser.get(blockCalls.mute, { muted_id: ana.id });
    expect(await order(eva)).toEqual([]);
  });
});

/** More than a page, with the same few figures again and again, so that many are equal; every seventh by somebody else. */
const manyPosts = async () => {
  const opened = await testApp();
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  const now = opened.clock.now();
  const ids = Array.from({ length: 90 }, (_, n) => newId(new Date(now.getTime() - n * 7 * MINUTE)));
  await opened.app.database.pool.query(
    `insert into posts (id, member_id, content, likes_count, shares_count, created_at)
     select one.id::uuid, case when n % 7 = 0 then $3::uuid else $2::uuid end, 'post ' || n, n % 5, n % 3 + 1, $4
     from unnest($1::text[]) with ordinality as one (id, n)`,
    [ids, ana.id, bob.id, now.toISOString()],
  );
  await rank(opened);
  await weigh(eva, { likes: 0, shares: 1, fade: 0 });
  return { opened, ana, bob, eva };
};

const pageOf = ({ browser }: Person, cursor: string | null, limit = 7) =>
  browser.get(readTrending, { by: 'own', limit, ...(cursor === null ? {} : { cursor }) });

const restOf = async (person: Person, first: Awaited<ReturnType<typeof pageOf>>) => {
  const seen = [...first.trends];
  for (let next = first.next_cursor; next !== null;) {
    const page = await pageOf(person, next);
    seen.push(...page.trends);
    next = page.next_cursor;
  }
  return seen.map(({ post_id: id }) => id);
};

describe('pages of one’s own ranking', () => {
  it('[SOC-12] hold everything once, in the order that the formula gives', async () => {
    const { eva, bob } = await manyPosts();
    const { candidates } = await eva.browser.get(readFormula, {});
    const { settings } = await eva.browser.get(readSettings, {});
    const expected = rankWith(candidates, weightsOf(settings.ranking)).map(({ post_id: id }) => id);
    expect(expected).toHaveLength(90);
    expect(await restOf(eva, await pageOf(eva, null))).toEqual(expected);
    await eva.browser.get(blockCalls.mute, { muted_id: bob.id });
    const hidden = new Set(
      (await bob.browser.get(postCalls.readPosts, { user_posts: bob.id, limit: 50 })).posts?.map(({ id }) => id),
    );
    const left = expected.filter((id) => !hidden.has(id));
    expect(left).toHaveLength(78);
    expect(await restOf(eva, await pageOf(eva, null))).toEqual(left);
  });

  it('[SOC-12] go on in the ranking in which they began, though a new one was made meanwhile', async () => {
    const { opened, ana, bob, eva } = await manyPosts();
    const before = await restOf(eva, await pageOf(eva, null));
    const first = await pageOf(eva, null);
    const fresh = await write(ana, 'fresh');
    await bob.browser.get(postCalls.actOnPost, { post_id: fresh, action: 'share' });
    await rank(opened);
    expect(await restOf(eva, first)).toEqual(before);
    expect(await restOf(eva, await pageOf(eva, null))).toContain(fresh);
  });

  it('IN-04: a cursor that nobody gave out ends the list', async () => {
    const { eva } = await manyPosts();
    for (const cursor of ['x', '1', `1~${newId()}`, `NaN~1~${newId()}`, `1~1e9~${newId()}`, '~~~'])
      expect((await pageOf(eva, cursor)).posts).toEqual([]);
  });
});

describe('the formula, to be run again', () => {
  it('[SOC-12] answers what the ranking is made of, and the post that was asked for', async () => {
    const { opened, ana, eva, ids } = await threePosts();
    const guest = opened.browser();
    const { candidates, post } = await guest.get(readFormula, { post_id: ids.liked });
    expect(candidates.map(({ excerpt }) => excerpt)).toEqual(['liked', 'talked about', 'old']);
    const figures = { likes: 2, replies: 0, shares: 0, age_factor: 2, mention: null, followed: false };
    expect(post).toEqual({ post_id: ids.liked, username: '@ana', displayName: 'ana', excerpt: 'liked', ...figures });
    await eva.browser.get(followCalls.follow, { following_id: ana.id });
    expect((await eva.browser.get(readFormula, {})).candidates.map(({ followed }) => followed)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[SOC-12] a post that no ranking holds is counted as it would be; one that is not theirs to see is not told', async () => {
    const { opened, ana, bob, eva } = await threePosts();
    const quiet = await write(ana, 'on Solana, for nobody');
    const ask = async (person: Person, post_id: PostId) => (await person.browser.get(readFormula, { post_id })).post;
    expect(await ask(eva, quiet)).toMatchObject({ post_id: quiet, likes: 0, age_factor: 2, mention: 'solana' });
    await like(quiet, ana, bob);
    await opened.app.events.settle();
    // An author's own like is no reason (SR-M8).
    expect(await ask(eva, quiet)).toMatchObject({ likes: 1 });
    expect(await ask(eva, newId<PostId>())).toBeNull();
    await eva.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await ask(eva, quiet)).toBeNull();
    expect((await eva.browser.get(readFormula, {})).candidates.map(({ username }) => username)).toEqual(['@bob']);
  });

  it('[SOC-12] a warning stands for the words behind it', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'the end', warning: 'Spoilers' });
    await like(post.id, bob);
    await rank(opened);
    expect((await bob.browser.get(readFormula, {})).candidates).toMatchObject([{ excerpt: 'Spoilers' }]);
  });
});
