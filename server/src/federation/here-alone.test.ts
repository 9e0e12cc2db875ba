import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { commentCalls } from '@wagram/contract/comments';
import { creditCalls } from '@wagram/contract/credit';
import { exploreCalls } from '@wagram/contract/explore';
import { federationCalls } from '@wagram/contract/federation';
import { followCalls } from '@wagram/contract/follows';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { tagCalls } from '@wagram/contract/lists';
import { messageCalls } from '@wagram/contract/messages';
import { operationCalls } from '@wagram/contract/operations';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { searchCalls } from '@wagram/contract/search';
import { streamModeratorCalls } from '@wagram/contract/streams';
import { trendingCalls } from '@wagram/contract/trending';
import { verificationCalls } from '@wagram/contract/verification';
import type { MemberId } from '#kernel';
import {
  expectTrueCounts,
  fuzzable,
  fuzzScene,
  networks,
  people,
  sampleInput,
  settleAll,
  startPeer,
  type Network,
  type Peer,
} from '#testing';
import { signDraft } from './signatures/signatures.ts';

const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';

/** eve says things from elsewhere; each is acted upon before the next. */
const speaker = (here: Network, peer: Peer) => {
  let count = 0;
  return async (type: string, more: object): Promise<void> => {
    count += 1;
    const url = new URL('/ap/inbox', here.origin);
    const activity = { id: `${peer.actor}/acts/${count}`, type, actor: peer.actor, ...more };
    const body = Buffer.from(JSON.stringify(activity));
    const { keyId, key } = peer;
    const signed = await signDraft({ method: 'POST', url, body, keyId, key, now: here.clock.now() });
    const { host: _own, ...headers } = signed;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(202);
    await settleAll([here]);
  };
};

/**
 * eve, elsewhere, has done all that she can from there, and ana and bob all that they can with her: they follow each other, write,
 * answer, like and pass on. mod runs the network.
 */
const scene = async () => {
  const peer = await startPeer();
  const [here] = (await networks(1, peer.host)) as [Network];
  const [mod, ana, bob] = await people(here, 'mod', 'ana', 'bob');
  await here.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
  const say = speaker(here, peer);
  const name = `eve@${peer.host}`;
  const [me, { post: mine }] = [
    `${here.origin}/ap/members/${ana.id}`,
    await ana.browser.get(postCalls.createPost, { content: 'mine #sea' }),
  ];
  const own = `${here.origin}/ap/posts/${mine.id}`;
  const note = (mark: string, more: object) => ({
    object: {
      id: `${peer.actor}/${mark}`,
      type: 'Note',
      attributedTo: peer.actor,
      to: [PUBLIC],
      content: mark,
      ...more,
    },
  });
  await say('Follow', { object: me });
  const eve = (await ana.browser.get(profileCalls.readProfile, { username: name })).user;
  for (const { browser, id } of [ana, bob]) {
    await browser.get(followCalls.follow, { following_id: eve.id });
    await say('Accept', { object: { type: 'Follow', actor: `${here.origin}/ap/members/${id}` } });
  }
  await bob.browser.get(followCalls.follow, { following_id: ana.id });
  await say(
    'Create',
    note('hello', {
      content: '<p>hello <a href="https://peer.example/tags/sea" class="mention hashtag" rel="tag">#sea</a> @ana</p>',
      tag: [
        { type: 'Mention', href: me, name: '@ana' },
        { type: 'Hashtag', href: 'https://peer.example/tags/sea', name: '#sea' },
      ],
    }),
  );
  await say('Create', note('answer', { inReplyTo: own }));
  await say('Like', { object: own });
  await say('Announce', { object: own });
  const feed = (await ana.browser.get(postCalls.readPosts, { feed_type: 'following' })).posts ?? [];
  const hers = feed.find(({ user_id }) => user_id === eve.id);
  if (hers === undefined) throw new Error('what she wrote has not come');
  for (const { browser } of [ana, bob]) {
    await browser.get(postCalls.actOnPost, { post_id: hers.id, action: 'like' });
    await browser.get(postCalls.actOnPost, { post_id: hers.id, action: 'repost' });
    await browser.get(commentCalls.createComment, { post_id: hers.id, content: 'welcome, @eve' });
  }
  await settleAll([here]);
  return { here, peer, mod, ana, bob, eve, hers, name };
};

/** Every column of ids, in every table: where somebody is named. */
const placesOf = async ({ app }: Network, memberId: MemberId): Promise<string[]> => {
  const { pool } = app.database;
  const { rows } = await pool.query<{ place: string; table: string; column: string }>(
    `select c.table_name || '.' || c.column_name as place, c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid' order by 1`,
  );
  const found: string[] = [];
  for (const { place, table, column } of rows) {
    const named = await pool.query(`select 1 from "${table}" where "${column}" = $1 limit 1`, [memberId]);
    if (named.rows.length > 0) found.push(place);
  }
  return found;
};

