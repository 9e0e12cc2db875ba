import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS, useVP8 } from 'werift';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { profileCalls } from '@wagram/contract/profiles';
import { streamCalls } from '@wagram/contract/streams';
import { createLog } from '#kernel';
import { people, testApp, type Person } from '#testing';
import { RelayProcess } from './relay-process.ts';
import { withAddress, withoutCandidates } from './relay/sdp.ts';
import { selectStillSeen } from './watching.gen.ts';

const OFFER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n';

const post = (browser: Person['browser'], url: string, payload: string, type = 'application/sdp') =>
  browser.request({ method: 'POST', url, headers: { 'content-type': type }, payload });

const peers: RTCPeerConnection[] = [];
afterEach(async () => {
  await Promise.all(peers.splice(0).map((peer) => peer.close()));
});

const peerOf = (direction: 'sendonly' | 'recvonly') => {
  const peer = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    codecs: { audio: [useOPUS()], video: [useVP8()] },
  });
  peers.push(peer);
  const track = new MediaStreamTrack({ kind: 'video' });
  const transceiver = peer.addTransceiver(direction === 'sendonly' ? track : 'video', { direction });
  return { peer, track, transceiver };
};

const offerOf = async (peer: RTCPeerConnection): Promise<string> => {
  await peer.setLocalDescription(await peer.createOffer());
  return peer.localDescription?.sdp ?? '';
};

/** Sends a packet every few milliseconds, as a camera would. */
const clip = (track: MediaStreamTrack): void => {
  let sequenceNumber = 0;
  const timer = setInterval(() => {
    sequenceNumber += 1;
    const header = new RtpHeader({ sequenceNumber, timestamp: sequenceNumber * 3_000, payloadType: 96, marker: true });
    track.writeRtp(new RtpPacket(header, Buffer.from([0x10, 0, 0, 0, sequenceNumber % 256])));
  }, 20);
  onTestFinished(() => clearInterval(timer));
};

