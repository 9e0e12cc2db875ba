// How many viewers a broadcast of 300 kbit/s reaches before more than 1 % of its packets are lost, with the relay of one
// process and with those of two, of which the second takes the stream from the first. Everything on the loopback.
//   npm run bench stage            about four minutes at most
//   npm run bench stage -- 100     up to 100 viewers
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS, useVP8 } from 'werift';
import { RelayProcess } from '../../server/dist/streams/carry/relay-process.js';

const MOST = Number(process.argv[2] ?? 1_000);
const STEPS = [10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000].filter((step) => step <= MOST);
const LOSS_MOST = 0.01;
const WINDOW_S = 5;
/** No further step is begun after this. */
const PATIENCE_S = 90;
/** 31 packets of 1,200 bytes a second. */
const PACKET_BYTES = 1_200;
const PACKETS_A_SECOND = 31;
const PEER_PROCESSES = 2;
const STREAM = 'bench';

const pause = (/** @type {number} */ seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Seconds of processor time so far. @param {number | undefined} pid */
const cpuOf = (pid) => {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '')
    .split(/ +/);
  return (Number(user) + Number(system)) / 100;
};

const startRelay = () => {
  const options = { address: null, ports: null, maxStreams: 10, maxViewers: 10_000 };
  const log = /** @type {any} */ ({ warn: () => undefined, error: console.error });
  /** Peers that have left by themselves. @type {string[]} */
  const gone = [];
  const relay = new RelayProcess(options, log, (news) => {
    if (news === null) gone.push('the relay itself');
    else if (news.say === 'gone') gone.push(news.peer);
  });
  return { relay, gone };
};

/** The host: packets of one size at an even pace. @param {RelayProcess} relay */
const startHost = async (relay) => {
  const peer = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    codecs: { audio: [useOPUS()], video: [useVP8()] },
  });
  const track = new MediaStreamTrack({ kind: 'video' });
  peer.addTransceiver(track, { direction: 'sendonly' });
  const offer = await peer.createOffer();
  for (const { connection } of peer.iceTransports) connection.stunServer = undefined;
  await peer.setLocalDescription(offer);
  const connected = peer.connectionStateChange.watch((state) => state === 'connected', 20_000);
  const answer = await relay.ask('publish', STREAM, 'host', peer.localDescription?.sdp ?? '');
  await peer.setRemoteDescription({ type: 'answer', sdp: answer });
  await connected;
  const payload = Buffer.alloc(PACKET_BYTES, 7);
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1_000) * PACKETS_A_SECOND);
    for (; sent < due; sent += 1) {
      const timestamp = Math.floor((sent * 90_000) / PACKETS_A_SECOND);
      const header = new RtpHeader({ sequenceNumber: sent & 0xffff, timestamp, payloadType: 96, marker: true });
      track.writeRtp(new RtpPacket(header, payload));
    }
  }, 5);
  const stop = async () => {
    clearInterval(timer);
    await peer.close();
  };
  return { sent: () => sent, stop };
};

/** Viewers in a process of their own, who see through one of the relays. @param {RelayProcess} relay @param {number} at */
const startPeers = (relay, at) => {
  const child = fork(fileURLToPath(new URL('./stage-peers.mjs', import.meta.url)));
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  let next = 0;
  child.on('message', (/** @type {any} */ { id, answer, offer }) => {
    if (offer === undefined) return waiting.get(id)?.(answer);
    relay.ask('watch', STREAM, `viewer-${at}-${offer.id}`, offer.sdp).then(
      (sdp) => child.send({ answer: { id: offer.id, sdp } }),
      () => child.send({ answer: { id: offer.id, sdp: null } }),
    );
  });
  /** @param {object} task @returns {Promise<any>} */
  const ask = (task) =>
    new Promise((resolve) => {
      next += 1;
      waiting.set(next, resolve);
      child.send({ id: next, task });
    });
  return { ask, stop: () => void child.kill('SIGKILL') };
};

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** @param {string} name @param {number} count how many relays */
const measure = async (name, count) => {
  const started = Array.from({ length: count }, startRelay);
  const relays = started.map(({ relay }) => relay);
  const [first] = /** @type {[RelayProcess]} */ (relays);
  const host = await startHost(first);
  for (const [place, relay] of relays.entries()) {
    if (relay === first) continue;
    const offer = await relay.ask('subscribe', STREAM, `source-${place}`);
    await relay.ask('accept', STREAM, `source-${place}`, await first.ask('feed', STREAM, `relay-${place}`, offer));
  }
  const peers = Array.from({ length: PEER_PROCESSES }, (_, place) => startPeers(relays[place % count] ?? first, place));
  const look = async () => {
    const seen = await Promise.all(peers.map(({ ask }) => ask({ do: 'look' })));
    return {
      at: performance.now(),
      sent: host.sent(),
      packets: seen.reduce((sum, { packets }) => sum + packets, 0),
      expected: seen.reduce((sum, { expected }) => sum + expected, 0),
      silent: seen.reduce((sum, { silent }) => sum + silent, 0),
      peersS: seen.reduce((sum, { cpuS }) => sum + cpuS, 0),
      relaysS: relays.map(({ processId }) => cpuOf(processId)),
    };
  };
  console.log(`\n${name}\nviewers   lost   first packet p50, p95   CPU of relays        CPU of viewers`);
  const began = performance.now();
  let [open, held, missing] = [0, 0, 0];
  for (const step of STEPS) {
    if (performance.now() - began > PATIENCE_S * 1_000) break;
    const more = (step - open) / PEER_PROCESSES;
    const made = await Promise.all(
      peers.map(({ ask }, place) => ask({ do: 'open', count: place === 0 ? Math.ceil(more) : Math.floor(more) })),
    );
    open = step;
    const failed = made.reduce((sum, one) => sum + one.failed, 0);
    missing += failed;
    const refused = made.reduce((sum, one) => sum + one.refused, 0);
    const times = made.flatMap(({ firstMs }) => firstMs).sort((a, b) => a - b);
    const before = await look();
    await pause(WINDOW_S);
    const after = await look();
    const wanted = after.expected + after.silent * (after.sent - before.sent);
    const lost = Math.max(0, 1 - after.packets / wanted);
    const share = (/** @type {number} */ seconds) =>
      `${((seconds / ((after.at - before.at) / 1_000)) * 100).toFixed(0)} %`;
    const relayShares = after.relaysS.map((seconds, place) => share(seconds - (before.relaysS[place] ?? 0)));
    console.log(
      `${String(open).padStart(7)} ${(lost * 100).toFixed(2).padStart(5)} %   ${at(times, 0.5).toFixed(0).padStart(6)}, ${at(times, 0.95).toFixed(0).padStart(6)} ms      ${relayShares.join(', ').padEnd(20)} ${share(after.peersS - before.peersS)}${refused > 0 ? `   ${refused} times asked to wait` : ''}${failed > 0 ? `   ${failed} never came` : ''}`,
    );
    const gone = started.flatMap((one) => one.gone.splice(0));
    const isCut = gone.some((peer) => !peer.startsWith('viewer'));
    if (gone.length > 0)
      console.log(`        ${gone.length} connections broke${isCut ? ', the one of the host among them' : ''}`);
    if (lost > LOSS_MOST) break;
    held = open - missing;
  }
  for (const { stop } of peers) stop();
  await host.stop();
  for (const relay of relays) relay.stop();
  return held;
};

const one = await measure('the relay of one process', 1);
const two = await measure('the relays of two processes, half of the viewers at each', 2);
console.log(`\nviewers with at most 1 % lost: ${one} at one process, ${two} at two`);
process.exit(0);
