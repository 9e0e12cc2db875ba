import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { expectTrueCounts, linkWallet, people, testApp, upload, type Person, type TestApp } from '#testing';

const { readProfile, updateProfile } = profileCalls;
const { follow } = followCalls;

const picture = async (width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#5a3fd6' } })
    .png()
    .toBuffer();
const dataUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`;

const visit = async (who: Pick<Person, 'browser'>, username: string) => who.browser.get(readProfile, { username });
const edit = async (who: Person, change: Record<string, unknown>) =>
  (await who.browser.get(updateProfile, { userId: who.id, ...change })).profile;

const setState = (opened: TestApp, who: Person, state: string): Promise<unknown> =>
  opened.app.database.pool.query('update members set state = $2 where id = $1', [who.id, state]);

describe('one’s own profile', () => {
  it('[PROF-03] signed out nobody changes one; signed in nobody changes another’s', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await opened.browser().refused(updateProfile, { userId: ana.id, bio: 'x' })).status).toBe(401);
    expect((await bob.browser.refused(updateProfile, { userId: ana.id, bio: 'x' })).status).toBe(403);
  });

  it('[PROF-03, DATA-01] what is absent stays, null and an empty text clear', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const links = {
      twitter_link: 'https://x.com/ana',
      discord_link: 'https://discord.gg/ana',
      telegram_link: 'https://t.me/ana',
    };
    expect(await edit(ana, { displayName: 'Ana  Nováková ', bio: ' Street light. ', ...links })).toMatchObject({
      displayName: 'Ana Nováková',
      bio: 'Street light.',
      ...links,
    });
    expect(await edit(ana, { bio: 'Second', discord_link: null, telegram_link: '' })).toMatchObject({
      displayName: 'Ana Nováková',
      bio: 'Second',
      twitter_link: 'https://x.com/ana',
      discord_link: null,
      telegram_link: null,
    });
    expect(await edit(ana, { displayName: '', bio: null })).toMatchObject({ displayName: 'ana', bio: null });
    expect((await ana.browser.get(authCalls.getSession, {})).user).toMatchObject({ twitter_link: 'https://x.com/ana' });
  });

  it('[PROF-02] BZ-06: a bio has 160 characters and a name 64, counted as people count', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const family = '👨‍👩‍👧‍👦';
    expect((await edit(ana, { bio: family.repeat(160), displayName: family.repeat(64) })).bio).toBe(family.repeat(160));
    expect(await ana.browser.refused(updateProfile, { bio: family.repeat(161) })).toMatchObject({
      status: 400,
      error: 'A bio has at most 160 characters',
    });
    expect((await ana.browser.refused(updateProfile, { bio: `a${'\u0301'.repeat(10_000)}` })).status).toBe(400);
    expect((await ana.browser.refused(updateProfile, { displayName: 'a'.repeat(65) })).error).toBe(
      'A name has at most 64 characters',
    );
  });

  it('IN-02: a link is https and what it says it is', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const wrong = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//x.com/a',
      'http://x.com/a',
      'https://x.com@evil.example/',
    ];
    for (const link of [...wrong, 'https:\\\\a@b.example', 'x.com/ana', `https://x.com/${'a'.repeat(2_000)}`]) {
      const refused = await ana.browser.refused(updateProfile, { twitter_link: link });
      expect([refused.status, refused.error], link).toEqual([400, 'A link is an address with https://']);
    }
    const { telegram_link: shown } = await edit(ana, { telegram_link: 'https://аррӏе.com/\u202e' });
    expect(shown).toBe('https://xn--80ak6aa92e.com/%E2%80%AE');
  });

  it('IN-01: what cannot be seen is not kept, and markup stays text', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const saved = await edit(ana, { displayName: '\u202e<b>\u0000Ana\n</b>\u200b', bio: 'one\r\n\n\n\n\u0007two' });
    expect(saved).toMatchObject({ displayName: '<b>Ana </b>', bio: 'one\n\ntwo' });
    expect((await edit(ana, { displayName: '\u200b\u2066 ' })).displayName).toBe('ana');
  });
});

