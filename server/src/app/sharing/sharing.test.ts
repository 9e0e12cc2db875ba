import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { postCalls } from '@wagram/contract/posts';
import { streamCalls } from '@wagram/contract/streams';
import { newId, type MemberId, type PostId } from '#kernel';
import { storeImage } from '#media';
import { updateProfile } from '#members';
import { openTestApp, people, type Person, type TestApp } from '#testing';
import { shorten } from './escape.ts';

const page =
  '<!doctype html><title><!--name--></title><meta name="description" content="old" /><!--config--><p>root</p>';
const evil = `"><script>alert(1)</script><base href=//x> ' & <style>*{background:url(//x)}</style> \u202egnp.exe 🐦 مرحبا`;

let folder: string;
let opened: TestApp;
let ana: Person;
let bob: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-sharing-'));
  writeFileSync(join(folder, 'index.html'), page);
  opened = await openTestApp({ webRoot: folder });
  [ana, bob] = await people(opened, 'ana', 'bob');
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => opened.app.http.inject({ url, headers });

const say = async ({ browser }: Person, content: string, imageUrl?: string, alt?: string): Promise<PostId> =>
  (await browser.get(postCalls.createPost, { content, image_url: imageUrl, alt })).post.id;

const tagsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );

describe('the tags of a page', () => {
  it('are those of the product where there is nothing else to tell, once each', async () => {
    const html = (await get('/home?from=mail#top')).body;
    expect(html).toContain('<title>Wagram</title>');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/home" />');
    expect(tagsIn(html)).toMatchObject({
      'og:title': 'Wagram',
      'og:type': 'website',
      'og:image': 'http://localhost:3000/icons/icon-512.png',
      'twitter:card': 'summary',
    });
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<p>root</p>');
  });

  it('[LIVE-02] tell a stream: its title, who is live, a picture of its words; nothing of one that a guest may not see', async () => {
    const input = { title: `Charts ${evil.slice(0, 60)}`, category: 'general' } as const;
    const { stream } = await ana.browser.get(streamCalls.createStream, input);
    const url = `/livestream/${stream.id}`;
    const html = (await get(url)).body;
    expect(html).not.toContain('<script>alert');
    expect(tagsIn(html)).toMatchObject({
      'og:type': 'article',
      'og:url': `http://localhost:3000${url}`,
      'og:description': 'ana (@ana) is live now',
      'og:image': `http://localhost:3000/og${url}.png`,
      'twitter:card': 'summary_large_image',
    });
    const image = await get(`/og${url}.png`);
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    await ana.browser.get(streamCalls.endStream, { stream_id: stream.id });
    expect(tagsIn((await get(url)).body)['og:description']).toBe('ana (@ana) was live');
    await updateProfile(opened.app.db, ana.id, { private: true }, new Date());
    expect(tagsIn((await get(url)).body)).toMatchObject({ 'og:title': 'Wagram', robots: 'noindex' });
    expect((await get(`/og${url}.png`)).statusCode).toBe(404);
    await updateProfile(opened.app.db, ana.id, { private: false }, new Date());
    expect(tagsIn((await get('/livestream')).body)['og:title']).toBe('Wagram');
  });

  it('tell a post: author, text cut at a word, and a picture made for it', async () => {
    const id = await say(ana, `Waited forty minutes for one tram. ${'It came. '.repeat(40)}`);
    for (const url of [`/post/${id}`, `/post/${id}/comments`, `/post/${id}?x=1`]) {
      const html = (await get(url)).body;
      const tags = tagsIn(html);
      expect(tags).toMatchObject({
        'og:title': 'ana (@ana)',
        'og:type': 'article',
        'og:url': `http://localhost:3000/post/${id}`,
        'og:image': `http://localhost:3000/og/post/${id}.png`,
        'og:image:width': '1200',
        'twitter:card': 'summary_large_image',
      });
      expect(tags['og:description']).toMatch(/^Waited forty minutes for one tram\. .*It came?…$/);
      expect(tags['robots']).toBeUndefined();
      expect(html).toContain('type="application/rss+xml" href="http://localhost:3000/user/ana/rss"');
    }
  });

  it('show the picture of a post that has one, with its text for those who do not see it', async () => {
    const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const { url } = await storeImage(opened.app, ana.id, { bytes, shelf: 'image', alt: null });
    const id = await say(ana, '', url, 'A "blue" evening');
    expect(tagsIn((await get(`/post/${id}`)).body)).toMatchObject({
      'og:image': `http://localhost:3000/og/post/${id}.jpg`,
      'og:image:alt': 'A &quot;blue&quot; evening',
      'og:image:width': '640',
      'og:image:height': '400',
      'og:description': 'A &quot;blue&quot; evening',
    });
    // WebP is what we keep; a JPEG is what every reader of previews understands.
    const preview = await get(`/og/post/${id}.jpg`);
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
    expect((await get(`/og/post/${await say(ana, 'words alone')}.jpg`)).statusCode).toBe(404);
  });

  it('tell a member', async () => {
    await updateProfile(opened.app.db, bob.id, { bio: 'Two wheels, one thermos.', displayName: 'Bob B' }, new Date());
    for (const url of ['/user/bob', '/user/@BOB'])
      expect(tagsIn((await get(url)).body)).toMatchObject({
        'og:title': 'Bob B (@bob)',
        'og:type': 'profile',
        'og:url': 'http://localhost:3000/user/bob',
        'og:description': 'Two wheels, one thermos.',
        'profile:username': 'bob',
      });
  });

  it.each([
    '/post/nothing',
    '/post/00000000-0000-7000-8000-000000000000',
    '/user/nobody',
    '/user/%00',
    '/user/a%20b',
    '/post/',
  ])('%s is the plain page, and not for search engines', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(tagsIn(reply.body)).toMatchObject({ 'og:title': 'Wagram', robots: 'noindex' });
  });

  it('[FED-03] tell somebody elsewhere to those who follow a link, and not to search engines, and have no feed of theirs', async () => {
    await opened.app.database.pool.query(
      `insert into members (id, username, display_name, host, created_at, updated_at)
       values ($1, '@mia@social.example', 'Mia', 'social.example', now(), now())`,
      [newId<MemberId>()],
    );
    const { body, statusCode } = await get('/user/mia@social.example');
    expect(statusCode).toBe(200);
    expect(tagsIn(body)).toMatchObject({ robots: 'noindex', 'og:title': 'Mia (@mia@social.example)' });
    expect(body).not.toContain('application/rss+xml');
    expect((await get('/user/mia@social.example/rss')).statusCode).toBe(404);
  });

  it('IN-03: nothing that people write, and no name, breaks out of them', async () => {
    const plain = (await get(`/post/${await say(bob, 'plain')}`)).body;
    await updateProfile(opened.app.db, bob.id, { displayName: evil.slice(0, 64), bio: evil }, new Date());
    const id = await say(bob, evil);
    const count = (html: string, tag: string) => html.split(tag).length;
    for (const url of [`/post/${id}`, '/user/bob']) {
      const html = (await get(url)).body;
      for (const tag of ['<script', '<base', '<style', '<title', '</title', '<p>'])
        expect([tag, count(html, tag)]).toEqual([tag, count(plain, tag)]);
      expect(tagsIn(html)['og:description']).toContain('&quot;&gt;&lt;script&gt;alert(1)');
      expect(html).not.toContain('\u202e');
    }
    expect((await get(`/og/post/${id}.png`)).statusCode).toBe(200);
    const host = (await get('/home', { host: '"><script>alert(1)</script>' })).body;
    expect(count(host, '<script')).toBe(count(plain, '<script'));
    await updateProfile(opened.app.db, bob.id, { displayName: 'Bob B', bio: null }, new Date());
  });
});

