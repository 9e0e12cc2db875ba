import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSql, generate, openSchemaOf, showStatement } from './sql.mjs';

const root = mkdtempSync(join(tmpdir(), 'sql-'));
afterAll(async () => {
  await lite.close();
  rmSync(root, { recursive: true });
});

const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

write(
  'rooms.json',
  JSON.stringify({
    packages: ['server'],
    app: {},
    rooms: {
      kernel: { level: 0, tables: ['outbox'], prefixes: [] },
      members: { level: 1, tables: ['members'], prefixes: [] },
      posts: { level: 2, tables: ['posts', 'likes', 'pins', 'pin_notes', 'visits'], prefixes: [] },
    },
  }),
);
write(
  'server/migrations/0001.sql',
  `create table members (id uuid primary key, name text not null, bio text, state text not null check (state in ('active', 'away')));
   create table posts (id uuid primary key, member_id uuid not null references members, content text not null, likes int not null);
   create table likes (member_id uuid not null references members, post_id uuid not null references posts, primary key (member_id, post_id));
   create table pins (post_id uuid primary key references posts);
   create table visits (member_id uuid not null, seen int not null);
   create table pin_notes (pin_id uuid not null references pins, note text not null);
   create table outbox (id uuid primary key, name text not null, payload jsonb not null);`,
);
write('server/src/kernel/db/columns.json', JSON.stringify({ 'PinRow.notes': ['PinNote[]', './pin.ts'] }));
write(
  'server/src/members/rules.sql',
  `-- macro: can_read(viewer, author)\nexists (select 1 from members m where m.id = :author and (m.state = 'active' or m.id = :viewer))\n`,
);

// One for all cases: opening it takes a second.
const lite = await openSchemaOf(root);

/** The generated text of one file in the room `posts`, and what is wrong. @param {string} text @param {string} [room] */
const make = async (text, room = 'posts') => {
  write('server/src/posts/one.sql', '');
  write('server/src/members/one.sql', '');
  write(`server/src/${room}/one.sql`, text);
  const { problems, outputs } = await generate(root, lite);
  return { problems, text: outputs.get(`server/src/${room}/one.gen.ts`) ?? '' };
};

const READ = 'select id, content from posts p where id = :post_id and can_read(:viewer?, p.member_id)';

