import { DOCUMENTED, rankWith, TREND_MINUTES, trendingCalls } from '@wagram/contract/trending';
import type { CandidateView, RankingWeights, TrendWindow } from '@wagram/contract/trending';
import { isId, type PostId } from '@wagram/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask } from '#kernel';
import { useViewerId } from '#posts';

export type Ranked = CandidateView & { readonly score: number };

/** A post with what is counted of it, and its place, from 1, where it has one. */
export interface Chosen {
  readonly post: CandidateView;
  readonly documentedPlace: number | null;
  readonly ownPlace: number | null;
  /** Another was asked for, which is not there. */
  readonly isInstead: boolean;
}

const placeIn = (ranked: readonly Ranked[], id: PostId): number | null => {
  const index = ranked.findIndex((each) => each.post_id === id);
  return index < 0 ? null : index + 1;
};

/** What the formula is run on. Another post of the same list needs no further question. */
const useCandidates = (window: TrendWindow, wanted: string | null) => {
  const viewer = useViewerId() ?? null;
  const [asked] = useState(wanted !== null && isId<PostId>(wanted) ? wanted : undefined);
  return useQuery({
    queryKey: ['trending', 'formula', window, viewer, asked ?? null],
    queryFn: ({ signal }) => ask(trendingCalls.readFormula, { window, post_id: asked }, { signal }),
    staleTime: TREND_MINUTES * 60_000,
  });
};

const NONE: readonly CandidateView[] = [];

/** SOC-12: the ranking as documented and as one's own weights have it, by the function that the server ranks with. */
export const useFormula = (window: TrendWindow, wanted: string | null, weights: RankingWeights) => {
  const { data, isPending, isError, error, refetch } = useCandidates(window, wanted);
  const candidates = data?.candidates ?? NONE;
  const documented = useMemo(() => rankWith(candidates, DOCUMENTED), [candidates]);
  const own = useMemo(() => rankWith(candidates, weights), [candidates, weights]);
  const found = [...candidates, ...(data?.post == null ? [] : [data.post])].find(({ post_id: id }) => id === wanted);
  const post = found ?? documented[0];
  const chosen: Chosen | null =
    post === undefined
      ? null
      : {
          post,
          documentedPlace: placeIn(documented, post.post_id),
          ownPlace: placeIn(own, post.post_id),
          isInstead: wanted !== null && found === undefined,
        };
  return { documented, own, chosen, isPending, isError, error, refetch };
};
