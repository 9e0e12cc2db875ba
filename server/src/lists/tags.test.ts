import { describe, expect, it } from 'vitest';
import { FOLLOWED_TAGS_MAX, tagCalls } from '@wagram/contract/lists';
import { people, testApp } from '#testing';

const { followTag, listFollowedTags, unfollowTag } = tagCalls;

describe('followed hashtags', () => {
  it('[SOC-11] are followed once, in any spelling, left again, and nobody else’s business', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect(await ana.browser.get(followTag, { tag: '#Rain' })).toMatchObject({ tag: 'rain', isFollowing: true });
    opened.clock.advance(1_000);
    await ana.browser.get(followTag, { tag: 'sun' });
    await ana.browser.get(followTag, { tag: 'RAIN' });
    expect((await ana.browser.get(listFollowedTags, {})).tags).toEqual(['sun', 'rain']);
    expect((await bob.browser.get(listFollowedTags, {})).tags).toEqual([]);
    expect((await bob.browser.refused(listFollowedTags, { user_id: ana.id })).status).toBe(403);
    await ana.browser.get(unfollowTag, { tag: 'rain' });
    expect((await ana.browser.get(listFollowedTags, {})).tags).toEqual(['sun']);
    for (const tag of ['', '#', 'two words', 'x'.repeat(60), 'a-b'])
      expect((await ana.browser.refused(followTag, { tag })).status).toBe(400);
  });

  it('[SOC-11] are a hundred at most, also when they are asked for at once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const asked = Array.from({ length: FOLLOWED_TAGS_MAX + 5 }, (_, at) =>
      ana.browser.ask(followTag, { tag: `t${at}` }),
    );
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect((await ana.browser.get(listFollowedTags, {})).tags).toHaveLength(FOLLOWED_TAGS_MAX);
  });
});
