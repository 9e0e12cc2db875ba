// The visibility rules of server/src/members/rules.sql on a small random community: every form of a rule answers the same,
// and what it should.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expandMacros } from './sql/expand.mjs';
import { readSqlFile } from './sql/read-file.mjs';
import { openSchema } from './sql/schema.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = 'server/src/members/rules.sql';
const { macros } = readSqlFile(path, readFileSync(join(root, path), 'utf8'));
const known = new Map(macros.map((macro) => [macro.name, macro]));
const expand = (/** @type {string} */ text) => expandMacros(text, known, new Set());

const SEED = Number(process.env['SEED'] ?? 20261116);
const PEOPLE = 24;
/** The same numbers for the same seed. @param {number} seed */
const drawn = (seed) => {
  let state = seed;
  return () => (state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647) / 2_147_483_647;
};

/** @type {import('@electric-sql/pglite').PGlite} */
let lite;
beforeAll(async () => {
  lite = await openSchema(join(root, 'server/migrations'), join(root, '.cache'));
});
afterAll(() => lite.close());

/** @typedef {{ id: string, state: string, private: boolean }} Person */

const makeCommunity = async () => {
  const draw = drawn(SEED);
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
  const { people, blocks, mutes, follows } = await makeCommunity();
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
