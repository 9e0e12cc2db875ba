import { isId, type Id } from '@wagram/contract/kernel';
import { TAKE_BACK_S, TAKE_BACKS_AN_HOUR, type ledgerErrors } from '@wagram/contract/ledger';
import { countAttempt, type Db, type MemberId, type TransferId } from '#kernel';
import { selectParts } from './accounts.gen.ts';
import { selectTakenBack } from './movements.gen.ts';
import { transfer } from './service.ts';

/** Something that one member gave to another, known by the id of its gift or message. */
export interface GiftRecord {
  id: string;
  /** The post or the stream that it was given to. */
  to: string;
  giverId: MemberId;
  receiverId: MemberId;
  amount: bigint;
  transferId: TransferId;
  at: Date;
}

type Refusal = keyof Pick<typeof ledgerErrors, 'too_late' | 'already_spent' | 'too_many_backs'>;

const keyOf = (id: string): string => `back:${id}`;

const RULE = { max: TAKE_BACKS_AN_HOUR, windowS: 3_600 };

/**
 * D30: moves what was given back to its giver, in the caller's transaction, which a refusal ends: what is refused counts
 * for nothing.
 */
export const takeBack = async (tx: Db, given: GiftRecord, now: Date): Promise<Refusal | null> => {
  // Also what seems to come from the future: a clock that was put back opens nothing again.
  if (Math.abs(now.getTime() - given.at.getTime()) > TAKE_BACK_S * 1_000) return 'too_late';
  const { allowed } = await countAttempt(tx, `take back:${given.giverId}`, RULE, now);
  if (!allowed) return 'too_many_backs';
  // The very parts that were given: or else somebody's granted credit would come back as withdrawable.
  const parts = await selectParts(tx, { transferId: given.transferId });
  const moved = await transfer(
    tx,
    {
      kind: 'taken_back',
      key: keyOf(given.id),
      unit: 'WGM',
      from: { member: given.receiverId },
      to: { member: given.giverId },
      amount: given.amount,
      withdrawable: BigInt(parts?.withdrawable ?? '0'),
      note: given.to,
    },
    now,
  );
  return moved.state === 'short' ? 'already_spent' : null;
};

/** What it had been given to, when an earlier try of this giver has taken it back. */
export const takenBackFrom = async <I extends Id<string>>(db: Db, giverId: MemberId, id: string): Promise<I | null> => {
  const note = (await selectTakenBack(db, { key: keyOf(id), giverId }))?.note ?? '';
  return isId<I>(note) ? note : null;
};
