import { describe, expect, it } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { people, testApp } from '#testing';

const { actOnPost, createPost, deletePost, listReactors } = postCalls;

describe('the people behind a count', () => {
  it('[MEND-25] are who liked, newest first, page by page, and who gave how much in all', async () => {
    const opened = await testApp();
    const [ana, bob, eva, dan] = await people(opened, 'ana', 'bob', 'eva', 'dan');
    const { post } = await ana.browser.get(createPost, { content: 'tip me' });
    for (const person of [bob, eva, dan]) {
      opened.clock.advance(1_000);
      await person.browser.get(actOnPost, { post_id: post.id, action: 'like' });
    }
    for (const [person, amount] of [
      [bob, 5],
      [eva, 1],
      [bob, 10],
    ] as const) {
      opened.clock.advance(1_000);
      await person.browser.get(actOnPost, { post_id: post.id, action: 'gift', amount });
    }
    await dan.browser.get(actOnPost, { post_id: post.id, action: 'unlike' });
    const guest = opened.browser();
    const first = await guest.get(listReactors, { post_id: post.id, kind: 'like', limit: 1 });
    const second = await guest.get(listReactors, {
      post_id: post.id,
      kind: 'like',
      limit: 1,
      cursor: first.next_cursor ?? '',
    });
    expect([...first.people, ...second.people].map((one) => [one.username, one.amount])).toEqual([
      ['@eva', null],
      ['@bob', null],
    ]);
    expect(second.next_cursor).toBeNull();
    const gifts = await guest.get(listReactors, { post_id: post.id, kind: 'gift' });
    expect(gifts.people.map((one) => [one.username, one.amount])).toEqual([
      ['@bob', '15'],
      ['@eva', '1'],
    ]);
    expect((await guest.get(listReactors, { post_id: post.id, kind: 'like', cursor: '~' })).people).toEqual([]);
    await ana.browser.get(deletePost, { post_id: post.id });
    expect((await guest.refused(listReactors, { post_id: post.id, kind: 'like' })).status).toBe(404);
  });
});
