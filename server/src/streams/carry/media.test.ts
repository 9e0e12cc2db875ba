import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { RTCDtlsTransport } from 'werift';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { profileCalls } from '@wagram/contract/profiles';
import { streamCalls } from '@wagram/contract/streams';
import { createLog } from '#kernel';
import { camera, people, screen, testApp, type Person } from '#testing';
import { RelayProcess } from './relay-process.ts';
import { forgiveRepeats } from '../relay/habits.ts';
import { Pulse } from '../relay/pulse.ts';
import { withAddress, withoutCandidates } from '../relay/sdp.ts';
import { selectStillSeen } from '../watching/watching.gen.ts';

const OFFER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n';

const post = (browser: Person['browser'], url: string, payload: string, type = 'application/sdp') =>
  browser.request({ method: 'POST', url, headers: { 'content-type': type }, payload });

/** Nobody waits so long but on a machine that does many things at once. */
const soon = { timeout: 40_000, interval: 50 };

const startRelay = (maxStreams: number, maxViewers: number, onNews: (news: unknown) => void = () => undefined) => {
  const options = { address: null, ports: null, maxStreams, maxViewers };
  const relay = new RelayProcess(options, createLog('silent', false), onNews);
  onTestFinished(() => relay.stop());
  return relay;
};

describe('the relay', () => {
  it('[LIVE-02] hands what the host sends to a viewer, asks for a whole picture, and comes back after it died', async () => {
    const heard: unknown[] = [];
    const relay = startRelay(1, 1, (news) => heard.push(news));
    const see = async (): Promise<void> => {
      const [host, viewer] = [camera(), screen()];
      await host.connect((offer) => relay.ask('publish', 'stream', 'host', offer));
      await viewer.connect((offer) => relay.ask('watch', 'stream', 'viewer', offer));
      await vi.waitFor(() => expect([viewer.packets() > 10, host.wholePictures() > 0]).toEqual([true, true]), soon);
    };
    await see();
    // News and packets come by different ways: neither is first.
    await vi.waitFor(() => expect(heard).toEqual([{ say: 'seen', peer: 'viewer' }]), soon);
    await expect(relay.ask('watch', 'stream', 'second', OFFER)).rejects.toMatchObject({ code: 'viewers_full' });
    await expect(relay.ask('publish', 'other', 'second', OFFER)).rejects.toMatchObject({ code: 'streams_full' });
    process.kill(relay.processId ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(heard).toContain(null), soon);
    await see();
  });

  it('[SR-M6] sends nothing to an address that an offer names, and a viewer still sees', async () => {
    const ear = createSocket('udp4');
    onTestFinished(() => void ear.close());
    let heard = 0;
    ear.on('message', () => (heard += 1));
    ear.bind(0, '127.0.0.1');
    await once(ear, 'listening');
    const relay = startRelay(3, 3);
    const evil = `a=candidate:1 1 udp 2130706431 127.0.0.1 ${ear.address().port} typ host\r\n`;
    const naming = (offer: string): string =>
      `${offer.replaceAll(/a=(?:candidate|end-of-candidates).*\r\n/g, '')}${evil}a=end-of-candidates\r\n`;
    await relay.ask('publish', 'evil', 'evil-host', naming(await camera().offer()));
    await relay.ask('watch', 'evil', 'evil-viewer', naming(await screen().offer()));
    const [host, viewer] = [camera(), screen()];
    await host.connect((offer) => relay.ask('publish', 'stream', 'host', offer));
    await viewer.connect((offer) => relay.ask('watch', 'stream', 'viewer', offer));
    await vi.waitFor(() => expect(viewer.packets()).toBeGreaterThan(50), soon);
    expect(heard).toBe(0);
  });

  it('[SR-L13] tells when a host is replaced by another connection of theirs, so that the first is forgotten', async () => {
    const heard: unknown[] = [];
    const relay = startRelay(1, 1, (news) => heard.push(news));
    for (const peer of ['first', 'second', 'third']) await relay.ask('publish', 'stream', peer, await camera().offer());
    const gone = ['first', 'second'].map((peer) => ({ say: 'gone', peer }));
    await vi.waitFor(() => expect(heard).toEqual(gone), soon);
  });

  it('[STG-04] forgives a peer that is slow to answer and does it twice', async () => {
    const heard: number[] = [];
    const told: ((state: string) => void)[] = [];
    const dtls = {
      onHandleHandshakes: async (messages: { msg_type: number }[]) =>
        void heard.push(...messages.map(({ msg_type: type }) => type)),
    };
    const onStateChange = { subscribe: (listener: (state: string) => void) => void told.push(listener) };
    forgiveRepeats([{ onStateChange, dtls } as unknown as RTCDtlsTransport]);
    told.forEach((tell) => tell('connecting'));
    await new Promise(setImmediate);
    for (const type of [3, 3, 2, 11, 2, 3]) await dtls.onHandleHandshakes([{ msg_type: type }]);
    expect(heard).toEqual([3, 2, 11, 2]);
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
    await screen().connect(async (offer) => {
      const reply = await post(opened.browser(), `/api/streams/${stream.id}/whep`, offer);
      expect(reply.statusCode).toBe(201);
      return reply.body;
    });
    const viewers = async () => {
      await ana.browser.get(streamCalls.keepAlive, { stream_id: stream.id });
      return (await ana.browser.get(streamCalls.readStream, { stream_id: stream.id })).stream.viewers;
    };
    await vi.waitFor(async () => expect(await viewers()).toBe(1), soon);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    await vi.waitFor(async () => expect(await viewers()).toBe(0), soon);
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
});

describe('the pulse of a relay', () => {
  it('[STG-04] is late while the process has too much to do, and for a moment after', async () => {
    const pulse = new Pulse();
    expect(pulse.isLate()).toBe(false);
    const until = performance.now() + 1_000;
    while (performance.now() < until);
    await vi.waitFor(() => expect(pulse.isLate()).toBe(true), { timeout: 2_000, interval: 5 });
    await vi.waitFor(() => expect(pulse.isLate()).toBe(false), soon);
  });
});
