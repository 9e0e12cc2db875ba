import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { postCalls, type PostView } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { sweepMedia } from '#media';
import { anotherProcess, endLeases, listen, pageServer, people, testApp, type Person, type TestApp } from '#testing';
import { startFetching } from './fetch-card.ts';
import { deleteForgotten } from './links.gen.ts';

const { createPost, deletePost, editPost, readPosts } = postCalls;

const DAY_MS = 24 * 3_600_000;
const png = await sharp({ create: { width: 600, height: 315, channels: 3, background: 'olive' } })
  .png()
  .toBuffer();
const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'olive' } })
  .png()
  .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><script>alert(1)</script></svg>';

const pageOf = (picture: string) =>
  `<title>A page</title><meta property="og:description" content="about &lt;b&gt;bread&lt;/b&gt;"><meta property="og:site_name" content="Pages"><meta property="og:url" content="javascript:alert(1)"><meta property="og:image" content="${picture}">`;

const site: RequestListener = (request, reply) => {
  const files: Record<string, [string, string | Buffer]> = {
    '/page': ['text/html', pageOf('/p.png')],
    '/other': ['text/html; charset=utf-8', '<title>Another</title>'],
    '/drawn': ['text/html', pageOf('/p.svg')],
    '/dotted': ['text/html', pageOf('/dot.png')],
    '/lying': ['text/html', pageOf('/page')],
    '/inner': ['text/html', pageOf('http://127.0.0.1/p.png')],
    '/p.png': ['image/png', png],
    '/dot.png': ['image/png', dot],
    '/p.svg': ['image/svg+xml', svg],
  };
  const [type, body] = files[request.url ?? ''] ?? ['', ''];
  if (type === '') return void reply.writeHead(404, { 'content-type': 'text/html' }).end(pageOf('/p.png'));
  return void reply.writeHead(200, { 'content-type': type }).end(body);
};

const scene = async (answer: RequestListener = site) => {
  const server = await pageServer(answer);
  const opened = await testApp({ env: server.env });
  const [ana, bob] = await people(opened, 'ana', 'bob');
  return { server, opened, ana, bob };
};

const say = async (person: Person, content: string, more: object = {}): Promise<PostView> =>
  (await person.browser.get(createPost, { content, ...more })).post;

const see = async (person: Pick<Person, 'browser'>, { id }: Pick<PostView, 'id'>): Promise<PostView | undefined> =>
  (await person.browser.get(readPosts, { id })).post;

const settle = async ({ app }: TestApp): Promise<void> => {
  app.jobs.wake();
  await app.jobs.settle();
  await app.events.settle();
};

/** Says it, waits for the page, and answers the card. */
const cardOf = async (opened: TestApp, person: Person, content: string) => {
  const post = await say(person, content);
  await settle(opened);
  return (await see(person, post))?.card;
};

const filesOf = async ({ app }: TestApp) =>
  (await app.database.pool.query<{ state: string }>('select state from media where of_link order by id')).rows.map(
    ({ state }) => state,
  );

