import { describe, expect, it } from 'vitest';
import { accountCalls } from '@wagram/contract/auth';
import { postCalls } from '@wagram/contract/posts';
import { people, testApp } from '#testing';

// CWE-640, CWE-644: whoever asks chooses Host and X-Forwarded-Host, and somebody else follows the link.
const poisons: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '198.51.100.7' },
  { host: 'localhost', forwarded: 'host=evil.example', 'x-forwarded-proto': 'https' },
];

describe('an address that is mailed or rendered', () => {
  it('[SR-H2] is never made from what a request says', async () => {
    const opened = await testApp({ env: { TRUST_PROXY: 'on' } });
    const [ana] = await people(opened, 'ana');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'hello' });
    const browser = opened.browser();
    for (const headers of poisons) {
      const before = opened.mails.length;
      const asked = await browser.ask(accountCalls.forgotPassword, { email: ana.email }, headers);
      expect(asked.status).toBe(200);
      await expect.poll(() => opened.mails.length).toBeGreaterThan(before);
      await ana.browser.ask(accountCalls.sendVerification, {}, headers);
      for (const url of ['/', `/post/${post.id}`, '/user/ana', '/user/ana/rss', '/manifest.webmanifest']) {
        const { statusCode, body } = await browser.request({ method: 'GET', url, headers });
        expect([url, statusCode, body.includes('evil')]).toEqual([url, 200, false]);
      }
    }
    expect(opened.mails.filter(({ text }) => text.includes('evil'))).toEqual([]);
    expect(opened.mails.at(-1)?.text).toContain('http://localhost:3000/');
  });

  it('[SR-H2] is made from PUBLIC_URL where that is set', async () => {
    const opened = await testApp({ env: { PUBLIC_URL: 'http://social.example' } });
    const [ana] = await people(opened, 'ana');
    const poisoned = { host: 'evil.example', origin: 'http://evil.example' };
    await opened.browser().ask(accountCalls.forgotPassword, { email: ana.email }, poisoned);
    await expect.poll(() => opened.mails.at(-1)?.text).toContain('http://social.example/reset-password#token=');
  });
});
