// The compiler reads the SQL of this room: what a statement does not take, or does not answer, is an error of `npm run check`.
import { expect, it } from 'vitest';
import { newId, type AccountId, type Db, type TransferId } from '#kernel';
import { insertEntries, insertTransfer, moveBalance, selectAccount } from './accounts.gen.ts';
import { selectMovements } from './movements.gen.ts';

const account = newId() as AccountId;
const transferId = newId() as TransferId;
const now = new Date();

/** Never run: it only has to be refused by the compiler, or `@ts-expect-error` is one itself. */
const refused = async (db: Db) => {
  // @ts-expect-error: a transfer is no account.
  await moveBalance(db, { id: transferId, amount: 1n, withdrawable: 0n });
  const amounts = { amount: 1n, withdrawable: 0n };
  // @ts-expect-error: two arguments were swapped.
  await insertEntries(db, { ...amounts, transferId: account, fromAccount: transferId, toAccount: account });
  // @ts-expect-error: one too many.
  await selectAccount(db, { memberId: newId(), unit: 'WGM', now });
  // @ts-expect-error: one is missing.
  await selectAccount(db, { memberId: newId() });
  // @ts-expect-error: a word that the constraint refuses.
  await insertTransfer(db, { id: newId(), kind: 'stolen', key: 'x', unit: 'WGM', amount: 1n, note: null, now });
  // @ts-expect-error: a column that is not there.
  void (await selectAccount(db, { memberId: newId(), unit: 'WGM' }))?.balanced;
  const [row] = await selectMovements(db, { memberId: newId(), before: newId(), kind: null, sign: null, limit: 1 });
  // @ts-expect-error: there may be no other side.
  return row?.username.length;
};

it('what the compiler refuses is never run', () => expect(refused).toBeTypeOf('function'));
