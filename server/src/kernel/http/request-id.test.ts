import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { testApp } from '#testing';
import { causedBy } from '../cause.ts';
import { readConfig } from '../config/config.ts';
import { batchOf } from '../db/batch.ts';
import type { Db } from '../db/db.ts';
import { jobKind } from '../jobs/job-kind.ts';
import { createLog } from '../log.ts';
import { createHttp } from './server.ts';

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly job?: string;
  readonly jobId?: string;
}

const written: string[] = [];
const log = createLog('info', false, { write: (line) => void written.push(line) });
const lines = (): Line[] => written.map((line) => JSON.parse(line));
afterEach(() => void (written.length = 0));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  it('[OPS-07] stands in every answer, also of what is not there; nobody chooses their own', async () => {
    const { app } = await testApp();
    const ids = new Set<unknown>();
    const asked = ['/healthz', '/api/posts', '/api/nothing', '/nothing.js', '/%'];
    for (const url of asked) {
      const headers = { 'x-request-id': 'mine', 'x-forwarded-for': '203.0.113.5' };
      const reply = await app.http.inject({ url, headers });
      expect(reply.headers['x-request-id'], url).toMatch(uuid);
      ids.add(reply.headers['x-request-id']);
    }
    expect(ids.size).toBe(asked.length);
  });

  it('[OPS-07] is that of a proxy whose word is believed, as long as it is short and harmless', async () => {
    const http = await createHttp(readConfig({ TRUST_PROXY: '10.0.0.1' }), log);
    http.get('/', async () => ({}));
    const ask = async (
      given: string,
      remoteAddress = '10.0.0.1',
      forwarded: object = { 'x-forwarded-for': '9.9.9.9' },
    ) =>
      (await http.inject({ url: '/', remoteAddress, headers: { ...forwarded, 'x-request-id': given } })).headers[
        'x-request-id'
      ];
    for (const id of ['a', 'f'.repeat(64), '1-67:ab_c.d']) expect(await ask(id)).toBe(id);
    for (const id of ['', 'f'.repeat(65), 'a b', 'a"b', '<a>', 'a,b', 'ä']) expect(await ask(id), id).toMatch(uuid);
    expect(await ask('mine', '10.0.0.2')).toMatch(uuid);
    // It stands on the machine of the proxy, but speaks for itself.
    expect(await ask('mine', '10.0.0.1', {})).toMatch(uuid);
    await http.close();
  });
});

/** A route that reads a body, waits, and writes a line. */
const listening = async (work: (word: string) => Promise<void>): Promise<{ http: FastifyInstance; url: string }> => {
  const http = await createHttp(readConfig({}), log);
  http.post<{ Body: { word: string } }>('/say', async ({ body: { word } }) => {
    await work(word);
    return { word };
  });
  return { http, url: await http.listen({ port: 0, host: '127.0.0.1' }) };
};

describe('the log', () => {
  it('[OPS-07] says of which request a line is, of many at once, each with a body that came late', async () => {
    const { http, url } = await listening(async (word) => {
      await setTimeout(5);
      log.info(word);
    });
    const words = Array.from({ length: 20 }, (_, at) => `word ${at}`);
    const answered = await Promise.all(
      words.map(async (word) => {
        const body = `{"word":"${word}"${' '.repeat(100_000)}}`;
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(`${url}/say`, { method: 'POST', body, headers });
        await reply.text();
        return [word, reply.headers.get('x-request-id')];
      }),
    );
    await http.close();
    expect(Object.fromEntries(lines().map(({ msg, requestId }) => [msg, requestId]))).toEqual(
      Object.fromEntries(answered),
    );
  });

  it('[OPS-07] has one line of an unexpected error, under the number that the member was told', async () => {
    const { http, url } = await listening(() => Promise.reject(new Error('canary')));
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${url}/say`, { method: 'POST', body: '{"word":"x"}', headers });
    const { error, details } = (await reply.json()) as { error: string; details: { request_id: string } };
    await http.close();
    const id = reply.headers.get('x-request-id') ?? 'none';
    expect(error).toMatch(new RegExp(`: ${id}$`));
    expect(details).toEqual({ request_id: id });
    expect(lines()).toEqual([expect.objectContaining({ msg: 'a request failed', requestId: id, path: '/say' })]);
  });

  it('[OPS-07] says of which job a line is, and not of which request woke it', async () => {
    const { app } = await testApp({ log });
    const speak = jobKind<{ word: string }>('speak');
    app.jobs.handle(speak, { pausesMs: [] }, async ({ payload: { word } }) => {
      log.info(word);
      throw new Error('no voice');
    });
    await causedBy({ requestId: 'waking' }, () => app.jobs.enqueue(app.db, speak, { word: 'hello' }));
    await app.jobs.settle();
    const { rows } = await app.db.query<{ id: string }>({ text: 'select id from jobs where failed_at is not null' });
    const ofJob = lines().filter(({ msg }) => msg === 'hello' || msg === 'a job failed');
    expect(ofJob.map(({ job, jobId, requestId }) => [job, jobId, requestId])).toEqual(
      [1, 2].map(() => ['speak', rows[0]?.id, undefined]),
    );
  });

  it('[OPS-07] says of a batched write who was first in its round, not who woke the rounds before', async () => {
    const ask = batchOf('say', 'select 1');
    const answers: (() => void)[] = [];
    const query = (async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      log.info('asked');
      return { rows: [] };
    }) as unknown as Db['query'];
    const db: Db = { query, transaction: (work) => work(db), tell: () => undefined };
    const both = [causedBy({ requestId: 'first' }, () => ask(db, [1]))];
    await vi.waitUntil(() => answers.length === 1);
    both.push(causedBy({ requestId: 'second' }, () => ask(db, [2])));
    answers[0]?.();
    await vi.waitUntil(() => answers.length === 2);
    answers[1]?.();
    await Promise.all(both);
    expect(lines().map(({ requestId }) => requestId)).toEqual(['first', 'second']);
  });
});
