import { authCalls } from '@wagram/contract/auth';
import type { MemberId } from '@wagram/contract/kernel';
import { postCalls } from '@wagram/contract/posts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, serve, someId, yes } from '#testing';

const put = (answers: object): void => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'answers';
  script.textContent = JSON.stringify(answers);
  document.head.append(script);
};

/** A page of its own: what the document said is read once. */
const freshAsk = async () => {
  vi.resetModules();
  return (await import('./ask.ts')).ask;
};

describe('the first answers', () => {
  beforeEach(() => {
    openPage();
    document.getElementById('answers')?.remove();
  });
  afterEach(() => vi.restoreAllMocks());

  it('[SOC-17] what the document answers is not asked, in whatever order its words stand, and only once', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const id = someId<MemberId>('member');
    put({ [`/api/posts?user_id=${id}&feed_type=trenches`]: { success: true, posts: [], next_cursor: null } });
    const ask = await freshAsk();
    const log = serve({ 'GET /api/posts': yes({ posts: [], next_cursor: 'later' }) });
    const question = { feed_type: 'trenches', user_id: id } as const;
    expect(await ask(postCalls.readPosts, question)).toMatchObject({ next_cursor: null });
    expect(log).toHaveLength(0);
    expect(await ask(postCalls.readPosts, question)).toMatchObject({ next_cursor: 'later' });
    expect(log).toHaveLength(1);
  });

  it('[SOC-17] are forgotten when the page is no longer young, and nonsense is none', async () => {
    put({ '/api/auth/session': { success: true, user: null } });
    const ask = await freshAsk();
    const log = serve({ 'GET /api/auth/session': yes({ user: null }) });
    vi.spyOn(performance, 'now').mockReturnValue(30_000);
    await ask(authCalls.getSession, {});
    expect(log).toHaveLength(1);
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    document.getElementById('answers')?.replaceChildren('{');
    await (
      await freshAsk()
    )(authCalls.getSession, {});
    expect(log).toHaveLength(2);
  });
});
