// Members with open pages: each has a session, the first ones talk in pairs, and the first thousand share a group.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

export const GROUP = 1_000;

/** @typedef {{ id: string, cookie: string }} Talker */

/**
 * @param {import('pg').Pool} pool @param {number} count
 * @returns {Promise<{ talkers: Talker[], pairs: string[], group: string }>} the pair at i is of talkers 2i and 2i + 1
 */
export const makeTalkers = async (pool, count) => {
  const made = Array.from({ length: count }, (_, at) => {
    const token = randomBytes(32).toString('base64url');
    return {
      id: randomUUID(),
      name: `@talker_${at}`,
      token,
      hash: createHash('sha256').update(token).digest('base64url'),
    };
  });
  const ids = made.map(({ id }) => id);
  await pool.query(
    `insert into members (id, username, display_name, created_at, updated_at)
     select id, name, name, now(), now() from unnest($1::uuid[], $2::text[]) as m (id, name)`,
    [ids, made.map(({ name }) => name)],
  );
  await pool.query(
    `insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), id, hash, 'browser', now(), now(), now() + interval '30 days' from unnest($1::uuid[], $2::text[]) as m (id, hash)`,
    [ids, made.map(({ hash }) => hash)],
  );
  const pairs = Array.from({ length: Math.floor(count / 2) }, () => randomUUID());
  const [left, right] = [0, 1].map((side) => pairs.map((_, at) => ids[2 * at + side] ?? ''));
  await pool.query(
    `insert into conversations (id, kind, pair, last_at, created_at)
     select id, 'direct', least(a::text, b::text) || ':' || greatest(a::text, b::text), now(), now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as p (id, a, b)`,
    [pairs, left, right],
  );
  await pool.query(
    `insert into conversation_members (conversation_id, member_id, joined_at)
     select id, who, now() from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as p (id, a, b), unnest(array[a, b]) as who`,
    [pairs, left, right],
  );
  return {
    talkers: made.map(({ id, token }) => ({ id, cookie: `session=${token}` })),
    pairs,
    group: await makeGroup(pool, ids),
  };
};

/** @param {import('pg').Pool} pool @param {string[]} ids */
const makeGroup = async (pool, ids) => {
  const id = randomUUID();
  const seated = ids.slice(0, GROUP);
  await pool.query(
    `insert into conversations (id, kind, title, members_count, member_limit, last_at, created_at) values ($1, 'group', 'Everybody', $2, 5000, now(), now())`,
    [id, seated.length],
  );
  await pool.query(
    `insert into conversation_members (conversation_id, member_id, role, joined_at)
     select $1, who, case place when 1 then 'owner' else 'member' end, now() from unnest($2::uuid[]) with ordinality as s (who, place)`,
    [id, seated],
  );
  await pool.query(
    `insert into groups (conversation_id, description, category, tags, privacy, media_sharing, voice_messages, polls_voting, bot_integration, auto_moderation, slow_mode, message_approval, slow_seconds, words)
     values ($1, '', 'Technology', '{}', 'public', true, true, true, false, false, false, false, 10, '{}')`,
    [id],
  );
  return id;
};