describe('the card of a page', () => {
  it('[SOC-06] comes after the post that links to it, with a picture that is ours', async () => {
    const { server, opened, ana, bob } = await scene();
    const post = await say(ana, 'read https://pages.example/page#part and https://pages.example/other');
    expect(post.card).toBeNull();
    await settle(opened);
    const card = (await see(bob, post))?.card;
    expect(card).toMatchObject({
      url: 'https://pages.example/page',
      title: 'A page',
      description: 'about <b>bread</b>',
      site: 'Pages',
      picture: { kind: 'image', width: 600, height: 315 },
    });
    expect(card?.picture?.url).toMatch(/^\/media\/[a-z]+-links\/[\w-]{22}\/600\.webp$/);
    const file = await opened.browser().request({ method: 'GET', url: card?.picture?.url ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(server.paths()).toEqual(['pages.example/page', 'pages.example/p.png']);
    const feed = await bob.browser.get(readPosts, { feed_type: 'trenches' });
    expect(feed.posts?.[0]?.card?.title).toBe('A page');
    const liked = await bob.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    expect(liked.post.card?.title).toBe('A page');
  });

  it('[SOC-06] is fetched once for all who link to it, and known at once to whoever does later', async () => {
    const { server, opened, ana, bob } = await scene();
    const words = 'https://pages.example/other';
    const posts = await Promise.all([say(ana, words), say(bob, `look ${words}`), say(ana, `again ${words}`)]);
    await settle(opened);
    for (const post of posts) expect((await see(bob, post))?.card?.title).toBe('Another');
    expect(server.asked).toHaveLength(1);
    expect((await say(bob, words)).card?.title).toBe('Another');
    await settle(opened);
    expect(server.asked).toHaveLength(1);
    opened.clock.advance(8 * DAY_MS);
    expect((await say(bob, words)).card?.title).toBe('Another');
    await settle(opened);
    expect(server.asked).toHaveLength(2);
  });

  it('[SOC-06] is for posts that show nothing else, and never for our own pages or when it is switched off', async () => {
    const server = await pageServer(site);
    const env = { ...server.env, PUBLIC_URL: 'https://social.example', DEMO: 'off' };
    const opened = await testApp({ env });
    const [ana] = await people(opened, 'ana');
    const words = 'https://pages.example/page';
    const first = await say(ana, 'first');
    const full = [
      await say(ana, words, { poll: { options: ['yes', 'no'], minutes: 60 } }),
      await say(ana, words, { quote_of: first.id }),
      await say(ana, `https://social.example/post/${first.id}`),
      await say(ana, 'no link, http://pages.example/page'),
    ];
    await settle(opened);
    for (const post of full) expect((await see(ana, post))?.card).toBeNull();
    const off = await testApp({ env: { ...env, LINK_CARDS: 'off' } });
    const [eva] = await people(off, 'eva');
    expect(await cardOf(off, eva, words)).toBeNull();
    expect(server.asked).toHaveLength(0);
  });

  it('[SOC-06] goes with the link: an edit changes it, and a quote shows none', async () => {
    const { opened, ana, bob } = await scene();
    const post = await say(ana, 'https://pages.example/page');
    await settle(opened);
    const edited = await ana.browser.get(editPost, { post_id: post.id, content: 'https://pages.example/other' });
    expect(edited.post.card).toBeNull();
    await settle(opened);
    expect((await see(bob, post))?.card?.title).toBe('Another');
    const quote = await say(bob, 'look', { quote_of: post.id });
    expect([quote.card, quote.quoted && 'card' in quote.quoted]).toEqual([null, false]);
    const bare = await ana.browser.get(editPost, { post_id: post.id, content: 'nothing' });
    expect(bare.post.card).toBeNull();
  });

  it('[SOC-06] a picture that is none, too small, drawn by a program or inside is left out', async () => {
    const { server, opened, ana } = await scene();
    for (const path of ['drawn', 'dotted', 'lying', 'inner'])
      expect(await cardOf(opened, ana, `https://pages.example/${path}`), path).toMatchObject({
        title: 'A page',
        picture: null,
      });
    expect(await filesOf(opened)).toEqual([]);
    expect(server.paths()).not.toContain('127.0.0.1/p.png');
  });

  it('[SOC-06] a page that is not there is not asked for again within the hour', async () => {
    const { server, opened, ana } = await scene();
    expect(await cardOf(opened, ana, 'https://pages.example/gone')).toBeNull();
    expect(await cardOf(opened, ana, 'again https://pages.example/gone')).toBeNull();
    expect(server.asked).toHaveLength(1);
    opened.clock.advance(3_700_000);
    expect(await cardOf(opened, ana, 'later https://pages.example/gone')).toBeNull();
    expect(server.asked).toHaveLength(2);
  });

  it('[SOC-06] a page in trouble is tried again, and given up without a word', async () => {
    let isWell = false;
    const { server, opened, ana } = await scene((request, reply) =>
      isWell ? site(request, reply) : void reply.writeHead(500).end(),
    );
    const post = await say(ana, 'https://pages.example/other');
    await settle(opened);
    expect(server.asked).toHaveLength(1);
    isWell = true;
    opened.clock.advance(20_000);
    await settle(opened);
    expect((await see(ana, post))?.card?.title).toBe('Another');
    isWell = false;
    await say(ana, 'https://pages.example/page');
    for (let i = 0; i < 3; i += 1) {
      await settle(opened);
      opened.clock.advance(200_000);
    }
    const { rows } = await opened.app.database.pool.query('select kind from jobs');
    expect(rows).toEqual([]);
  });

  it('[SOC-06] whoever dies amid the work leaves it to another, and nothing comes twice', async () => {
    const { server, opened, ana } = await scene();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const put = opened.app.files.put.bind(opened.app.files);
    const storing = vi.spyOn(opened.app.files, 'put').mockImplementationOnce(async (...file) => {
      await held;
      return put(...file);
    });
    const post = await say(ana, 'https://pages.example/page');
    await vi.waitFor(() => expect(storing).toHaveBeenCalled());
    await endLeases(opened);
    const other = anotherProcess(opened);
    startFetching({ ...opened.app, jobs: other });
    other.wake();
    await other.settle();
    release();
    await settle(opened);
    expect((await see(ana, post))?.card?.title).toBe('A page');
    expect(server.asked).toHaveLength(4);
    opened.clock.advance(2 * DAY_MS);
    await sweepMedia(opened.app);
    expect(await filesOf(opened)).toEqual(['kept']);
    await other.stop();
  });

  it('[SOC-06] its author sees it come, and so does whoever has the post open and may', async () => {
    const { opened, ana, bob } = await scene();
    const [eva] = await people(opened, 'eva');
    const post = await say(ana, 'soon');
    const [hers, his, another] = [await listen(opened, ana), await listen(opened, bob), await listen(opened, eva)];
    his.say({ type: 'join', topic: `post:${post.id}` });
    await his.until('joined');
    another.say({ type: 'join', topic: `post:${ana.id}` });
    await another.until('refused');
    await ana.browser.get(editPost, { post_id: post.id, content: 'https://pages.example/other' });
    await settle(opened);
    expect(await hers.until('post.card')).toEqual({ type: 'post.card', post_id: post.id });
    expect(await his.until('post.card')).toEqual({ type: 'post.card', post_id: post.id });
    expect(another.heard.map(({ type }) => type)).not.toContain('post.card');
  });

  it('[SOC-06] its picture is for those who may see a post that shows it', async () => {
    const { opened, ana, bob } = await scene();
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    const card = await cardOf(opened, ana, 'https://pages.example/page');
    const fetchAs = async ({ browser }: Pick<Person, 'browser'>) =>
      (await browser.request({ method: 'GET', url: card?.picture?.url ?? '' })).statusCode;
    expect([await fetchAs(ana), await fetchAs(bob)]).toEqual([200, 404]);
    await say(bob, 'https://pages.example/page');
    expect([await fetchAs(bob), await fetchAs({ browser: opened.browser() })]).toEqual([200, 200]);
  });

  it('[SOC-06] it is forgotten with its picture when no post shows it any more', async () => {
    const { opened, ana } = await scene();
    const post = await say(ana, 'https://pages.example/page');
    await settle(opened);
    const forget = async () => {
      await deleteForgotten(opened.app.db, { now: opened.clock.now() });
      await sweepMedia(opened.app);
    };
    opened.clock.advance(8 * DAY_MS);
    await forget();
    expect(await filesOf(opened)).toEqual(['kept']);
    expect((await see(ana, post))?.card?.title).toBe('A page');
    await ana.browser.get(deletePost, { post_id: post.id });
    await forget();
    expect(await filesOf(opened)).toEqual([]);
    expect((await opened.app.database.pool.query('select url from link_cards')).rows).toEqual([]);
  });

  it('[SOC-06] nobody makes us ask for more than sixty unknown pages in an hour', async () => {
    const { server, opened, ana, bob } = await scene();
    for (let i = 0; i < 63; i += 1) await say(ana, `https://pages.example/${i}`);
    opened.clock.advance(120_000);
    await settle(opened);
    expect(server.asked).toHaveLength(60);
    expect(await cardOf(opened, bob, 'https://pages.example/other')).toMatchObject({ title: 'Another' });
  });
});
