import { describe, expect, it } from 'vitest';
import { MUTED_MAX, mutingCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import type { PostId } from '#kernel';
import { people, testApp, type Person, type TestApp } from '#testing';

const { listMuted, mutePost, muteWord, unmutePost, unmuteWord } = mutingCalls;
const DAY_MS = 24 * 3_600_000;

const post = async (person: Person, content: string): Promise<PostId> =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const comment = (person: Person, postId: PostId, content: string) =>
  person.browser.get(commentCalls.createComment, { post_id: postId, content });
const act = (person: Person, postId: PostId, action: 'like' | 'gift') =>
  person.browser.get(postCalls.actOnPost, { post_id: postId, action });
const toldTo = async ({ app }: TestApp, person: Person): Promise<string[]> => {
  await app.events.settle();
  return (await person.browser.get(noticeCalls.listNotices, {})).notifications.map(({ kind }) => kind);
};

describe('muted words', () => {
  it('[SOC-10] are kept once, for a day, a week or for ever, and taken back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(muteWord, { word: ' Spoiler ', for: 'day' });
    await ana.browser.get(muteWord, { word: 'SPOILER', for: 'week' });
    const { words } = await ana.browser.get(muteWord, { word: '#football' });
    expect(words.map(({ word }) => word).toSorted()).toEqual(['#football', 'spoiler']);
    expect(words.find(({ word }) => word === '#football')?.until).toBeNull();
    expect(words.find(({ word }) => word === 'spoiler')?.until).toBe(
      new Date(opened.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    );
    expect((await bob.browser.get(listMuted, {})).words).toEqual([]);
    opened.clock.advance(8 * DAY_MS);
    expect((await ana.browser.get(listMuted, {})).words.map(({ word }) => word)).toEqual(['#football']);
    expect((await ana.browser.get(unmuteWord, { word: '#Football' })).words).toEqual([]);
    for (const word of ['', '   ', '#', 'x'.repeat(65)])
      expect(await ana.browser.refused(muteWord, { word })).toMatchObject({ status: 400 });
  });

  it('[SOC-10] a text that has one makes no notice: a comment, an answer, a mention in either', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(muteWord, { word: 'spoiler', for: 'day' });
    const id = await post(ana, 'my evening');
    await comment(bob, id, 'a Spoiler: he dies');
    await comment(bob, id, 'spoilers are another word');
    expect(await toldTo(opened, ana)).toEqual(['comment']);
    opened.clock.advance(1_000);
    await post(bob, 'hello @ana, #spoiler');
    await post(bob, 'hello @ana');
    expect(await toldTo(opened, ana)).toEqual(['mention', 'comment']);
    opened.clock.advance(2 * DAY_MS);
    await comment(bob, id, 'a spoiler again');
    expect(await toldTo(opened, ana)).toEqual(['comment', 'mention', 'comment']);
  });

  it('[SOC-10] somebody else’s muted words silence nothing of one’s own', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    await cleo.browser.get(muteWord, { word: 'spoiler' });
    const id = await post(ana, 'my evening');
    await comment(bob, id, 'a spoiler for @cleo');
    expect(await toldTo(opened, ana)).toEqual(['comment']);
    expect(await toldTo(opened, cleo)).toEqual([]);
  });

  it('[SOC-10] there is an end to how many', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.app.database.pool.query(
      `insert into muted_words (member_id, word, created_at) select $1, 'word' || n, now() from generate_series(1, $2) n`,
      [ana.id, MUTED_MAX],
    );
    expect(await ana.browser.refused(muteWord, { word: 'one more' })).toMatchObject({ code: 'too_many_muted' });
    expect((await ana.browser.get(muteWord, { word: 'word1', for: 'day' })).words).toHaveLength(MUTED_MAX);
  });
});

describe('muted posts', () => {
  it('[SOC-10] no more is told of what happens under one, save what is given, until it is taken back', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '100' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [loud, other] = [await post(ana, 'loud'), await post(ana, 'other')];
    expect(await ana.browser.get(mutePost, { post_id: loud })).toMatchObject({ isMuted: true });
    await ana.browser.get(mutePost, { post_id: loud });
    await act(bob, loud, 'like');
    await comment(bob, loud, 'hello @ana');
    await act(bob, loud, 'gift');
    await act(bob, other, 'like');
    expect((await toldTo(opened, ana)).toSorted()).toEqual(['gift', 'like']);
    expect((await ana.browser.get(listMuted, {})).posts).toMatchObject([
      { post_id: loud, username: '@ana', content: 'loud' },
    ]);
    await ana.browser.get(unmutePost, { post_id: loud });
    await comment(bob, loud, 'again');
    expect((await toldTo(opened, ana)).toSorted()).toEqual(['comment', 'gift', 'like']);
  });

  it('[SOC-10] only what one may see can be muted, and what one may see no more is not shown', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(bob, 'open for now');
    await ana.browser.get(mutePost, { post_id: id });
    await bob.browser.get(profileCalls.updateProfile, { private: true });
    expect((await ana.browser.get(listMuted, {})).posts).toEqual([]);
    const hidden = await post(bob, 'for friends');
    expect(await ana.browser.refused(mutePost, { post_id: hidden })).toMatchObject({ status: 404 });
  });
});
