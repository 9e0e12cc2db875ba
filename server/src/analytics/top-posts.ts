import { statement, type Db } from '#kernel';

// A like only notes that its post's standing is due, which a second like finds noted already: a post that is liked a
// thousand times a second moves once, when somebody looks. Posts are held, so that none gets a standing that is being
// deleted; whoever likes meanwhile notes it again once this is done.
const mended = (due: string): string => `with due as (
     delete from standings_due where (member_id, post_id) in (${due}) returning post_id
   ), there as (
     select id, member_id, likes_count from posts where id in (select post_id from due) order by id for key share
   )
   insert into standings (post_id, member_id, likes) select id, member_id, likes_count from there order by id
   on conflict (post_id) do update set likes = excluded.likes`;

const mendOf = statement(
  'standings_mend_of',
  mended('select member_id, post_id from standings_due where member_id = $1 for update'),
);

const MENDED_AT_ONCE = 2_000;

const mendSome = statement(
  'standings_mend',
  mended(`select member_id, post_id from standings_due limit ${MENDED_AT_ONCE} for update skip locked`),
);

/** Before a member's standings are read. */
export const refreshTopPostsOf = async (db: Db, memberId: string): Promise<void> => {
  await mendOf(db, memberId);
};

/** Now and then, so that whoever looks finds little to mend. */
export const refreshTopPosts = async (db: Db): Promise<void> => {
  await mendSome(db);
};
