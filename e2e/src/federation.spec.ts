// A network that is not ours, made with Fedify, and this one follow each other, over TLS as in the world. No browser is needed:
// both speak for themselves.
import { Image, Person } from '@fedify/fedify';
import { createClient } from '@wagram/client';
import type { Client } from '@wagram/client';
import { startFedify, type FedifyPeer } from './fedify.ts';
import { expect, findFreePort, startServer, test as base } from './server.ts';
import { SQUARE } from './square.ts';
import { CERTIFICATE, passOnTo, serveTls } from './tls.ts';

const PASSWORD = 'three purple otters';

interface Scene {
  readonly peer: FedifyPeer;
  /** Where this network stands. */
  readonly origin: string;
  readonly ana: Client;
  /** Who she is to others. */
  readonly uri: string;
}

const test = base.extend<{ scene: Scene }>({
  scene: async ({ serverEnv }, use) => {
    const peer = await startFedify({ '/fay.png': SQUARE });
    const port = await findFreePort();
    const front = await serveTls(passOnTo(port));
    const { origin } = front;
    const server = await startServer({
      ...serverEnv,
      PORT: String(port),
      PUBLIC_URL: origin,
      TRUST_PROXY: '127.0.0.1',
      NODE_EXTRA_CA_CERTS: CERTIFICATE,
      FEDERATION: 'on',
      // Both stand on this machine.
      FEDERATION_HOSTS: `${peer.host},${front.host}`,
      DEMO: 'off',
    });
    try {
      const ana = createClient({ url: origin, repeats: 0 });
      const { user } = await ana.auth.signup({ username: 'ana_here', email: 'ana@example.com', password: PASSWORD });
      await use({ peer, origin, ana, uri: `${origin}/ap/members/${user.id}` });
      expect(peer.errors).toEqual([]);
    } finally {
      await server.remove();
      await front.stop();
      await peer.stop();
    }
  },
});

const soon = { timeout: 20_000, intervals: [50] };

/** The last thing of this kind that came to her about something. */
const heard = (peer: FedifyPeer, type: string, about: string) =>
  peer.heard.findLast((one) => one.type === type && one.about === about);

const whenHeard = async (peer: FedifyPeer, type: string, about: string): Promise<void> => {
  await expect.poll(() => heard(peer, type, about)?.type, { ...soon, message: `${type} of ${about}` }).toBe(type);
};

const profileOf = async (ana: Client, username: string) => (await ana.profiles.readProfile({ username })).user;

test('a server that is not ours reads who somebody is, what she wrote, and what the network is @wide [FED-01]', async ({
  scene: { peer, origin, ana, uri },
}) => {
  await ana.posts.createPost({ content: 'The first #words' });
  const name = `@ana_here@${new URL(origin).host}`;
  const [person, byPage, byName] = await Promise.all(
    [uri, `${origin}/user/ana_here`, name].map((one) => peer.look(one)),
  );
  expect(person).toMatchObject({ preferredUsername: 'ana_here' });
  expect([byPage?.id?.href, byName?.id?.href]).toEqual([uri, uri]);
  if (!(person instanceof Person)) throw new Error('she is no person');
  expect((await person.getPublicKey())?.ownerId?.href).toBe(uri);
  expect((await person.getFollowers())?.totalItems).toBe(0);
  const outbox = await person.getOutbox(peer.context);
  if (outbox === null) throw new Error('she has no outbox');
  const said: unknown[] = [];
  for await (const one of peer.context.traverseCollection(outbox)) said.push(one.constructor.name);
  expect(said).toEqual(['Create']);
  expect(await peer.context.lookupNodeInfo(origin)).toMatchObject({
    protocols: ['activitypub'],
    usage: { users: { total: 1 } },
  });
});

