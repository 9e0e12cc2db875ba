// Many members at once, for a community that is made rather than joined. None of them counts as a sign-up.
import type { CreatorCategory } from '@wagram/contract/members';
import { statement, type Db } from '#kernel';

export interface DemoMemberDraft {
  id: string;
  username: string;
  displayName: string;
  bio: string;
  private: boolean;
  creator: CreatorCategory | null;
  createdAt: Date;
}

const insertAll = statement(
  'member_demo_insert',
  `insert into members (id, username, display_name, bio, verified_by, private, creator_category, demo, created_at, updated_at)
   select id, username, "displayName", bio, 'demo', private, creator, true, "createdAt", "createdAt"
   from jsonb_to_recordset($1) as draft (id uuid, username text, "displayName" text, bio text, private boolean, creator text, "createdAt" timestamptz)
   on conflict do nothing`,
);

/** A handle that somebody has already is left to them. */
export const insertDemoMembers = async (db: Db, drafts: readonly DemoMemberDraft[]): Promise<void> => {
  await insertAll(db, JSON.stringify(drafts));
};

export interface DemoMember {
  id: string;
  username: string;
  avatar_url: string | null;
}

export const selectDemoMembers = statement<DemoMember>(
  'member_demo_list',
  'select id, username, avatar_url from members where demo order by id',
);

const selectReal = statement<{ found: boolean }>(
  'member_real_exists',
  'select exists (select 1 from members where not demo) as found',
);

export const hasRealMember = async (db: Db): Promise<boolean> => (await selectReal(db))[0]?.found === true;

export const deleteDemoMembers = statement('member_demo_delete', 'delete from members where demo');

/** `rows` answers one row with `id` for each post that came (or went, with -1). */
export const postsAddedUp = (rows: string, step: 1 | -1 = 1): string =>
  `update members m set posts_count = m.posts_count + (${step}) * added.n
   from (select id, count(*)::int as n from (${rows}) counted group by id) added where added.id = m.id`;

/** Both counts in one update: a statement may change a row only once. `rows` names follower_id and following_id. */
export const followsAddedUp = (rows: string): string =>
  `update members m set followers_count = m.followers_count + added.followers, following_count = m.following_count + added.following
   from (
     select id, sum(followers)::int as followers, sum(following)::int as following from (
       select following_id as id, 1 as followers, 0 as following from ${rows}
       union all select follower_id, 0, 1 from ${rows}
     ) counted group by id
   ) added where added.id = m.id`;
