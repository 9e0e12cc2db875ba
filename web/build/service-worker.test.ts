// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTemplate, isPrecached } from './service-worker.ts';

const template = readFileSync(new URL('service-worker-template.js', import.meta.url), 'utf8');

describe('service worker', () => {
  it('keeps hashed scripts, styles and the latin fonts, and nothing else', () => {
    expect(
      ['assets/base-1.js', 'assets/index-1.css', 'assets/inter-latin-wght-normal-1.woff2'].every(isPrecached),
    ).toBe(true);
    expect(
      ['index.html', 'theme.js', 'assets/inter-greek-wght-normal-1.woff2', 'icons/icon-512.png'].some(isPrecached),
    ).toBe(false);
  });

  it('names its cache after the files, so that a new build never reads an old one', () => {
    const one = fillTemplate(template, ['assets/a-1.js']);
    const two = fillTemplate(template, ['assets/a-2.js']);
    expect(one).toContain('["/assets/a-1.js"]');
    expect(/'shell-' \+ "([0-9a-f]{12})"/.exec(one)?.[1]).not.toBe(/'shell-' \+ "([0-9a-f]{12})"/.exec(two)?.[1]);
    expect(one).not.toContain('__');
  });

  it('[GAME-01] without a network the game is the game, and every other page is the shell', async () => {
    const source = fillTemplate(template, []);
    let handle: (event: object) => void = () => undefined;
    const page = {
      addEventListener: (name: string, listener: () => void) => name === 'fetch' && (handle = listener),
      location: { origin: 'http://a' },
    };
    const caches = { match: async (name: string) => name };
    const fetch = () => Promise.reject(new TypeError('offline'));
    // eslint-disable-next-line typescript/no-implied-eval -- the worker is a script, and this is how a script is run
    new Function('self', 'caches', 'fetch', source)(page, caches, fetch);
    const open = async (path: string): Promise<unknown> => {
      let answer: unknown;
      const request = { method: 'GET', url: `http://a${path}`, mode: 'navigate' };
      handle({ request, respondWith: (given: unknown) => (answer = given) });
      return answer;
    };
    expect(await open('/games/werunner/')).toBe('/games/werunner/');
    expect(await open('/games')).toBe('/?shell');
  });

  it('never touches /api', () => {
    const source = fillTemplate(template, []);
    let handle: (event: object) => void = () => undefined;
    const page = {
      addEventListener: (name: string, listener: () => void) => name === 'fetch' && (handle = listener),
      location: { origin: 'http://a' },
    };
    // eslint-disable-next-line typescript/no-implied-eval -- the worker is a script, and this is how a script is run
    new Function('self', 'caches', source)(page, {});
    const answered: string[] = [];
    const ask = (method: string, url: string, mode = 'cors') =>
      handle({ request: { method, url, mode }, respondWith: () => answered.push(url) });
    ask('GET', 'http://a/api/auth/session');
    ask('POST', 'http://a/home');
    ask('GET', 'http://other/x.js');
    ask('GET', 'http://a/media/photo.webp');
    expect(answered).toEqual([]);
  });
});
