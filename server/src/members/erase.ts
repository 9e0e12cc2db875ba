import { findNumber, keepNumber, statement, type Db } from '#kernel';

const deleteMember = statement<{ signup_number: number | null }>(
  'member_erase',
  'delete from members where id = $1 returning signup_number',
);

/** How many of those who signed up have been erased: sign-up numbers are never given twice. */
const ERASED = 'erased';

/** Last of all rooms: nothing may point here any more. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  const [gone] = await deleteMember(tx, memberId);
  if (gone != null && gone.signup_number !== null)
    await keepNumber(tx, ERASED, ((await findNumber(tx, ERASED)) ?? 0) + 1);
};
