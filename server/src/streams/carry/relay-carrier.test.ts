import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { streamCalls } from '@wagram/contract/streams';
import type { App, StreamId } from '#kernel';
import { people, testApp } from '#testing';
import type { StreamsApp } from '../watching/figures.ts';
import { RelayCarrier } from './relay-carrier.ts';
import { RelayNetwork } from './relay-network.ts';
import { RelayProcess } from './relay-process.ts';
import { selectRelays } from './relays.gen.ts';

const liveStream = async () => {
  const opened = await testApp();
  const [ana] = await people(opened, 'ana');
  const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
  const streamId = stream.id as StreamId;
  const holders = () => selectRelays(opened.app.db, { streamIds: [streamId], now: opened.clock.now() });
  return { app: opened.app, ana, streamId, holders };
};

/** A process of the network, on a bus that it shares with others, whose relay answers what it is told to. */
const processOf = (outer: App, elsewhere: App['live']['elsewhere'], answer: (say: string) => Promise<string>) => {
  const dropped: string[] = [];
  const accepted: string[] = [];
  const works: Promise<unknown>[] = [];
  const app = {
    ...outer,
    live: { elsewhere },
    background: (work: Promise<unknown>) => works.push(work),
  };
  const relay = {
    ask: async (say: string, _stream: string, peer: string) => {
      const sdp = await answer(say);
      if (say === 'accept') accepted.push(peer);
      return sdp;
    },
    drop: (peer: string) => dropped.push(peer),
  };
  const network = new RelayNetwork(app as unknown as App, relay as unknown as RelayProcess);
  return { network, dropped, accepted, settle: () => Promise.all(works) };
};

describe('a host who comes in', () => {
  it('[STG-04] twice at once has the claim of the connection that came last, and gives it back with that one alone', async () => {
    const { app, ana, streamId, holders } = await liveStream();
    const claimsBefore: number[] = [];
    const ask = vi.spyOn(RelayProcess.prototype, 'ask').mockImplementation(async () => {
      claimsBefore.push((await holders()).length);
      return 'v=0';
    });
    onTestFinished(() => ask.mockRestore());
    // Hooks can be added only before a program listens; these would stop what was never started.
    const http = { addHook: () => undefined };
    const carrier = new RelayCarrier({ ...app, http, metrics: new Registry() } as unknown as StreamsApp);
    const carry = () => carrier.carry('whip', streamId, { memberId: ana.id, address: '' }, 'v=0');
    const [first, second] = await Promise.all([carry(), carry()]);
    // The relay is asked to seat the second when the first has all that is its own.
    expect(claimsBefore).toEqual([0, 1]);
    await carrier.drop(first.token);
    expect(await holders()).toHaveLength(1);
    await carrier.drop(second.token);
    expect(await holders()).toEqual([]);
  });
});

describe('a stream that comes from another relay', () => {
  it('[STG-04] is let go with its last viewer, also when a newer claim could not be followed', async () => {
    const { app, streamId } = await liveStream();
    const ears: ((event: never) => void)[] = [];
    const elsewhere = {
      tell: (event: never) => ears.forEach((hear) => hear(event)),
      on: (_name: string, hear: (typeof ears)[number]) => void ears.push(hear),
    } as unknown as App['live']['elsewhere'];
    let isUp = true;
    const there = processOf(app, elsewhere, async () => 'v=0');
    const here = processOf(app, elsewhere, async () => (isUp ? 'v=0' : Promise.reject(new Error('down'))));
    const follow = async (...watched: StreamId[]) => {
      await here.network.follow(new Set(watched));
      await here.settle();
    };
    await there.network.claim(streamId, 'first');
    await follow(streamId);
    expect(here.accepted).toHaveLength(1);
    await there.network.claim(streamId, 'second');
    isUp = false;
    await follow(streamId);
    // What came before still comes, and is known.
    const [source = ''] = here.accepted;
    expect(here.dropped).toHaveLength(1);
    expect(here.dropped).not.toContain(source);
    await follow();
    expect(here.dropped).toContain(source);
    expect(here.network.lose(source)).toBe(false);
  });

  it('[STG-04] keeps its host when the row was swept while the process stood still', async () => {
    const { app, streamId, holders } = await liveStream();
    const { network } = processOf(app, app.live.elsewhere, async () => 'v=0');
    await network.claim(streamId, 'host');
    const before = await holders();
    await app.db.query({ text: 'delete from stream_relays' });
    expect(await network.renew()).toEqual([]);
    expect(await holders()).toEqual(before);
    const other = processOf(app, app.live.elsewhere, async () => 'v=0');
    await other.network.claim(streamId, 'host elsewhere');
    expect(await network.renew()).toEqual(['host']);
  });
});
