import { describe, expect, it } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { people, testApp } from '#testing';

describe('what is rendered for everybody', () => {
  it('[SR-L6] pages, pictures of previews and feeds obey the anonymous limit; members and files have their own', async () => {
    const opened = await testApp({ env: { LIMIT_API_ANONYMOUS: '12' } });
    const [ana] = await people(opened, 'ana');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'hello' });
    for (const url of [`/post/${post.id}`, `/og/post/${post.id}.png`, '/user/ana/rss', '/home']) {
      const guest = opened.browser();
      const statuses: number[] = [];
      for (let time = 0; time < 14; time += 1) statuses.push((await guest.request({ method: 'GET', url })).statusCode);
      expect([url, statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([url, 12, 429]);
      const refused = await guest.request({ method: 'GET', url });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await guest.request({ method: 'GET', url: '/manifest.webmanifest' })).statusCode).toBe(200);
    }
    for (let time = 0; time < 20; time += 1)
      expect((await ana.browser.request({ method: 'GET', url: '/home' })).statusCode).toBe(200);
  });

  it('[SR-L6] [FED-04] what another server sends has a limit of its own, which its people do not share', async () => {
    const env = {
      LIMIT_INBOX: '12',
      LIMIT_API_ANONYMOUS: '3',
      FEDERATION: 'on',
      PUBLIC_URL: 'https://here.example',
      DEMO: 'off',
    };
    const guest = (await testApp({ env })).browser();
    const statuses: number[] = [];
    for (let time = 0; time < 14; time += 1)
      statuses.push((await guest.request({ method: 'POST', url: '/ap/inbox', payload: {} })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 401), 429, 429]);
    expect((await guest.request({ method: 'GET', url: '/home' })).statusCode).toBe(200);
  });

  it('[SR-L6] a feed that many ask for is read once in a while', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(postCalls.createPost, { content: 'first' });
    const read = async () => (await opened.browser().request({ method: 'GET', url: '/user/ana/rss' })).body;
    const first = await read();
    expect(first).toContain('first');
    await ana.browser.get(postCalls.createPost, { content: 'second' });
    expect(await read()).toBe(first);
    await expect.poll(read, { timeout: 5_000 }).toContain('second');
  });
});
