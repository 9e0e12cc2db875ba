import { newId, statement, type Db } from '#kernel';
import {
  insertEntries,
  insertTransfer,
  lockAccounts,
  moveBalance,
  selectTreasuryId,
  type LedgerUnit,
} from './queries.ts';

const selectOwn = statement<{ id: string; unit: LedgerUnit; balance: string }>(
  'ledger_own_accounts',
  'select id, unit, balance from accounts where member_id = $1 order by id',
);
/** Keys and notes name members and posts; what was moved when stays in the books. */
const clearTransfers = statement(
  'ledger_erase_transfers',
  `update transfers set key = 'closed:' || id, note = null where id in (select transfer_id from entries where account_id = $1)`,
);
const closeAccount = statement('ledger_close', `update accounts set kind = 'closed', member_id = null where id = $1`);

/** What is left goes back to the treasury; the account stays without a name, so that the books still sum to zero. */
export const eraseOf = async (tx: Db, memberId: string, now: Date): Promise<void> => {
  for (const { id, unit } of await selectOwn(tx, memberId)) {
    const treasury = await selectTreasuryId(tx, unit);
    await lockAccounts(tx, [id, treasury]);
    const balance = BigInt((await selectOwn(tx, memberId)).find((account) => account.id === id)?.balance ?? '0');
    if (balance > 0n) {
      const transferId = newId();
      await insertTransfer(tx, transferId, 'closing', `closed:${transferId}`, unit, balance, null, now);
      await moveBalance(tx, id, -balance);
      await moveBalance(tx, treasury, balance);
      await insertEntries(tx, transferId, id, treasury, balance);
    }
    await clearTransfers(tx, id);
    await closeAccount(tx, id);
  }
};
