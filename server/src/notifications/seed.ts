import type { Db, MemberId } from '#kernel';
import { noticesOf, type NoticeDraft } from './rules.ts';
import { writeNotices } from './service.ts';
import { selectHistory, type SelectHistoryRow } from './seed.gen.ts';

const toDrafts = ({ name, payload }: SelectHistoryRow): NoticeDraft[] => {
  const rule = noticesOf[name] as (event: unknown) => NoticeDraft[];
  return rule(payload);
};

/** What these members would have been told of the newest things that happened to them. Up to `readUntil` they have read it. */
export const seedNotices = async (
  tx: Db,
  memberIds: readonly MemberId[],
  readUntil: Date,
  mostOfAKind: number,
): Promise<void> => {
  const events = await selectHistory(tx, { memberIds, most: mostOfAKind });
  const drafts = events.flatMap((event) =>
    toDrafts(event).map((draft) => ({ ...draft, at: event.at, readAt: event.at <= readUntil ? event.at : null })),
  );
  await writeNotices(
    tx,
    drafts.filter(({ memberId }) => memberId !== null && memberIds.includes(memberId)),
  );
};
