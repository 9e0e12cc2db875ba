import { RTCPeerConnection } from 'werift';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { camera, screen, type Camera, type Screen } from '#testing';
import { Relay } from './relay.ts';

type Answering = Parameters<Camera['connect']>[0];

const soon = { timeout: 40_000, interval: 50 };

const startRelay = (): Relay => {
  const relay = new Relay({ address: null, ports: null, maxStreams: 2, maxViewers: 10 });
  onTestFinished(() => relay.end('stream'));
  return relay;
};

const sees = (one: Screen): Promise<void> => vi.waitFor(() => expect(one.packets()).toBeGreaterThan(10), soon);

/** Somebody is dropped while this is answered. */
const whileDropping =
  (relay: Relay, peer: string, answering: Answering): Answering =>
  async (offer) => {
    const answer = answering(offer);
    await relay.drop(peer);
    return answer;
  };

/** What one relay takes from another, while somebody leaves the one that takes it. */
const follow = async (from: Relay, to: Relay, leaving: string): Promise<void> => {
  const offer = await to.subscribe('stream', 'source');
  await to.drop(leaving);
  const answer = await from.feed('stream', 'relay', offer);
  await to.accept('stream', 'source', answer);
};

describe('a room of the relay', () => {
  it('[STG-04] is where a host is seen, whoever leaves it or another one while they come in', async () => {
    for (const leaving of ['somebody elsewhere', 'the only viewer']) {
      const relay = startRelay();
      await screen().connect((offer) => relay.watch('stream', 'the only viewer', offer));
      if (leaving !== 'the only viewer') await relay.drop('the only viewer');
      const [host, viewer] = [camera(), screen()];
      await host.connect(whileDropping(relay, leaving, (offer) => relay.publish('stream', 'host', offer)));
      await viewer.connect((offer) => relay.watch('stream', 'viewer', offer));
      await sees(viewer);
    }
  });

  it('[STG-04] is where a stream of another relay is seen, whoever leaves while it comes', async () => {
    const [from, to] = [startRelay(), startRelay()];
    await camera().connect((offer) => from.publish('stream', 'host', offer));
    await screen().connect((offer) => to.watch('stream', 'the only viewer', offer));
    await follow(from, to, 'the only viewer');
    const viewer = screen();
    await viewer.connect((offer) => to.watch('stream', 'viewer', offer));
    await sees(viewer);
  });
});

describe('a connection to another relay', () => {
  it('[STG-04] is closed when its answer is of no use, and when the stream has ended before it', async () => {
    const close = vi.spyOn(RTCPeerConnection.prototype, 'close');
    onTestFinished(() => close.mockRestore());
    const closed = () => new Set(close.mock.contexts).size;
    const relay = startRelay();
    await relay.subscribe('stream', 'first');
    await expect(relay.accept('stream', 'first', 'v=0\r\nm=nonsense')).rejects.toMatchObject({ why: 'bad_sdp' });
    expect(closed()).toBe(1);
    await relay.subscribe('stream', 'second');
    await relay.end('stream');
    expect(closed()).toBe(2);
    await expect(relay.accept('stream', 'second', 'v=0')).rejects.toMatchObject({ why: 'bad_sdp' });
  });
});
