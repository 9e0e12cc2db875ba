import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsCalls } from '@wagram/contract/analytics';
import { assistantCalls } from '@wagram/contract/assistant';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { blockCalls, mutingCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { chainCalls } from '@wagram/contract/chain';
import { commentCalls } from '@wagram/contract/comments';
import { draftCalls } from '@wagram/contract/drafts';
import { exploreCalls } from '@wagram/contract/explore';
import { followCalls } from '@wagram/contract/follows';
import { gameCalls } from '@wagram/contract/games';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { helpCalls } from '@wagram/contract/help';
import type { Call } from '@wagram/contract/kernel';
import { launchCalls } from '@wagram/contract/launchpad';
import { ledgerCalls } from '@wagram/contract/ledger';
import { listCalls, tagCalls } from '@wagram/contract/lists';
import { mediaCalls } from '@wagram/contract/media';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { moneyCalls } from '@wagram/contract/money';
import { noticeCalls, pushCalls } from '@wagram/contract/notifications';
import { operationCalls } from '@wagram/contract/operations';
import { postCalls } from '@wagram/contract/posts';
import { rewardCalls } from '@wagram/contract/rewards';
import { rightsCalls } from '@wagram/contract/rights';
import { searchCalls } from '@wagram/contract/search';
import { profileCalls } from '@wagram/contract/profiles';
import { settingsCalls } from '@wagram/contract/settings';
import { streamCalls, streamChatCalls, streamModeratorCalls, streamPictureCalls } from '@wagram/contract/streams';
import { trendingCalls } from '@wagram/contract/trending';
import { verificationCalls } from '@wagram/contract/verification';
import { videoCalls } from '@wagram/contract/video';
import { importCalls } from '@wagram/contract/imports';
import { invoiceCalls } from '@wagram/contract/invoices';
import { stakingCalls } from '@wagram/contract/staking';
import { ticketCalls } from '@wagram/contract/tickets';
import { swapCalls } from '@wagram/contract/swap';
import { depositCalls, treasuryCalls } from '@wagram/contract/treasury';
import { creditCalls } from '@wagram/contract/credit';
import { walletCalls } from '@wagram/contract/wallet';
import { fingerprint, openTestApp, people, sampleInput, shapeOf, type Person, type TestApp } from '#testing';

// Every call of the contract. A new room adds its book of calls here, and the walk covers it.
const books = [
  authCalls,
  accountCalls,
  followCalls,
  blockCalls,
  ledgerCalls,
  mediaCalls,
  postCalls,
  commentCalls,
  bookmarkCalls,
  listCalls,
  tagCalls,
  draftCalls,
  messageCalls,
  groupCalls,
  groupRunCalls,
  streamCalls,
  streamChatCalls,
  streamModeratorCalls,
  streamPictureCalls,
  videoCalls,
  searchCalls,
  analyticsCalls,
  profileCalls,
  importCalls,
  moderationCalls,
  moneyCalls,
  operationCalls,
  rightsCalls,
  settingsCalls,
  mutingCalls,
  noticeCalls,
  pushCalls,
  rewardCalls,
  verificationCalls,
  trendingCalls,
  exploreCalls,
  assistantCalls,
  gameCalls,
  helpCalls,
  chainCalls,
  walletCalls,
  creditCalls,
  invoiceCalls,
  stakingCalls,
  ticketCalls,
  treasuryCalls,
  depositCalls,
  swapCalls,
  launchCalls,
];
const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value;
const calls: Call[] = books.flatMap((catalogue) => (Object.values(catalogue) as unknown[]).filter(isCall));
const nameOf = (call: Call): string => `${call.method} ${call.path}`;

const someoneElse = '01890a5d-ac96-774b-bcce-b302099a8057';

let opened: TestApp;
let ana: Person;
let bob: Person;

beforeAll(async () => {
  opened = await openTestApp({
    env: { LIMIT_SIGN_IN: '100000', LIMIT_API_ANONYMOUS: '100000', LIMIT_CODE: '100000' },
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

describe('the documents of the API', () => {
  it('lists every call in OpenAPI', async () => {
    const reply = await opened.browser().request({ method: 'GET', url: '/api/docs/openapi.json' });
    const paths = reply.json<{ paths: Record<string, Record<string, unknown>> }>().paths;
    for (const call of calls) expect(paths[call.path]).toHaveProperty(call.method.toLowerCase());
  });

  it('shows them to people', async () => {
    const reply = await opened.browser().request({ method: 'GET', url: '/api/docs' });
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain('/api/auth/signup');
  });
});