describe('a statement in a .sql file', () => {
  it('is typed by the database: brands by keys, unions by constraints, null by the schema and by outer joins', async () => {
    const { problems, text } = await make(
      `-- name: findAuthor :many
       -- Who wrote it.
       -- for: operators
       select m.id, m.state, m.bio, p.id as post_id, p.likes
       from members m left join posts p on p.member_id = m.id where m.state = :state and m.id = any(:ids);`.replaceAll(
        /^ {7}/gm,
        '',
      ),
    );
    expect(problems).toEqual([]);
    expect(text).toContain(
      'export interface FindAuthorRow {\n  id: MemberId;\n  state: MemberState;\n  bio: string | null;\n  post_id: PostId | null;\n  likes: number | null;\n}',
    );
    expect(text).toContain(
      '/** Who wrote it. */\nexport const findAuthor = many<{ state: MemberState; ids: readonly MemberId[] }',
    );
    expect(text).toContain('(p) => [p.state, p.ids]');
  });

  it('takes its parameters by name, and guests where it says so', async () => {
    const { problems, text } = await make(`-- name: readPost :maybe\n${READ};\n`);
    expect(problems).toEqual([]);
    expect(text).toContain('maybe<{ postId: PostId; viewer: MemberId | null }, ReadPostRow>');
  });

  it('knows an id by the name of a column that refers to nothing, and by what it is compared with in a row', async () => {
    const { problems, text } = await make(
      `-- name: readVisits :many\nselect member_id from visits;\n
       -- name: readOn :many\n-- for: operators\nselect id from posts where (likes, id) < (:likes, :before);\n`.replaceAll(
        /^ +/gm,
        '',
      ),
    );
    expect(problems).toEqual([]);
    expect(text).toContain('export interface ReadVisitsRow {\n  member_id: MemberId;\n}');
    expect(text).toContain('many<{ likes: number; before: PostId }, ReadOnRow>');
  });

  it('has the kinds of ids that the contract names', async () => {
    write('contract/src/kernel/ids.ts', "export type PostId = Id<'PostId'>;\n");
    const { outputs } = await generate(root, lite);
    const schema = outputs.get('server/src/kernel/db/schema.gen.ts');
    expect(schema).toContain("export type { PostId } from '@wagram/contract/kernel';");
    expect(schema).toContain("export type MemberId = Id<'MemberId'>;");
    expect(schema).not.toContain('type PostId =');
  });

  it('that takes rows as arrays says which of their values may be null', async () => {
    const { problems, text } = await make(
      `-- name: a :many\nselect one.place::int, p.id from unnest(:viewers?::uuid[], :post_ids::uuid[]) with ordinality as one (viewer, post_id, place)
join posts p on p.id = one.post_id where can_read(one.viewer, p.member_id);`,
    );
    expect(problems).toEqual([]);
    expect(text).toContain('many<{ viewers: readonly (MemberId | null)[]; postIds: readonly PostId[] }');
  });

  it('of several parts: a text of constants is one of them, and an id of two tables is neither', async () => {
    const { problems, text } = await make(
      `-- name: a :many\n-- for: operators\nselect 'post' as kind, id from posts union all select 'member', id from members;`,
    );
    expect(problems).toEqual([]);
    expect(text).toContain("  kind: 'post' | 'member';\n  id: string;");
  });

  it('knows an id through a key that is itself a reference, and JSON of its own by name of its row', async () => {
    const { problems, text } = await make(
      `-- name: readPin :many\n-- row: PinRow\nselect pin_id, jsonb_agg(note) as notes from pin_notes group by pin_id;\n
-- name: readNotes :one\nselect jsonb_agg(note) as notes from pin_notes;`,
    );
    expect(problems).toEqual([]);
    expect(text).toContain('export interface PinRow {\n  pin_id: PostId;\n  notes: PinNote[];\n}');
    expect(text).toContain('export interface ReadNotesRow {\n  notes: unknown;\n}');
  });

  it('that emits is held against the type of its events', async () => {
    const { text } = await make(
      `-- events: PostEvent from '@wagram/contract/posts'\n-- name: hide :exec\n-- for: operators\nwith gone as (delete from likes where post_id = :post_id returning post_id, member_id)
insert into outbox (id, name, payload) select :event_id, 'post.unliked', jsonb_build_object('postId', post_id, 'memberId', member_id) from gone;`,
    );
    expect(text).toContain(`EmittedEvent<PostEvent, 'post.unliked', { postId: PostId; memberId: MemberId }>`);
  });

  it('can be pasted into psql', () => {
    write('server/src/posts/one.sql', `-- name: readPost :maybe\n${READ};\n`);
    expect(showStatement(root, 'readPost')).toMatch(
      /^\\set post_id ''\n\\set viewer ''\nselect id, content .*m\.id = :'viewer'/s,
    );
    write(
      'server/src/posts/one.sql',
      `-- name: findAll :many\nselect unnest(:ids?::uuid[]) as id, :name::text as name;\n`,
    );
    expect(showStatement(root, 'findAll')).toMatch(/^\\set ids '{}'\n\\set name ''\n/);
    expect(showStatement(root, 'posts_find_all')).toBe(showStatement(root, 'findAll'));
    expect(showStatement(root, 'find_all')).toBeNull();
    expect(showStatement(root, 'nothing')).toBeNull();
  });
});

