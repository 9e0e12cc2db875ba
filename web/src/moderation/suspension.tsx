import type { DecisionView } from '@wagram/contract/moderation';
import { ErrorState, fullTime, Skeleton } from '#ui';
import { useDecisions } from './api.ts';
import { AppealForm } from './appeal-form.tsx';
import { texts } from './texts-author.ts';

const Appeal = ({ decision }: { readonly decision: DecisionView }) => {
  if (decision.appeal === null)
    return (
      <>
        <p className="mb-4 text-ink-2">{texts.appealAbout}</p>
        <AppealForm decisionId={decision.id} onDone={() => undefined} />
      </>
    );
  return (
    <>
      <p className="font-semibold">{decision.appeal.state === 'open' ? texts.appealOpen : texts.appealRefused}</p>
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap text-ink-2">
        {decision.appeal.text}
      </p>
    </>
  );
};

/** Why a member is suspended, since when, and what they can say to it. */
export const Suspension = () => {
  const { data, isPending, isError, refetch } = useDecisions();
  const decision = data?.find(({ action }) => action === 'suspend');
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (isError && data === undefined) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
  if (decision === undefined) return null;
  return (
    <>
      <section aria-label={texts.why} className="rounded-card border border-line bg-surface p-5">
        <h2 className="text-sm font-semibold text-ink-2">{texts.why}</h2>
        <p dir="auto" className="mt-1 text-lg wrap-anywhere whitespace-pre-wrap">
          {decision.reason}
        </p>
        <p className="mt-3 text-sm text-ink-3">
          {texts.since} <time dateTime={decision.created_at}>{fullTime(decision.created_at)}</time>
        </p>
      </section>
      <section aria-label={texts.yourAppeal} className="rounded-card border border-line bg-surface p-5">
        <h2 className="mb-1 text-lg font-semibold tracking-tight">{texts.yourAppeal}</h2>
        <Appeal decision={decision} />
      </section>
    </>
  );
};
