import { describe, expect, it } from 'vitest';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { expectTrueCounts, networks, people, settleAll, testApp, type Network, type Person } from '#testing';
import { keepHome } from './home.ts';
import { learnActor } from './peers/actors.ts';
import { withFederation } from './state.ts';

const JSON_LD = { accept: 'application/activity+json' };

const documentAt = async (url: string): Promise<Record<string, unknown> & { status: number }> => {
  const reply = await fetch(url, { headers: JSON_LD });
  return { status: reply.status, ...((await reply.json()) as object) };
};

const uriOf = ({ origin }: Network, { id }: Person): string => `${origin}/ap/members/${id}`;

/** Somebody of one network, as a member of another. */
const known = async (network: Network, uri: string): Promise<string> => {
  const federated = withFederation(network.app);
  if (federated === null) throw new Error('it is on its own');
  return (await learnActor(federated, uri)).member_id;
};

const rowsOf = async <R extends object>({ app }: Network, text: string): Promise<R[]> =>
  (await app.database.pool.query<R>(text)).rows;

/** bob, elsewhere, follows ana. */
const followed = async () => {
  const [here, there] = (await networks(2)) as [Network, Network];
  const [ana] = await people(here, 'ana');
  const [bob] = await people(there, 'bob');
  const anaThere = await known(there, uriOf(here, ana));
  const asked = await bob.browser.get(followCalls.follow, { following_id: anaThere as never });
  await settleAll([here, there]);
  return { here, there, ana, bob, anaThere, asked };
};

describe('a network that others know', () => {
  it('[FED-01] is found by WebFinger and NodeInfo, and tells who somebody is to whoever asks for it', async () => {
    const [here] = (await networks(1)) as [Network];
    const [ana] = await people(here, 'ana');
    const finger = await fetch(`${here.origin}/.well-known/webfinger?resource=acct:Ana@${here.host}`);
    expect(finger.headers.get('content-type')).toContain('application/jrd+json');
    expect(await finger.json()).toMatchObject({
      subject: `acct:ana@${here.host}`,
      links: [{ rel: 'self', href: uriOf(here, ana) }, { href: `${here.origin}/user/ana` }],
    });
    expect((await fetch(`${here.origin}/.well-known/webfinger?resource=acct:eve@${here.host}`)).status).toBe(404);
    const node = (await (await fetch(`${here.origin}/.well-known/nodeinfo`)).json()) as { links: { href: string }[] };
    expect(await (await fetch(node.links[0]?.href ?? '')).json()).toMatchObject({
      protocols: ['activitypub'],
      usage: { users: { total: 1, activeMonth: 1 }, localPosts: 0 },
    });
    const person = await documentAt(uriOf(here, ana));
    expect(person).toMatchObject({
      id: uriOf(here, ana),
      type: 'Person',
      preferredUsername: 'ana',
      inbox: `${uriOf(here, ana)}/inbox`,
      endpoints: { sharedInbox: `${here.origin}/ap/inbox` },
      publicKey: { owner: uriOf(here, ana), publicKeyPem: expect.stringContaining('BEGIN PUBLIC KEY') },
    });
    expect(await documentAt(`${here.origin}/user/ana`)).toEqual(person);
    expect(
      (await fetch(`${here.origin}/user/ana`, { headers: { accept: 'text/html' } })).headers.get('content-type'),
    ).toContain('text/html');
    expect(await documentAt(`${here.origin}/ap/server/outbox`)).toMatchObject({ totalItems: 0, orderedItems: [] });
    expect(await documentAt(`${here.origin}/ap/server`)).toMatchObject({
      type: 'Application',
      preferredUsername: '127.0.0.1',
    });
  });

  it('[FED-01] shows what somebody wrote, and counts instead of lists of people', async () => {
    const [here] = (await networks(1)) as [Network];
    const [ana] = await people(here, 'ana');
    const { post } = await ana.browser.get(postCalls.createPost, {
      content: 'Bread & <butter> #Food\n\nhttps://example.org/a?b=1&c=2',
    });
    const note = await documentAt(`${here.origin}/ap/posts/${post.id}`);
    expect(note).toMatchObject({
      type: 'Note',
      attributedTo: uriOf(here, ana),
      url: `${here.origin}/post/${post.id}`,
      to: ['https://www.w3.org/ns/activitystreams#Public'],
      tag: [{ type: 'Hashtag', name: '#food' }],
    });
    expect(note['content']).toBe(
      `<p>Bread &amp; &lt;butter&gt; <a href="${here.origin}/search?q=%23food" class="mention hashtag" rel="tag">#<span>Food</span></a></p>` +
        '<p><a href="https://example.org/a?b=1&amp;c=2" rel="nofollow noopener" target="_blank">https://example.org/a?b=1&amp;c=2</a></p>',
    );
    expect(await documentAt(`${here.origin}/post/${post.id}`)).toEqual(note);
    const outbox = await documentAt(`${uriOf(here, ana)}/outbox`);
    expect(outbox).toMatchObject({ type: 'OrderedCollection', totalItems: 1 });
    expect(await documentAt(String(outbox['first']))).toMatchObject({
      orderedItems: [{ type: 'Create', object: { id: `${here.origin}/ap/posts/${post.id}` } }],
    });
    for (const list of ['followers', 'following'])
      expect(await documentAt(`${uriOf(here, ana)}/${list}`)).toMatchObject({ totalItems: 0, status: 200 });
    expect(await documentAt(`${uriOf(here, ana)}/featured`)).toMatchObject({ orderedItems: [] });
  });

  it('[FED-01] says nothing of members who are private, deactivated or samples, nor of their posts', async () => {
    const [here] = (await networks(1)) as [Network];
    const [ana] = await people(here, 'ana');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'mine' });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    for (const path of [`/ap/members/${ana.id}`, `/ap/posts/${post.id}`, '/user/ana', `/ap/members/${ana.id}/outbox`])
      expect((await documentAt(`${here.origin}${path}`)).status, path).toBe(404);
    expect((await fetch(`${here.origin}/.well-known/webfinger?resource=acct:ana@${here.host}`)).status).toBe(404);
  });

  it('[FED-01] is not there where FEDERATION is off, and keeps its first address for ever', async () => {
    const off = await testApp();
    for (const url of ['/.well-known/webfinger?resource=acct:a@b', '/nodeinfo/2.1', '/ap/server'])
      expect((await off.app.http.inject(url)).headers['content-type'], url).not.toContain('activity+json');
    expect(off.app.http.hasRoute({ method: 'GET', url: '/.well-known/webfinger' })).toBe(false);
    expect((await off.app.http.inject({ method: 'POST', url: '/ap/inbox', payload: '{}' })).statusCode).toBe(404);
    const { rows } = await off.app.database.pool.query('select 1 from federation_home');
    expect(rows).toEqual([]);
    await keepHome(off.app.db, 'https://one.example', off.clock.now());
    await keepHome(off.app.db, 'https://one.example', off.clock.now());
    await expect(keepHome(off.app.db, 'https://two.example', off.clock.now())).rejects.toThrow('https://one.example');
  });
});

