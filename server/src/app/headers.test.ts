import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { openTestApp, testApp, type TestApp } from '#testing';

const json = { 'content-type': 'application/json' };
const signup = { method: 'POST', url: '/api/auth/signup', headers: json } as const;

// One request for every way an answer can come about.
const METRICS_TOKEN = 'a token that only the board knows';

const kinds: [status: number, name: string, request: InjectOptions][] = [
  [200, 'a page', { url: '/' }],
  [200, 'a page that only the web knows', { url: '/settings/security' }],
  [200, 'an invitation', { url: '/invite/ana' }],
  [200, 'an endless invitation', { url: `/invite/${'a'.repeat(5000)}` }],
  [200, 'a static file', { url: '/theme.js' }],
  [200, 'a hashed file', { url: '/assets/app-12345678.js' }],
  [200, 'the manifest', { url: '/manifest.webmanifest' }],
  [200, 'the health', { url: '/healthz' }],
  [200, 'the readiness', { url: '/readyz' }],
  [
    200,
    'the metrics',
    { url: '/metrics', remoteAddress: '127.0.0.1', headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
  ],
  [200, 'the documents', { url: '/api/docs' }],
  [200, 'a call', { url: '/api/auth/session' }],
  [400, 'a refused input', { ...signup, payload: {} }],
  [400, 'broken JSON', { ...signup, payload: '{' }],
  [401, 'a call that needs a session', { url: '/api/auth/sessions' }],
  [403, 'a call from another site', { ...signup, headers: { ...json, origin: 'https://evil.example' }, payload: {} }],
  [404, 'an unknown call', { url: '/api/nothing' }],
  [404, 'an unknown file', { url: '/nothing.js' }],
  [404, 'an address that cannot be decoded', { url: '/%' }],
  [404, 'a method nobody answers', { method: 'OPTIONS', url: '/api/auth/session' }],
  [413, 'a body that is too large', { ...signup, payload: JSON.stringify({ username: 'x'.repeat(1_100_000) }) }],
  [415, 'a form', { ...signup, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' }],
];

let folder: string;
let opened: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>%NAME%</title><!--config-->');
  writeFileSync(join(folder, 'theme.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'app-12345678.js'), 'export {};');
  opened = await openTestApp({ webRoot: folder });
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

describe('the headers', () => {
  it.each(kinds)('SC-01: %i, %s, carries all of them', async (status, _name, request) => {
    const { statusCode, headers } = await opened.app.http.inject(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "media-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('SC-01: with an https address HSTS and the upgrade of requests are on, everywhere', async () => {
    const env = { PUBLIC_URL: 'https://social.example', DEMO: 'off', METRICS_TOKEN };
    const secure = await testApp({ env, webRoot: folder });
    for (const [status, name, request] of kinds) {
      const { statusCode, headers } = await secure.app.http.inject(request);
      expect([name, statusCode]).toEqual([name, status]);
      expect(headers['strict-transport-security'], name).toBe('max-age=31536000; includeSubDomains');
      expect(headers['content-security-policy'], name).toContain(';upgrade-insecure-requests');
    }
  });

  it('SC-01: no answer allows another origin, whatever Origin asks', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:80',
      'http://localhost.evil.example',
      '*',
    ]) {
      for (const [, name, request] of kinds) {
        const { headers } = await opened.app.http.inject({ ...request, headers: { ...request.headers, origin } });
        const allowing = Object.keys(headers).filter((header) => header.startsWith('access-control-'));
        expect(allowing, `${name} to ${origin}`).toEqual([]);
      }
    }
  });

  it('pictures from X are allowed only where people sign in with X', async () => {
    const withX = await testApp({ env: { X_CLIENT_ID: 'abc' } });
    const { headers } = await withX.app.http.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain("img-src 'self' blob: data: https://pbs.twimg.com;");
  });

  it('answers of calls are never kept; hashed files for a year; pages are asked for each time', async () => {
    const cacheOf = async (request: InjectOptions) => (await opened.app.http.inject(request)).headers['cache-control'];
    expect(await cacheOf({ url: '/api/auth/session' })).toBe('no-store');
    expect(await cacheOf({ ...signup, payload: {} })).toBe('no-store');
    expect(await cacheOf({ url: '/assets/app-12345678.js' })).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf({ url: '/theme.js' })).toBe('public, max-age=0, must-revalidate');
    expect(await cacheOf({ url: '/' })).toBe('no-cache');
  });
});
