import { TREND_WINDOW_DEFAULT, TREND_WINDOWS } from '@wagram/contract/trending';
import { useSearchParams } from 'react-router';
import {
  FirstFive,
  FirstFiveLoading,
  FormulaSteps,
  formulaTexts as words,
  FormulaWords,
  StepsLoading,
  useDraftWeights,
  useFormula,
  WeightSliders,
} from '#trending';
import { ErrorState } from '#ui';
import { BackBar } from '../back-bar.tsx';

/** SOC-12: the formula, one post step by step, one's own weights and what they change. ?post= says which post. */
export const TrendingFormulaPage = () => {
  const [params] = useSearchParams();
  const window = TREND_WINDOWS.find((each) => each === params.get('window')) ?? TREND_WINDOW_DEFAULT;
  const draft = useDraftWeights();
  const { documented, own, chosen, ...asked } = useFormula(window, params.get('post'), draft.weights);
  const isThere = !asked.isPending && !asked.isError;
  return (
    <>
      <BackBar title={words.heading} />
      <h1 className="sr-only">{words.heading}</h1>
      <p className="px-4 pb-1 text-base text-ink-2 wide:px-6">{words.about}</p>
      <FormulaWords />
      {asked.isPending && <StepsLoading />}
      {asked.isError && (
        <ErrorState title={words.failed} hint={asked.error?.message} onRetry={() => void asked.refetch()} />
      )}
      {chosen !== null && <FormulaSteps chosen={chosen} weights={draft.weights} of={documented.length} />}
      <WeightSliders draft={draft} />
      {asked.isPending && <FirstFiveLoading />}
      {isThere && <FirstFive own={own} documented={documented} chosen={chosen?.post.post_id ?? null} window={window} />}
    </>
  );
};
