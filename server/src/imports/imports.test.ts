import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { importCalls, IMPORT_FILE_PATH, type ImportView } from '@wagram/contract/imports';
import { followCalls } from '@wagram/contract/follows';
import { asId, type PostId } from '@wagram/contract/kernel';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { searchCalls } from '@wagram/contract/search';
import { trendingCalls } from '@wagram/contract/trending';
import { people, testApp, type Person, type TestApp } from '#testing';
import { makeZip, mastodonNote, tweet } from './testing-archives.ts';

const send = async (person: Person, file: Buffer | string, type = 'application/octet-stream') => {
  const reply = await person.browser.request({
    method: 'POST',
    url: IMPORT_FILE_PATH,
    headers: { 'content-type': type },
    payload: file,
  });
  return { status: reply.statusCode, ...(reply.json() as { code?: string; import: ImportView }) };
};

/** Shown, wanted, and brought. */
const bring = async (opened: TestApp, person: Person, file: Buffer | string): Promise<ImportView> => {
  const { import: shown } = await send(person, file);
  await person.browser.get(importCalls.startImport, { import_id: shown.id });
  await opened.app.jobs.settle();
  const { import: now } = await person.browser.get(importCalls.readImport, {});
  if (now === null) throw new Error('the import is gone');
  return now;
};

const postsOf = async (reader: Person, author: Person) =>
  (await reader.browser.get(postCalls.readPosts, { user_posts: author.id })).posts ?? [];

const mastodon = (...items: unknown[]) => JSON.stringify({ orderedItems: items });
const x = (...items: unknown[]) => `window.YTD.tweets.part0 = ${JSON.stringify(items)}`;

