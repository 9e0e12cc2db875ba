// A community of a given size on PostgreSQL, made by the database itself: names and texts of realistic length, follows
// and likes with the skew of real networks (most members have few, some have thousands).
const FULL = { members: 100_000, posts: 1_000_000, likes: 5_000_000, follows: 3_000_000 };

/** An id of version 7 at a given time, as the program makes them. @param {string} time */
const idAt = (time) =>
  `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** @param {import('pg').Pool} pool @param {number} scale @param {(line: string) => void} say */
export const makeCommunity = async (pool, scale, say) => {
  const size = Object.fromEntries(Object.entries(FULL).map(([name, count]) => [name, Math.round(count * scale)]));
  const step = async (/** @type {string} */ what, /** @type {string} */ sql) => {
    const start = Date.now();
    await pool.query(sql);
    say(`  ${what}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  };
  await step(
    `${size.members} members`,
    `set statement_timeout = 0; set session_replication_role = replica; select setseed(0.42);
     create temp table n as select g as n, ${idAt("now() - interval '60 days' + g * interval '1 second'")} as id from generate_series(1, ${size.members}) g;
     insert into members (id, username, display_name, bio, verified, created_at, updated_at)
       select id, '@member_' || n, 'Member number ' || n, repeat('likes long walks ', 3), n % 5 = 0, now(), now() from n;
     create unlogged table people as select n, id from n; create unique index on people (n);`,
  );
  await step(
    `${size.posts} posts`,
    `set statement_timeout = 0; set session_replication_role = replica; insert into posts (id, member_id, content, created_at)
       select ${idAt('t')}, p.id, 'Post about ' || repeat(md5(g::text) || ' ', 4), t
       from (select g, now() - random() * interval '30 days' as t, 1 + floor(${size.members} * power(random(), 1.5))::int as who from generate_series(1, ${size.posts}) g) x
       join people p on p.n = x.who`,
  );
  await step(
    `${size.follows} follows`,
    // Whom: famous ones far more often. Who: a median of about 20, with a long tail.
    `set statement_timeout = 0; set session_replication_role = replica; insert into follows (follower_id, following_id, created_at)
       select distinct a.id, b.id, now() - random() * interval '50 days'
       from (select 1 + floor(${size.members} * power(random(), 1.3))::int as follower, 1 + floor(${size.members} * power(random(), 3))::int as followed
             from generate_series(1, ${size.follows}) g) x
       join people a on a.n = x.follower join people b on b.n = x.followed where a.id <> b.id on conflict do nothing`,
  );
  await step(
    `${size.likes} likes`,
    `set statement_timeout = 0; set session_replication_role = replica; create unlogged table numbered as select row_number() over () as n, id from posts; create unique index on numbered (n);
     insert into likes (member_id, post_id, created_at)
       select m.id, p.id, now() from (
         select 1 + floor(${size.members} * random())::int as who, 1 + floor(${size.posts} * power(random(), 2))::int as what from generate_series(1, ${size.likes}) g
       ) x join people m on m.n = x.who join numbered p on p.n = x.what on conflict do nothing`,
  );
  await step(
    'counters and timelines',
    `set statement_timeout = 0; set session_replication_role = replica;
     update posts p set likes_count = l.count from (select post_id, count(*) from likes group by 1) l where l.post_id = p.id;
     update members m set posts_count = x.count from (select member_id, count(*) from posts group by 1) x where x.member_id = m.id;
     update members m set followers_count = x.count from (select following_id, count(*) from follows group by 1) x where x.following_id = m.id;
     update members m set following_count = x.count from (select follower_id, count(*) from follows group by 1) x where x.follower_id = m.id;`,
  );
};

/** Members who follow exactly this many, made for the measurement. @param {import('pg').Pool} pool @param {number} count @param {string} memberId */
export const followMany = async (pool, count, memberId) => {
  await pool.query(
    `insert into follows (follower_id, following_id, created_at) select $1, id, now() from members where id <> $1 order by md5(id::text || $1::text) limit $2 on conflict do nothing`,
    [memberId, count],
  );
};

/** What the program itself would have written when these posts were made. @param {import('pg').Pool} pool @param {number} days */
export const fillTimelines = async (pool, days) => {
  await pool.query(
    `set statement_timeout = 0; set session_replication_role = replica; insert into timelines (member_id, post_id, author_id)
       select f.follower_id, p.id, p.member_id from posts p join follows f on f.following_id = p.member_id
       where p.created_at > now() - interval '${days} days' on conflict do nothing`,
  );
  await pool.query('vacuum analyze');
};
