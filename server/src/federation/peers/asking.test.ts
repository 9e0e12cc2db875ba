import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { federationCalls } from '@wagram/contract/federation';
import { followCalls } from '@wagram/contract/follows';
import { profileCalls } from '@wagram/contract/profiles';
import { networks, people, settleAll, startPeer, type Network } from '#testing';
import { signDraft } from '../signatures/signatures.ts';
import { withFederation } from '../state.ts';
import { askFor } from './ask.ts';

const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';

/** A server that answers as it likes, and what it was asked for. */
const server = async (answer: RequestListener): Promise<{ host: string; origin: string; asked: string[] }> => {
  const asked: string[] = [];
  const opened = createServer((request, reply) => {
    asked.push(request.url ?? '');
    answer(request, reply);
  }).listen(0, '127.0.0.1');
  await once(opened, 'listening');
  onTestFinished(() => {
    opened.closeAllConnections();
    opened.close();
  });
  const host = `127.0.0.1:${(opened.address() as AddressInfo).port}`;
  return { host, origin: `http://${host}`, asked };
};

const person = (origin: string) => ({
  id: `${origin}/users/eve`,
  type: 'Person',
  preferredUsername: 'eve',
  inbox: `${origin}/inbox`,
  publicKey: { id: `${origin}/users/eve#key`, owner: `${origin}/users/eve`, publicKeyPem: 'none' },
});

const TYPE = { 'content-type': 'application/activity+json' };

const lookUpAt = async (answer: RequestListener) => {
  const one = await server(answer);
  const [here] = (await networks(1, one.host)) as [Network];
  const [ana] = await people(here, 'ana');
  const refused = await ana.browser.refused(federationCalls.lookUp, { q: `${one.origin}/users/eve` });
  const { rows } = await here.app.database.pool.query('select 1 from federation_actors');
  return { ...one, code: refused.code, rows };
};

describe('[FED-04] the attack table: what is asked for', () => {
  it('is not fetched inside, wherever a redirect leads', async () => {
    const inner = await server((_request, reply) =>
      reply.writeHead(200, TYPE).end(JSON.stringify(person(inner.origin))),
    );
    for (const to of [
      `${inner.origin}/secret`,
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'http://[::1]/',
    ]) {
      const { code, rows } = await lookUpAt((_request, reply) => reply.writeHead(302, { location: to }).end());
      expect([code, rows]).toEqual(['nobody_there', []]);
    }
    expect(inner.asked).toEqual([]);
  });

  it('is given up where it leads around in circles', async () => {
    const { code, asked } = await lookUpAt((_request, reply) => reply.writeHead(302, { location: '/users/eve' }).end());
    expect(code).toBe('nobody_there');
    expect(asked).toHaveLength(4);
  });

  it('is given up after a megabyte, and is not read at all where it is no document', async () => {
    let sent = 0;
    const { code } = await lookUpAt((_request, reply) => {
      reply.writeHead(200, TYPE);
      const more = (): void => {
        while (!reply.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!reply.write(Buffer.alloc(65_536, ' '))) return void reply.once('drain', more);
        }
        reply.end();
      };
      more();
    });
    expect(code).toBe('nobody_there');
    expect(sent).toBeLessThan(20_000_000);
    // What people upload to a server is JSON at most, and does not speak for it.
    for (const type of ['text/html', 'application/json', 'application/ld+json', 'application/ld+json; profile="x"']) {
      const page = await lookUpAt((request, reply) => {
        const { origin } = new URL(`http://${request.headers.host}`);
        reply.writeHead(200, { 'content-type': type }).end(JSON.stringify(person(origin)));
      });
      expect([page.code, page.rows], type).toEqual(['nobody_there', []]);
    }
  });

  it('is read by either of its names', async () => {
    const peer = await startPeer();
    const [here] = (await networks(1, peer.host)) as [Network];
    const app = withFederation(here.app);
    if (app === null) throw new Error('off');
    for (const type of ['activity+json; charset=utf-8', 'ld+json; profile="https://www.w3.org/ns/activitystreams"']) {
      peer.type = `application/${type}`;
      expect(await askFor(app, peer.actor)).toMatchObject({ id: peer.actor });
    }
  });

  it('is given up when its time is over, however many places it leads to', async () => {
    const slow = await server((_request, reply) => {
      setTimeout(() => reply.writeHead(302, { location: `/${Math.random()}` }).end(), 200);
    });
    const [here] = (await networks(1, slow.host)) as [Network];
    const app = withFederation(here.app);
    if (app === null) throw new Error('off');
    const asking = askFor({ ...app, until: performance.now() + 300 }, `${slow.origin}/1`);
    await expect(asking).rejects.toMatchObject({ reason: 'slow' });
    expect(slow.asked.length).toBeLessThan(3);
  });

  it('speaks for its own host alone: nobody elsewhere, and none of ours', async () => {
    const [mia] = [await startPeer('mia')];
    const { code, rows } = await lookUpAt((_request, reply) =>
      reply.writeHead(200, TYPE).end(JSON.stringify(person(mia.origin))),
    );
    expect([code, rows]).toEqual(['nobody_there', []]);
    expect(mia.asked).toEqual([]);
  });

  it('is a few levels of a talk and no more, however long somebody says that it is', async () => {
    const peer = await startPeer();
    const [here] = (await networks(1, peer.host)) as [Network];
    const [ana] = await people(here, 'ana');
    const note = (place: number) => ({
      id: `${peer.origin}/notes/${place}`,
      type: 'Note',
      attributedTo: peer.actor,
      content: `level ${place}`,
      to: [PUBLIC],
      inReplyTo: `${peer.origin}/notes/${place + 1}`,
    });
    for (let place = 0; place < 50; place += 1) peer.documents.set(`/notes/${place}`, note(place));
    await ana.browser.get(federationCalls.lookUp, { q: peer.actor });
    const { user } = await ana.browser.get(profileCalls.readProfile, { username: `eve@${peer.host}` });
    await ana.browser.get(followCalls.follow, { following_id: user.id });
    const me = `${here.origin}/ap/members/${ana.id}`;
    const send = async (activity: object): Promise<void> => {
      const [url, body] = [new URL('/ap/inbox', here.origin), Buffer.from(JSON.stringify(activity))];
      const { keyId, key } = peer;
      const { host: _own, ...headers } = await signDraft({
        method: 'POST',
        url,
        body,
        keyId,
        key,
        now: here.clock.now(),
      });
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(202);
      await settleAll([here]);
    };
    await send({ id: `${peer.actor}/1`, type: 'Accept', actor: peer.actor, object: { type: 'Follow', actor: me } });
    await send({ id: `${peer.actor}/2`, type: 'Create', actor: peer.actor, object: note(0) });
    expect(peer.asked.filter((path) => path.startsWith('GET /notes/'))).toHaveLength(3);
  });
});
