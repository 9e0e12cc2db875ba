import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { followCalls } from '@wagram/contract/follows';
import { ALT_MAX, postCalls } from '@wagram/contract/posts';
import { newId, type MemberId } from '#kernel';
import { networks, people, settleAll, startPeer, type Network, type Peer } from '#testing';
import { laneOf } from './receive.ts';
import { signDraft, signStandard } from '../signatures/signatures.ts';

const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';
const HOUR_MS = 3_600_000;

interface Sending {
  sign?: typeof signDraft;
  now?: Date;
  keyId?: string;
  /** What is sent instead of what was signed. */
  body?: object | string;
  headers?: (signed: Record<string, string>) => Record<string, string>;
  path?: string;
}

const scene = async () => {
  const peer = await startPeer();
  const [here] = (await networks(1, peer.host)) as [Network];
  const [ana, bob] = await people(here, 'ana', 'bob');
  const { post } = await ana.browser.get(postCalls.createPost, { content: 'mine' });
  const uri = `${here.origin}/ap/posts/${post.id}`;
  const send = (activity: object, sending?: Sending) => sendTo(here, peer, activity, sending);
  const likes = async () => {
    await settleAll([here]);
    return (await ana.browser.get(postCalls.readPosts, { id: post.id })).post?.likes;
  };
  return { here, peer, ana, bob, post, uri, send, likes };
};

const sendTo = async (here: Network, peer: Peer, activity: object, sending: Sending = {}): Promise<number> => {
  const { sign = signDraft, now = here.clock.now(), keyId = peer.keyId, path = '/ap/inbox' } = sending;
  const url = new URL(path, here.origin);
  const body = Buffer.from(JSON.stringify(activity));
  const { host: _own, ...signed } = await sign({ method: 'POST', url, body, keyId, key: peer.key, now });
  const headers = sending.headers?.(signed) ?? signed;
  const sent = typeof sending.body === 'string' ? sending.body : sending.body && JSON.stringify(sending.body);
  return (await fetch(url, { method: 'POST', headers, body: sent ?? body.toString('utf8') })).status;
};

const likeOf = ({ actor }: Peer, object: string, mark = '1', more: object = {}) => ({
  id: `${actor}/likes/${mark}`,
  type: 'Like',
  actor,
  object,
  ...more,
});

const rowsOf = async (here: Network, text: string): Promise<object[]> =>
  (await here.app.database.pool.query<object>(text)).rows;

