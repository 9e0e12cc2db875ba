// A community of a given size on PostgreSQL, made by the database itself: names and texts of realistic length, follows
// and likes with the skew of real networks (most members have few, some have thousands).
const FULL = { members: 100_000, posts: 1_000_000, likes: 5_000_000, follows: 3_000_000, reposts: 200_000 };
const DAYS = 30;
/** As many as the program keeps in a timeline (server/src/posts/routes.ts). */
export const TIMELINE_DAYS = 14;

/** An id of version 7 at a given time, as the program makes them. @param {string} time */
const idAt = (time) =>
  `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

// Rules and keys are right by the way the rows are made; checking each would take most of the time.
const BULK = `set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off;
  set maintenance_work_mem = '512MB'; set work_mem = '256MB';`;

/**
 * Nothing else may be said on this connection meanwhile.
 * @param {import('pg').Pool} pool @param {(line: string) => void} say
 */
const stepsOn = async (pool, say) => {
  const client = await pool.connect();
  await client.query(BULK);
  return {
    /** @param {string} what @param {string} sql */
    step: async (what, sql) => {
      const start = Date.now();
      await client.query(sql);
      say(`  ${what}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
    },
    /** What a query answers, a line each. @param {string} sql @returns {Promise<string[]>} */
    lines: async (sql) => (await client.query(sql)).rows.map((row) => row.line),
    done: () => client.release(true),
  };
};

// Indexes of tables that are filled at once are taken away and built afterwards, from sorted rows. Other tables point to
// the keys of posts and members: those stay.
const PRIMARY = `conrelid in ('follows'::regclass, 'likes'::regclass, 'timelines'::regclass, 'standings'::regclass) and contype = 'p'`;
const PLAIN = `indrelid in ('follows'::regclass, 'likes'::regclass, 'timelines'::regclass, 'standings'::regclass, 'posts'::regclass, 'members'::regclass)
  and not indisprimary and not indisunique`;
const BUILD = `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where ${PRIMARY}
  union all select pg_get_indexdef(indexrelid) from pg_index where ${PLAIN}`;