describe('the relay', () => {
  it('[LIVE-02] hands what the host sends to a viewer, asks for a whole picture, and comes back after it died', async () => {
    const heard: unknown[] = [];
    const options = { address: null, ports: null, maxStreams: 1, maxViewers: 1 };
    const relay = new RelayProcess(options, createLog('silent', false), (news) => heard.push(news));
    onTestFinished(() => relay.stop());
    const see = async (): Promise<void> => {
      const host = peerOf('sendonly');
      let wholePictures = 0;
      host.transceiver.sender.onPictureLossIndication.subscribe(() => (wholePictures += 1));
      const answer = await relay.ask('publish', 'stream', 'host', await offerOf(host.peer));
      await host.peer.setRemoteDescription({ type: 'answer', sdp: answer });
      clip(host.track);
      const viewer = peerOf('recvonly');
      let packets = 0;
      viewer.peer.onTrack.subscribe((track) => track.onReceiveRtp.subscribe(() => (packets += 1)));
      const seen = await relay.ask('watch', 'stream', 'viewer', await offerOf(viewer.peer));
      await viewer.peer.setRemoteDescription({ type: 'answer', sdp: seen });
      await vi.waitFor(() => expect([packets > 10, wholePictures > 0]).toEqual([true, true]), 15_000);
    };
    await see();
    await expect(relay.ask('watch', 'stream', 'second', OFFER)).rejects.toMatchObject({ code: 'viewers_full' });
    await expect(relay.ask('publish', 'other', 'second', OFFER)).rejects.toMatchObject({ code: 'streams_full' });
    process.kill(relay.processId ?? 0, 'SIGKILL');
    expect(heard).toEqual([{ say: 'seen', peer: 'viewer' }]);
    await vi.waitFor(() => expect(heard).toContain(null), 5_000);
    await see();
  });

  it('[SR-M6] sends nothing to an address that an offer names, and a viewer still sees', async () => {
    const ear = createSocket('udp4');
    onTestFinished(() => void ear.close());
    let heard = 0;
    ear.on('message', () => (heard += 1));
    ear.bind(0, '127.0.0.1');
    await once(ear, 'listening');
    const options = { address: null, ports: null, maxStreams: 3, maxViewers: 3 };
    const relay = new RelayProcess(options, createLog('silent', false), () => undefined);
    onTestFinished(() => relay.stop());
    const evil = `a=candidate:1 1 udp 2130706431 127.0.0.1 ${ear.address().port} typ host\r\n`;
    const naming = async (direction: 'sendonly' | 'recvonly'): Promise<string> => {
      const offer = (await offerOf(peerOf(direction).peer)).replaceAll(/a=(?:candidate|end-of-candidates).*\r\n/g, '');
      return `${offer}${evil}a=end-of-candidates\r\n`;
    };
    await relay.ask('publish', 'evil', 'evil-host', await naming('sendonly'));
    await relay.ask('watch', 'evil', 'evil-viewer', await naming('recvonly'));
    const host = peerOf('sendonly');
    const answer = await relay.ask('publish', 'stream', 'host', await offerOf(host.peer));
    await host.peer.setRemoteDescription({ type: 'answer', sdp: answer });
    clip(host.track);
    const viewer = peerOf('recvonly');
    let packets = 0;
    viewer.peer.onTrack.subscribe((track) => track.onReceiveRtp.subscribe(() => (packets += 1)));
    const seen = await relay.ask('watch', 'stream', 'viewer', await offerOf(viewer.peer));
    await viewer.peer.setRemoteDescription({ type: 'answer', sdp: seen });
    await vi.waitFor(() => expect(packets).toBeGreaterThan(50), 15_000);
    expect(heard).toBe(0);
  });

  it('[SR-L13] tells when a host is replaced by another connection of theirs, so that the first is forgotten', async () => {
    const heard: unknown[] = [];
    const options = { address: null, ports: null, maxStreams: 1, maxViewers: 1 };
    const relay = new RelayProcess(options, createLog('silent', false), (news) => heard.push(news));
    onTestFinished(() => relay.stop());
    for (const peer of ['first', 'second', 'third'])
      await relay.ask('publish', 'stream', peer, await offerOf(peerOf('sendonly').peer));
    await vi.waitFor(() =>
      expect(heard).toEqual([
        { say: 'gone', peer: 'first' },
        { say: 'gone', peer: 'second' },
      ]),
    );
  });

  it('[SR-M6] offers the address that the world knows, and takes none from an offer', () => {
    const line = 'a=candidate:1 1 udp 2116026367 10.0.0.5 40001 typ host generation 0';
    const answer = `v=0\r\n${line}\r\na=end-of-candidates\r\n`;
    expect(withAddress(answer, null)).toBe(answer);
    expect(withAddress(answer, '203.0.113.9').split('\r\n')).toEqual([
      'v=0',
      line,
      'a=candidate:11 1 udp 2116026367 203.0.113.9 40001 typ host generation 0',
      'a=end-of-candidates',
      '',
    ]);
    const named = `v=0\r\n ${line}\r\n${line}\na=candidate:1 1 udp 21 0b9d-4c.local 50000 typ host\r\na=end-of-candidates\ra=mid:0`;
    expect(withoutCandidates(named)).toBe('v=0\r\na=mid:0');
  });
});

