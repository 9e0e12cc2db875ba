import { describe, expect, it } from 'vitest';
import { federationCalls, type HostState } from '@wagram/contract/federation';
import { followCalls } from '@wagram/contract/follows';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { expectTrueCounts, networks, networksWith, people, settleAll, type Network, type Person } from '#testing';
import { mayBeHeard } from '../peers/hosts.ts';
import { withFederation } from '../state.ts';
import { readHostList, toHostName } from './read-list.ts';

const operatorOf = async (network: Network): Promise<Person> => {
  const [mod] = await people(network, 'mod');
  await network.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
  return mod;
};

/** ana here follows bob there; carl there is followed by nobody. */
const scene = async () => {
  const [here, there] = (await networks(2)) as [Network, Network];
  const [ana] = await people(here, 'ana');
  const [bob, carl] = await people(there, 'bob', 'carl');
  const mod = await operatorOf(here);
  const settle = () => settleAll([here, there]);
  const nameOf = (who: string) => `${who}@${there.host}`;
  const profile = async (who: string) =>
    (await ana.browser.get(profileCalls.readProfile, { username: nameOf(who) })).user;
  await ana.browser.get(federationCalls.lookUp, { q: nameOf('bob') });
  await ana.browser.get(followCalls.follow, { following_id: (await profile('bob')).id });
  await settle();
  const { found } = await bob.browser.get(federationCalls.lookUp, { q: `ana@${here.host}` });
  expect(found).toMatchObject({ kind: 'member' });
  await carl.browser.get(federationCalls.lookUp, { q: `ana@${here.host}` });
  const anaThere = (await bob.browser.get(profileCalls.readProfile, { username: `ana@${here.host}` })).user.id;
  const decide = async (state: HostState, reason = '') => {
    const { host } = await mod.browser.get(federationCalls.decideHost, { name: there.host, state, reason });
    await settle();
    return host;
  };
  const feed = async () =>
    ((await ana.browser.get(postCalls.readPosts, { feed_type: 'following' })).posts ?? []).map(
      ({ content }) => content,
    );
  const notices = async () =>
    (await ana.browser.get(noticeCalls.listNotices, {})).notifications.map((notice) => JSON.stringify(notice));
  return { here, there, ana, bob, carl, mod, settle, profile, anaThere, decide, feed, notices };
};

const rowsOf = async ({ app }: Network): Promise<string[]> =>
  (await app.database.pool.query<{ state: string }>('select state from members where host is not null')).rows.map(
    ({ state }) => state,
  );

