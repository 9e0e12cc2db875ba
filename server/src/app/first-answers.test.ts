import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { openTestApp, people, type Person, type TestApp } from '#testing';

const page = `<!doctype html><head><title>%NAME%</title><!--config--><link rel="stylesheet" href="/assets/base.css"></head>
<body><div id="root"><div id="first"><p>Landing</p></div></div>
<noscript>x</noscript></body>`;

/** Stands for the build of the web: one screen that says what it was given, and fails at one word. */
const printer = `export const firstScreen = (address, cookies) => {
  if (!address.startsWith('/home')) return null;
  const tab = new URLSearchParams(address.split('?')[1]).get('tab') ?? cookies.home_tab ?? 'trenches';
  return {
    session: '/api/auth/session',
    questions: ({ id }) => ({
      feed: '/api/posts?feed_type=' + tab + '&user_id=' + id,
      muted: '/api/muted?user_id=' + id,
      settings: '/api/settings?user_id=' + id,
    }),
    print: (config, member, { feed, muted, settings }) => {
      if (feed === undefined) return '';
      const words = feed.posts[0]?.content ?? '';
      if (words === 'unprintable') throw new Error(words);
      return '<p>' + [config.brand.name, tab, member.username, words, muted.words.length, typeof settings.settings] + '</p>';
    },
  };
};`;

let folder: string;
let opened: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-first-'));
  writeFileSync(join(folder, 'index.html'), page);
  const preloads = { home: ['assets/base.css', 'assets/home.js', 'assets/home.css'] };
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads));
  mkdirSync(join(folder, 'print'));
  writeFileSync(join(folder, 'print', 'print.js'), printer);
  opened = await openTestApp({ webRoot: folder });
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, person?: Person) =>
  person === undefined ? opened.app.http.inject({ url }) : person.browser.request({ url });

const answersIn = (html: string): Record<string, unknown> | null => {
  const found = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)?.[1];
  return found === undefined ? null : (JSON.parse(found) as Record<string, unknown>);
};

describe('the first answers', () => {
  it('[SOC-17] stand in the home of a member: who they are and their feed, and nobody keeps that document', async () => {
    const [ana] = await people(opened, 'ana');
    const { post } = await ana.browser.get(postCalls.createPost, {
      content: 'Hello </script><script>alert(1)</script>',
    });
    const reply = await get('/home', ana);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).not.toContain('alert(1)</script>');
    const answers = answersIn(reply.body) ?? {};
    expect(answers['/api/auth/session']).toMatchObject({ user: { id: ana.id } });
    const { posts } = answers[`/api/posts?feed_type=trenches&user_id=${ana.id}`] as { posts: unknown[] };
    expect(posts[0]).toMatchObject({ id: post.id, content: post.content });
    expect(Object.keys(answersIn((await get('/home?tab=following', ana)).body) ?? {})).toContain(
      `/api/posts?feed_type=following&user_id=${ana.id}`,
    );
  });

  it('[SOC-17] are for nobody else: no guest, no ended session, no other page', async () => {
    const [bea] = await people(opened, 'bea');
    for (const reply of [
      await get('/home'),
      await get('/explore', bea),
      await get('/', bea),
      await opened.app.http.inject({ url: '/home', headers: { cookie: 'session=nonsense' } }),
    ]) {
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(answersIn(reply.body)).toBeNull();
    }
    const ended = 'a'.repeat(43);
    const reply = await opened.app.http.inject({ url: '/home', headers: { cookie: `session=${ended}` } });
    expect(Object.keys(answersIn(reply.body) ?? {})).toEqual(['/api/auth/session']);
    expect(reply.body).toContain('"user":null');
  });

  it('[SOC-17] what home begins with is printed for phones, in the feed that was read last, and scripts wait for it', async () => {
    const [cleo] = await people(opened, 'cleo');
    await cleo.browser.get(postCalls.createPost, { content: 'first' });
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' };
    const ask = async (url: string, headers: Record<string, string>) =>
      (await cleo.browser.request({ url, headers })).body;
    const page = await ask('/home', phone);
    expect(page).toContain(
      '<div id="printed" inert aria-hidden="true"><p>Wagram,trenches,@cleo,first,0,object</p></div>',
    );
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js">');
    expect(await ask('/home', { 'sec-ch-ua-mobile': '?1' })).toContain('id="printed"');
    expect(await ask('/home', {})).not.toContain('id="printed"');
    expect(await ask('/home', {})).not.toContain('fetchpriority="low"');
    expect(await ask('/home?tab=trending', phone)).toContain('Wagram,trending,@cleo');
    cleo.browser.cookies.set('home_tab', 'following');
    expect(await ask('/home', phone)).toContain('Wagram,following,@cleo');
    expect(await ask('/home?tab=trenches', phone)).toContain('Wagram,trenches,@cleo');
    // What is refused is not among the answers, and nothing is printed of it.
    cleo.browser.cookies.set('home_tab', 'list');
    const list = await ask('/home', phone);
    expect(list).not.toContain('id="printed"');
    expect(Object.keys(answersIn(list) ?? {}).some((address) => address.startsWith('/api/posts?'))).toBe(false);
    expect((await get('/print/print.js')).statusCode).toBe(404);
  });

  it('[SOC-17] what cannot be printed is drawn by the page', async () => {
    const [dan] = await people(opened, 'dan');
    await dan.browser.get(postCalls.createPost, { content: 'unprintable' });
    const reply = await dan.browser.request({ url: '/home', headers: { 'sec-ch-ua-mobile': '?1' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('id="printed"');
    expect(answersIn(reply.body)).toHaveProperty(['/api/auth/session']);
  });

  it('[SOC-17] the files of a screen are named with its document, each once, and the landing is printed on its own page', async () => {
    const home = (await get('/home')).body;
    expect(home).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">');
    expect(home).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">');
    expect(home.match(/base\.css/g)).toHaveLength(1);
    expect(home).not.toContain('Landing');
    const landing = (await get('/')).body;
    expect(landing).toContain('Landing');
    expect(landing).not.toContain('home.js');
  });

  it('[SOC-17] a document is packed on its way', async () => {
    const reply = await opened.app.http.inject({ url: '/home', headers: { 'accept-encoding': 'br, gzip' } });
    expect(reply.headers['content-encoding']).toBe('br');
  });
});
