// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTemplate, isPrecached } from './service-worker.ts';

const template = readFileSync(new URL('service-worker-template.js', import.meta.url), 'utf8');

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** Runs the worker, and answers what it says to a request; undefined: it leaves it alone. */
const runWorker = (caches: object, fetch: (path: string) => Promise<Response>) => {
  let handle: (event: object) => void = () => undefined;
  const page = {
    addEventListener: (name: string, listener: () => void) => name === 'fetch' && (handle = listener),
    location: { origin: 'http://a' },
  };
  // eslint-disable-next-line typescript/no-implied-eval -- the worker is a script, and this is how a script is run
  new Function('self', 'caches', 'fetch', fillTemplate(template, []))(page, caches, fetch);
  return (request: Asked): Promise<unknown> | undefined => {
    let answer: Promise<unknown> | undefined;
    handle({ request, respondWith: (given: Promise<unknown>) => (answer = given) });
    return answer;
  };
};

const offline = () => Promise.reject(new TypeError('offline'));

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
    const ask = runWorker({ match: async (name: string) => name }, offline);
    const open = (path: string) => ask({ method: 'GET', url: `http://a${path}`, mode: 'navigate' });
    expect(await open('/games/werunner/')).toBe('/games/werunner/');
    expect(await open('/games')).toBe('/?shell');
  });

  it('[LNG-04] keeps the words of an operator’s language when somebody has read them', async () => {
    const kept = new Map<string, Response>();
    const cache = {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, words: Response) => void kept.set(path, words),
    };
    const asked: string[] = [];
    const fetch = async (path: string): Promise<Response> => {
      asked.push(path);
      return path.includes('fr.') ? new Response('les mots') : new Response('', { status: 404 });
    };
    const ask = runWorker({ open: async () => cache }, fetch);
    const read = async (path: string) => {
      const words = await ask({ method: 'GET', url: `http://a${path}`, mode: 'cors' });
      return words instanceof Response && (await words.text());
    };
    const [there, gone] = ['/languages/fr.first.1.js', '/languages/no.first.1.js'];
    expect([await read(there), await read(there)]).toEqual(['les mots', 'les mots']);
    expect([await read(gone), await read(gone)]).toEqual(['', '']);
    expect(asked).toEqual([there, gone, gone]);
  });

  it('never touches /api', () => {
    const answer = runWorker({}, offline);
    const answered: string[] = [];
    const ask = (method: string, url: string) =>
      answer({ method, url, mode: 'cors' }) === undefined || answered.push(url);
    ask('GET', 'http://a/api/auth/session');
    ask('POST', 'http://a/home');
    ask('GET', 'http://other/x.js');
    ask('GET', 'http://a/media/photo.webp');
    expect(answered).toEqual([]);
  });
});
