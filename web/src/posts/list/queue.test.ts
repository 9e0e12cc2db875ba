import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AskError, getQueryClient, keepStoredUser, readStored, removeStored } from '#kernel';
import { no, openPage, person, post, serve, yes } from '#testing';
import { queueUnsent, readQueue, sendQueued } from './queue.ts';

const [ana, bob] = [person('ana'), person('bob')];
const offline = new AskError(0, { error: 'You seem to be offline', code: 'offline' });
const refused = new AskError(400, { error: 'No', code: 'no' });

const queue = (content: string) => queueUnsent(offline, { content, user_id: ana.id }, `key-${content}`);
const waits = () => readQueue(ana.id).map(({ input, problem }) => [input.content, problem]);

describe('posts that wait', () => {
  beforeEach(() => {
    openPage();
    removeStored('post-queue');
    keepStoredUser(ana);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  it('[SOC-14] only what nobody has answered waits, in order, and survives a reload', () => {
    expect(queue('one')).toBe(true);
    expect(queue('two')).toBe(true);
    expect(queueUnsent(refused, { content: 'three' }, 'key-three')).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(queue('four')).toBe(false);
    expect(waits()).toEqual([
      ['one', null],
      ['two', null],
    ]);
    expect(readStored('post-queue')).toContain('key-one');
    expect(readQueue(bob.id)).toEqual([]);
  });

  it('[SOC-14] go out one after the other, each with the key of its first try, and leave when they are out', async () => {
    const log = serve({
      'POST /api/posts': ({ body }) => yes({ post: post(1, { content: (body as { content: string }).content }) }),
    });
    for (const text of ['one', 'two']) queue(text);
    await sendQueued(getQueryClient());
    expect(log.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-one', 'key-two']);
    expect(waits()).toEqual([]);
    expect(readStored('post-queue')).toBeNull();
  });

  it('[SOC-14] without an answer all of them stay; a refusal is told and does not hold up the others', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    for (const text of ['one', 'two']) queue(text);
    await sendQueued(getQueryClient());
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(waits()).toHaveLength(2);
    fetching.mockRestore();
    serve({
      'POST /api/posts': ({ body }) =>
        (body as { content: string }).content === 'one'
          ? no(400, 'too_long', 'That is too long')
          : yes({ post: post(2, { content: 'two' }) }),
    });
    await sendQueued(getQueryClient());
    expect(waits()).toEqual([['one', 'That is too long']]);
  });
});
