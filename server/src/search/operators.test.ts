import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { searchCalls } from '@wagram/contract/search';
import type { PostId } from '#kernel';
import { people, testApp, type Browser, type Person, type TestApp } from '#testing';

const { search } = searchCalls;
const DAY_MS = 24 * 3_600_000;

const texts = async (browser: Browser, q: string) =>
  (await browser.get(search, { q, type: 'posts' })).posts?.map(({ content }) => content);
const post = async (person: Person, content: string): Promise<PostId> =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const dayOf = ({ clock }: TestApp): string => clock.now().toISOString().slice(0, 10);
const change = ({ app }: TestApp, id: PostId, set: string) =>
  app.database.pool.query(`update posts set ${set} where id = $1`, [id]);

describe('search with operators', () => {
  it('[SOC-13] from: finds what one member wrote, with and without words, whatever the case', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await post(ana, 'fresh bread');
    await post(bob, 'old bread');
    await post(ana, 'a garden #green');
    // Tags are kept by an event.
    await opened.app.events.settle();
    const guest = opened.browser();
    expect(await texts(guest, 'from:ANA bread')).toEqual(['fresh bread']);
    expect(await texts(guest, 'from:@ana')).toEqual(['a garden #green', 'fresh bread']);
    expect(await texts(guest, 'from:ana -bread')).toEqual(['a garden #green']);
    expect(await texts(guest, 'from:ana #green')).toEqual(['a garden #green']);
    expect(await texts(guest, 'from:nobody bread')).toEqual([]);
    const { users } = await guest.get(search, { q: 'from:ana', type: 'users' });
    expect(users?.map(({ username }) => username)).toEqual(['@ana']);
  });

  it('[SOC-13] from: shows nothing that its viewer may not see', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    await post(ana, 'fresh bread');
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await texts(bob.browser, 'from:ana bread')).toEqual([]);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    expect(await texts(cleo.browser, 'from:ana')).toEqual([]);
    expect(await texts(ana.browser, 'from:ana')).toEqual(['fresh bread']);
  });

  it('[SOC-13] since: and until: name whole days, both included', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await post(ana, 'bread one');
    const first = dayOf(opened);
    opened.clock.advance(2 * DAY_MS);
    await post(ana, 'bread two');
    const second = dayOf(opened);
    const guest = opened.browser();
    expect(await texts(guest, `bread since:${second}`)).toEqual(['bread two']);
    expect(await texts(guest, `bread until:${first}`)).toEqual(['bread one']);
    expect(await texts(guest, `since:${first} until:${second}`)).toEqual(['bread two', 'bread one']);
    expect(await texts(guest, `from:ana until:${first}`)).toEqual(['bread one']);
    // What was not understood asks for nothing.
    expect(await texts(guest, 'bread since:yesterday')).toEqual(['bread two', 'bread one']);
  });

  it('[SOC-13] has: asks for pictures, videos, polls and links', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const [picture, video] = [await post(ana, 'a picture'), await post(ana, 'a video')];
    await post(ana, 'see https://example.org');
    await ana.browser.get(postCalls.createPost, { content: 'tea?', poll: { options: ['yes', 'no'], minutes: 60 } });
    const media = (kind: string) =>
      JSON.stringify({ kind, srcset: null, posterUrl: null, width: 8, height: 8, thumbhash: null, alt: null });
    await change(opened, picture, `image_url = '/media/a.webp', media = '${media('image')}'`);
    await change(opened, video, `image_url = '/media/b.mp4', media = '${media('video')}'`);
    const guest = opened.browser();
    expect(await texts(guest, 'has:media')).toEqual(['a video', 'a picture']);
    expect(await texts(guest, 'has:video')).toEqual(['a video']);
    expect(await texts(guest, 'picture has:image')).toEqual(['a picture']);
    expect(await texts(guest, 'from:ana has:link')).toEqual(['see https://example.org']);
    expect(await texts(guest, 'has:poll')).toEqual(['tea?']);
    expect(await texts(guest, 'from:ana has:poll has:link')).toEqual([]);
    expect(await texts(guest, 'has:image has:video')).toEqual([]);
  });

  it('[SOC-13] one member’s posts come in pages, none twice, none lost', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const wanted: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      opened.clock.advance(1_000);
      await post(ana, `bread ${i}`);
      await post(bob, `bread of bob ${i}`);
      wanted.unshift(`bread ${i}`);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await opened
        .browser()
        .get(search, { q: 'from:ana bread', type: 'posts', limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...(page.posts ?? []).map(({ content }) => content));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(wanted);
  });

  it('[SOC-13] among forty thousand posts each way goes through an index', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { pool } = opened.app.database;
    await pool.query(
      `insert into posts (id, member_id, content, created_at)
       select ('019a0000-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'common words ' || n, now()
       from generate_series(1, 40000) n`,
      [bob.id],
    );
    await post(ana, 'a rare thing');
    await pool.query('analyze posts');
    const plan = async (sql: string): Promise<string> =>
      (await pool.query<Record<'QUERY PLAN', string>>(`explain ${sql}`)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    const author = `(select a.id from members a where lower(a.username) = '@ana')`;
    for (const sql of [
      `select * from posts own where own.member_id = ${author} and own.id < '019fffff-ffff-7fff-8fff-ffffffffffff' order by own.id desc limit 3000`,
      `select * from posts where id < '019fffff-ffff-7fff-8fff-ffffffffffff' and id >= '019a0000-0000-7000-8000-000000000000' order by id desc limit 300`,
      `select p.id from posts p where to_tsvector('simple', p.content) @@ to_tsquery('simple', '''rare''') limit 5001`,
    ])
      expect(await plan(sql)).toMatch(/(Index Scan|Bitmap Index Scan)(?! using posts_client)/);
    const guest = opened.browser();
    expect(await texts(guest, 'from:ana rare')).toEqual(['a rare thing']);
    expect(await texts(guest, 'rare has:media')).toEqual([]);
    expect((await texts(guest, 'from:bob common'))?.length).toBe(20);
  });
});
