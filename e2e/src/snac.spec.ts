// snac, which is not ours, and this network follow each other where a machine has it; `npm test` says where it is missing.
import { createClient } from '@wagram/client';
import type { Client } from '@wagram/client';
import { expect, findFreePort, startServer, test as base } from './server.ts';
import { SQUARE } from './square.ts';
import { findSnac, startSnac, type SnacPeer, type Status } from './snac.ts';

const program = findSnac();
/** It looks into its queue every few seconds. */
const soon = { timeout: 20_000, intervals: [200] };

interface Scene {
  readonly peer: SnacPeer;
  readonly host: string;
  readonly ana: Client;
}

const test = base.extend<{ scene: Scene }>({
  scene: async ({ serverEnv }, use) => {
    if (program === null) throw new Error('snac is missing');
    const peer = await startSnac(program);
    const port = await findFreePort();
    const host = `127.0.0.1:${port}`;
    const server = await startServer({
      ...serverEnv,
      PORT: String(port),
      PUBLIC_URL: `http://${host}`,
      FEDERATION: 'on',
      FEDERATION_HOSTS: `${peer.host},${host}`,
      DEMO: 'off',
    });
    try {
      const ana = createClient({ url: server.url, repeats: 0 });
      await ana.auth.signup({ username: 'ana_here', email: 'ana@example.com', password: 'three purple otters' });
      await use({ peer, host, ana });
    } finally {
      await server.remove();
      await peer.stop();
    }
  },
});

const profileOf = async (ana: Client, username: string) => (await ana.profiles.readProfile({ username })).user;
const post = ({ ask }: SnacPeer, status: string, more: object = {}): Promise<Status> =>
  ask('POST', '/api/v1/statuses', { status, visibility: 'public', ...more });
const look = ({ ask }: SnacPeer, { id }: Status): Promise<Status> => ask('GET', `/api/v1/statuses/${id}`);

const theyFollow = async ({ peer, host, ana }: Scene): Promise<void> => {
  const find = async () => {
    const query = new URLSearchParams({ resolve: 'true', type: 'accounts', q: `@ana_here@${host}` });
    return (await peer.ask<{ accounts: { id: string }[] }>('GET', `/api/v2/search?${query}`)).accounts[0]?.id;
  };
  await expect.poll(find, soon).toBeDefined();
  await peer.ask('POST', `/api/v1/accounts/${await find()}/follow`);
  await expect.poll(async () => (await profileOf(ana, 'ana_here')).followers_count, soon).toBe(1);
};

if (program !== null) {
  test('snac follows, reads, answers, likes and passes on what is written here @wide [FED-02]', async ({ scene }) => {
    test.slow();
    const { peer, ana } = scene;
    await theyFollow(scene);
    const { url } = await ana.sendMedia(new Blob([SQUARE], { type: 'image/png' }), 'square.png');
    const draft = { content: 'Seen <from> afar #Sea', pictures: [{ url, alt: 'a square' }], warning: 'water' };
    const mine = (await ana.posts.createPost(draft)).post;
    const read = async () => (await ana.posts.readPosts({ id: mine.id })).post;
    const copy = async () =>
      (await peer.ask<Status[]>('GET', '/api/v1/timelines/home')).find(({ uri }) => uri.endsWith(mine.id));
    await expect.poll(async () => (await copy())?.content, soon).toContain('Seen &lt;from&gt; afar');
    const there = await copy();
    if (there === undefined) throw new Error('it has gone');
    expect(there).toMatchObject({ spoiler_text: 'water', media_attachments: [{ description: 'a square' }] });
    for (const [act, kind, count] of [
      ['favourite', 'likes', 1],
      ['unfavourite', 'likes', 0],
      ['reblog', 'reposts', 1],
      ['unreblog', 'reposts', 0],
    ] as const) {
      await peer.ask('POST', `/api/v1/statuses/${there.id}/${act}`);
      await expect.poll(async () => (await read())?.[kind], { ...soon, message: act }).toBe(count);
    }
    await post(peer, 'What a square', { in_reply_to_id: there.id });
    const comments = async () => (await ana.comments.listComments({ postId: mine.id })).comments;
    await expect.poll(async () => (await comments()).map(({ content }) => content), soon).toEqual(['What a square']);
    const [answered] = await comments();
    await ana.comments.createComment({ post_id: mine.id, parent_id: answered?.id, content: 'Thank you' });
    const heard = async () =>
      (await peer.ask<{ status?: Status }[]>('GET', '/api/v1/notifications')).map((one) => one.status?.content ?? '');
    await expect.poll(async () => (await heard()).join(), soon).toContain('Thank you');
    await ana.posts.editPost({ post_id: mine.id, content: 'Seen from nearby' });
    await expect.poll(async () => (await look(peer, there)).content, soon).toContain('nearby');
    await ana.posts.deletePost({ post_id: mine.id });
    await expect.poll(copy, soon).toBeUndefined();
  });

  test('somebody on snac is followed, read, answered, liked and passed on from here @wide [FED-02]', async ({
    scene: { peer, ana },
  }) => {
    test.slow();
    const { found } = await ana.federation.lookUp({ q: peer.name });
    expect(found).toEqual({ kind: 'member', username: peer.name });
    const sam = async () => profileOf(ana, peer.name.slice(1));
    await ana.follows.follow({ following_id: (await sam()).id });
    await expect.poll(async () => (await sam()).is_following, soon).toBe(true);
    const status = await post(peer, 'Hello **you** #Wind', { spoiler_text: 'weather', sensitive: true });
    const feed = async () =>
      ((await ana.posts.readPosts({ feed_type: 'following' })).posts ?? []).filter(
        ({ username }) => username === peer.name,
      );
    const words = async () => (await feed()).map(({ content }) => content);
    await expect.poll(words, soon).toEqual(['Hello you #Wind']);
    const [theirs] = await feed();
    if (theirs === undefined) throw new Error('it has gone');
    expect(theirs).toMatchObject({ warning: 'weather', facets: [{ kind: 'hashtag', value: 'wind' }] });
    await ana.comments.createComment({ post_id: theirs.id, content: 'Hello there' });
    const answers = async () =>
      (await peer.ask<{ descendants: Status[] }>('GET', `/api/v1/statuses/${status.id}/context`)).descendants;
    await expect
      .poll(async () => (await answers()).map(({ content }) => content).join(), soon)
      .toContain('Hello there');
    for (const [action, count] of [
      ['like', 1],
      ['unlike', 0],
    ] as const) {
      await ana.posts.actOnPost({ post_id: theirs.id, action });
      await expect
        .poll(async () => (await look(peer, status)).favourites_count, { ...soon, message: action })
        .toBe(count);
    }
    await peer.ask('PUT', `/api/v1/statuses/${status.id}`, { status: 'Hello all of you' });
    await expect.poll(words, soon).toEqual(['Hello all of you']);
    await peer.erase(status.uri);
    await expect.poll(feed, soon).toEqual([]);
    await ana.follows.unfollow({ following_id: (await sam()).id });
    expect((await sam()).is_following).toBe(false);
  });
}
