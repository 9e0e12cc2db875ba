// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { fillTemplate } from './service-worker.ts';

const source = fillTemplate(readFileSync(new URL('service-worker-template.js', import.meta.url), 'utf8'), []);

interface Page {
  url: string;
  focus: () => Promise<void>;
  navigate: (url: string) => Promise<void>;
}

const page = (path: string, canBeLed = true): Page => ({
  url: `http://a${path}`,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(canBeLed ? async () => undefined : () => Promise.reject(new TypeError('not mine'))),
});

/** The worker on its own: what it is told, and what it does about it. */
const open = (pages: readonly Page[] = []) => {
  const handlers: Record<string, (event: object) => void> = {};
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, handler: () => void) => (handlers[name] = handler),
    location: { origin: 'http://a' },
    registration: { showNotification: async (...said: unknown[]) => void shown.push(said) },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
  };
  // eslint-disable-next-line typescript/no-implied-eval -- the worker is a script, and this is how a script is run
  new Function('self', 'caches', source)(self, {});
  const tell = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    handlers[name]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  const click = (data: object | null) => tell('notificationclick', { notification: { close: () => undefined, data } });
  return { tell, click, shown, opened };
};

describe('the push part of the service worker', () => {
  it('shows the sentence, under a tag so that repeated ones replace each other', async () => {
    const worker = open();
    const said = { title: 'Acme', body: '@bob liked your post', tag: 'like:1', url: '/post/1' };
    await worker.tell('push', { data: { json: () => said } });
    expect(worker.shown).toEqual([
      ['Acme', expect.objectContaining({ body: '@bob liked your post', tag: 'like:1', data: { url: '/post/1' } })],
    ]);
  });

  it('says nothing about what it cannot read', async () => {
    const worker = open();
    await worker.tell('push', { data: null });
    await worker.tell('push', { data: { json: () => JSON.parse('{') } });
    expect(worker.shown).toEqual([]);
  });

  it('a click opens the right page', async () => {
    const worker = open();
    await worker.click({ url: '/post/1' });
    await worker.click(null);
    expect(worker.opened).toEqual(['http://a/post/1', 'http://a/notifications']);
  });

  it('a click leads an open page there, the one that is there already if there is one', async () => {
    const pages = [page('/home'), page('/post/1')];
    const worker = open(pages);
    await worker.click({ url: '/post/1' });
    expect([pages[0]?.focus, pages[0]?.navigate, pages[1]?.navigate].map((act) => vi.mocked(act!).mock.calls)).toEqual([
      [],
      [],
      [],
    ]);
    expect(pages[1]?.focus).toHaveBeenCalledOnce();
    await worker.click({ url: '/user/bob' });
    expect(pages[0]?.navigate).toHaveBeenCalledWith('http://a/user/bob');
    expect(worker.opened).toEqual([]);
  });

  it('opens a new page when the open one cannot be led', async () => {
    const worker = open([page('/home', false)]);
    await worker.click({ url: '/post/1' });
    expect(worker.opened).toEqual(['http://a/post/1']);
  });

  it('never leads to another site', async () => {
    const worker = open();
    await worker.click({ url: 'https://evil.example/' });
    await worker.click({ url: '//evil.example/' });
    expect(worker.opened).toEqual([]);
  });
});
