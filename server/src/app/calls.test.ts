import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameCalls } from '@wagram/contract/api';
import type { Call } from '@wagram/contract/kernel';
import { fingerprint, openTestApp, people, sampleInput, shapeOf, type Person, type TestApp } from '#testing';

const calls: Call[] = [...nameCalls().keys()];
const nameOf = (call: Call): string => `${call.method} ${call.path}`;

const someoneElse = '01890a5d-ac96-774b-bcce-b302099a8057';

let opened: TestApp;
let ana: Person;
let bob: Person;

beforeAll(async () => {
  opened = await openTestApp({
    env: {
      LIMIT_SIGN_IN: '100000',
      LIMIT_API_ANONYMOUS: '100000',
      LIMIT_CODE: '100000',
      FEDERATION: 'on',
      FEDERATION_HOSTS: 'localhost:3000',
      PUBLIC_URL: 'http://localhost:3000',
    },
  });
  [ana, bob] = await people(opened, 'ana', 'bob');
});

afterAll(() => opened.close());

/** What operators alone may do is refused before it is looked at: it has a test of its own. */
const forMembers = calls.filter((call) => call.for !== 'operator');

const actorFields = (call: Call): readonly string[] =>
  call.actor === null ? [] : typeof call.actor === 'string' ? [call.actor] : call.actor;

describe('every call of the contract', () => {
  it('[SEC-01] AZ-08: is routed, and nothing else under /api is', () => {
    expect(new Set([...opened.app.calls].map(nameOf))).toEqual(new Set(calls.map(nameOf)));
  });

  it.each(calls.filter((call) => call.for !== 'anyone').map((call) => [nameOf(call), call] as const))(
    '[SEC-01, SEC-02] AZ-02: %s answers 401 without a session, with a dead one and with garbage, and changes no row',
    async (_name, call) => {
      const before = await fingerprint(opened.app.database);
      for (const session of [undefined, 'A'.repeat(43), 'garbage', '%00', '"']) {
        const reply = await opened.browser().request({
          method: call.method,
          url: call.path,
          ...(call.method === 'GET'
            ? { query: sampleInput(call) as Record<string, string> }
            : { payload: sampleInput(call) }),
          ...(session === undefined ? {} : { headers: { cookie: `session=${session}` } }),
        });
        expect(reply.statusCode).toBe(401);
        expect(reply.json()).toMatchObject({ success: false, code: 'signed_out' });
      }
      expect(await fingerprint(opened.app.database)).toBe(before);
    },
  );

  it.each(forMembers.flatMap((call) => actorFields(call).map((field) => [nameOf(call), field, call] as const)))(
    "[SEC-01] AZ-01: %s with another member's %s answers 403 and changes no row",
    async (_name, field, call) => {
      const before = await fingerprint(opened.app.database);
      const input = {
        ...sampleInput(call),
        ...Object.fromEntries(actorFields(call).map((name) => [name, someoneElse])),
        [field]: bob.id,
      };
      const { status, body } = await ana.browser.ask(call, input);
      expect([status, body]).toMatchObject([403, { success: false, code: 'foreign_actor' }]);
      expect(await fingerprint(opened.app.database)).toBe(before);
    },
  );

  it.each(calls.filter((call) => call.for === 'operator').map((call) => [nameOf(call), call] as const))(
    '[SEC-01] AZ-01: %s answers 403 to a member who is no operator and changes no row',
    async (_name, call) => {
      const before = await fingerprint(opened.app.database);
      const { status, body } = await ana.browser.ask(call, sampleInput(call));
      expect([status, body]).toMatchObject([403, { success: false, code: 'operators_only' }]);
      expect(await fingerprint(opened.app.database)).toBe(before);
    },
  );

  it.each(
    forMembers.filter((call) => Object.keys(sampleInput(call)).length > 0).map((call) => [nameOf(call), call] as const),
  )('DS-01: %s answers 400 to malformed input and changes no row', async (_name, call) => {
    const before = await fingerprint(opened.app.database);
    const required = shapeOf(call).required ?? [];
    // An address holds no objects, but it can name a field twice.
    const wrong = call.method === 'GET' ? ['x', 'y'] : { nested: ['wrong'] };
    const broken = Object.fromEntries(Object.keys(sampleInput(call)).map((field) => [field, wrong]));
    for (const input of [broken, ...(required.length > 0 ? [{}] : [])]) {
      const { status, body } = await ana.browser.ask(call, input);
      expect([status, body]).toMatchObject([400, { success: false, code: 'invalid_input' }]);
    }
    expect(await fingerprint(opened.app.database)).toBe(before);
  });

  it('[SR-L12] says 402 wherever somebody has too little', () => {
    const tooLittle = calls.flatMap((call) =>
      Object.entries(call.errors).filter(([code]) => code.startsWith('not_enough')),
    );
    expect(tooLittle.length).toBeGreaterThan(2);
    expect(tooLittle.filter(([, [status]]) => status !== 402)).toEqual([]);
  });

  it.each(calls.map((call) => [nameOf(call), call] as const))(
    'AZ-08: %s declares its errors, its reply and who may call it',
    (_name, call) => {
      expect(['anyone', 'member', 'operator']).toContain(call.for);
      expect(Object.keys(call.errors).length).toBeGreaterThan(0);
      expect(call.summary.length).toBeGreaterThan(10);
    },
  );
});
