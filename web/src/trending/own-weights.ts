import { DOCUMENTED, isDocumented, weightsOf } from '@wagram/contract/trending';
import type { RankingWeights } from '@wagram/contract/trending';
import { useMemo } from 'react';
import { useViewerId } from '#posts';
import { useRankingChoices } from '#settings';

/** SOC-12: guests have what is documented, whoever used the device before. */
export const useWeights = (): RankingWeights => {
  const choices = useRankingChoices();
  const isMember = useViewerId() !== undefined;
  return useMemo(() => (isMember ? weightsOf(choices) : DOCUMENTED), [isMember, choices]);
};

/** null: as documented. */
export const useOwnWeights = (): RankingWeights | null => {
  const weights = useWeights();
  return isDocumented(weights) ? null : weights;
};