describe('the check', () => {
  it.each([
    [
      'a column that does not exist',
      `-- name: a :many\n-- for: operators\nselect contents from posts;`,
      'column "contents" does not exist',
    ],
    [
      'a column that is answered twice',
      `-- name: a :many\n-- for: operators\nselect id, member_id as id from posts;`,
      `a answers 'id' twice`,
    ],
    [
      'content without a rule',
      `-- name: a :many\nselect content from posts;`,
      `a shows posts and names neither a rule`,
    ],
    [
      'a table of another room',
      `-- name: a :exec\ndelete from members where id = :id;`,
      `a writes 'members', which belongs to members`,
    ],
    [
      'a batched one without places',
      `-- name: a :batched\n-- for: operators\nselect id from posts where id = any(:ids);`,
      `a is batched and answers no 'place'`,
    ],
    [
      'a macro with too few arguments',
      `-- name: a :many\nselect content from posts where can_read(:viewer);`,
      'can_read(viewer, author) got 1 arguments',
    ],
    [
      'an event without a type',
      `-- name: a :exec\ninsert into outbox (id, name, payload) values (:id, 'x', jsonb_build_object('a', 1));`,
      `the file has no '-- events:'`,
    ],
    [
      'two of one name',
      `-- name: a :many\nselect name from members;\n-- name: a :many\nselect name from members;`,
      'a has the name of another in server/src/posts/one.sql',
    ],
    ['an unknown kind', `-- name: a :some\nselect 1;`, 'is neither'],
  ])('finds %s', async (_, text, finding) => {
    const problems = await make(text).then(
      (made) => made.problems,
      (error) => [String(error)],
    );
    expect(problems.join('\n')).toContain(finding);
  });

  it('finds a table without a room, and a room whose table is not there', async () => {
    const plan = JSON.parse(readFileSync(join(root, 'rooms.json'), 'utf8'));
    const change = {
      ...plan,
      rooms: {
        ...plan.rooms,
        posts: { ...plan.rooms.posts, tables: ['posts', 'pins', 'pin_notes', 'visits', 'shares'] },
      },
    };
    write('rooms.json', JSON.stringify(change));
    const { problems } = await make('').finally(() => write('rooms.json', JSON.stringify(plan)));
    expect(problems).toEqual([
      "rooms.json: 'likes' belongs to no room",
      "rooms.json: there is no table 'shares' for posts",
    ]);
  });

  it('finds a column that nobody takes along, unless it says why', async () => {
    const text = `-- name: exportPosts :many\n-- for: author\nselect id, member_id, content from posts where member_id = :member_id;`;
    expect((await make(text)).problems).toEqual([
      'posts.likes is in no archive: add it to an export statement, or to not-exported.json with a reason',
    ]);
    write('server/src/rights/not-exported.json', JSON.stringify({ counted: ['posts.likes', 'posts.mood'] }));
    const { problems } = await make(text).finally(() => rmSync(join(root, 'server/src/rights'), { recursive: true }));
    expect(problems).toEqual(['not-exported.json names posts.mood, which is not there']);
  });

  it('names the line where the database stumbled', async () => {
    const { problems } = await make(`-- name: a :many\n-- for: operators\nselect id,\n  contents\nfrom posts;`);
    expect(problems[0]).toContain('server/src/posts/one.sql:4: a: column "contents" does not exist');
  });

  it('finds a stale file, and one whose source is gone', async () => {
    write('server/src/posts/one.sql', `-- name: readPost :maybe\n${READ};\n`);
    const { outputs } = await generate(root, lite);
    for (const [path, text] of outputs) write(path, text);
    expect(await checkSql(root)).toEqual([]);
    write('server/src/posts/one.gen.ts', 'export {};\n');
    write('server/src/posts/two.gen.ts', 'export {};\n');
    expect(await checkSql(root)).toEqual([
      'server/src/posts/one.gen.ts is stale: run npm run sql',
      'server/src/posts/two.gen.ts has no .sql file beside it',
    ]);
  });
});