test('a server that is not ours follows, is told what is posted, changed and deleted, and answers, likes and passes it on @wide [FED-01] [FED-02]', async ({
  scene: { peer, origin, ana, uri },
}) => {
  const following = await peer.follow(uri);
  await expect.poll(() => peer.following.get(uri), soon).toBe(true);
  const { url: image } = await ana.sendMedia(new Blob([SQUARE], { type: 'image/png' }), 'square.png');
  const { post } = await ana.posts.createPost({
    content: 'Seen <from> afar #Sea',
    pictures: [{ url: image, alt: 'a square' }],
  });
  const note = `${origin}/ap/posts/${post.id}`;
  await whenHeard(peer, 'Create', note);
  const copy = heard(peer, 'Create', note)?.note;
  expect(copy?.content?.toString()).toContain('Seen &lt;from&gt; afar');
  const attached = [];
  for await (const one of copy?.getAttachments() ?? []) attached.push(one);
  expect(attached).toMatchObject([{ name: 'a square', width: 64, height: 48 }]);
  const [file] = attached as { url: URL }[];
  expect((await fetch(file?.url ?? '')).headers.get('content-type')).toContain('image/');

  const read = async () => (await ana.posts.readPosts({ id: post.id })).post;
  const comments = async () =>
    (await ana.comments.listComments({ postId: post.id })).comments.map((one) => one.content);
  const answer = await peer.post('<p>What a <b>square</b></p>', { replyTarget: new URL(note) });
  await expect.poll(comments, soon).toEqual(['What a square']);
  await peer.edit(answer, '<p>What a large square</p>');
  await expect.poll(comments, soon).toEqual(['What a large square']);
  await peer.erase(answer);
  await expect.poll(comments, soon).toEqual([]);

  const like = await peer.like(note);
  await expect.poll(async () => (await read())?.likes, soon).toBe(1);
  await peer.undo(like);
  await expect.poll(async () => (await read())?.likes, soon).toBe(0);
  const passed = await peer.pass(note);
  await expect.poll(async () => (await read())?.reposts, soon).toBe(1);
  await peer.undo(passed);
  await expect.poll(async () => (await read())?.reposts, soon).toBe(0);

  await ana.posts.editPost({ post_id: post.id, content: 'Seen from nearby' });
  await whenHeard(peer, 'Update', note);
  expect(heard(peer, 'Update', note)?.note?.content?.toString()).toContain('Seen from nearby');
  await ana.posts.deletePost({ post_id: post.id });
  await whenHeard(peer, 'Delete', note);
  await peer.undo(following);
  await expect.poll(async () => (await profileOf(ana, 'ana_here')).followers_count, soon).toBe(0);
});

test('somebody on a server that is not ours is found, followed, read, answered, liked and passed on from here @wide [FED-01] [FED-02]', async ({
  scene: { peer, origin, ana, uri },
}) => {
  const { found } = await ana.federation.lookUp({ q: peer.name });
  expect(found).toEqual({ kind: 'member', username: peer.name });
  const fay = await profileOf(ana, peer.name.slice(1));
  expect(fay).toMatchObject({ displayName: 'Fay of Fedify', bio: 'Lives elsewhere' });
  await ana.follows.follow({ following_id: fay.id });
  await expect.poll(async () => (await profileOf(ana, peer.name.slice(1))).is_following, soon).toBe(true);
  expect([...peer.followers.keys()]).toEqual([uri]);

  const picture = new Image({
    url: new URL('/fay.png', peer.uri),
    mediaType: 'image/png',
    name: 'a square',
    width: 64,
    height: 48,
  });
  const note = await peer.post('<p>Hello <i>you</i></p><script>x()</script>', { attachments: [picture] });
  const uriOfNote = note.id?.href ?? '';
  const feed = async () =>
    ((await ana.posts.readPosts({ feed_type: 'following' })).posts ?? []).filter(
      ({ username }) => username === peer.name,
    );
  await expect.poll(async () => (await feed()).map(({ content }) => content), soon).toEqual(['Hello you']);
  const [post] = await feed();
  if (post === undefined) throw new Error('it has not come');
  expect(post.media).toMatchObject({ kind: 'image', alt: 'a square' });
  const shown = await fetch(origin + (post.media?.url ?? ''));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const { comment } = await ana.comments.createComment({ post_id: post.id, content: 'Hello there' });
  const answer = `${origin}/ap/comments/${comment.id}`;
  await whenHeard(peer, 'Create', answer);
  expect(heard(peer, 'Create', answer)?.note?.replyTargetId?.href).toBe(uriOfNote);
  for (const [action, type] of [
    ['like', 'Like'],
    ['unlike', 'Undo Like'],
    ['repost', 'Announce'],
    ['unrepost', 'Undo Announce'],
  ] as const) {
    await ana.posts.actOnPost({ post_id: post.id, action });
    await whenHeard(peer, type, uriOfNote);
  }
  await ana.comments.deleteComment({ comment_id: comment.id });
  await whenHeard(peer, 'Delete', answer);

  await peer.edit(note, '<p>Hello all of you</p>');
  await expect.poll(async () => (await feed()).map(({ content }) => content), soon).toEqual(['Hello all of you']);
  await peer.erase(note);
  await expect.poll(feed, soon).toEqual([]);
  await ana.follows.unfollow({ following_id: fay.id });
  await expect.poll(() => peer.followers.size, soon).toBe(0);
});