describe('imports', () => {
  it('[SOC-18] an archive of Mastodon is shown before anything is written, with what comes and what does not', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { import: shown } = await send(
      ana,
      makeZip({
        'outbox.json': mastodon(
          mastodonNote(1, '<p>Hello &amp; welcome<br>all</p><p>#bread</p>'),
          mastodonNote(2, '<p>for followers</p>', { to: ['https://there.example/users/ana/followers'], cc: [] }),
          mastodonNote(3, '<p>an answer</p>', { inReplyTo: 'https://there.example/users/bob/statuses/9' }),
          mastodonNote(4, '<p>from tomorrow</p>', { published: '2999-01-01T00:00:00Z' }),
          { type: 'Announce', object: 'https://there.example/1' },
        ),
        'following_accounts.csv': 'Account address,Show boosts\nbob@there.example,true\n',
      }),
    );
    expect(shown).toMatchObject({ source: 'mastodon', state: 'shown', total: 1, done: 0 });
    expect(shown.plan.posts).toBe(1);
    expect(shown.plan.sample[0]?.content).toBe('Hello & welcome\nall\n\n#bread');
    expect(Object.fromEntries(shown.plan.left_out.map(({ reason, count }) => [reason, count]))).toEqual({
      not_public: 1,
      reply: 1,
      future: 1,
      repost: 1,
      elsewhere: 1,
    });
    expect(await postsOf(ana, ana)).toEqual([]);
  });

  it('[SOC-18] it is brought at its own dates, marked, and twice gives the same', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const file = mastodon(mastodonNote(1, '<p>the first</p>'), mastodonNote(2, '<p>the second</p>'));
    expect(await bring(opened, ana, file)).toMatchObject({ state: 'done', total: 2, done: 2, made: 2 });
    const posts = await postsOf(ana, ana);
    expect(posts.map(({ content, created_at, imported_from }) => [content, created_at, imported_from])).toEqual([
      ['the second', '2019-03-02T10:00:00.000Z', 'mastodon'],
      ['the first', '2019-03-01T10:00:00.000Z', 'mastodon'],
    ]);
    for (const { id, created_at } of posts)
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse(created_at));
    const again = await send(ana, file);
    expect(again.import.plan).toMatchObject({ posts: 0, left_out: [{ reason: 'known', count: 2 }] });
    expect(await bring(opened, ana, file)).toMatchObject({ total: 0 });
    expect(await postsOf(ana, ana)).toHaveLength(2);
  });

  it('[SOC-18] nobody is told, and it stands in no timeline, ranking or hashtag; search finds it', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await bob.browser.get(followCalls.follow, { follower_id: bob.id, following_id: ana.id });
    const unread = async () => (await bob.browser.get(noticeCalls.countUnread, { user_id: bob.id })).unread;
    await opened.app.events.settle();
    const before = await unread();
    const lately = new Date(opened.clock.now().getTime() - 60_000).toISOString();
    await bring(opened, ana, mastodon(mastodonNote(1, '<p>@bob sourdough #bread</p>', { published: lately })));
    const [post] = await postsOf(bob, ana);
    expect(post).toMatchObject({ content: '@bob sourdough #bread', imported_from: 'mastodon' });
    expect(post?.facets.map(({ kind }) => kind)).toEqual(['hashtag']);
    await bob.browser.get(postCalls.actOnPost, {
      post_id: post?.id ?? asId<PostId>(''),
      action: 'like',
      user_id: bob.id,
    });
    await opened.app.events.settle();
    expect(await unread()).toBe(before);
    for (const feed_type of ['trenches', 'following', 'trending'] as const) {
      const { posts } = await bob.browser.get(postCalls.readPosts, { feed_type, user_id: bob.id });
      expect([feed_type, posts]).toEqual([feed_type, []]);
    }
    await opened.app.events.settle();
    expect((await bob.browser.get(trendingCalls.readTopics, {})).topics).toEqual([]);
    const { posts: found } = await bob.browser.get(searchCalls.search, { q: 'sourdough', type: 'posts' });
    expect(found?.map(({ id }) => id)).toEqual([post?.id]);
  });

  it('[SOC-18] an archive of X: links as they were, threads stay, answers and reposts do not come', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const done = await bring(
      opened,
      ana,
      x(
        tweet('1', 'read this https://t.co/a', {
          entities: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://example.org/long' }] },
        }),
        tweet('2', 'and &lt;that&gt;', { in_reply_to_status_id_str: '1', in_reply_to_user_id_str: '7' }),
        tweet('3', '@bob no', { in_reply_to_status_id_str: '99', in_reply_to_user_id_str: '8' }),
        tweet('4', 'RT @bob: look'),
      ),
    );
    expect(done).toMatchObject({ source: 'x', made: 2 });
    expect((await postsOf(ana, ana)).map(({ content }) => content).sort()).toEqual([
      'and <that>',
      'read this https://example.org/long',
    ]);
  });

  it('[SOC-18] one’s own archive: what is still here is known, what is gone comes back, and follows without a word', async () => {
    const opened = await testApp({ env: { PUBLIC_URL: 'http://social.example' } });
    const [ana, bob, eve] = await people(opened, 'ana', 'bob', 'eve');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'still here' });
    const old = {
      ...post,
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      content: 'long gone',
      created_at: '2023-06-30T10:00:00Z',
    };
    await eve.browser.get(followCalls.follow, { follower_id: eve.id, following_id: ana.id });
    const done = await bring(
      opened,
      ana,
      makeZip({
        'data/profile.json': JSON.stringify({ members: [{ username: '@ana' }] }),
        'data/posts.json': JSON.stringify({ posts: [post, old] }),
        'data/follows.json': JSON.stringify({
          follows: [
            { follower: '@ana', following: '@bob' },
            { follower: '@eve', following: '@ana' },
          ],
        }),
      }),
    );
    expect(done).toMatchObject({ source: 'own', made: 2, plan: { posts: 1, follows: 1 } });
    expect((await postsOf(ana, ana)).map(({ content }) => content)).toEqual(['still here', 'long gone']);
    expect((await bob.browser.get(noticeCalls.countUnread, { user_id: bob.id })).unread).toBe(0);
    const { following } = await ana.browser.get(followCalls.readFollows, { user_id: ana.id, type: 'following' });
    expect(following).toHaveLength(1);
  });

  it('[SOC-18] what is no archive, a bomb, a climbing name, a broken file and a huge list are refused with a word', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const codeOf = async (file: Buffer | string) => {
      const { status, code } = await send(ana, file);
      return [status, code];
    };
    expect(await codeOf('hello')).toEqual([400, 'import_unknown_file']);
    expect(await codeOf(makeZip({ 'holiday.txt': 'sun' }))).toEqual([400, 'import_unknown_file']);
    expect(await codeOf(makeZip({ '../../outbox.json': mastodon(mastodonNote(1, 'x')) }))).toEqual([
      400,
      'import_unknown_file',
    ]);
    expect(await codeOf(makeZip({ 'outbox.json': '{"orderedItems": [' }))).toEqual([400, 'import_broken_file']);
    expect(await codeOf(makeZip({ 'outbox.json': 'x' }).subarray(0, 40))).toEqual([400, 'import_broken_file']);
    // 64 MB of spaces in 64 kB, once as the directory says and once with a lie about it.
    const bomb = Buffer.alloc(64 * 1024 * 1024, ' ');
    expect(await codeOf(makeZip({ 'outbox.json': bomb }))).toEqual([413, 'import_list_too_large']);
    expect(await codeOf(makeZip({ 'outbox.json': bomb }, { size: 10 }))).toEqual([413, 'import_list_too_large']);
    expect(deflateRawSync(bomb).length).toBeLessThan(100_000);
    expect((await send(ana, '{}', 'application/json')).status).toBeGreaterThanOrEqual(400);
    expect((await ana.browser.get(importCalls.readImport, {})).import).toBeNull();
  });

  it('[SOC-18] links that stand for each other do not grow, and a list without end is not read to its end', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const short = (letter: string) => `https://t.co/${letter}`;
    const grows = (from: string, to: string) => ({ url: short(from), expanded_url: `${short(to)} `.repeat(1_000) });
    const entities = { urls: [grows('a', 'b'), grows('b', 'c')] };
    const { import: kept } = await send(ana, x(tweet('1', short('a'), { entities })));
    expect(kept.plan.posts).toBe(1);
    expect(kept.plan.sample[0]?.content.startsWith(short('b'))).toBe(true);
    const { import: endless } = await send(ana, `{"orderedItems":[${'0,'.repeat(100_000)}0]}`);
    expect(endless.plan.left_out).toEqual([
      { reason: 'repost', count: 40_000 },
      { reason: 'too_many', count: 60_001 },
    ]);
  });

  it('[SOC-18] [SR-L7] signs that turn others around go, half a sign is none, and nothing is no post', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const long = `${'a'.repeat(279)}😀 tail`;
    const texts = ['\u202egnp.exe\u2066', '\0\0', 'half \ud83d', long];
    await bring(opened, ana, mastodon(...texts.map((text, at) => mastodonNote(at + 1, `<p>${text}</p>`))));
    expect((await postsOf(ana, ana)).map(({ content }) => content)).toEqual([long, 'half \ufffd', 'gnp.exe']);
  });

  it('[SOC-18] an import is its owner’s: nobody else reads, starts or drops it, and a guest cannot send one', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { import: shown } = await send(ana, mastodon(mastodonNote(1, '<p>mine</p>')));
    expect((await bob.browser.get(importCalls.readImport, {})).import).toBeNull();
    for (const call of [importCalls.startImport, importCalls.dropImport])
      expect((await bob.browser.refused(call, { import_id: shown.id })).code).toBe('import_not_found');
    const guest = await opened.app.http.inject({
      method: 'POST',
      url: IMPORT_FILE_PATH,
      headers: { 'content-type': 'application/octet-stream' },
      payload: 'x',
    });
    expect(guest.statusCode).toBe(401);
    await ana.browser.get(importCalls.dropImport, { import_id: shown.id });
    expect((await ana.browser.get(importCalls.readImport, {})).import).toBeNull();
  });
});
