import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { EarningsReport as EarningsView } from '@wagram/contract/ledger';
import type { OwnProfileView } from '@wagram/contract/members';
import { HandCoins } from 'lucide-react';
import { Link } from 'react-router';
import { getBrand, getLanguage } from '#kernel';
import {
  EarningsChart,
  EarningsKinds,
  earningsTexts as words,
  stepsOf,
  useEarningsReport,
  type Span,
  type SpanName,
} from '#ledger';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '#ui';
import { EarningsPeople } from './people.tsx';

const sumOf = (text: string): string =>
  words.sum(formatAmount(parseAmount<'WGM'>(text), 'WGM', getLanguage()), getBrand().tokens.credit);

export const EarningsLoading = () => (
  <div role="status" aria-label={words.loading} className="flex flex-col gap-6">
    <Skeleton className="h-28 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
    <Skeleton className="h-40 rounded-card" />
  </div>
);

const Nothing = ({ name }: { readonly name: SpanName }) => (
  <EmptyState
    icon={<HandCoins className="size-7" />}
    title={words.empty[name]}
    hint={words.empty.hint}
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <Link to="/compose" className={buttonClass('primary')}>
          {words.empty.write}
        </Link>
        <Link to="/rewards" className={buttonClass('soft')}>
          {words.empty.invite}
        </Link>
      </div>
    }
  />
);

const Total = ({ report: { total, withdrawable } }: { readonly report: EarningsView }) => (
  <section aria-label={words.total} className="glow rounded-card border border-line bg-surface p-5">
    <p className="text-base font-semibold text-ink-2">{words.total}</p>
    <p className="figures mt-1 text-[2rem] leading-tight font-bold tracking-tight break-words">{sumOf(total)}</p>
    <p className="mt-1 text-sm text-ink-2">
      {parseAmount(withdrawable) > 0n ? words.withdrawable(sumOf(withdrawable)) : words.granted}
    </p>
  </section>
);

interface ReportProps {
  readonly user: OwnProfileView;
  readonly name: SpanName;
  readonly span: Span;
}

export const EarningsReport = ({ user, name, span }: ReportProps) => {
  const { data, isPending, refetch } = useEarningsReport(user.id, span);
  if (isPending) return <EarningsLoading />;
  if (data === undefined) return <ErrorState title={words.failed} onRetry={() => void refetch()} />;
  if (data.days.length === 0) return <Nothing name={name} />;
  return (
    <>
      <Total report={data} />
      <EarningsChart key={name} span={name} steps={stepsOf(name, span, data.days)} />
      <EarningsKinds kinds={data.kinds} />
      <EarningsPeople givers={data.givers} />
    </>
  );
};
