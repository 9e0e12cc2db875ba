import { describe, expect, it, vi } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { networks, people, settleAll, startPeer, type Network, type Peer } from '#testing';
import { signDraft } from '../signatures/signatures.ts';

/** Ana, and two servers on each of which somebody follows her. */
const scene = async () => {
  const peers = [await startPeer('slow'), await startPeer('quick')] as const;
  const [here] = (await networks(1, ...peers.map(({ host }) => host))) as [Network];
  const [ana] = await people(here, 'ana');
  for (const { actor, keyId, key } of peers) {
    const url = new URL('/ap/inbox', here.origin);
    const object = `${here.origin}/ap/members/${ana.id}`;
    const body = Buffer.from(JSON.stringify({ id: `${actor}/acts/1`, type: 'Follow', actor, object }));
    const signed = await signDraft({ method: 'POST', url, body, keyId, key, now: here.clock.now() });
    const { host: _own, ...headers } = signed;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(202);
  }
  await settleAll([here]);
  const [slow, quick] = peers;
  const write = (content: string) => ana.browser.get(postCalls.createPost, { content });
  return { here, slow, quick, write };
};

const textsOf = ({ received }: Peer): string[] =>
  received.flatMap((one) => {
    const { type, object } = one as { type: string; object: { content?: string } };
    return type === 'Create' ? [object.content?.replace(/<[^>]+>/g, '') ?? ''] : [];
  });

const kindsFor = async ({ app }: Network, { host }: Peer): Promise<string[]> => {
  const { rows } = await app.database.pool.query<{ kind: string }>('select kind from jobs where lane = $1', [host]);
  return rows.map(({ kind }) => kind);
};

const isSlow = async ({ app }: Network, { host }: Peer): Promise<boolean> => {
  const { rows } = await app.database.pool.query<{ slow: boolean }>(
    'select slow_since is not null as slow from federation_hosts where name = $1',
    [host],
  );
  return rows.some(({ slow }) => slow);
};

describe('a letter to other servers', () => {
  it('[FED-05] waits apart for whoever takes their time, in the order in which it was written, and nobody else waits', async () => {
    const { here, slow, quick, write } = await scene();
    let answer = (): void => undefined;
    slow.answersAfter = new Promise<void>((resolve) => (answer = resolve));
    await write('first');
    await write('second');
    await vi.waitFor(() => expect(textsOf(quick)).toEqual(['first', 'second']), 10_000);
    const apart = 'federation.deliver_patiently';
    await vi.waitFor(async () => expect(await kindsFor(here, slow)).toEqual([apart, apart]), 10_000);
    expect(await isSlow(here, slow)).toBe(true);
    await write('third');
    await vi.waitFor(async () => expect(await kindsFor(here, slow)).toEqual([apart, apart, apart]), 10_000);
    await vi.waitFor(() => expect(textsOf(quick)).toEqual(['first', 'second', 'third']), 10_000);
    // Nobody knew whether the first had arrived, so it came again.
    await vi.waitFor(() => expect(textsOf(slow)).toEqual(['first', 'first']), 10_000);
    answer();
    await settleAll([here]);
    expect(textsOf(slow)).toEqual(['first', 'first', 'second', 'third']);
    expect([await isSlow(here, slow), await kindsFor(here, slow)]).toEqual([false, []]);
  });

  it('[FED-05] to a mailbox that has gone asks about whose it was, who is let go when they have gone, too', async () => {
    const { here, slow: eve, write } = await scene();
    const stateOf = async () => {
      const sql = `select m.state from members m join federation_actors a on a.member_id = m.id where a.uri = $1`;
      return (await here.app.database.pool.query<{ state: string }>(sql, [eve.actor])).rows[0]?.state;
    };
    const inbox = new URL(`${eve.actor}/inbox`).pathname;
    eve.gone.add(inbox);
    await write('first');
    await settleAll([here]);
    // Her server says nothing of herself: somebody else there may be in the way.
    expect(await stateOf()).toBe('active');
    eve.gone.add(new URL(eve.actor).pathname);
    here.clock.advance(3_600_000);
    await write('second');
    await settleAll([here]);
    expect(await stateOf()).toBe('deactivated');
  });
});
