import { describe, expect, it } from 'vitest';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { searchCalls } from '@wagram/contract/search';
import { people, testApp } from '#testing';

const { createPost, editPost, listVersions, readPosts } = postCalls;
const MINUTE = 60_000;

describe('editing a post', () => {
  it('[SOC-05] keeps what it said before, for everybody to read', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(createPost, { content: 'helo #one', warning: 'loud' });
    expect(post.edited_at).toBeNull();
    opened.clock.advance(MINUTE);
    const { post: edited } = await ana.browser.get(editPost, { post_id: post.id, content: 'hello #two' });
    expect(edited).toMatchObject({
      content: 'hello #two',
      warning: 'loud',
      edited_at: opened.clock.now().toISOString(),
    });
    expect(edited.facets.map((facet) => facet.value)).toEqual(['two']);
    opened.clock.advance(MINUTE);
    await ana.browser.get(editPost, { post_id: post.id, content: 'hello', warning: null });
    const { versions } = await bob.browser.get(listVersions, { post_id: post.id });
    expect(versions.map(({ content, warning }) => [content, warning])).toEqual([
      ['hello #two', 'loud'],
      ['helo #one', 'loud'],
    ]);
    expect((await opened.browser().get(readPosts, {})).posts?.[0]).toMatchObject({ content: 'hello', warning: null });
  });

  it('[SOC-05] changes what a search finds, and tells only those who are mentioned anew', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { post } = await ana.browser.get(createPost, { content: 'with @bob #sea' });
    await opened.app.events.settle();
    await ana.browser.get(editPost, { post_id: post.id, content: 'with @bob and @eva #lake' });
    await opened.app.events.settle();
    const found = async (q: string) => (await bob.browser.get(searchCalls.search, { q, type: 'posts' })).posts?.length;
    expect([await found('#sea'), await found('#lake'), await found('and')]).toEqual([0, 1, 1]);
    for (const person of [bob, eva]) {
      const { notifications } = await person.browser.get(noticeCalls.listNotices, {});
      expect(notifications.map((one) => one.kind)).toEqual(['mention']);
    }
  });

  it('[SOC-05] is for its author, for an hour, ten times, and never to nothing', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(createPost, { content: 'hello' });
    const refusal = async (who: typeof ana, content: string) =>
      (await who.browser.refused(editPost, { post_id: post.id, content })).code;
    expect(await refusal(bob, 'mine')).toBe('not_yours_to_edit');
    expect(await refusal(ana, '  ')).toBe('empty_post');
    for (let edit = 0; edit < 10; edit += 1) {
      opened.clock.advance(1_000);
      await ana.browser.get(editPost, { post_id: post.id, content: `hello ${edit}` });
    }
    // The same words again are no edit.
    expect((await ana.browser.get(editPost, { post_id: post.id, content: 'hello 9' })).post.content).toBe('hello 9');
    expect(await refusal(ana, 'hello 10')).toBe('edited_enough');
    const { post: other } = await ana.browser.get(createPost, { content: 'other' });
    opened.clock.advance(60 * MINUTE + 1);
    const late = { post_id: other.id, content: 'late' };
    expect((await ana.browser.refused(editPost, late)).code).toBe('too_late_to_edit');
    const { versions } = await bob.browser.get(listVersions, { post_id: other.id });
    expect(versions).toEqual([]);
  });

  it('[SOC-05] two edits at once leave both behind', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(createPost, { content: 'zero' });
    const write = (content: string) => ana.browser.get(editPost, { post_id: post.id, content });
    await Promise.all([write('one'), write('two')]);
    const { versions } = await bob.browser.get(listVersions, { post_id: post.id });
    const now = (await bob.browser.get(readPosts, { id: post.id })).post?.content;
    expect([...versions.map((one) => one.content), now].sort()).toEqual(['one', 'two', 'zero']);
  });
});
