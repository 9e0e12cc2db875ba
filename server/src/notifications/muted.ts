import { muteMatcher } from '@wagram/contract/blocks';
import type { NoticeKind } from '@wagram/contract/notifications';
import { toJson, type Db } from '#kernel';
import { selectTextsForMuters } from './notices.gen.ts';
import type { NoticeDraft } from './rules.ts';

/** What somebody said, rather than did. */
const SAID: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['comment', 'reply', 'mention', 'quote']);

/** SOC-10: nobody is told of a text that has a word they have muted. One statement, and none where nobody said anything. */
export const withoutMuted = async <D extends NoticeDraft & { readonly at: Date }>(
  db: Db,
  drafts: readonly D[],
): Promise<readonly D[]> => {
  const [first] = drafts;
  const said = drafts.flatMap(({ kind, memberId, handle, postId, commentId }, place) =>
    SAID.has(kind) ? [{ place, member_id: memberId, handle, post_id: postId, comment_id: commentId }] : [],
  );
  if (first === undefined || said.length === 0) return drafts;
  const rows = await selectTextsForMuters(db, { drafts: toJson(said), now: first.at });
  const isUnwanted = ({ content, words }: (typeof rows)[number]) =>
    muteMatcher(
      words.map((word) => ({ word, until: null })),
      0,
    )(content) !== null;
  const unwanted = new Set(rows.filter(isUnwanted).map(({ place }) => place));
  return drafts.filter((_draft, place) => !unwanted.has(place));
};
