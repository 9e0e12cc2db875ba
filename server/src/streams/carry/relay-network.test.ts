import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { streamCalls } from '@wagram/contract/streams';
import { type Call, type CallInput, type CallReply } from '@wagram/contract/kernel';
import { createLog, openPostgres, type StreamId } from '#kernel';
import {
  camera,
  cookiesOf,
  enter,
  ownPostgres,
  ownRedis,
  preparedData,
  screen,
  startProgram,
  temporaryFolder,
} from '#testing';
import type { Env, Program, Screen } from '#testing';

const SEAL_KEY = 'a key that all processes of a network share';

/** Two programs of one network, and how many streams have come in at one of them. */
const network = async (more: Env = {}) => {
  // The embedded database has one program.
  const { DATABASE_URL: url = (await ownPostgres()).url } = await preparedData();
  const start = () => startProgram({ DATABASE_URL: url, DATA_DIR: temporaryFolder(), SEAL_KEY, ...more });
  const [a, b] = [await start(), await start()];
  const relays = async (): Promise<number> => {
    const database = openPostgres(url, createLog('fatal', false), 1);
    const { rowCount } = await database.pool.query('select 1 from stream_relays');
    await database.close();
    return rowCount ?? 0;
  };
  return { a, b, relays };
};

const memberOf = async (program: Program, name: string) => {
  const { body, headers } = await enter(program, name);
  return { id: body.user.id, cookie: cookiesOf(headers) };
};

const done = async <C extends Call>(
  at: Program,
  call: C,
  input: CallInput<C>,
  cookie: string,
): Promise<CallReply<C>> => {
  const { body } = await at.ask(call, input, { cookie });
  if (!body.success) throw new Error(body.error);
  return body;
};

/** WHIP or WHEP at one of the programs. */
const through =
  (program: Program, streamId: StreamId, way: 'whip' | 'whep', cookie = '') =>
  async (offer: string): Promise<string> => {
    const url = `http://127.0.0.1:${program.port}/api/streams/${streamId}/${way}`;
    const headers = { 'content-type': 'application/sdp', cookie };
    const reply = await fetch(url, { method: 'POST', headers, body: offer });
    const text = await reply.text();
    if (reply.status !== 201) throw new Error(text);
    return text;
  };

const goLive = async (program: Program, cookie: string): Promise<StreamId> =>
  (await done(program, streamCalls.createStream, { title: 'Live', category: 'general' }, cookie)).stream.id;

const soon = { timeout: 40_000, interval: 50 };

/** Until so many more have come to each of them. */
const seeOn = async (...screens: Screen[]): Promise<void> => {
  const before = screens.map(({ packets }) => packets());
  await vi.waitFor(
    () => screens.forEach((one, at) => expect(one.packets()).toBeGreaterThan((before[at] ?? 0) + 25)),
    soon,
  );
};

/** Nothing comes to one while so much comes to another. */
const isStill = async (one: Screen, clock: Screen): Promise<boolean> => {
  const before = one.packets();
  await seeOn(clock);
  return one.packets() === before;
};

describe('relays of several processes', () => {
  it('[STG-04] RT-03: a viewer at any process sees any stream, is counted once, and sees no more when blocked at another', async () => {
    const { a, b, relays } = await network();
    const [ana, bob] = [await memberOf(a, 'ana'), await memberOf(a, 'bob')];
    const streamId = await goLive(a, ana.cookie);
    const [host, early, late, near, member] = [camera(), screen(), screen(), screen(), screen()];
    // One is there before the host is.
    await early.connect(through(b, streamId, 'whep'));
    await host.connect(through(a, streamId, 'whip', ana.cookie));
    await seeOn(early);
    const asked = host.wholePictures();
    await late.connect(through(b, streamId, 'whep'));
    await member.connect(through(b, streamId, 'whep', bob.cookie));
    await near.connect(through(a, streamId, 'whep'));
    await seeOn(late, member, near);
    await vi.waitFor(() => expect(host.wholePictures()).toBeGreaterThan(asked), soon);
    for (const program of [a, b])
      await vi.waitFor(async () => {
        const { body } = await program.get(`/api/streams/one?stream_id=${streamId}`);
        expect(body).toMatchObject({ stream: { viewers: 3 } });
      }, soon);
    await done(a, blockCalls.block, { blocked_id: bob.id }, ana.cookie);
    await vi.waitFor(async () => expect(await isStill(member, late)).toBe(true), soon);
    expect(await relays()).toBe(1);
    await done(b, streamCalls.endStream, { stream_id: streamId }, ana.cookie);
    await vi.waitFor(async () => expect(await relays()).toBe(0), soon);
  });

  it('[STG-04] a host is followed to the process that they find next, also when theirs has died; Redis tells it', async () => {
    const { a, b } = await network({ REDIS_URL: (await ownRedis()).url });
    const ana = await memberOf(a, 'ana');
    const streamId = await goLive(a, ana.cookie);
    const [first, second, third] = [camera(), camera(), camera()];
    const [atA, atB] = [screen(), screen()];
    await first.connect(through(b, streamId, 'whip', ana.cookie));
    await atA.connect(through(a, streamId, 'whep'));
    await atB.connect(through(b, streamId, 'whep'));
    await seeOn(atA, atB);
    // The line before is still there and sends: nobody hears it any more.
    await second.connect(through(a, streamId, 'whip', ana.cookie));
    await seeOn(atA, atB);
    a.signal('SIGKILL');
    await a.ended;
    await vi.waitFor(async () => {
      const before = atB.packets();
      await first.nextPictures();
      expect(atB.packets()).toBe(before);
    }, soon);
    await third.connect(through(b, streamId, 'whip', ana.cookie));
    await seeOn(atB);
  });
});
