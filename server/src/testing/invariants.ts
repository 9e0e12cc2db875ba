import type pg from 'pg';

// What must hold in every database at every moment (P7). A room that keeps a counter adds its line here.
const invariants: Record<string, string> = {
  'the counter of sign-ups equals the members that have a number': `
    select value from counters where name = 'signup'
    and value <> (select count(*) from members where signup_number is not null)`,
  'sign-up numbers have no gap': `
    select max(signup_number) from members having max(signup_number) <> count(signup_number)`,
  'a member who signed up by e-mail has a way in': `
    select id from members m where not demo and twitter_id is null
    and not exists (select from passwords p where p.member_id = m.id)
    and not exists (select from identities i where i.member_id = m.id)`,
  'nobody has more than ten sessions': `
    select member_id from sessions join members m on m.id = member_id where not m.demo
    group by member_id having count(*) > 10`,
};

/** The promises that these rows break; none, in a sound database. */
export const brokenInvariants = async (pool: pg.Pool): Promise<string[]> => {
  const broken: string[] = [];
  for (const [promise, violation] of Object.entries(invariants)) {
    const { rows } = await pool.query(violation);
    if (rows.length > 0) broken.push(promise);
  }
  return broken;
};