describe('[FED-05] other servers, as operators decide', () => {
  it('are listed with their people, and a blocked one is neither heard nor seen until it is let in again', async () => {
    const { here, there, ana, bob, mod, settle, profile, decide, feed } = await scene();
    await bob.browser.get(postCalls.createPost, { content: 'before' });
    await settle();
    expect(await feed()).toEqual(['before']);
    const { hosts, total } = await mod.browser.get(federationCalls.listHosts, {});
    expect(total).toBe(1);
    expect(hosts).toMatchObject([{ name: there.host, state: 'open', people: 1, follows: 1, failing_since: null }]);
    expect(await decide('blocked', 'spam')).toMatchObject({ state: 'blocked', reason: 'spam' });
    expect(await feed()).toEqual([]);
    await bob.browser.get(postCalls.createPost, { content: 'meanwhile' });
    await settle();
    expect(await ana.browser.refused(federationCalls.lookUp, { q: `bob@${there.host}` })).toMatchObject({
      code: 'nobody_there',
    });
    expect((await mod.browser.get(federationCalls.listHosts, { state: 'blocked' })).hosts).toMatchObject([
      { follows: 0 },
    ]);
    await decide('open');
    for (const network of [here, there]) network.clock.advance(3600_000);
    expect(await profile('bob')).toMatchObject({ is_following: false });
    await ana.browser.get(followCalls.follow, { following_id: (await profile('bob')).id });
    await settle();
    await bob.browser.get(postCalls.createPost, { content: 'after' });
    await settle();
    expect(await feed()).toContain('after');
    expect(await feed()).not.toContain('meanwhile');
    for (const network of [here, there]) await expectTrueCounts(network);
  });

  it('a limited one is heard by those who follow somebody there, and nobody else is told of it', async () => {
    const { here, bob, carl, settle, anaThere, decide, feed, notices } = await scene();
    await decide('limited');
    await carl.browser.get(postCalls.createPost, { content: `unasked @ana@${here.host}` });
    expect((await carl.browser.get(followCalls.follow, { following_id: anaThere })).isFollowing).toBe(false);
    await bob.browser.get(postCalls.createPost, { content: `from a friend @ana@${here.host}` });
    await settle();
    expect(await feed()).toContain('from a friend @ana');
    const told = await notices();
    expect(told.some((line) => line.includes('carl'))).toBe(false);
    expect(told.some((line) => line.includes('mention') && line.includes('bob'))).toBe(true);
  });

  it('are decided about with all that stand under their names, and none is heard under a name nobody could write', async () => {
    const { here, there, bob, mod, settle, feed } = await scene();
    await bob.browser.get(postCalls.createPost, { content: 'before' });
    await settle();
    const decide = async (name: string, state: HostState) => {
      await mod.browser.get(federationCalls.decideHost, { name, state });
      await settle();
    };
    await decide('127.0.0.1', 'blocked');
    expect(await feed()).toEqual([]);
    await decide(there.host, 'open');
    expect(await rowsOf(here)).toEqual(['suspended']);
    await decide('127.0.0.1', 'open');
    expect(await rowsOf(here)).toEqual(['active']);
    await decide('evil.example', 'blocked');
    const app = withFederation(here.app);
    if (app === null) throw new Error('off');
    for (const [host, isHeard] of [
      ['evil.example', false],
      ['a.b.evil.example', false],
      ['a.evil.example:8443', false],
      ['notevil.example', true],
      ['good.example', true],
      ['good.example.', false],
      ['g_od.example', false],
      ['[2606:4700::1111]', false],
    ] as const)
      expect(await mayBeHeard(app, host), host).toBe(isHeard);
  });

  it('come as a list, which lets nobody off', async () => {
    const { mod } = await scene();
    await mod.browser.get(federationCalls.decideHost, { name: 'https://Bad.example/about', state: 'blocked' });
    const list =
      '#domain,#severity,#reject_media,#public_comment\nbad.example,silence,False,\nworse.example,suspend,False,"spam, and more"\nquiet.example,silence,False,loud\nfine.example,noop,False,';
    expect(await mod.browser.get(federationCalls.importHosts, { list })).toMatchObject({ limited: 1, blocked: 1 });
    const { hosts } = await mod.browser.get(federationCalls.listHosts, { q: '.example' });
    expect(hosts.map(({ name, state, reason }) => [name, state, reason])).toEqual([
      ['bad.example', 'blocked', null],
      ['quiet.example', 'limited', 'loud'],
      ['worse.example', 'blocked', 'spam, and more'],
    ]);
    expect(await mod.browser.refused(federationCalls.importHosts, { list: 'no list' })).toMatchObject({
      code: 'list_unreadable',
    });
    expect(await mod.browser.refused(federationCalls.decideHost, { name: 'a b', state: 'blocked' })).toMatchObject({
      code: 'host_unreadable',
    });
  });

  it('are read however they are written', () => {
    expect(
      [
        'Social.Example',
        'https://social.example/@bob',
        '@bob@social.example',
        'social.example.',
        'münchen.example',
      ].map(toHostName),
    ).toEqual(['social.example', 'social.example', 'social.example', 'social.example', 'xn--mnchen-3ya.example']);
    expect(['', 'nothing', 'a b.example', '-.example', 'x'.repeat(300)].map(toHostName)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(readHostList('one.example\r\n# a remark\ntwo.example').map(({ name, state }) => [name, state])).toEqual([
      ['one.example', 'blocked'],
      ['two.example', 'blocked'],
    ]);
  });

  it('read nothing unsigned where documents ask for a signature, but for the key of this server', async () => {
    const [here, there] = (await networksWith({ FEDERATION_AUTHORISED: 'on' }, 2)) as [Network, Network];
    const [ana] = await people(here, 'ana');
    const [bob] = await people(there, 'bob');
    const headers = { accept: 'application/activity+json' };
    const statusOf = async (path: string) => {
      const reply = await fetch(here.origin + path, { headers });
      return [reply.status, reply.headers.get('cache-control')];
    };
    for (const path of [`/ap/members/${ana.id}`, `/ap/members/${ana.id}/outbox`, '/user/ana'])
      expect(await statusOf(path)).toEqual([401, 'no-store']);
    expect(await statusOf('/ap/server')).toEqual([200, 'private, no-store']);
    const { found } = await bob.browser.get(federationCalls.lookUp, { q: `ana@${here.host}` });
    expect(found).toEqual({ kind: 'member', username: `@ana@${here.host}` });
  });
});
