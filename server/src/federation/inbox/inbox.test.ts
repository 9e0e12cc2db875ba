import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import type { MemberId, PostId } from '#kernel';
import { expectTrueCounts, networks, people, settleAll, type Network, type Person } from '#testing';
import { learnActor } from '../peers/actors.ts';
import { withFederation } from '../state.ts';

const JSON_LD = { accept: 'application/activity+json' };

const known = async (network: Network, { origin }: Network, { id }: Person): Promise<MemberId> => {
  const federated = withFederation(network.app);
  if (federated === null) throw new Error('it is on its own');
  return (await learnActor(federated, `${origin}/ap/members/${id}`)).member_id;
};

/** ana here and bob there follow each other. */
const friends = async () => {
  const [here, there] = (await networks(2)) as [Network, Network];
  const [ana] = await people(here, 'ana');
  const [bob] = await people(there, 'bob');
  const [bobHere, anaThere] = [await known(here, there, bob), await known(there, here, ana)];
  await ana.browser.get(followCalls.follow, { following_id: bobHere });
  await bob.browser.get(followCalls.follow, { following_id: anaThere });
  const settle = () => settleAll([here, there]);
  await settle();
  return { here, there, ana, bob, bobHere, anaThere, settle };
};

const feedOf = async ({ browser }: Person) =>
  (await browser.get(postCalls.readPosts, { feed_type: 'following' })).posts ?? [];

const copyOf = async (person: Person, words: string): Promise<PostId> => {
  const post = (await feedOf(person)).find(({ content }) => content.includes(words));
  if (post === undefined) throw new Error(`'${words}' has not come`);
  return post.id;
};

describe('what people elsewhere write', () => {
  it('[FED-02] [FED-03] stands in the feed of those who follow them, and in no public one', async () => {
    const { here, there, ana, bob, settle } = await friends();
    await bob.browser.get(postCalls.createPost, {
      content: `Hello @ana@${here.host} & all #Sea\nhttps://example.org/x`,
      warning: 'wet',
    });
    await settle();
    const [post] = await feedOf(ana);
    expect(post).toMatchObject({
      username: `@bob@${there.host}`,
      content: 'Hello @ana & all #Sea\nhttps://example.org/x',
      warning: 'wet',
    });
    expect(post?.facets.map(({ kind, value }) => [kind, value])).toEqual([
      ['mention', 'ana'],
      ['hashtag', 'sea'],
      ['link', 'https://example.org/x'],
    ]);
    for (const feed_type of ['trenches', 'trending'] as const)
      expect((await ana.browser.get(postCalls.readPosts, { feed_type })).posts).toEqual([]);
    const { notifications } = await ana.browser.get(noticeCalls.listNotices, {});
    expect(notifications.map(({ kind }) => kind)).toContain('mention');
    for (const network of [here, there]) await expectTrueCounts(network);
  });

  it('[FED-03] brings nobody what is for people here alone: credit, messages and groups', async () => {
    const { here, ana, bob, bobHere, settle } = await friends();
    await bob.browser.get(postCalls.createPost, { content: 'no credit, please' });
    await settle();
    const copy = await copyOf(ana, 'no credit');
    const gift = { post_id: copy, action: 'gift', amount: 10 } as const;
    expect(await ana.browser.refused(postCalls.actOnPost, gift)).toMatchObject({ code: 'author_elsewhere' });
    expect(
      (await ana.browser.refused(messageCalls.sendMessage, { receiver_id: bobHere, content: 'psst' })).status,
    ).toBe(404);
    const { group } = await ana.browser.get(groupCalls.createGroup, { name: 'Here alone' });
    expect(
      (await ana.browser.refused(groupRunCalls.addMember, { group_id: group.id, member_id: bobHere })).status,
    ).toBe(404);
    await expectTrueCounts(here);
  });

  it('[FED-02] changes and goes as they change and delete it', async () => {
    const { ana, bob, settle, here } = await friends();
    const { post } = await bob.browser.get(postCalls.createPost, { content: 'first words' });
    await settle();
    await bob.browser.get(postCalls.editPost, { post_id: post.id, content: 'second words' });
    await settle();
    expect((await feedOf(ana)).map(({ content }) => content)).toEqual(['second words']);
    await bob.browser.get(postCalls.deletePost, { post_id: post.id });
    await settle();
    expect(await feedOf(ana)).toEqual([]);
    await expectTrueCounts(here);
  });

  it('[FED-02] is answered, liked and passed on across servers, and all of it can be taken back', async () => {
    const { here, there, ana, bob, settle } = await friends();
    const { post } = await bob.browser.get(postCalls.createPost, { content: 'from there' });
    await settle();
    const copy = await copyOf(ana, 'from there');
    const { comment } = await ana.browser.get(commentCalls.createComment, { post_id: copy, content: 'an answer' });
    await ana.browser.get(postCalls.actOnPost, { post_id: copy, action: 'like' });
    await ana.browser.get(postCalls.actOnPost, { post_id: copy, action: 'repost' });
    await settle();
    const seen = async () => (await bob.browser.get(postCalls.readPosts, { id: post.id })).post;
    expect(await seen()).toMatchObject({ likes: 1, replies: 1, reposts: 1 });
    const { comments } = await bob.browser.get(commentCalls.listComments, { postId: post.id });
    expect(comments).toMatchObject([{ username: `@ana@${here.host}`, content: 'an answer' }]);
    // Many servers tell only those of an answer whom it names.
    const bobThere = `${there.origin}/ap/members/${bob.id}`;
    const answer = await here.app.http.inject({ url: `/ap/comments/${comment.id}`, headers: JSON_LD });
    expect(answer.json()).toMatchObject({
      cc: [expect.stringContaining('/followers'), bobThere],
      tag: [{ type: 'Mention', href: bobThere, name: `@bob@${there.host}` }],
    });
    await bob.browser.get(commentCalls.createComment, {
      post_id: post.id,
      parent_id: comments[0]?.id,
      content: 'and back',
    });
    await settle();
    const answers = await ana.browser.get(commentCalls.listComments, { postId: copy });
    expect(answers.comments.map(({ content, parent_id }) => [content, parent_id])).toEqual([
      ['an answer', null],
      ['and back', comment.id],
    ]);
    await ana.browser.get(postCalls.actOnPost, { post_id: copy, action: 'unlike' });
    await ana.browser.get(postCalls.actOnPost, { post_id: copy, action: 'unrepost' });
    await ana.browser.get(commentCalls.deleteComment, { comment_id: comment.id });
    await settle();
    expect(await seen()).toMatchObject({ likes: 0, replies: 0, reposts: 0 });
    for (const network of [here, there]) await expectTrueCounts(network);
  });
});