describe('people of two networks', () => {
  it('[FED-02] follow each other: it is asked for, let in, and taken back', async () => {
    const { here, there, ana, bob, anaThere, asked } = await followed();
    expect(asked).toMatchObject({ isFollowing: false, isRequested: true });
    expect(
      await bob.browser.get(followCalls.readFollows, { follower_id: bob.id, following_id: anaThere as never }),
    ).toMatchObject({ isFollowing: true });
    const { followers } = await ana.browser.get(followCalls.readFollows, { type: 'followers', user_id: ana.id });
    expect(followers?.map(({ username }) => username)).toEqual([`@bob@${there.host}`]);
    await bob.browser.get(followCalls.unfollow, { following_id: anaThere as never });
    await settleAll([here, there]);
    const after = await ana.browser.get(followCalls.readFollows, { type: 'followers', user_id: ana.id });
    expect(after.followers).toEqual([]);
    for (const network of [here, there]) await expectTrueCounts(network);
  });

  it('[FED-02] are told what is posted, edited, passed on and deleted, once for each server', async () => {
    const { here, there, ana } = await followed();
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'hello over there' });
    await settleAll([here, there]);
    await ana.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'repost' });
    await settleAll([here, there]);
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    await settleAll([here, there]);
    const heard = await rowsOf<{ uri: string }>(there, 'select uri from federation_heard order by heard_at, uri');
    const about = heard.map(({ uri }) => uri).filter((uri) => !uri.includes('#accept'));
    expect(about).toEqual(
      expect.arrayContaining([
        `${here.origin}/ap/posts/${post.id}#create`,
        `${here.origin}/ap/posts/${post.id}#delete`,
        expect.stringContaining('/reposts/'),
      ]),
    );
    expect(about).toHaveLength(3);
    // Nobody's timeline here is theirs.
    expect(
      await rowsOf(here, `select 1 from timelines t join members m on m.id = t.member_id where m.host is not null`),
    ).toEqual([]);
  });

  it('[FED-02] lose each other when one becomes private: private members are read here alone', async () => {
    const { here, there, ana, bob, anaThere } = await followed();
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    await settleAll([here, there]);
    expect(
      await bob.browser.get(followCalls.readFollows, { follower_id: bob.id, following_id: anaThere as never }),
    ).toMatchObject({ isFollowing: false });
    await ana.browser.get(postCalls.createPost, { content: 'for friends' });
    await settleAll([here, there]);
    const heard = await rowsOf<{ uri: string }>(there, `select uri from federation_heard where uri like '%#create'`);
    expect(heard).toEqual([]);
    await expectTrueCounts(here);
  });

  it('[FED-02] may not ask to follow there while private: nobody there is to know of them', async () => {
    const { here, there, ana, bob } = await followed();
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    await settleAll([here, there]);
    const heard = () => rowsOf(there, 'select uri from federation_heard');
    const before = await heard();
    const bobHere = await known(here, uriOf(there, bob));
    expect(await ana.browser.refused(followCalls.follow, { following_id: bobHere as never })).toMatchObject({
      code: 'public_accounts_only',
    });
    await settleAll([here, there]);
    expect(await heard()).toEqual(before);
    expect(await rowsOf(here, 'select 1 from follow_requests')).toEqual([]);
  });
});
