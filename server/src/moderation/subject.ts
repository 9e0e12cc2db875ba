import type { ModerationTarget, SubjectView, TargetId, TargetIds } from '@wagram/contract/moderation';
import type { Db } from '#kernel';
import { toMediaView, toMediaViews } from '#media';
import { toMemberCard } from '#members';
import type { SubjectInJson } from './in-json.ts';
import { selectSubject, type SubjectRow } from './subjects.gen.ts';

export const findSubject = async (db: Db, target: ModerationTarget, targetId: TargetId): Promise<SubjectRow | null> =>
  (await selectSubject(db, { target, targetId })) ?? null;

/** Of which kind its id is, the word beside it says. */
export const isAbout = <Target extends ModerationTarget>(
  subject: SubjectRow,
  target: Target,
): subject is SubjectRow & { target: Target; target_id: TargetIds[Target] } => subject.target === target;

export const toSubjectView = (row: SubjectRow | SubjectInJson): SubjectView => ({
  target: row.target,
  target_id: row.target_id,
  member: {
    ...toMemberCard({ ...row, id: row.member_id }),
    state: row.state,
    bio: row.bio,
    created_at: new Date(row.joined_at).toISOString(),
  },
  content: row.content,
  facets: row.facets,
  media: toMediaView(row.image_url, row.media),
  more_media: toMediaViews(row.more_media),
  hidden: row.hidden,
  post_id: row.post_id,
  created_at: new Date(row.said_at).toISOString(),
});
