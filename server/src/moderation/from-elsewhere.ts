import { REPORT_NOTE_MAX, type ModerationTarget, type TargetId } from '@wagram/contract/moderation';
import { cleanLines, newId, type App, type MemberId } from '#kernel';
import { insertReport } from './reports.gen.ts';

interface Told {
  readonly target: ModerationTarget;
  readonly targetId: TargetId;
  readonly note: string;
}

/** Another server reports something of ours; its reporter is whoever it says, on its host. */
export const reportFromElsewhere = async (
  { db }: Pick<App, 'db'>,
  reporterId: MemberId,
  { target, targetId, note }: Told,
  now: Date,
): Promise<void> => {
  const words = cleanLines(note)?.slice(0, REPORT_NOTE_MAX) ?? null;
  await insertReport(db, { id: newId(), reporterId, target, targetId, reason: 'other', note: words, now });
};
