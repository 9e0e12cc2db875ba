import { statement, type Db } from '#kernel';

const selectOwn = statement(
  'referral_export',
  `select case when r.inviter_id = $1 then 'invited' else 'was invited by' end as direction, other.username as member,
     r.state, r.reason, r.amount, r.joined_at, r.qualified_at, r.credited_at
   from referrals r left join members other on other.id = case when r.inviter_id = $1 then r.invited_id else r.inviter_id end
   where r.inviter_id = $1 or r.invited_id = $1 order by r.id`,
);

/** Whom the member invited and who invited them, by table. */
export const exportOf = async (db: Db, memberId: string) => ({ referrals: await selectOwn(db, memberId) });