describe('an avatar', () => {
  it('[PROF-03] D9: a data URL is re-encoded and served as a square file of ours; the old one goes', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const first = (await edit(ana, { avatar_url: dataUrl(await picture()) })).avatar_url ?? '';
    expect(first).toMatch(/^\/media\/wagram-avatars\/[\w-]+\/512\.webp$/);
    const reply = await ana.browser.request({ method: 'GET', url: first });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
    await edit(ana, { avatar_url: null });
    const { rows } = await opened.app.database.pool.query('select state from media where url = $1', [first]);
    expect(rows).toEqual([{ state: 'released' }]);
    expect((await visit(ana, 'ana')).user.avatar_url).toBeNull();
  });

  it('[PROF-03] D7: an upload of one’s own will do; another’s, or another place, will not', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url } = await upload(ana, await picture());
    expect((await edit(ana, { avatar_url: url })).avatar_url).toBe(url);
    // Sent back unchanged, it stays.
    expect((await edit(ana, { avatar_url: url, bio: 'x' })).avatar_url).toBe(url);
    for (const foreign of [url, 'https://evil.example/a.png', '/media/nothing', 'x'])
      expect((await bob.browser.refused(updateProfile, { avatar_url: foreign })).code).toBe('foreign_avatar');
  });

  it('[PROF-03] what is no picture is refused, and nothing else of the change is kept', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const wrong of [dataUrl(svg, 'image/svg+xml'), dataUrl(Buffer.from('GIF89a')), 'data:text/html,<b>', 'data:,'])
      expect((await ana.browser.refused(updateProfile, { bio: 'new', avatar_url: wrong })).status).toBe(400);
    expect((await visit(ana, 'ana')).user).toMatchObject({ bio: null, avatar_url: null });
    const huge = await ana.browser.ask(updateProfile, { avatar_url: `data:image/png;base64,${'A'.repeat(3_100_000)}` });
    expect(huge.status).toBe(413);
  });
});

describe('a profile that is visited', () => {
  it('[USER-03, USER-01] brings the member, how one stands to them, and the first page of their posts', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const content of ['one', 'two', 'three']) await ana.browser.get(postCalls.createPost, { content });
    await ana.browser.get(follow, { following_id: bob.id });
    const { user, posts, next_cursor: next } = await bob.browser.get(readProfile, { username: '@ANA', limit: 2 });
    expect(user).toMatchObject({ id: ana.id, follows_you: true, is_following: false, is_open: true, posts_count: 3 });
    expect(user).not.toHaveProperty('email');
    expect(posts.map(({ content }) => content)).toEqual(['three', 'two']);
    const more = await bob.browser.get(postCalls.readPosts, { user_posts: ana.id, cursor: next ?? '' });
    expect(more.posts?.map(({ content }) => content)).toEqual(['one']);
    const guest = await visit({ browser: opened.browser() }, 'ana');
    expect(guest.user).toMatchObject({ is_following: false, follows_you: false, mutuals: [], mutuals_count: 0 });
    expect((await visit(ana, 'ana')).user).toMatchObject({ is_following: false, is_open: true });
  });

  it('[CHN-13] says to members, and to nobody whom a block keeps away, that they can be paid', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const canBePaid = async (who: Pick<Person, 'browser'>) => (await visit(who, 'ana')).user.can_be_paid;
    expect(await canBePaid(bob)).toBe(false);
    await linkWallet(ana);
    expect(await canBePaid(bob)).toBe(true);
    expect(await canBePaid(ana)).toBe(false);
    expect(await canBePaid({ browser: opened.browser() })).toBe(false);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await canBePaid(bob)).toBe(false);
  });

  it('[USER-04] names up to five people whom one follows and who follow them, and how many there are', async () => {
    const opened = await testApp();
    const [ana, bob, ...friends] = await people(opened, 'ana', 'bob', 'fr1', 'fr2', 'fr3', 'fr4', 'fr5', 'fr6', 'fr7');
    for (const friend of friends) {
      await ana.browser.get(follow, { following_id: friend.id });
      await friend.browser.get(follow, { following_id: bob.id });
    }
    await bob.browser.get(follow, { following_id: friends[0]?.id ?? '' });
    expect((await visit(ana, 'bob')).user).toMatchObject({ mutuals_count: 7, mutuals: { length: 5 } });
    expect((await visit(ana, 'bob')).user.mutuals[0]).toMatchObject({ username: '@fr1' });
    // Whoever blocks the viewer is not named.
    await friends[0]?.browser.get(blockCalls.block, { blocked_id: ana.id });
    const { user } = await visit(ana, 'bob');
    expect([user.mutuals_count, user.mutuals.some(({ username }) => username === '@fr1')]).toEqual([6, false]);
  });

  it('[USER-02] D14, AZ-06: missing, blocking, suspended and gone are one and the same answer', async () => {
    const opened = await testApp();
    const [ana, blocking, suspended, gone] = await people(opened, 'ana', 'blocking', 'suspended', 'gone');
    await blocking.browser.get(blockCalls.block, { blocked_id: ana.id });
    await setState(opened, suspended, 'suspended');
    await setState(opened, gone, 'deactivated');
    const answers = await Promise.all(
      ['nobody', 'blocking', 'suspended', 'gone', 'n o', ''].map((username) =>
        ana.browser.ask(readProfile, { username }),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, { success: false, error: 'User not found', code: 'member_not_found' }]);
  });

  it('[USER-02] whom one has blocked is a name with a way back, and nothing more', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await bob.browser.get(postCalls.createPost, { content: 'hidden' });
    await edit(bob, { bio: 'secret', discord_link: 'https://discord.gg/bob' });
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    const { user, posts } = await visit(ana, 'bob');
    expect(user).toMatchObject({ is_blocked: true, is_open: false, displayName: 'bob', bio: null, discord_link: null });
    expect(posts).toEqual([]);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect((await ana.browser.ask(readProfile, { username: 'bob' })).status).toBe(404);
  });
});

