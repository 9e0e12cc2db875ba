// A plain load generator: a fixed number of keep-alive connections, each sending the next request when it has its answer.
import { Agent, request } from 'node:http';

/** @typedef {{ method: string, path: string, headers?: Record<string, string>, body?: string }} Shot */

/** @param {Agent} agent @param {URL} base @param {Shot} shot @returns {Promise<boolean>} */
const send = (agent, base, shot) =>
  new Promise((resolve) => {
    const asked = request(
      {
        agent,
        host: base.hostname,
        port: base.port,
        method: shot.method,
        path: shot.path,
        headers: {
          ...shot.headers,
          ...(shot.body === undefined ? {} : { 'content-length': Buffer.byteLength(shot.body) }),
        },
      },
      (reply) => {
        reply.on('end', () => resolve((reply.statusCode ?? 500) < 400));
        reply.resume();
      },
    );
    asked.on('error', () => resolve(false));
    asked.end(shot.body);
  });

/** @param {string} url @param {(i: number) => Shot} shotOf @param {{ connections: number, seconds: number, most?: number }} options */
export const load = async (url, shotOf, { connections, seconds, most = Infinity }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const base = new URL(url);
  /** @type {number[]} */
  const times = [];
  let [next, failed] = [0, 0];
  const start = performance.now();
  const until = start + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until && next < most) {
      const began = performance.now();
      if (!(await send(agent, base, shotOf(next++)))) failed += 1;
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return { times, took: (performance.now() - start) / 1000, failed };
};