describe('[FED-04] the attack table: what is taken in', () => {
  it('is what was signed by whom it is from, by the draft or the standard, and once', async () => {
    const { peer, uri, send, likes } = await scene();
    expect(await send(likeOf(peer, uri))).toBe(202);
    expect(await likes()).toBe(1);
    expect(await send(likeOf(peer, uri, '2'), { sign: signStandard })).toBe(202);
    expect(await likes()).toBe(1);
    const undo = { id: `${peer.actor}/undo/1`, type: 'Undo', actor: peer.actor, object: likeOf(peer, uri) };
    expect(await send(undo)).toBe(202);
    expect(await likes()).toBe(0);
    // The like that was heard before is not heard again.
    expect(await send(likeOf(peer, uri))).toBe(202);
    expect(await likes()).toBe(0);
  });

  it('is nothing unsigned, changed, stale, of the future, or signed without its body', async () => {
    const { here, peer, uri, send, likes } = await scene();
    const now = here.clock.now().getTime();
    const like = likeOf(peer, uri);
    const unsigned = (signed: Record<string, string>) => ({ 'content-type': signed['content-type'] ?? '' });
    const bare = (signed: Record<string, string>) => ({
      ...signed,
      signature: (signed['signature'] ?? '').replace(' digest', ''),
    });
    for (const sign of [signDraft, signStandard]) {
      expect(await send(like, { sign, body: likeOf(peer, uri, '9') })).toBe(401);
      expect(await send(like, { sign, now: new Date(now - 2 * HOUR_MS) })).toBe(401);
      expect(await send(like, { sign, now: new Date(now + 2 * HOUR_MS) })).toBe(401);
    }
    expect(await send(like, { headers: unsigned })).toBe(401);
    expect(await send(like, { headers: bare })).toBe(401);
    expect(await likes()).toBe(0);
    expect(await rowsOf(here, 'select 1 from federation_heard')).toEqual([]);
  });

  it('is nothing in the name of somebody else, nor by somebody else’s key', async () => {
    const { here, peer, ana, uri, send, likes } = await scene();
    const other = await startPeer('mallory');
    expect(await send(likeOf(peer, uri, '1', { actor: `${here.origin}/ap/members/${ana.id}` }))).toBe(401);
    expect(await send(likeOf(peer, uri, '2', { actor: other.actor }))).toBe(401);
    expect(await send(likeOf(peer, uri), { keyId: other.keyId })).toBe(401);
    expect(await send(likeOf(peer, uri, '3', { id: `${other.origin}/likes/3` }))).toBe(401);
    // Another person of the same server is somebody else, too.
    peer.documents.set('/users/ida', {
      ...peer.documents.get('/users/eve'),
      id: `${peer.origin}/users/ida`,
      preferredUsername: 'ida',
    });
    expect(await send(likeOf(peer, uri, '4', { actor: `${peer.origin}/users/ida` }))).toBe(401);
    expect(await likes()).toBe(0);
  });

  it('is nothing that is no activity, and nothing large', async () => {
    const { send } = await scene();
    expect(await send([])).toBe(400);
    expect(await send({ id: 'x' })).toBe(400);
    expect(await send({}, { body: 'not json' })).toBe(401);
    expect(await send({ id: 'x'.repeat(300_000) })).toBe(413);
  });

  it('is nothing that nobody here understands, and nothing signed for a whole address of another host', async () => {
    const { here, peer, uri, send, likes } = await scene();
    expect(await send({ ...likeOf(peer, uri), type: 'Dance' })).toBe(202);
    expect(await rowsOf(here, 'select 1 from federation_heard')).toEqual([]);
    const body = Buffer.from(JSON.stringify(likeOf(peer, uri)));
    const path = 'http://b.example/ap/inbox';
    const { keyId, key } = peer;
    const url = new URL(path);
    const headers = await signDraft({ method: 'POST', url, body, keyId, key, now: here.clock.now() });
    const sent = request(here.origin, { method: 'POST', path, headers }).end(body);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    expect(reply.resume().statusCode).toBe(400);
    expect(await likes()).toBe(0);
  });

  it('is nobody who comes by the name of somebody who is still there, in the same place or another', async () => {
    const { here, peer, uri, send, likes } = await scene();
    expect(await send(likeOf(peer, uri))).toBe(202);
    expect(await likes()).toBe(1);
    const actor = `${peer.origin}/c/eve`;
    const eve = peer.documents.get('/users/eve') as { publicKey: object };
    const publicKey = { ...eve.publicKey, id: `${actor}#key`, owner: actor };
    peer.documents.set('/c/eve', { ...eve, id: actor, type: 'Group', inbox: `${actor}/inbox`, publicKey });
    const like = { id: `${actor}/likes/1`, type: 'Undo', actor, object: likeOf(peer, uri, '1', { actor }) };
    expect(await send(like, { keyId: publicKey.id })).toBe(401);
    const uris = () => rowsOf(here, 'select uri from federation_actors');
    expect(await uris()).toEqual([{ uri: peer.actor }]);
    expect(await likes()).toBe(1);
    // Whoever has gone leaves the name to who comes after them.
    peer.gone.add('/users/eve');
    here.clock.advance(HOUR_MS);
    expect(await send(like, { keyId: publicKey.id })).toBe(202);
    expect(await uris()).toEqual([{ uri: actor }]);
  });

  it('is no note that somebody else wrote, and no deletion or change of one', async () => {
    const { here, peer, ana, bob, post, uri, send } = await scene();
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    const note = {
      id: uri,
      type: 'Note',
      attributedTo: `${here.origin}/ap/members/${ana.id}`,
      content: '<p>forged</p>',
      to: [PUBLIC],
    };
    const act = (type: string, object: object | string) => ({
      id: `${peer.actor}/${type}`,
      type,
      actor: peer.actor,
      object,
    });
    for (const [type, object] of [
      ['Create', note],
      ['Update', note],
      ['Delete', uri],
      ['Delete', { id: uri, type: 'Tombstone' }],
      ['Delete', note.attributedTo],
    ] as const)
      expect(await send({ ...act(type, object), id: `${peer.actor}/${type}/${Math.random()}` })).toBe(202);
    const foreign = { ...note, id: 'https://elsewhere.example/1', attributedTo: 'https://elsewhere.example/mia' };
    expect(await send(act('Create', foreign))).toBe(202);
    await settleAll([here]);
    expect((await ana.browser.get(postCalls.readPosts, { id: post.id })).post?.content).toBe('mine');
    expect(await rowsOf(here, 'select 1 from posts where remote')).toEqual([]);
    expect(await rowsOf(here, "select 1 from members where state <> 'active'")).toEqual([]);
  });

  it('is no markup, and nothing that was not for everybody', async () => {
    const { here, peer, ana, send } = await scene();
    const note = (mark: string, more: object) => ({
      id: `${peer.origin}/notes/${mark}`,
      type: 'Note',
      attributedTo: peer.actor,
      content: `<p onclick="x()">Hello <a href="javascript:alert(1)">you</a> <a href="https://evil.example/">https://bank.example/</a></p><script>steal()</script>`,
      tag: [{ type: 'Mention', href: `${here.origin}/ap/members/${ana.id}`, name: `@ana@${here.host}` }],
      to: [PUBLIC],
      ...more,
    });
    const picture = { type: 'Image', url: `${peer.origin}/media/1`, name: 'x'.repeat(200_000) };
    for (const one of [note('open', { attachment: [picture] }), note('closed', { to: [`${peer.actor}/followers`] })])
      expect(await send({ id: `${one.id}#create`, type: 'Create', actor: peer.actor, object: one })).toBe(202);
    await settleAll([here]);
    expect(await rowsOf(here, 'select content, facets from posts where remote')).toEqual([
      {
        content: 'Hello you https://bank.example/ (evil.example)',
        facets: [{ start: 10, end: 31, kind: 'link', value: 'https://evil.example/' }],
      },
    ]);
    expect(await rowsOf(here, "select length(media ->> 'alt') as letters from posts where remote")).toEqual([
      { letters: ALT_MAX },
    ]);
    expect(await rowsOf(here, 'select bio, display_name from members where host is not null')).toEqual([
      { bio: 'I am elsewhere', display_name: `eve of ${peer.host}` },
    ]);
  });

  it('asks nobody twice at once for what it could not find, and answers a deletion of somebody unknown', async () => {
    const { peer, uri, send } = await scene();
    peer.documents.delete('/users/eve');
    expect(await send(likeOf(peer, uri))).toBe(401);
    expect(await send(likeOf(peer, uri, '2'))).toBe(401);
    expect(await send({ id: `${peer.actor}#delete`, type: 'Delete', actor: peer.actor, object: peer.actor })).toBe(202);
    expect(peer.asked.filter((path) => path === 'GET /users/eve')).toHaveLength(1);
  });

  it('holds up one server at two places, however many speak there, and each of them in one', () => {
    const people = Array.from({ length: 50 }, () => newId<MemberId>());
    const lanes = people.map((id) => laneOf({ host: 'one.example', member_id: id }));
    expect(new Set(lanes).size).toBe(2);
    expect(people.map((id) => laneOf({ host: 'one.example', member_id: id }))).toEqual(lanes);
    expect(lanes).not.toContain(laneOf({ host: 'two.example', member_id: people[0] ?? newId() }));
  });

  it('floods of one server are refused before anything is asked or written', async () => {
    const { here, peer, uri, send } = await scene();
    const statuses: number[] = [];
    for (let turn = 0; turn < 620; turn += 1)
      statuses.push(await send(likeOf(peer, uri, String(turn)), { keyId: `${peer.actor}#other` }));
    expect(new Set(statuses.slice(0, 600))).toEqual(new Set([401]));
    expect(new Set(statuses.slice(-20))).toEqual(new Set([429]));
    expect(await rowsOf(here, 'select 1 from federation_heard')).toEqual([]);
  });

  it('is told back to a server that is not ours: accepted, and what is posted', async () => {
    const { here, peer, ana, send } = await scene();
    const follow = {
      id: `${peer.actor}/follows/1`,
      type: 'Follow',
      actor: peer.actor,
      object: `${here.origin}/ap/members/${ana.id}`,
    };
    expect(await send({ ...follow, junk: 'x'.repeat(100_000) })).toBe(202);
    await settleAll([here]);
    await ana.browser.get(postCalls.createPost, { content: 'to everybody' });
    await settleAll([here]);
    expect(JSON.stringify(peer.received)).not.toContain('junk');
    expect(peer.received).toMatchObject([
      { type: 'Accept', object: follow },
      { type: 'Create', object: { type: 'Note', content: '<p>to everybody</p>' } },
    ]);
  });
});
