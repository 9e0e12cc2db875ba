import { describe, expect, it } from 'vitest';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { expectTrueCounts, people, testApp, type Person } from '#testing';

const { createPost, editPost, readPosts, voteInPost } = postCalls;
const MINUTE = 60_000;
const poll = { options: ['tea', 'coffee', 'water'], minutes: 60 };

const ask = async (person: Person) => (await person.browser.get(createPost, { content: 'What now?', poll })).post.id;
const vote = (person: Person, post_id: PostId, choice: number) => person.browser.get(voteInPost, { post_id, choice });
const votesOf = async (person: Person, id: PostId) => {
  const { post } = await person.browser.get(readPosts, { id });
  return [post?.poll?.options.map((option) => option.votes), post?.voted];
};

describe('a poll in a post', () => {
  it('[SOC-04] takes one vote of each, whoever else votes at the same moment', async () => {
    const opened = await testApp();
    const [ana, bob, ...others] = await people(opened, 'ana', 'bob', 'eva', 'kim', 'lou');
    const voters = [bob, ...others];
    const id = await ask(ana);
    await Promise.all(voters.flatMap((voter, at) => [0, 0, 0].map(() => vote(voter, id, at % 2))));
    expect(await votesOf(bob, id)).toEqual([[2, 2, 0], 0]);
    expect(await votesOf(ana, id)).toEqual([[2, 2, 0], null]);
    expect((await bob.browser.refused(voteInPost, { post_id: id, choice: 1 })).code).toBe('already_voted');
    await expectTrueCounts(opened);
  });

  it('[SOC-04] says in every list what the reader chose, and nobody else’s choice', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const id = await ask(ana);
    await vote(bob, id, 2);
    const seen = async (person: Person, input: object) =>
      (await person.browser.get(readPosts, input)).posts?.map((one) => [one.voted, one.poll?.options[2]?.votes]);
    for (const input of [{}, { feed_type: 'trending' }, { user_posts: ana.id }]) {
      expect(await seen(bob, input)).toEqual([[2, 1]]);
      expect(await seen(eva, input)).toEqual([[null, 1]]);
    }
    expect((await opened.browser().get(readPosts, {})).posts?.[0]?.voted).toBeNull();
  });

  it('[SOC-04] is closed to its author, after its end, and for answers that it does not have', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await ask(ana);
    const refusal = async (person: Person, choice: number) =>
      (await person.browser.refused(voteInPost, { post_id: id, choice })).code;
    expect(await refusal(ana, 0)).toBe('own_poll');
    expect(await refusal(bob, 3)).toBe('no_such_answer');
    opened.clock.advance(60 * MINUTE);
    expect(await refusal(bob, 0)).toBe('poll_over');
    const plain = (await ana.browser.get(createPost, { content: 'no question' })).post.id;
    expect((await bob.browser.refused(voteInPost, { post_id: plain, choice: 0 })).code).toBe('no_poll');
  });

  it('[SOC-04] tells those who voted when it is over', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const id = await ask(ana);
    await vote(bob, id, 0);
    opened.clock.advance(61 * MINUTE);
    opened.app.jobs.wake();
    await opened.app.jobs.settle();
    await opened.app.events.settle();
    const told = async (person: Person) =>
      (await person.browser.get(noticeCalls.listNotices, {})).notifications.map((one) => one.kind);
    expect([await told(bob), await told(eva)]).toEqual([['poll_ended'], []]);
  });

  it('[SOC-04] can be changed until somebody has voted', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await ask(ana);
    const edit = { post_id: id, content: 'What now?', poll: { options: ['yes', 'no'], minutes: 5 } };
    const { post } = await ana.browser.get(editPost, edit);
    expect(post.poll?.options).toEqual([
      { text: 'yes', votes: 0 },
      { text: 'no', votes: 0 },
    ]);
    await vote(bob, id, 1);
    const again = { ...edit, poll: { options: ['yes', 'never'], minutes: 5 } };
    expect((await ana.browser.refused(editPost, again)).code).toBe('poll_is_voted');
    expect(await votesOf(ana, id)).toEqual([[0, 1], null]);
  });

  it('[SOC-04] has two to four different answers and a question', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const options of [['one'], ['a', 'a'], ['a', ' '], ['a', 'b', 'c', 'd', 'e'], ['a', 'b'.repeat(61)]]) {
      const asked = { content: 'x', poll: { options, minutes: 60 } };
      expect((await ana.browser.refused(createPost, asked)).status).toBe(400);
    }
    for (const minutes of [4, 7 * 24 * 60 + 1]) {
      const asked = { content: 'x', poll: { options: ['a', 'b'], minutes } };
      expect((await ana.browser.refused(createPost, asked)).status).toBe(400);
    }
    expect((await ana.browser.refused(createPost, { content: ' ', poll })).code).toBe('empty_post');
  });
});
