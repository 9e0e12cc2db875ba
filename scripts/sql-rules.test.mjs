// The visibility rules (rules.sql of members and of messages) on a small random community: every form of a rule answers the
// same, and what it should.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expandMacros } from './sql/expand.mjs';
import { readSqlFile } from './sql/read-file.mjs';
import { openSchema } from './sql/schema.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = ['server/src/members/rules.sql', 'server/src/messages/rules.sql'];
const macros = paths.flatMap((path) => readSqlFile(path, readFileSync(join(root, path), 'utf8')).macros);
const known = new Map(macros.map((macro) => [macro.name, macro]));
const expand = (/** @type {string} */ text) => expandMacros(text, known, new Set());

const SEED = Number(process.env['SEED'] ?? 20261116);
const PEOPLE = 24;
/** The same numbers for the same seed. @param {number} seed */
const drawn = (seed) => {
  let state = seed;
  return () => (state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647) / 2_147_483_647;
};

const draw = drawn(SEED);

/** @typedef {{ id: string, state: string, private: boolean }} Person */

/** @type {import('@electric-sql/pglite').PGlite} */
let lite;
/** @type {Awaited<ReturnType<typeof makeCommunity>>} */
let community;
beforeAll(async () => {
  lite = await openSchema(join(root, 'server/migrations'), join(root, '.cache'));
  community = await makeCommunity();
}, 60_000);
afterAll(() => lite.close());

const makeCommunity = async () => {
  /** @type {Person[]} */
  const people = Array.from({ length: PEOPLE }, () => ({
    id: randomUUID(),
    state: draw() < 0.8 ? 'active' : 'suspended',
    private: draw() < 0.4,
  }));
  for (const [at, one] of people.entries())
    await lite.query(
      `insert into members (id, username, display_name, state, private, created_at, updated_at) values ($1, $2, $2, $3, $4, now(), now())`,
      [one.id, `@one${at}`, one.state, one.private],
    );
  /** Pairs of who did something to whom. @param {string} text @param {number} share */
  const pairs = async (text, share) => {
    const made = new Set();
    for (const a of people)
      for (const b of people)
        if (a !== b && draw() < share) {
          made.add(`${a.id} ${b.id}`);
          await lite.query(text, [a.id, b.id]);
        }
    return (/** @type {string | null} */ a, /** @type {string} */ b) => made.has(`${a} ${b}`);
  };
  return {
    people,
    blocks: await pairs('insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', 0.08),
    mutes: await pairs('insert into mutes (member_id, muted_id, created_at) values ($1, $2, now())', 0.1),
    follows: await pairs('insert into follows (follower_id, following_id, created_at) values ($1, $2, now())', 0.3),
  };
};

it('D13 D20: can_know, can_read and can_hear answer alike in each of their forms, for members and guests', async () => {
  const { people, blocks, mutes, follows } = community;
  /** What should be. @param {string | null} viewer @param {Person} one */
  const wanted = (viewer, one) => {
    const isOwn = viewer === one.id;
    const isApart = !blocks(viewer, one.id) && !(viewer !== null && blocks(one.id, viewer));
    const isInUse = isOwn || one.state === 'active';
    const isKnown = isApart && isInUse;
    const isReadable = isKnown && (isOwn || !one.private || follows(viewer, one.id));
    const isMuted = mutes(viewer, one.id);
    const isMet = !(viewer !== null && blocks(one.id, viewer)) && isInUse;
    return { know: isKnown, meet: isMet, read: isReadable, unasked: isReadable && !isMuted, hear: isKnown && !isMuted };
  };
  const text = expand(`
    with sight_of($1::uuid)
    -- Of a guest a rule may answer null, which a condition takes for no.
    select m.id, (can_know($1::uuid, m.id)) is true as know, (can_know_despite_own_block($1::uuid, m.id)) is true as meet,
      (can_read($1::uuid, m.id)) is true as read, (can_read_row($1::uuid, m)) is true as read_row,
      (can_read_at_once($1::uuid, m.id)) is true as read_at_once,
      (can_read_unasked($1::uuid, m.id)) is true as unasked, (can_read_unasked_row_at_once($1::uuid, m)) is true as unasked_at_once,
      (can_hear($1::uuid, m.id)) is true as hear, (can_hear_at_once($1::uuid, m.id)) is true as hear_at_once
    from members m`);
  for (const viewer of [null, ...people.map(({ id }) => id)]) {
    const rows = new Map((await lite.query(text, [viewer])).rows.map((/** @type {any} */ row) => [row.id, row]));
    for (const one of people) {
      const { know, meet, read, unasked, hear } = wanted(viewer, one);
      expect(rows.get(one.id), `viewer ${viewer}, seed ${SEED}`).toEqual({
        id: one.id,
        know,
        meet,
        read,
        read_row: read,
        read_at_once: read,
        unasked,
        unasked_at_once: unasked,
        hear,
        hear_at_once: hear,
      });
    }
  }
});

