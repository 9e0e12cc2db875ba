import { newId, type Db, type MemberId, type TransferId } from '#kernel';
import {
  clearTransfers,
  closeAccount,
  insertEntries,
  insertTransfer,
  lockAccounts,
  moveBalance,
  selectAccountsOf,
  selectTreasury,
} from './accounts.gen.ts';

/** What is left goes back to the treasury; the account stays without a name, so that the books still sum to zero. */
export const eraseOf = async (tx: Db, memberId: MemberId, now: Date): Promise<void> => {
  for (const { id, unit } of await selectAccountsOf(tx, { memberId })) {
    const treasury = await selectTreasury(tx, { unit });
    const own = (await lockAccounts(tx, { ids: [id, treasury.id] })).find((account) => account.id === id);
    const amount = BigInt(own?.balance ?? '0');
    const withdrawable = BigInt(own?.withdrawable ?? '0');
    if (amount > 0n) {
      const transferId = newId<TransferId>();
      const key = `closed:${transferId}`;
      await insertTransfer(tx, { id: transferId, kind: 'closing', key, unit, amount, note: null, now });
      await moveBalance(tx, { id, amount: -amount, withdrawable: -withdrawable });
      await moveBalance(tx, { id: treasury.id, amount, withdrawable });
      await insertEntries(tx, { transferId, fromAccount: id, toAccount: treasury.id, amount, withdrawable });
    }
    await clearTransfers(tx, { accountId: id });
    await closeAccount(tx, { id });
  }
};
