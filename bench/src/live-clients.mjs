// Runs in a process of its own: many open pages, and some of them talk. Told what to do over the channel of its parent.
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

const AT_ONCE = 200;
/** @type {(WebSocket | undefined)[]} */
const sockets = [];
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** When each word was said, and how many have still to hear it. @type {Map<string, { at: number, left: number }>} */
const said = new Map();
/** @type {number[]} */
let times = [];
let closed = 0;

/** @param {string} text */
const hear = (text) => {
  const now = performance.now();
  const word = /bench:\d+/.exec(text)?.[0];
  const one = word === undefined ? undefined : said.get(word);
  if (word === undefined || one === undefined) return;
  times.push(now - one.at);
  one.left -= 1;
  if (one.left <= 0) said.delete(word);
};

/** @param {string} url @param {string} cookie @param {number} at @param {string | null} topic @returns {Promise<void>} */
const open = (url, cookie, at, topic) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { cookie, origin: url },
      perMessageDeflate: false,
    });
    socket.once('message', () => {
      if (topic === null) return resolve();
      socket.send(JSON.stringify({ type: 'join', topic }));
      socket.once('message', () => resolve());
    });
    socket.on('message', (data, isBinary) => {
      if (!isBinary) hear(/** @type {Buffer} */ (data).toString());
    });
    socket.on('error', reject);
    socket.on('close', () => (closed += 1));
    sockets[at] = socket;
  });

/** @param {{ urls: string[], cookies: string[], topic: string | null, joining: number }} task */
const connect = async ({ urls, cookies, topic, joining }) => {
  const started = performance.now();
  for (let from = 0; from < cookies.length; from += AT_ONCE) {
    const some = cookies.slice(from, from + AT_ONCE);
    await Promise.all(
      some.map((cookie, i) =>
        open(urls[(from + i) % urls.length] ?? '', cookie, from + i, from + i < joining ? topic : null),
      ),
    );
  }
  return { seconds: (performance.now() - started) / 1000 };
};

/** Answers why it failed. @param {{ url: string, cookie: string, body: object }} shot @returns {Promise<string | null>} */
const post = ({ url, cookie, body }) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const text = JSON.stringify(body);
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const asked = request({ agent, hostname, port, method: 'POST', path: '/api/messages', headers }, (reply) => {
      reply.on('end', () => resolve((reply.statusCode ?? 500) < 400 ? null : String(reply.statusCode)));
      reply.resume();
    });
    asked.on('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message));
    asked.end(text);
  });

let number = 0;

/** @param {{ writers: { url: string, cookie: string, to: string }[], hearers: number, rate: number | null, lanes: number, seconds: number }} task */
const talk = async ({ writers, hearers, rate, lanes, seconds }) => {
  times = [];
  said.clear();
  let [sent, failed] = [0, 0];
  /** @type {Set<string>} */
  const reasons = new Set();
  const say = async () => {
    const writer = writers[number % writers.length];
    const word = `bench:${(number += 1)}`;
    if (writer === undefined) return;
    said.set(word, { at: performance.now(), left: hearers });
    sent += 1;
    const body = { conversation_id: writer.to, content: word };
    const reason = await post({ url: writer.url, cookie: writer.cookie, body });
    if (reason === null) return;
    failed += 1;
    reasons.add(reason);
    said.delete(word);
  };
  const started = performance.now();
  const until = started + seconds * 1000;
  if (rate === null) {
    const lane = async () => {
      while (performance.now() < until) await say();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  } else {
    /** @type {Promise<void>[]} */
    const underway = [];
    while (performance.now() < until) {
      const due = Math.floor(((performance.now() - started) / 1000) * rate);
      for (let missing = due - sent; missing > 0; missing -= 1) underway.push(say());
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await Promise.all(underway);
  }
  const took = (performance.now() - started) / 1000;
  const patience = performance.now() + 5_000;
  while (said.size > 0 && performance.now() < patience) await new Promise((resolve) => setTimeout(resolve, 20));
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
  return {
    sent,
    failed,
    reasons: [...reasons],
    heard: times.length,
    unheard: said.size,
    rate: sent / took,
    p50: at(0.5),
    p99: at(0.99),
  };
};

const alive = () => ({ open: sockets.filter((socket) => socket?.readyState === WebSocket.OPEN).length, closed });

/** @param {any} task */
const answerTo = (task) => (task.do === 'connect' ? connect(task) : task.do === 'talk' ? talk(task) : alive());

process.on('message', (/** @type {any} */ { id, task }) => {
  void Promise.resolve(answerTo(task)).then((answer) => process.send?.({ id, answer }));
});