describe('a private account', () => {
  it('D20: a stranger sees name, bio and counts; a follower sees the rest', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await bob.browser.get(follow, { following_id: ana.id });
    await ana.browser.get(postCalls.createPost, { content: 'for friends' });
    expect((await edit(ana, { private: true, bio: 'Hello', discord_link: 'https://discord.gg/ana' })).private).toBe(
      true,
    );
    const outsider = await visit(eva, 'ana');
    expect(outsider.user).toMatchObject({
      is_private: true,
      is_open: false,
      bio: 'Hello',
      followers_count: 1,
      discord_link: null,
    });
    expect(outsider.posts).toEqual([]);
    const friend = await visit(bob, 'ana');
    expect(friend.user).toMatchObject({ is_private: true, is_open: true, discord_link: 'https://discord.gg/ana' });
    expect(friend.posts).toHaveLength(1);
  });

  it('D20: becoming private leaves the shared feeds at once; becoming public lets in everybody who waits', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await ana.browser.get(postCalls.createPost, { content: 'seen by all' });
    const feed = async () => (await opened.browser().get(postCalls.readPosts, {})).posts?.map(({ content }) => content);
    expect(await feed()).toEqual(['seen by all']);
    await edit(ana, { private: true });
    expect(await feed()).toEqual([]);
    for (const person of [bob, eva])
      expect(await person.browser.get(follow, { following_id: ana.id })).toMatchObject({ isRequested: true });
    const profile = await edit(ana, { private: false });
    expect(profile).toMatchObject({ private: false, followers_count: 2 });
    expect((await visit(bob, 'ana')).user).toMatchObject({ is_following: true, is_requested: false });
    await expectTrueCounts(opened);
  });

  it('tells other rooms what was changed', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const heard: unknown[] = [];
    opened.app.events.on('member.updated', async (events) => void heard.push(...events.map(({ payload }) => payload)));
    await edit(ana, { bio: 'x', private: true });
    await opened.app.events.settle();
    expect(heard).toEqual([{ memberId: ana.id, fields: ['bio', 'private'], private: true }]);
  });
});
