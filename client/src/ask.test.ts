import { describe, expect, it } from 'vitest';
import { asId, type PostId } from '@wagram/contract/kernel';
import { isCallError } from './call-error.ts';
import { createClient } from './client.ts';

type Step = Response | 'cut';

const yes = (body: object = {}): Response => Response.json({ success: true, ...body });
const no = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json({ success: false, error: `It is ${code}`, code, hint: 'h', details: [1] }, { status, headers });

/** A server that answers these, one after the other, and what it was asked. */
const serve = (...steps: Step[]) => {
  const asked: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    asked.push({ url, init: init as (typeof asked)[number]['init'] });
    const step = steps.shift();
    if (step === undefined || step === 'cut') throw new TypeError('fetch failed');
    return step;
  };
  return { asked, client: createClient({ url: 'https://meadow.example/', fetch }) };
};

const id = asId<PostId>('01890a5d-ac96-774b-bcce-b302099a8057');
const keysOf = (asked: ReturnType<typeof serve>['asked']) => asked.map(({ init }) => init.headers['idempotency-key']);

describe('a call', () => {
  it('of a read has its input in the address, without what is absent', async () => {
    const { asked, client } = serve(yes({ posts: [] }));
    await client.posts.readPosts({ feed_type: 'trending', user_id: null, id: undefined });
    expect(asked.map(({ url }) => url)).toEqual(['https://meadow.example/api/posts?feed_type=trending']);
    expect(asked[0]?.init.body).toBeUndefined();
  });

  it('of a write is JSON with a key of its own', async () => {
    const { asked, client } = serve(yes(), yes(), yes());
    await client.posts.createPost({ content: 'a' });
    await client.posts.createPost({ content: 'a' });
    await client.posts.createPost({ content: 'a' }, { key: 'key-of-mine' });
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"content":"a"}' });
    const [first, second, third] = keysOf(asked);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('key-of-mine');
  });

  it('fails with what the server said', async () => {
    const { client } = serve(no(429, 'too_many_requests', { 'retry-after': '7' }));
    const failure = await client.posts.deletePost({ post_id: id }).catch((cause: unknown) => cause);
    expect(isCallError(failure, 'too_many_requests')).toBe(true);
    expect(failure).toMatchObject({
      status: 429,
      message: 'It is too_many_requests',
      hint: 'h',
      details: [1],
      retryAfterS: 7,
    });
  });

  it('says so when an answer is none', async () => {
    const { client } = serve(new Response('<html>', { status: 200 }));
    await expect(client.posts.readTicker()).rejects.toMatchObject({ status: 200, code: 'unreadable' });
  });
});

describe('a broken connection', () => {
  it('repeats a read and what a member does, with the same key', async () => {
    const { asked, client } = serve('cut', no(503, 'overloaded', { 'retry-after': '0' }), yes({ post: { id } }));
    await expect(client.posts.createPost({ content: 'a' })).resolves.toMatchObject({ post: { id } });
    expect(new Set(keysOf(asked)).size).toBe(1);
    expect(asked).toHaveLength(3);
  });

  it('waits for the first request of a key that is still being worked on', async () => {
    const { asked, client } = serve('cut', no(409, 'still_running', { 'retry-after': '0' }), yes());
    await client.posts.actOnPost({ post_id: id, action: 'gift', amount: 5 });
    expect(asked).toHaveLength(3);
  });

  it('does not repeat what a guest writes, nor what was refused', async () => {
    const account = { username: 'ana', email: 'ana@example.org', password: 'ana likes long walks' };
    const guest = serve('cut', yes());
    await expect(guest.client.auth.signup(account)).rejects.toMatchObject({ status: 0, code: 'offline' });
    expect(guest.asked).toHaveLength(1);
    const refused = serve(no(404, 'post_not_found'), yes());
    await expect(refused.client.posts.deletePost({ post_id: id })).rejects.toMatchObject({ code: 'post_not_found' });
    expect(refused.asked).toHaveLength(1);
  });

  it('gives up after a few times, and at once when it is told to', async () => {
    const { asked, client } = serve();
    const stop = new AbortController();
    const waiting = client.posts.readTicker({}, { signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked.length).toBeLessThan(2);
    const impatient = createClient({
      url: 'https://meadow.example',
      repeats: 1,
      fetch: async () => no(503, 'overloaded', { 'retry-after': '0' }),
    });
    await expect(impatient.posts.readTicker()).rejects.toMatchObject({ status: 503, code: 'overloaded' });
  });
});

describe('who asks', () => {
  it('is kept from a sign-in, and shown to no other host', async () => {
    const signedIn = yes({ user: { id } });
    signedIn.headers.append('set-cookie', 'session=abc; Path=/; HttpOnly');
    const pass = { token: 't', signature: 's', expire: 1, publicKey: 'k', folders: { image: 'i', video: 'v' } };
    const host = yes({ ...pass, uploadUrl: 'https://host.example/upload' });
    const { asked, client } = serve(signedIn, host, Response.json({ url: 'https://host.example/1' }));
    await client.auth.login({ email: 'ana@example.org', password: 'ana likes long walks' });
    expect(client.cookies()).toBe('session=abc');
    await client.sendMedia(new Blob(['x'], { type: 'image/png' }), 'x.png');
    expect(asked.map(({ init }) => init.headers['cookie'])).toEqual([undefined, 'session=abc', undefined]);
  });

  it('can be a token', async () => {
    const asked: unknown[] = [];
    const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
      asked.push(init?.headers);
      return yes();
    };
    await createClient({ url: 'https://meadow.example', token: 'abc', fetch }).auth.getSession();
    expect(asked).toMatchObject([{ authorization: 'Bearer abc' }]);
  });
});
