import { statement, type Db } from '#kernel';

const selectAccounts = statement(
  'ledger_export',
  `select a.unit, a.balance,
     (select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'amount', e.amount::text, 'created_at', t.created_at) order by t.created_at, t.id), '[]')
      from entries e join transfers t on t.id = e.transfer_id where e.account_id = a.id) as movements
   from accounts a where a.member_id = $1 order by a.unit`,
);

/** The member's accounts with every movement, by table. */
export const exportOf = async (db: Db, memberId: string) => ({ accounts: await selectAccounts(db, memberId) });
