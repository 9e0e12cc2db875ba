// A community to be searched: names, handles and posts that repeat the way real ones do, and two members who differ in
// nothing but how much they have posted.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

const MEMBERS = 100_000;
const POSTS = 1_000_000;
const FOLLOWS = 500_000;
const PROLIFIC = 100_000;
const QUIET = 100;

const FIRST =
  'ana maria sofia elena laura julia emma olivia mia lena hanna clara nora ida eva alice zoe lucia paula irene marta ines carla rosa amelie camille chloe manon lea sarah rachel leah ruth naomi miriam esther judith susan linda karen nancy betty helen donna carol michael james robert john david william richard joseph thomas charles daniel matthew anthony mark donald steven andrew paul joshua kenneth kevin brian george timothy ronald jason edward jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack dennis jerry tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene';
const LAST =
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell coleman butler henderson barnes fisher vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott cunningham duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis carpenter lawrence sandoval guerrero george chapman rios estrada ortega watkins greene nunez wheeler valdez harper burke larson santiago maldonado morrison franklin carlson austin dominguez carr lawson jacobs obrien lynch singh vega bishop montgomery oliver jensen harvey williamson gilbert dean sims espinoza howell li wong reid hanson le mccoy garrett burton fuller wang weber welch rojas lucas marquez fields park yang little banks padilla day walsh bowman schultz luna fowler mejia';

/** An id of version 7 at a given time. @param {string} time */
const idAt = (time) =>
  `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

const array = (/** @type {string} */ words) => `string_to_array('${words}', ' ')`;

// The word of rank r is met in about one of r places, as in every language.
const WORD = `'w' || floor(power(20000, random()))::int`;

const steps = [
  [
    'who',
    `select setseed(0.42);
     create temp table people as select n, ${idAt("now() - interval '90 days' + n * interval '1 second'")} as id,
       (${array(FIRST)})[1 + floor(random() * array_length(${array(FIRST)}, 1))::int] as first,
       (${array(LAST)})[1 + floor(random() * array_length(${array(LAST)}, 1))::int] as last
     from generate_series(1, ${MEMBERS}) n`,
  ],
  [
    `${MEMBERS} members`,
    `insert into members (id, username, display_name, bio, verified, followers_count, created_at, updated_at)
     select id, '@' || first || case n % 3 when 0 then '_' || last when 1 then last else '' end || n,
       initcap(first || ' ' || last), 'likes long walks', n % 5 = 0, floor(power(10000, random()))::int - 1, now(), now()
     from people`,
  ],
  [
    `${POSTS} posts`,
    // Correlated on purpose: the words are drawn again for each post.
    `insert into posts (id, member_id, content, likes_count, created_at)
     select ${idAt('t')}, case when s.n % 10 = 0 then p1.id when s.n % 10000 = 1 then p2.id else people.id end,
       'the ' || (select string_agg(${WORD}, ' ') from generate_series(1, 12 + s.n % 5)), floor(power(500, random()))::int - 1, t
     from (select n, now() - interval '60 days' * ((${POSTS} - n + random()) / ${POSTS}) as t from generate_series(1, ${POSTS}) n) s
     join people on people.n = 3 + s.n::bigint * 7919 % ${MEMBERS - 2}
     join people p1 on p1.n = 1 join people p2 on p2.n = 2 order by s.n`,
  ],
  [
    'hashtags',
    `insert into post_tags (tag, post_id)
     select distinct 'topic' || floor(power(5000, random()))::int, id from posts where random() < 0.3`,
  ],
  [
    `${FOLLOWS} follows`,
    `insert into follows (follower_id, following_id, created_at)
     select distinct on (a.id, b.id) a.id, b.id, now() from (
       select 1 + floor(${MEMBERS} * random())::int as who, 1 + floor(${MEMBERS} * power(random(), 3))::int as whom
       from generate_series(1, ${FOLLOWS})) x join people a on a.n = who join people b on b.n = whom where who <> whom`,
  ],
  [
    'activity',
    `insert into activity (member_id, day, posts, likes)
       select member_id, (created_at at time zone 'utc')::date, count(*), sum(likes_count) from posts group by 1, 2;
     insert into standings (post_id, member_id, likes) select id, member_id, likes_count from posts;
     update members set posts_count = n from (select member_id, count(*)::int as n from posts group by 1) c where c.member_id = members.id`,
  ],
];

// Built afterwards, from sorted rows.
const LATER = ['posts_words', 'posts_member', 'standings_best', 'follows_followers', 'follows_following'];

/** @param {import('pg').Pool} pool @param {(line: string) => void} say @returns {Promise<{ prolific: string, quiet: string }>} */
export const makePeople = async (pool, say) => {
  const client = await pool.connect();
  await client.query(
    `set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
  );
  const { rows: indexes } = await client.query('select indexdef from pg_indexes where indexname = any($1)', [LATER]);
  const all = [
    ['room for many rows', `drop index ${LATER.join(', ')}`],
    ...steps,
    ['indexes', indexes.map(({ indexdef }) => indexdef).join(';')],
    ['vacuum', 'vacuum analyze'],
  ];
  for (const [what, sql] of all) {
    const start = Date.now();
    await client.query(sql ?? '');
    say(`  ${what}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  const { rows } = await client.query(
    `select (select id from people where n = 1) as prolific, (select id from people where n = 2) as quiet`,
  );
  client.release(true);
  return rows[0];
};

export const SIZES = { members: MEMBERS, posts: POSTS, prolific: PROLIFIC, quiet: QUIET };
export const NAMES = { first: FIRST.split(' '), last: LAST.split(' ') };

/** A session for somebody who is there. @param {import('pg').Pool} pool @param {string} memberId */
export const signIn = async (pool, memberId) => {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, 'browser', now(), now(), now() + interval '30 days')`,
    [randomUUID(), memberId, createHash('sha256').update(token).digest('base64url')],
  );
  return `session=${token}`;
};

export const pick = (/** @type {readonly string[]} */ list, /** @type {number} */ i) =>
  list[(i * 7919) % list.length] ?? '';
/** The beginning of a name, from two letters to the first of the surname, as it is while somebody types. @param {number} i */
export const beginning = (i) => {
  const name = `${pick(NAMES.first, i)} ${pick(NAMES.last, i).charAt(0)}`;
  return name.slice(0, 2 + (i % (name.length - 1)));
};
