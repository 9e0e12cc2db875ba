import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { exploreCalls } from '@wagram/contract/explore';
import { followCalls } from '@wagram/contract/follows';
import { tagCalls } from '@wagram/contract/lists';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { people, testApp, type Browser, type Person, type TestApp } from '#testing';

const { dismissSuggestion, restoreSuggestion, suggestPeople } = exploreCalls;

const follow = (who: Person, ...whom: Person[]) =>
  Promise.all(whom.map(({ id }) => who.browser.get(followCalls.follow, { following_id: id })));
const write = ({ browser }: Person, content: string) => browser.get(postCalls.createPost, { content });
const settle = async ({ app, rooms }: TestApp) => {
  await app.events.settle();
  await rooms.explore.creators.renew();
};
const names = async (browser: Browser, limit = 20) =>
  (await browser.get(suggestPeople, { limit })).people.map(({ username }) => username);

describe('who to follow', () => {
  it('[SOC-15] the nearest come first, each with its reason', async () => {
    const opened = await testApp();
    const [ana, mara, lea, near, far, baker, star, fan] = await people(
      opened,
      'ana',
      'mara',
      'lea',
      'near',
      'far',
      'baker',
      'star',
      'fan',
    );
    await follow(ana, mara, lea);
    await follow(mara, near, lea, ana);
    await follow(lea, near, far);
    await follow(fan, star);
    await follow(near, ana);
    await write(baker, 'fresh #Bread today');
    await ana.browser.get(tagCalls.followTag, { tag: '#BREAD' });
    await settle(opened);
    const { people: shown } = await ana.browser.get(suggestPeople, { limit: 20 });
    expect(shown.map(({ username, reason, follows_you }) => [username, reason, follows_you])).toEqual([
      ['@near', { kind: 'friends', names: ['lea', 'mara'], count: 2 }, true],
      ['@far', { kind: 'friends', names: ['lea'], count: 1 }, false],
      ['@baker', { kind: 'topic', tag: 'bread' }, false],
      ['@star', { kind: 'popular' }, false],
    ]);
    expect(await names(ana.browser, 1)).toEqual(['@near']);
    // Whoever is not signed in has nobody near.
    const { people: forGuests } = await opened.browser().get(suggestPeople, {});
    expect(forGuests.map(({ reason }) => reason.kind)).toEqual(Array.from(forGuests, () => 'popular'));
    expect(forGuests).toHaveLength(5);
  });

  it('[SOC-15] nobody who is followed, asked, blocked, blocking, muted, private or suspended, and not oneself', async () => {
    const opened = await testApp();
    const [ana, mara, asked, blocked, blocking, muted, closed, gone, fine] = await people(
      opened,
      'ana',
      'mara',
      'asked',
      'blocked',
      'blocking',
      'muted',
      'closed',
      'gone',
      'fine',
    );
    await follow(mara, ana, asked, blocked, blocking, muted, closed, gone, fine);
    await follow(ana, mara);
    await settle(opened);
    expect(await names(ana.browser)).toHaveLength(7);
    await asked.browser.get(profileCalls.updateProfile, { private: true });
    await follow(ana, asked);
    // Public again by another way than letting in whoever waits: what was asked still stands.
    await opened.app.database.pool.query(`update members set private = false where username = '@asked'`);
    await ana.browser.get(blockCalls.block, { blocked_id: blocked.id });
    await blocking.browser.get(blockCalls.block, { blocked_id: ana.id });
    await ana.browser.get(blockCalls.mute, { muted_id: muted.id });
    await closed.browser.get(profileCalls.updateProfile, { private: true });
    await opened.app.database.pool.query(`update members set state = 'suspended' where username = '@gone'`);
    expect(await names(ana.browser)).toEqual(['@fine']);
    await follow(ana, fine);
    expect(await names(ana.browser)).toEqual([]);
  });

  it('[SOC-15] a reason names nobody who is blocked or muted', async () => {
    const opened = await testApp();
    const [ana, mara, lea, near] = await people(opened, 'ana', 'mara', 'lea', 'near');
    await follow(ana, mara, lea);
    await follow(mara, near);
    await follow(lea, near);
    await ana.browser.get(blockCalls.mute, { muted_id: mara.id });
    expect((await ana.browser.get(suggestPeople, {})).people[0]?.reason).toEqual({
      kind: 'friends',
      names: ['lea'],
      count: 1,
    });
  });

  it('[SOC-15] whoever is dismissed stays away, for this member alone, until that is taken back', async () => {
    const opened = await testApp();
    const [ana, bob, star] = await people(opened, 'ana', 'bob', 'star');
    await follow(bob, star);
    await settle(opened);
    expect(await names(ana.browser)).toContain('@star');
    for (const _ of [1, 2])
      expect(await ana.browser.get(dismissSuggestion, { member_id: star.id })).toMatchObject({ dismissed: true });
    expect(await names(ana.browser)).not.toContain('@star');
    expect(await names(opened.browser())).toContain('@star');
    await ana.browser.get(restoreSuggestion, { member_id: star.id });
    expect(await names(ana.browser)).toContain('@star');
    expect((await ana.browser.refused(dismissSuggestion, { member_id: ana.id })).status).toBe(404);
    await star.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect((await ana.browser.refused(dismissSuggestion, { member_id: star.id })).status).toBe(404);
    expect((await opened.browser().refused(dismissSuggestion, { member_id: star.id })).status).toBe(401);
  });
});
