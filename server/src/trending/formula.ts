import { scorePost, type CandidateView, type TrendWindow } from '@wagram/contract/trending';
import type { Db, MemberId, PostId } from '#kernel';
import { selectFormula, selectUnranked } from './lists.gen.ts';
import { toCandidateView } from './view.ts';

interface FormulaQuery {
  readonly viewer: MemberId | null;
  readonly window: TrendWindow;
  readonly postId: PostId | undefined;
  readonly now: Date;
  readonly brand: string;
}

/** What the formula makes of a post that no list holds. */
const findUnranked = async (
  db: Db,
  postId: PostId,
  { viewer, now, brand }: FormulaQuery,
): Promise<CandidateView | null> => {
  const row = await selectUnranked(db, { viewer, postId });
  if (row === undefined) return null;
  const terms = scorePost({ ...row, ageMs: now.getTime() - row.created_at.getTime() }, brand);
  return toCandidateView({ ...row, age_factor: terms.ageFactor, mention: terms.mention });
};

/** SOC-12: everything that the page needs to work the ranking out anew, as its viewer may see it. */
export const readCandidates = async (
  db: Db,
  query: FormulaQuery,
): Promise<{ candidates: CandidateView[]; post: CandidateView | null }> => {
  const { viewer, window, postId } = query;
  const candidates = (await selectFormula(db, { viewer, ranking: window })).map(toCandidateView);
  if (postId === undefined) return { candidates, post: null };
  const ranked = candidates.find((each) => each.post_id === postId);
  return { candidates, post: ranked ?? (await findUnranked(db, postId, query)) };
};
