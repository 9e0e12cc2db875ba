// Runs in a process of its own: viewers of a stream, who finish ICE and DTLS and from then on only count what comes. They ask
// for nothing again, so that what is lost stays lost; decrypting is the business of browsers, which have cores of their own.
import { RTCPeerConnection, useOPUS, useVP8 } from 'werift';

const AT_ONCE = 4;
const FIRST_PACKET_MS = 20_000;

/** `highest` and `from` are numbers of packets: the last one, and the last one before this look. @typedef {{ packets: number, highest: number, from: number, firstMs: number | null }} Viewer */
/** @type {Viewer[]} */
const viewers = [];
/** Offers that wait for their answer. @type {Map<number, (sdp: string | null) => void>} */
const offers = new Map();
let nextOffer = 0;
let refused = 0;

/** @param {string} offer @returns {Promise<string | null>} */
const ask = (offer) =>
  new Promise((resolve) => {
    nextOffer += 1;
    offers.set(nextOffer, resolve);
    process.send?.({ offer: { id: nextOffer, sdp: offer } });
  });

/** Refused because the relay is busy, a page asks again. @param {string} offer @returns {Promise<string>} */
const answerTo = async (offer) => {
  for (let wait = 500; wait <= 8_000; wait *= 2) {
    const answer = await ask(offer);
    if (answer !== null) return answer;
    refused += 1;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new Error('refused');
};

/** RTP by its first byte and its kind of payload; RTCP has others. @param {Buffer} data */
const isRtp = (data) => {
  const [first = 0, second = 0] = data;
  return first > 127 && first < 192 && (second & 0x7f) >= 96;
};

const open = async () => {
  const started = performance.now();
  /** @type {Viewer} */
  const viewer = { packets: 0, highest: 0, from: 0, firstMs: null };
  viewers.push(viewer);
  const codecs = { audio: [useOPUS()], video: [useVP8()] };
  const peer = new RTCPeerConnection({ iceServers: [], iceUseIpv6: false, codecs });
  peer.addTransceiver('video', { direction: 'recvonly' });
  const offer = await peer.createOffer();
  for (const { connection } of peer.iceTransports) connection.stunServer = undefined;
  await peer.setLocalDescription(offer);
  const answer = await answerTo(peer.localDescription?.sdp ?? '');
  const connected = peer.connectionStateChange.watch((state) => state === 'connected', FIRST_PACKET_MS);
  await peer.setRemoteDescription({ type: 'answer', sdp: answer });
  await connected;
  const wire = peer.iceTransports[0]?.connection.onData;
  wire?.allUnsubscribe();
  wire?.subscribe((data) => {
    if (!isRtp(data)) return;
    viewer.packets += 1;
    viewer.highest = Math.max(viewer.highest, data.readUInt16BE(2));
    viewer.firstMs ??= performance.now() - started;
  });
};

/** @param {number} count */
const openMany = async (count) => {
  const before = viewers.length;
  refused = 0;
  let left = count;
  let failed = 0;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await open().catch(() => (failed += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const patience = performance.now() + 5_000;
  const fresh = viewers.slice(before);
  while (fresh.some(({ firstMs }) => firstMs === null) && performance.now() < patience)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { failed, refused, firstMs: fresh.flatMap(({ firstMs }) => firstMs ?? []) };
};

/** Since the look before: what came, what should have by the numbers of the packets, and to how many nothing came. */
const look = () => {
  const { user, system } = process.cpuUsage();
  const seen = { packets: 0, expected: 0, silent: 0, cpuS: (user + system) / 1e6 };
  for (const viewer of viewers) {
    if (viewer.firstMs === null) continue;
    if (viewer.packets === 0) seen.silent += 1;
    seen.packets += viewer.packets;
    seen.expected += viewer.highest - viewer.from;
    viewer.packets = 0;
    viewer.from = viewer.highest;
  }
  return seen;
};

process.on('message', (/** @type {any} */ { id, task, answer }) => {
  if (answer !== undefined) {
    offers.get(answer.id)?.(answer.sdp);
    offers.delete(answer.id);
    return;
  }
  const work = task.do === 'open' ? openMany(task.count) : look();
  void Promise.resolve(work).then((done) => process.send?.({ id, answer: done }));
});
