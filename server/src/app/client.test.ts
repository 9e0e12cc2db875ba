import { createClient, isCallError, type Client, type ClientOptions, type LiveHandlers } from '@wagram/client';
import { PIECE_MAX_BYTES } from '@wagram/contract/media';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '#testing';

// What programs of others are written with, against a server that listens.

let opened: TestApp;
let url: string;

beforeAll(async () => {
  opened = await openTestApp({ realTime: true, env: { LIMIT_SIGN_UP: '1000', LIMIT_SIGN_IN: '1000' } });
  url = await opened.app.http.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => opened.close());

let made = 0;

const join = async (options: Partial<ClientOptions> = {}) => {
  const username = `robot_${(made += 1)}`;
  const client = createClient({ url, ...options });
  const account = { email: `${username}@example.org`, password: `${username} likes long walks` };
  const { user } = await client.auth.signup({ username, ...account });
  return { client, id: user.id, username, account };
};

/** The connection breaks after the server has acted and before its answer arrives, as often as is said. */
const losing = (answers: number, isMeant: (init: RequestInit) => boolean) => {
  let left = answers;
  return async (url: string, init: RequestInit): Promise<Response> => {
    const reply = await fetch(url, init);
    if (!isMeant(init) || left === 0) return reply;
    left -= 1;
    throw new TypeError('fetch failed');
  };
};

const saying =
  (words: string) =>
  ({ body }: RequestInit): boolean =>
    typeof body === 'string' && body.includes(words);

const hear = (client: Client, handlers: LiveHandlers, onEnd?: (cause: Error) => void) => {
  const listener = client.listen(handlers, onEnd === undefined ? {} : { onEnd });
  onTestFinished(() => listener.close());
  return listener;
};

describe('a program that speaks through the client', () => {
  it('signs in, posts, reads what it posted, and goes on later with the same session', async () => {
    const { account, id } = await join();
    const client = createClient({ url });
    expect((await client.auth.getSession()).user).toBeNull();
    await client.auth.login(account);
    const { post } = await client.posts.createPost({ content: 'Hello from a robot' });
    const later = createClient({ url, cookies: client.cookies() });
    expect((await later.auth.getSession()).user?.id).toBe(id);
    const { posts = [] } = await later.posts.readPosts({ user_posts: id });
    expect(posts.map(({ content }) => content)).toEqual(['Hello from a robot']);
    await later.posts.deletePost({ post_id: post.id });
    await later.auth.logout();
    expect(later.cookies()).not.toContain('session=');
    await expect(client.posts.createPost({ content: 'again' })).rejects.toMatchObject({
      status: 401,
      code: 'signed_out',
    });
  });

  it('hears why it was refused', async () => {
    const { client } = await join();
    const failure = await client.posts.createPost({ content: '' }).catch((cause: unknown) => cause);
    expect(isCallError(failure, 'empty_post')).toBe(true);
    expect(failure).toMatchObject({ status: 400, message: 'Write something or add a photo or video' });
    const wrong = await client.posts.readPosts({ limit: 1_000 }).catch((cause: unknown) => cause);
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_input', details: [{ path: 'limit' }] });
  });

  it('posts once and tips once, however often the answer is lost', async () => {
    const author = await join();
    const { post } = await author.client.posts.createPost({ content: 'tip me' });
    const giver = await join({ fetch: losing(2, saying('post_id')) });
    const given = await giver.client.posts.actOnPost({ post_id: post.id, action: 'gift', amount: 5 });
    expect(given.post).toMatchObject({ gifts: 1, gifts_total: '5' });
    expect((await giver.client.posts.takeBackGift({ gift_id: given.gift_id! })).post).toMatchObject({ gifts: 0 });
    const poster = await join({ fetch: losing(1, saying('only once')) });
    await poster.client.posts.createPost({ content: 'only once' });
    expect((await poster.client.posts.readPosts({ user_posts: poster.id })).posts).toHaveLength(1);
  });

  it('sends a photo for a post', async () => {
    const { client } = await join();
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const photo = new Blob([Buffer.from(png, 'base64')], { type: 'image/png' });
    const { url: image_url, width } = await client.sendMedia(photo, 'dot.png');
    expect(width).toBe(1);
    expect((await client.posts.createPost({ image_url })).post.media).toMatchObject({ kind: 'image', width: 1 });
    await expect(client.sendMedia(new Blob(['no picture']), 'x.png')).rejects.toMatchObject({ status: 400 });
  });

  it('sends a file in pieces, and goes on where the connection broke', async () => {
    const isPiece = ({ method }: RequestInit) => method === 'PUT';
    const { client, id } = await join({ fetch: losing(1, isPiece) });
    const friend = await join();
    const bytes = new Uint8Array(PIECE_MAX_BYTES + 1_000).fill(7);
    const file = await client.sendFile(new Blob([bytes]), 'notes.bin');
    expect(file.file).toEqual({ name: 'notes.bin', size: bytes.length });
    await client.messages.sendMessage({ receiver_id: friend.id, content: '', media: [{ url: file.url }] });
    const { messages } = await friend.client.messages.listMessages({ user1_id: friend.id, user2_id: id });
    expect(messages[0]?.media).toMatchObject({ file: { name: 'notes.bin' } });
  });

  it('reads an answer that comes in pieces', async () => {
    const { client } = await join();
    const types: string[] = [];
    for await (const piece of client.assistant.askAssistant({ turns: [{ role: 'user', content: 'Who are you?' }] }))
      types.push(piece.type);
    expect(types).toContain('text');
    expect(types.at(-1)).toBe('done');
    await expect(client.assistant.askAssistant({ turns: [] }).next()).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('a program that listens', () => {
  it('hears a message as it is sent, and again after the connection was cut', async () => {
    const ana = await join();
    const bob = await join();
    const heard: (string | undefined)[] = [];
    let gaps = 0;
    const listener = hear(ana.client, {
      message: ({ message }) => heard.push(message?.content),
      resync: () => (gaps += 1),
    });
    await listener.ready;
    await bob.client.messages.sendMessage({ receiver_id: ana.id, content: 'hello' });
    await expect.poll(() => heard).toEqual(['hello']);
    for (const socket of opened.app.live.sockets()) socket.close(1012, 'restart');
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
    await bob.client.messages.sendMessage({ receiver_id: ana.id, content: 'still there?' });
    await expect.poll(() => heard).toEqual(['hello', 'still there?']);
  });

  it('hears what it joins, and says that it is writing', async () => {
    const ana = await join();
    const bob = await join();
    const { message } = await bob.client.messages.sendMessage({ receiver_id: ana.id, content: 'hi' });
    await ana.client.messages.sendMessage({ receiver_id: bob.id, content: 'hi too' });
    const seen: string[] = [];
    const listener = hear(bob.client, {
      typing: ({ username }) => seen.push(`${username} is writing`),
      presence: ({ isOnline }) => seen.push(isOnline ? 'here' : 'away'),
    });
    await listener.ready;
    listener.join(`presence:${ana.id}`);
    await expect.poll(() => opened.app.live.countOf(`presence:${ana.id}`)).toBe(1);
    const writer = hear(ana.client, {});
    await writer.ready;
    await expect.poll(() => seen).toContain('here');
    writer.type(message.conversation_id);
    await expect.poll(() => seen).toContain(`@${ana.username} is writing`);
  });

  it('is not let in without a session, and hears when its session has ended', async () => {
    const guest = hear(createClient({ url }), {});
    await expect(guest.ready).rejects.toMatchObject({ status: 401, code: 'signed_out' });
    const { client } = await join();
    const ends: Error[] = [];
    await hear(client, {}, (cause) => ends.push(cause)).ready;
    await client.auth.logout();
    await expect.poll(() => ends, { timeout: 15_000 }).toMatchObject([{ code: 'signed_out' }]);
  });
});