/** Conversations of two, some of whom are alone in theirs, and of many. */
const makeTalks = async () => {
  const { people } = community;
  /** @type {{ id: string, kind: string, seats: Person[] }[]} */
  const talks = [];
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1))
      if (draw() < 0.5) talks.push({ id: randomUUID(), kind: 'direct', seats: draw() < 0.9 ? [one, other] : [one] });
  for (const kind of ['group', 'channel', 'group', 'channel'])
    talks.push({ id: randomUUID(), kind, seats: people.filter(() => draw() < 0.4) });
  for (const { id, kind, seats } of talks) {
    const [pair, title] = kind === 'direct' ? [id, null] : [null, kind];
    await lite.query(
      `insert into conversations (id, kind, pair, title, last_at, created_at) values ($1, $2, $3, $4, now(), now())`,
      [id, kind, pair, title],
    );
    await lite.query(
      `insert into conversation_members (conversation_id, member_id, joined_at) select $1, unnest($2::uuid[]), now()`,
      [id, seats.map((seat) => seat.id)],
    );
  }
  return talks;
};

it('AZ-06, D13: is_seated answers alike in each of its forms', async () => {
  const { people, blocks } = community;
  const talks = await makeTalks();
  /** What should be. @param {string} viewer @param {typeof talks[number]} talk */
  const wanted = (viewer, { kind, seats }) => {
    const isSeat = seats.some(({ id }) => id === viewer);
    const other = seats.find(({ id }) => id !== viewer);
    const isInUse = kind !== 'direct' || other?.state === 'active';
    const isApart = kind === 'direct' && other !== undefined && (blocks(viewer, other.id) || blocks(other.id, viewer));
    return { at: isSeat, seated: isSeat && isInUse, unblocked: isSeat && isInUse && !isApart };
  };
  const seatOn = (/** @type {string} */ rule) => `(select true from conversation_members me where ${rule}) is true`;
  const text = expand(`
    select c.id, (is_seated($1::uuid, c.id)) is true as seated,
      ${seatOn('is_seated_row($1::uuid, c, me)')} as seated_row, ${seatOn('is_seated_at($1::uuid, c.id, me)')} as at,
      ${seatOn('is_seated_unblocked_row($1::uuid, c, me)')} as unblocked
    from conversations c`);
  for (const viewer of people.map(({ id }) => id)) {
    const rows = new Map((await lite.query(text, [viewer])).rows.map((/** @type {any} */ row) => [row.id, row]));
    for (const talk of talks) {
      const { at, seated, unblocked } = wanted(viewer, talk);
      expect(rows.get(talk.id), `viewer ${viewer}, seed ${SEED}`).toEqual({
        id: talk.id,
        seated,
        seated_row: seated,
        at,
        unblocked,
      });
    }
  }
});
