import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { people, testApp } from '#testing';
import { readConfig } from '../config/config.ts';
import { openPostgres } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { createLog } from '../log.ts';
import { createHttp } from './server.ts';

const lines: string[] = [];
const log = createLog('info', false, { write: (line) => void lines.push(line) });

/** A server with one route, and what it answers when that goes wrong. */
const answerTo = async (work: (text: string) => Promise<unknown>, text = '') => {
  const http = await createHttp(readConfig({}), log);
  http.route({
    method: 'POST',
    url: '/',
    handler: async (request) => {
      await work((request.body as { text: string }).text);
      return { success: true };
    },
  });
  const reply = await http.inject({ method: 'POST', url: '/', payload: { text } });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
};

const failing = (thrown: unknown): Promise<never> => Promise.reject(thrown);
const throwing = (thrown: unknown) => answerTo(failing.bind(null, thrown));
const withCode = (code: string, message = 'inside /srv/app/db.ts: select * from members') =>
  new Error('members_select_secret', { cause: Object.assign(new Error(message), { code, detail: 'canary' }) });

describe('what is told of an error', () => {
  it('a failure in its own words, with details and hint where it has them', async () => {
    const more = { details: { field: 'x' }, hint: 'Try this', retryAfterS: 7 };
    const { status, body, headers } = await throwing(new Failure(409, 'Already there', 'taken', more));
    expect([status, body]).toEqual([
      409,
      { success: false, error: 'Already there', code: 'taken', details: { field: 'x' }, hint: 'Try this' },
    ]);
    expect(headers['retry-after']).toBe('7');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['an error', new Error('select * from members at /srv/app/db.ts')],
    ['a query', withCode('42P01')],
    ['a broken rule', withCode('23514')],
    ['a text', 'a string /srv/app'],
    ['a missing file', Object.assign(new Error('ENOENT: /srv/app/x'), { code: 'ENOENT', syscall: 'open' })],
    ['an error that claims to be fine', Object.assign(new Error('x'), { statusCode: 200 })],
  ])('SC-02: of %s nothing: no stack, no SQL, no path', async (_name, error) => {
    const { status, body, headers } = await throwing(error);
    const id = String(headers['x-request-id']);
    expect([status, body]).toEqual([
      500,
      {
        success: false,
        error: `Something went wrong on our side. Please try again. If it happens again, tell us this number: ${id}`,
        code: 'unexpected',
        details: { request_id: id },
      },
    ]);
  });

  it('SC-02: the log has the name of the statement and the stack, but none of the values', async () => {
    lines.length = 0;
    await throwing(withCode('42P01'));
    expect(lines.join('')).toContain('members_select_secret');
    expect(lines.join('')).toContain('42P01');
    expect(lines.join('')).not.toContain('canary');
  });

  it.each(['57P01', '57P02', '57P03', '53300', '08006', '08P01', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])(
    'P8: %s of the driver answers 503 and when to come back',
    async (code) => {
      const { status, body, headers } = await throwing(withCode(code));
      expect([status, body]).toEqual([
        503,
        {
          success: false,
          error: 'Database connection not available. Please try again in a moment.',
          code: 'database_unavailable',
        },
      ]);
      expect(headers['retry-after']).toBe('2');
    },
  );

  it('P8: a statement that took too long answers 503', async () => {
    expect((await throwing(withCode('57014'))).body).toEqual({
      success: false,
      error: 'The server is busy. Please try again in a moment.',
      code: 'overloaded',
    });
  });

  it('P8: no server behind DATABASE_URL answers 503', async () => {
    const database = openPostgres('postgres://app:canary@127.0.0.1:1/app', log, 1);
    onTestFinished(() => database.close());
    expect((await answerTo(() => database.db.query({ text: 'select 1' }))).status).toBe(503);
    expect((await answerTo(() => database.db.transaction(async () => 1))).status).toBe(503);
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('text that the database cannot hold', () => {
  it.each(['\u0000', 'a\u0000b', '\u0000\u0000'])('%j answers 400, not 500', async (text) => {
    const { app } = await testApp();
    const asText = (value: string) => app.db.query({ text: 'select $1::text', values: [value] });
    const asJson = (value: string) => app.db.query({ text: 'select $1::jsonb', values: [JSON.stringify({ value })] });
    for (const work of [asText, asJson]) {
      const { status, body } = await answerTo(work, text);
      expect([status, body]).toEqual([
        400,
        { success: false, error: 'Please check what you entered', code: 'invalid_input' },
      ]);
    }
    expect((await app.db.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
  });

  it('half of a pair of surrogates does no harm', async () => {
    const { app } = await testApp();
    expect((await answerTo((text) => app.db.query({ text: 'select $1::text', values: [text] }), '\ud800')).status).toBe(
      200,
    );
    const asJson = (text: string) => app.db.query({ text: 'select $1::jsonb', values: [JSON.stringify({ text })] });
    expect((await answerTo(asJson, '\ud800')).status).toBe(400);
  });
});

describe('the whole program while its database is away', () => {
  it('[AUTH-24] FT-03, P8: lives, is not ready, says so in words, and heals by itself', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { pool } = opened.app.database;
    const gone = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const spies = [
      vi.spyOn(pool, 'query').mockRejectedValue(gone as never),
      vi.spyOn(pool, 'connect').mockRejectedValue(gone as never),
    ];
    const eva = { username: 'eva', email: 'eva@example.org', password: 'a walk in the rain' };
    try {
      const health = (url: string) => opened.browser().request({ method: 'GET', url });
      expect((await health('/healthz')).statusCode).toBe(200);
      const ready = await health('/readyz');
      expect([ready.statusCode, ready.json()]).toEqual([503, { success: false, status: 'not ready' }]);
      expect((await health('/home')).statusCode).toBe(200);
      expect(await opened.browser().refused(authCalls.signup, eva)).toMatchObject({
        status: 503,
        error: 'Database connection not available. Cannot create user.',
      });
      expect(await ana.browser.refused(authCalls.getSession, {})).toMatchObject({
        status: 503,
        error: 'Database connection not available. Please try again in a moment.',
      });
      expect(await opened.browser().refused(authCalls.login, eva)).toMatchObject({ status: 503 });
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    expect((await ana.browser.get(authCalls.getSession, {})).user?.id).toBe(ana.id);
    await opened.browser().get(authCalls.signup, eva);
  });
});
