import { DOCUMENTED, isDocumented, toRankingChoices } from '@wagram/contract/trending';
import type { RankingWeights } from '@wagram/contract/trending';
import { useState } from 'react';
import { requireSignIn } from '#auth';
import { useViewerId } from '#posts';
import { useSaveRanking } from '#settings';
import { toast } from '#ui';
import { texts } from './formula-texts.ts';
import { useWeights } from './own-weights.ts';

const words = texts.weights;

const isSame = (one: RankingWeights, other: RankingWeights): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Weights as they are tried out; kept when their owner says so. What was kept and not moved since is what is shown. */
export const useDraftWeights = () => {
  const saved = useWeights();
  const [draft, setDraft] = useState<RankingWeights | null>(null);
  const weights = draft ?? saved;
  const { mutate, isPending } = useSaveRanking(useViewerId() ?? null);
  const keep = (next: RankingWeights, said: string) =>
    mutate(toRankingChoices(next), {
      onSuccess: () => {
        setDraft(null);
        toast(said, 'good');
      },
    });
  return {
    weights,
    isChanged: !isSame(weights, saved),
    canReset: !isDocumented(weights) || !isDocumented(saved),
    isBusy: isPending,
    change: setDraft,
    save: () => {
      if (requireSignIn(words.signIn)) keep(weights, isDocumented(weights) ? words.wasReset : words.saved);
    },
    reset: () => {
      setDraft(DOCUMENTED);
      if (!isDocumented(saved)) keep(DOCUMENTED, words.wasReset);
    },
  };
};