const TAKE_AWAY = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as line from pg_constraint where ${PRIMARY}
  union all select format('drop index %s', indexrelid::regclass) from pg_index where ${PLAIN}`;

/** Who did what to whom, as numbers. @param {Record<keyof typeof FULL, number>} size */
const numbers = (size) => `
  select setseed(0.42);
  create temp table people as select n, ${idAt("now() - interval '60 days' + n * interval '1 second'")} as id
    from generate_series(1, ${size.members}) n;
  create unique index on people (n);
  create temp table said as select n, t, ${idAt('t')} as id, 1 + floor(${size.members} * power(random(), 1.5))::int as who
    from (select n, now() - interval '${DAYS} days' * ((${size.posts} - n + random()) / ${size.posts}) as t from generate_series(1, ${size.posts}) n) x;
  create unique index on said (n);
  -- Whom: famous ones far more often. Who: a median of about 20, with a long tail.
  create temp table followed as select distinct who, whom from (
    select 1 + floor(${size.members} * power(random(), 1.3))::int as who, 1 + floor(${size.members} * power(random(), 3))::int as whom
    from generate_series(1, ${size.follows})) x where who <> whom;
  -- A prime spreads the popular posts over all days.
  create temp table liked as select distinct who, what from (
    select 1 + floor(${size.members} * random())::int as who, 1 + (floor(${size.posts} * power(random(), 2))::bigint * 611953 % ${size.posts})::int as what
    from generate_series(1, ${size.likes})) x;
  -- The same posts are passed on, far less often.
  create temp table passed as select distinct on (who, what) who, what, t, ${idAt('t')} as id from (
    select 1 + floor(${size.members} * power(random(), 1.5))::int as who, 1 + (floor(${size.posts} * power(random(), 2))::bigint * 611953 % ${size.posts})::int as what,
      now() - interval '${DAYS} days' * random() as t
    from generate_series(1, ${size.reposts})) x;
  analyze people; analyze said; analyze followed; analyze liked; analyze passed;`;

const MEMBERS = `insert into members (id, username, display_name, bio, verified, followers_count, following_count, posts_count, created_at, updated_at)
  select id, '@member_' || n, 'Member number ' || n, repeat('likes long walks ', 3), n % 5 = 0,
    coalesce(followers, 0), coalesce(following, 0), coalesce(posts, 0), now(), now()
  from people
    left join (select whom as n, count(*)::int as followers from followed group by 1) a using (n)
    left join (select who as n, count(*)::int as following from followed group by 1) b using (n)
    left join (select who as n, count(*)::int as posts from said group by 1) c using (n)`;

const PICTURE = `jsonb_build_object('kind', 'image', 'srcset', '/media/a/640.webp 640w, /media/a/1280.webp 1280w', 'posterUrl', null,
  'width', 1280, 'height', 960, 'thumbhash', '3OcRJYB4d3h/iIeHeEh3eIhw+j2w', 'alt', 'A mountain in the morning')`;

/** One post in five has a comment, three in ten a picture, one in ten more of them, one in thirty a poll, one in twenty a quote. */
const POSTS = `insert into posts (id, member_id, content, likes_count, comments_count, reposts_count, image_url, media, more_media,
    has_poll, quote_of, created_at)
  select said.id, people.id, 'Post about ' || repeat(md5(said.n::text) || ' ', 4), coalesce(l.count, 0), (said.n % 5 = 0)::int,
    coalesce(r.count, 0), case when said.n % 10 < 3 then '/media/a/' || md5(said.n::text) || '.webp' end,
    case when said.n % 10 < 3 then ${PICTURE} end,
    case when said.n % 10 = 0 then jsonb_build_array(jsonb_build_object('url', '/media/a/more.webp', 'stored', ${PICTURE})) end,
    said.n % 30 = 7, case when said.n % 20 = 9 then earlier.id end, said.t
  from said join people on people.n = said.who left join (select what, count(*)::int from liked group by 1) l on l.what = said.n
    left join (select what, count(*)::int from passed group by 1) r on r.what = said.n
    left join said earlier on earlier.n = said.n - 5
  order by said.n`;

const HOLD_MORE = `
  insert into post_polls (post_id, options, votes, ends_at)
    select said.id, array['Yes', 'No', 'Perhaps'], array[3, 2, 1], now() + interval '1 day' from said where said.n % 30 = 7;
  insert into reposts (id, member_id, post_id, created_at)
    select passed.id, people.id, said.id, passed.t from passed join people on people.n = passed.who join said on said.n = passed.what`;

const FOLLOWS = `insert into follows (follower_id, following_id, created_at)
  select a.id, b.id, now() - random() * interval '50 days' from followed join people a on a.n = who join people b on b.n = whom`;

const LIKES = `insert into likes (member_id, post_id, created_at)
  select people.id, said.id, now() from liked join people on people.n = liked.who join said on said.n = what`;

// A planner that has seen an empty table reads the whole of it until it looks again: what people do besides is there too.
const REST = `
  insert into comments (id, member_id, post_id, content, created_at)
    select ${idAt('now()')}, people.id, said.id, 'I have walked there too, ' || md5(said.n::text), now()
    from said join people on people.n = 1 + said.n * 7 % (select count(*) from people) where said.n % 5 = 0;
  insert into bookmarks (id, member_id, post_id, created_at)
    select ${idAt('now()')}, member_id, post_id, now() from likes tablesample bernoulli (2);
  insert into notices (id, member_id, kind, from_id, post_id, key, created_at, read_at)
    select ${idAt('now()')}, p.member_id, 'like', l.member_id, p.id, 'like:' || p.id || ':' || l.member_id, now(), now()
    from likes l tablesample bernoulli (2) join posts p on p.id = l.post_id where p.member_id <> l.member_id;
  insert into blocks (blocker_id, blocked_id, created_at)
    select a.id, b.id, now() from people a join people b on b.n = a.n + 1 where a.n % 50 = 0;`;

/** What a post takes on the disk with its likes, its place in timelines and all indexes: measured, and half as much again. */
const BYTES_A_POST = 6_000;

/** @param {number} scale @param {number} times so many times the posts of such a community */
export const sizeOf = (scale, times) => {
  const size = /** @type {typeof FULL} */ (
    Object.fromEntries(Object.entries(FULL).map(([name, count]) => [name, Math.round(count * scale)]))
  );
  const grown = { ...size, posts: size.posts * times };
  return { size: grown, bytes: grown.posts * BYTES_A_POST };
};

/** @param {import('pg').Pool} pool @param {typeof FULL} size @param {(line: string) => void} say */
export const makeCommunity = async (pool, size, say) => {
  const { step, lines, done } = await stepsOn(pool, say);
  const [build, takeAway] = [await lines(BUILD), await lines(TAKE_AWAY)];
  await step('room for many rows', takeAway.join(';'));
  await step('who does what', numbers(size));
  await step(`${size.members} members`, MEMBERS);
  await step(`${size.posts} posts`, POSTS);
  await step(`polls and ${size.reposts} reposts`, HOLD_MORE);
  await step(`${size.follows} follows`, FOLLOWS);
  await step(`${size.likes} likes`, LIKES);
  await step(
    'standings',
    'insert into standings (post_id, member_id, likes) select id, member_id, likes_count from posts',
  );
  await step('comments, bookmarks, notices, blocks', REST);
  await step('indexes', build.join(';'));
  done();
};

/** Members who follow exactly this many, made for the measurement. @param {import('pg').Pool} pool @param {number} count @param {string} memberId */
export const followMany = async (pool, count, memberId) => {
  await pool.query(
    `insert into follows (follower_id, following_id, created_at) select $1, id, now() from members where id <> $1 order by md5(id::text || $1::text) limit $2 on conflict do nothing`,
    [memberId, count],
  );
};

/** What the program itself would have written when these posts were made. @param {import('pg').Pool} pool @param {number} days @param {(line: string) => void} say */
export const fillTimelines = async (pool, days, say) => {
  const { step, done } = await stepsOn(pool, say);
  await step(
    `timelines of ${days} days`,
    `alter table timelines drop constraint timelines_pkey;
     insert into timelines (member_id, post_id, author_id, shows)
       select f.follower_id, p.id, p.member_id, null from posts p join follows f on f.following_id = p.member_id and not f.away
       where p.created_at > now() - interval '${days} days'
       union all select f.follower_id, r.id, r.member_id, r.post_id from reposts r join follows f on f.following_id = r.member_id and not f.away
       where r.created_at > now() - interval '${days} days' order by 1, 2;
     alter table timelines add primary key (member_id, post_id)`,
  );
  await step('vacuum', 'vacuum analyze');
  done();
};
