import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { federationCalls } from '@wagram/contract/federation';
import { followCalls } from '@wagram/contract/follows';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { expectTrueCounts, networks, people, settleAll, upload, type Network, type Person } from '#testing';
import { evictPictures } from './pictures/fetch.ts';
import { withFederation } from './state.ts';

/** ana here and bob there, who have not heard of each other. */
const scene = async (...more: string[]) => {
  const [here, there] = (await networks(2)) as [Network, Network];
  const [ana] = await people(here, 'ana');
  const [bob, ...others] = await people(there, 'bob', ...more);
  const settle = () => settleAll([here, there]);
  return { here, there, ana, bob, others, settle };
};

const lookUp = async ({ browser }: Person, q: string) => (await browser.get(federationCalls.lookUp, { q })).found;

const profileOf = async ({ browser }: Person, username: string) =>
  (await browser.get(profileCalls.readProfile, { username })).user;

/** Finds somebody by their name and follows them. */
const followByName = async (who: Person, name: string) => {
  const found = await lookUp(who, name);
  if (found.kind !== 'member') throw new Error('nobody was found');
  const { id } = await profileOf(who, found.username.slice(1));
  await who.browser.get(followCalls.follow, { following_id: id });
  return { id, username: found.username };
};

const feedOf = async ({ browser }: Person) =>
  (await browser.get(postCalls.readPosts, { feed_type: 'following' })).posts ?? [];

describe('people elsewhere', () => {
  it('[FED-03] are found by @name@host, by the address of their page and by that of a post', async () => {
    const { here, there, ana, bob } = await scene();
    await bob.browser.get(profileCalls.updateProfile, { bio: 'Over there' });
    await bob.browser.get(postCalls.createPost, { content: 'written before anybody asked' });
    const name = `@bob@${there.host}`;
    expect(await lookUp(ana, name)).toEqual({ kind: 'member', username: name });
    expect(await lookUp(ana, `acct:${name.slice(1)}`)).toEqual({ kind: 'member', username: name });
    expect(await lookUp(ana, `${there.origin}/user/bob`)).toEqual({ kind: 'member', username: name });
    expect(await profileOf(ana, name.slice(1))).toMatchObject({ username: name, bio: 'Over there' });
    const { post } = await bob.browser.get(postCalls.createPost, { content: 'found by its address' });
    const found = await lookUp(ana, `${there.origin}/post/${post.id}`);
    if (found.kind !== 'post') throw new Error('no post');
    expect((await ana.browser.get(postCalls.readPosts, { id: found.id })).post).toMatchObject({
      username: name,
      content: 'found by its address',
    });
    const { posts } = await ana.browser.get(profileCalls.readProfile, { username: name.slice(1) });
    expect(posts.map(({ content }) => content).toSorted()).toEqual([
      'found by its address',
      'written before anybody asked',
    ]);
    // What is ours is where it is.
    expect(await lookUp(ana, `${here.origin}/ap/members/${ana.id}`)).toEqual({ kind: 'member', username: '@ana' });
    for (const q of [`@eve@${there.host}`, `${there.origin}/post/${ana.id}`, 'http://127.0.0.1:1/x', 'nothing'])
      expect(await ana.browser.refused(federationCalls.lookUp, { q })).toMatchObject({ code: 'nobody_there' });
  });

  it('[FED-02] [FED-03] their pictures come from here, made anew, and go with what shows them', async () => {
    const { here, there, ana, bob, settle } = await scene();
    await followByName(ana, `@bob@${there.host}`);
    await settle();
    const file = await sharp({ create: { width: 24, height: 16, channels: 3, background: '#08f' } })
      .png()
      .toBuffer();
    const { url: image } = await upload(bob, file);
    await bob.browser.get(postCalls.createPost, {
      content: 'look',
      pictures: [{ url: image, alt: 'a square' }],
    });
    await settle();
    const [post] = await feedOf(ana);
    expect(post?.media).toMatchObject({ kind: 'image', alt: 'a square', width: 24, height: 16 });
    const url = post?.media?.url ?? '';
    expect(url).toMatch(/^\/away\/pictures\/[0-9a-f-]{36}$/);
    const moved = await fetch(here.origin + url, { redirect: 'manual' });
    expect(moved.status).toBe(302);
    const shown = await fetch(here.origin + (moved.headers.get('location') ?? ''));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${here.origin}/away/pictures/${ana.id}`)).status).toBe(404);
    const [own] = (await bob.browser.get(postCalls.readPosts, { user_id: bob.id })).posts ?? [];
    if (own === undefined) throw new Error('no post');
    await bob.browser.get(postCalls.deletePost, { post_id: own.id });
    await settle();
    const federated = withFederation(here.app);
    if (federated !== null) await evictPictures(federated);
    const { rows } = await here.app.database.pool.query(
      'select 1 from federation_pictures where post_id is null and member_id is null',
    );
    expect(rows).toEqual([]);
  });

  it('[FED-02] who moves takes followers along, if both of their accounts say so', async () => {
    const { here, there, ana, bob, others, settle } = await scene('robert');
    const [robert] = others as [Person];
    await followByName(ana, `@bob@${there.host}`);
    await settle();
    const target = { to: `@robert@${there.host}` };
    expect(await bob.browser.refused(federationCalls.moveAway, target)).toMatchObject({ code: 'not_yours_there' });
    const { moving } = await robert.browser.get(federationCalls.setAliases, { accounts: [`@bob@${there.host}`] });
    expect(moving).toMatchObject({
      address: `@robert@${there.host}`,
      also_known_as: [`${there.origin}/ap/members/${bob.id}`],
    });
    await bob.browser.get(federationCalls.moveAway, target);
    await settle();
    expect((await profileOf(ana, `robert@${there.host}`)).is_following).toBe(true);
    expect((await profileOf(ana, `bob@${there.host}`)).is_following).toBe(false);
    expect(await bob.browser.refused(federationCalls.moveAway, target)).toMatchObject({ code: 'has_moved' });
    await bob.browser.get(federationCalls.moveAway, { to: null });
    expect((await bob.browser.get(federationCalls.readMoving, {})).moving.moved_to).toBeNull();
    for (const network of [here, there]) await expectTrueCounts(network);
  });

  it('[FED-02] are reported to their own server without a name, and what they report stands before our operators', async () => {
    const [here, there] = (await networks(2)) as [Network, Network];
    const [ana] = await people(here, 'ana');
    const [bob, mod] = await people(there, 'bob', 'mod');
    await there.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
    await followByName(ana, `@bob@${there.host}`);
    await settleAll([here, there]);
    await bob.browser.get(postCalls.createPost, { content: 'buy my coin' });
    await settleAll([here, there]);
    const [copy] = await feedOf(ana);
    if (copy === undefined) throw new Error('no post');
    await ana.browser.get(federationCalls.reportElsewhere, { target: 'post', target_id: copy.id, note: 'spam' });
    await settleAll([here, there]);
    const { cases } = await mod.browser.get(moderationCalls.listCases, {});
    expect(cases).toMatchObject([{ subject: { target: 'post', content: 'buy my coin' }, reports: [{ note: 'spam' }] }]);
    const [reporter] = cases[0]?.reports.map(({ reporter: name }) => name) ?? [];
    expect(reporter).toContain(`@${here.host}`);
    expect(reporter).not.toContain('ana');
    const own = { target: 'member', target_id: ana.id, note: '' } as const;
    expect(await ana.browser.refused(federationCalls.reportElsewhere, own)).toMatchObject({ code: 'not_elsewhere' });
  });
});