describe('the picture of a text', () => {
  it.each([
    ['a sentence', 'unpopular opinion: the best feature of any feed is the end of it'],
    ['three alphabets', 'Příliš žluťoučký кот Ελλάδα'],
    ['a script that our font lacks', '窯出し 🐦'],
    ['a script from right to left', 'مرحبا'],
    ['a word without end', 'x'.repeat(2000)],
    ['a single emoji', '🐦'],
  ])('of %s is a PNG of the size that previews ask for', async (_name, text) => {
    const reply = await get(`/og/post/${await say(ana, text)}.png`);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('is drawn once, and known to those who have it', async () => {
    const id = await say(ana, 'Once.');
    const [first, second] = await Promise.all([get(`/og/post/${id}.png`), get(`/og/post/${id}.png`)]);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const again = await get(`/og/post/${id}.png`, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it.each(['nothing.png', '00000000-0000-7000-8000-000000000000.png', '../../etc/passwd.png', "' or 1=1.png"])(
    '%s is not found',
    async (name) => {
      expect((await get(`/og/post/${encodeURIComponent(name)}`)).statusCode).toBe(404);
    },
  );
});

/** Every element that was opened is closed, in order; every sign that needs it is escaped. */
const expectWellFormed = (xml: string): void => {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml [^>]*\?>\n/, '')
    .replaceAll(/<(\/?)([a-zA-Z:]+)((?: [a-zA-Z:]+="[^"<]*")*) ?(\/?)>/g, (_, close, name, _attributes, self) => {
      if (close === '/') expect(open.pop()).toBe(name);
      else if (self !== '/') open.push(name);
      return '';
    });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
};

describe('the feed of a member', () => {
  it('holds their twenty newest posts as RSS 2.0, with pictures and every sign escaped', async () => {
    const [cleo] = await people(opened, 'cleo');
    for (let i = 0; i < 20; i += 1) await say(cleo, `Day ${i}`);
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const { url } = await storeImage(opened.app, cleo.id, { bytes, shelf: 'image', alt: null });
    opened.clock.advance(1_000);
    const id = await say(cleo, `${evil}\u0007 ]]>`, url);
    const reply = await get('/user/@cleo/rss');
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expectWellFormed(reply.body);
    expect(reply.body.match(/<item>/g)).toHaveLength(20);
    const [first = ''] = reply.body.split('</item>');
    expect(first).toContain(`<guid isPermaLink="true">http://localhost:3000/post/${id}</guid>`);
    const length = (await get(url)).rawPayload.length;
    expect(first).toContain(`<enclosure url="http://localhost:3000${url}" length="${length}" type="image/webp" />`);
    expect(first).toContain('&amp;lt;script&amp;gt;');
    const again = await get('/user/cleo/rss', { 'if-none-match': String(reply.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it.each(['nobody', 'a', '%00', '%3Cscript%3E'])('of %s is not found', async (name) => {
    expect((await get(`/user/${name}/rss`)).statusCode).toBe(404);
  });
});

describe('what is shared', () => {
  it('PR-03: a post that was deleted is gone from tags and picture at once and from the feed within seconds, also for those who had it', async () => {
    const id = await say(ana, 'soon gone: canary');
    const had = (await get(`/og/post/${id}.png`)).headers['etag'];
    const feed = async () => (await get('/user/ana/rss')).body;
    await expect.poll(feed, { timeout: 5_000 }).toContain('canary');
    await ana.browser.get(postCalls.deletePost, { post_id: id });
    expect((await get(`/post/${id}`)).body).not.toContain('canary');
    expect((await get(`/og/post/${id}.png`, { 'if-none-match': String(had) })).statusCode).toBe(404);
    await expect.poll(feed, { timeout: 5_000 }).not.toContain('canary');
  });

  it('BL-01: is what a guest sees, whoever asks: a session adds nothing and a block takes nothing to hide behind', async () => {
    const id = await say(ana, 'for everybody');
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    const urls = [`/post/${id}`, '/user/ana', '/user/ana/rss', `/og/post/${id}.png`];
    for (const url of urls) {
      const asGuest = await get(url);
      const asBob = await bob.browser.request({ url });
      expect([url, asBob.statusCode, asBob.body]).toEqual([url, asGuest.statusCode, asGuest.body]);
    }
  });
});

describe('a text cut short', () => {
  it('ends between two words, in whole signs, and says that it was cut', () => {
    expect(shorten('one two three four', 12)).toBe('one two…');
    expect(shorten('  one \n two ', 12)).toBe('one two');
    expect(shorten('窯出しの朝はいつも早い', 5)).toBe('窯出しの…');
    expect(shorten('👩‍👩‍👧‍👦'.repeat(9), 4)).toBe(`${'👩‍👩‍👧‍👦'.repeat(3)}…`);
    expect(shorten('a'.repeat(100_000), 10)).toBe('aaaaaaaaa…');
  });
});
