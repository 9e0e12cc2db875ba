import { describe, expect, inject, it, vi } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { outage, testApp } from '#testing';

vi.setConfig({ testTimeout: 180_000 });

describe('a database that goes away', () => {
  it('a call that needs no database is answered all the same', async () => {
    const { app } = await testApp();
    const query = vi.spyOn(app.database.pool, 'query');
    for (const url of ['/healthz', '/home', '/manifest.webmanifest', '/api/docs', authCalls.getSession.path])
      expect((await app.http.inject({ url })).statusCode, url).toBe(200);
    expect(query).not.toHaveBeenCalled();
  });

  // Where these tests run on PostgreSQL, a server can be started that may be stopped.
  if (inject('postgresUrl') !== null) {
    it('[AUTH-24] FT-03, P8: calls answer 503 in words within 2 s, and all heals without a restart', () =>
      outage(1_000));
  }
});