describe('WHIP and WHEP', () => {
  it('[SEC-01] let in whom the stream lets in', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
    await ana.browser.get(blockCalls.block, { blocked_id: cleo.id });
    const [whip, whep] = ['whip', 'whep'].map((way) => `/api/streams/${stream.id}/${way}`) as [string, string];
    const codeOf = async (reply: ReturnType<typeof post>) => {
      const { statusCode, body } = await reply;
      return `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;
    };
    expect(await codeOf(post(opened.browser(), whip, OFFER))).toBe('401 signed_out');
    expect(await codeOf(post(bob.browser, whip, OFFER))).toBe('403 not_host');
    expect(await codeOf(post(cleo.browser, whep, OFFER))).toBe('404 stream_not_found');
    expect(await codeOf(post(bob.browser, whep, 'hello'))).toBe('415 sdp_only');
    expect(await codeOf(post(bob.browser, whep, '{}', 'application/json'))).toBe('415 sdp_only');
    expect(await codeOf(post(bob.browser, whep, `v=0${'x'.repeat(100_000)}`))).toBe('413 body_too_large');
    expect(await codeOf(post(bob.browser, whep.replace(stream.id, 'nonsense'), OFFER))).toBe('404 stream_not_found');
    await ana.browser.get(streamCalls.endStream, { stream_id: stream.id });
    expect(await codeOf(post(bob.browser, whep, OFFER))).toBe('409 not_live');
    expect(await codeOf(post(ana.browser, whip, OFFER))).toBe('409 not_live');
  });

  it('[LIVE-03] RT-03: count a guest who sees the picture, and cut it off when the host turns private', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
    const viewer = peerOf('recvonly');
    const reply = await post(opened.browser(), `/api/streams/${stream.id}/whep`, await offerOf(viewer.peer));
    expect(reply.statusCode).toBe(201);
    await viewer.peer.setRemoteDescription({ type: 'answer', sdp: reply.body });
    const viewers = async () => {
      await ana.browser.get(streamCalls.keepAlive, { stream_id: stream.id });
      return (await ana.browser.get(streamCalls.readStream, { stream_id: stream.id })).stream.viewers;
    };
    await vi.waitFor(async () => expect(await viewers()).toBe(1), 10_000);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    await vi.waitFor(async () => expect(await viewers()).toBe(0), 8_000);
  });

  it('[LIVE-03] RT-03: hold nobody who was blocked or suspended meanwhile, host or viewer', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
    const all = [ana.id, bob.id, cleo.id, null];
    const held = async () => {
      const seen = await selectStillSeen(opened.app.db, { memberIds: all, streamIds: Array(4).fill(stream.id) });
      return all.filter((_, place) => seen.some(({ at }) => at === place + 1));
    };
    expect(await held()).toEqual(all);
    await ana.browser.get(blockCalls.block, { blocked_id: cleo.id });
    const suspend = (id: string) =>
      opened.app.database.pool.query(`update members set state = 'suspended' where id = $1`, [id]);
    await suspend(bob.id);
    expect(await held()).toEqual([ana.id, null]);
    await suspend(ana.id);
    expect(await held()).toEqual([]);
  });

  it('hand the offer on to a media server of the operator’s own, and end it there', async () => {
    const asked: string[] = [];
    const engine = createServer((request, reply) => {
      request.resume().on('end', () => {
        asked.push(`${request.method} ${request.url}`);
        reply.writeHead(201, { location: '/resource/7' }).end('v=0\r\nanswer');
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void engine.close());
    await vi.waitFor(() => expect(engine.listening).toBe(true));
    const origin = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
    const env = { LIVE_WHIP_URL: `${origin}/in/{id}`, LIVE_WHEP_URL: `${origin}/out/{id}` };
    const opened = await testApp({ env });
    const [ana] = await people(opened, 'ana');
    const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
    const sent = await post(ana.browser, `/api/streams/${stream.id}/whip`, OFFER);
    expect([sent.statusCode, sent.body]).toEqual([201, 'v=0\r\nanswer']);
    const seen = await post(opened.browser(), `/api/streams/${stream.id}/whep`, OFFER);
    expect(seen.headers['content-type']).toContain('application/sdp');
    await ana.browser.request({ method: 'DELETE', url: String(sent.headers['location']) });
    expect(asked).toEqual([`POST /in/${stream.id}`, `POST /out/${stream.id}`, 'DELETE /resource/7']);
  });
});