// What has a row of somebody elsewhere: who they are, what they wrote and did, and what others did with it.
const OPEN_TO_ALL = [
  'activity.member_id',
  'comments.member_id',
  'federation_actors.member_id',
  'follows.follower_id',
  'follows.following_id',
  'likes.member_id',
  'members.id',
  'notices.from_id',
  'posts.member_id',
  'reposts.member_id',
  'standings.member_id',
  'standings_due.member_id',
  'timelines.author_id',
];

/** What somebody here has chosen about them, or an operator has decided. */
const CHOSEN = ['blocks.blocked_id', 'list_members.member_id', 'mutes.muted_id', 'reports.target_id'];
const NAMES_SOMEBODY = [
  'following_id',
  'blocked_id',
  'receiver_id',
  'member_id',
  'user_id',
  'user2_id',
  'other_user_id',
];
const SHUTS = /block|mute|report|suspend|moderation|unfollow|logout|sessions|account|deactivate/;

describe('what is for people here alone', () => {
  it('[FED-03] has no row of anybody elsewhere: no way in, number, badge, account, seat, notice, figure or mail', async () => {
    const { here, eve } = await scene();
    await here.rooms.explore.creators.renew();
    const places = await placesOf(here, eve.id);
    expect(places.filter((place) => !OPEN_TO_ALL.includes(place))).toEqual([]);
    // It was looked for where it must be.
    expect(places).toEqual(
      expect.arrayContaining(['members.id', 'posts.member_id', 'notices.from_id', 'follows.follower_id']),
    );
    const { rows } = await here.app.database.pool.query(
      `select email, email_verified_at, twitter_id, signup_number, verified, platinum, demo from members where id = $1`,
      [eve.id],
    );
    const nothing = { email: null, email_verified_at: null, twitter_id: null, signup_number: null };
    expect(rows).toEqual([{ ...nothing, verified: false, platinum: false, demo: false }]);
    await expectTrueCounts(here);
  });

  it('[FED-03] lets nobody elsewhere in, by password, mail, phone, passkey or demo, nor by their name', async () => {
    const { here, eve, name } = await scene();
    const guest = here.browser();
    const password = 'a walk in the rain';
    const mails = here.mails.length;
    for (const email of ['eve@example.org', 'eve@elsewhere.example'])
      expect((await guest.refused(authCalls.login, { email, password })).status).toBe(401);
    await guest.ask(accountCalls.forgotPassword, { email: 'eve@example.org' });
    expect(here.mails).toHaveLength(mails);
    expect((await guest.refused(authCalls.signup, { username: name, email: 'e@example.org', password })).status).toBe(
      400,
    );
    expect((await guest.refused(authCalls.createUser, { twitter_id: eve.id })).status).toBeGreaterThanOrEqual(400);
    // Whoever is called so here is somebody else, whatever way they came.
    const { challenge } = await guest.get(authCalls.startPhone, { phone: '+491701234567' });
    const code = /\d{6}/.exec(here.messages.at(-1)?.text ?? '')?.[0] ?? '';
    const { user } = await guest.get(authCalls.verifyPhone, { challenge, code });
    expect(user.id).not.toBe(eve.id);
    const [other] = await people(here, 'eve');
    expect(other.user).toMatchObject({ username: '@eve' });
    expect(other.id).not.toBe(eve.id);
    await expectTrueCounts(here);
  });

  it('[FED-03] moves no credit to anybody elsewhere, and gives them no badge', async () => {
    const { here, ana, eve, hers, name } = await scene();
    const gift = { post_id: hers.id, action: 'gift', amount: 1 } as const;
    expect((await ana.browser.refused(postCalls.actOnPost, gift)).code).toBe('author_elsewhere');
    for (const to of [name, `@${name}`, eve.id])
      expect((await ana.browser.refused(creditCalls.sendCredit, { to, amount: '1' })).code).toBe('receiver_not_found');
    const { verification } = await here.browser().get(verificationCalls.readVerification, {});
    const taken = await here.app.database.pool.query('select 1 from members where signup_number is not null');
    expect(verification.free_places - verification.free_places_left).toBe(taken.rows.length);
    expect((await here.app.database.pool.query('select 1 from accounts where member_id = $1', [eve.id])).rows).toEqual(
      [],
    );
  });

  it('[FED-03] seats nobody elsewhere: in messages, groups, or as a moderator of a stream', async () => {
    const { ana, eve, name } = await scene();
    const { browser } = ana;
    expect((await browser.refused(messageCalls.sendMessage, { receiver_id: eve.id, content: 'psst' })).status).toBe(
      404,
    );
    for (const who of [{ other_user_id: eve.id }, { username: name }])
      expect(await browser.ask(messageCalls.findConversation, who)).not.toMatchObject({
        conversation: { id: expect.anything() },
      });
    const { group } = await browser.get(groupCalls.createGroup, { name: 'Here alone' });
    const seat = { group_id: group.id, member_id: eve.id };
    expect((await browser.refused(groupRunCalls.addMember, seat)).status).toBe(404);
    expect((await browser.refused(streamModeratorCalls.addModerator, { member_id: eve.id })).status).toBe(404);
    expect((await browser.get(groupRunCalls.listMembers, { group_id: group.id })).total).toBe(1);
  });

  it('[FED-03] names them in nothing else, whatever call is asked with their id, their name and what they wrote', async () => {
    const { here, mod, ana, eve, hers, name } = await scene();
    const scenery = await fuzzScene(here, ana);
    const known = {
      ...scenery,
      ...Object.fromEntries(NAMES_SOMEBODY.map((field) => [field, eve.id])),
      post_id: hers.id,
      postId: hers.id,
      username: name,
      to: name,
    };
    // Whoever is blocked or suspended is not there for what comes after.
    const calls = fuzzable(here.app).toSorted((a, b) => Number(SHUTS.test(a.path)) - Number(SHUTS.test(b.path)));
    const named = calls.filter((call) => Object.keys(sampleInput(call)).some((field) => field in known));
    expect(named.length).toBeGreaterThan(100);
    for (const { browser } of [ana, mod])
      for (const call of named) expect((await browser.ask(call, sampleInput(call, known))).status).toBeLessThan(500);
    await settleAll([here]);
    const places = await placesOf(here, eve.id);
    expect(places.filter((place) => !OPEN_TO_ALL.includes(place) && !CHOSEN.includes(place))).toEqual([]);
    await expectTrueCounts(here);
  });

  it('[FED-03] has nothing written elsewhere in a list for everybody: trenches, trending, explore, topics and hashtags', async () => {
    const { here, ana, hers } = await scene();
    await here.rooms.trending.rankings.renew();
    const [cleo] = await people(here, 'cleo');
    await cleo.browser.get(tagCalls.followTag, { tag: 'sea' });
    const followed = await cleo.browser.get(tagCalls.readTagPosts, {});
    expect(followed.posts.map(({ username }) => username)).toEqual(['@ana']);
    for (const browser of [ana.browser, cleo.browser, here.browser()]) {
      const lists = [
        await browser.get(postCalls.readPosts, { feed_type: 'trenches' }),
        await browser.get(postCalls.readPosts, { feed_type: 'trending' }),
        await browser.get(trendingCalls.readTrending, {}),
        await browser.get(exploreCalls.explorePosts, {}),
        await browser.get(exploreCalls.explorePosts, { filter: 'recent' }),
      ].map(({ posts }) => posts?.map(({ id }) => id));
      for (const ids of lists) expect(ids).not.toContain(hers.id);
      expect(lists[0]).toHaveLength(1);
      const { topics } = await browser.get(trendingCalls.readTopics, {});
      expect(topics.map(({ hashtag, posts }) => [hashtag, posts])).toEqual([['#sea', 1]]);
      const { tags } = await browser.get(searchCalls.search, { q: 'se', type: 'tags' });
      expect(tags).toMatchObject([{ tag: 'sea', posts: 1 }]);
      // Whoever looks for it finds it.
      const { posts } = await browser.get(searchCalls.search, { q: '#sea', type: 'posts' });
      expect(posts?.map(({ id }) => id)).toContain(hers.id);
    }
  });

  it('[FED-03] names nobody elsewhere unasked, and counts nobody: creators, suggestions, public figures, operators', async () => {
    const { here, peer, mod, ana, eve } = await scene();
    await here.rooms.explore.creators.renew();
    const [cleo] = await people(here, 'cleo');
    await cleo.browser.get(followCalls.follow, { following_id: ana.id });
    for (const { browser } of [ana, cleo, { browser: here.browser() }]) {
      const { creators } = await browser.get(exploreCalls.exploreCreators, {});
      expect(creators.map(({ id }) => id)).not.toContain(eve.id);
      const { people: suggested } = await browser.get(exploreCalls.suggestPeople, { limit: 20 });
      expect(suggested.map(({ id }) => id)).not.toContain(eve.id);
    }
    const figures = (await (await fetch(`${here.origin}/nodeinfo/2.1`)).json()) as object;
    expect(figures).toMatchObject({ usage: { users: { total: 4, activeMonth: 4 }, localPosts: 1 } });
    const { health } = await mod.browser.get(operationCalls.readHealth, {});
    expect(health.people).toMatchObject({ members: 4, joined: 4, posts: 1 });
    const { hosts } = await mod.browser.get(federationCalls.listHosts, {});
    expect(hosts.map((host) => [host.name, host.people])).toEqual([[peer.host, 1]]);
  });
});
