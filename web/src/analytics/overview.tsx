import type { AnalyticsView } from '@wagram/contract/analytics';
import {
  Bookmark,
  Eye,
  Heart,
  MessageCircle,
  MessageSquare,
  PenLine,
  Repeat2,
  TrendingDown,
  TrendingUp,
  UserCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { getLanguage } from '#kernel';
import { fullCount, shortCount } from '#posts';
import { classes } from '#ui';
import { trendOf } from './measure.ts';
import type { Trend } from './measure.ts';
import { texts } from './texts.ts';

const words = texts.figures;

const TrendLine = ({ trend: { week, change } }: { readonly trend: Trend }) => {
  const step = change ?? 0;
  const Icon = step < 0 ? TrendingDown : TrendingUp;
  const size = Math.abs(step);
  const meaning = step === 0 ? texts.trend.same : step > 0 ? texts.trend.more(size) : texts.trend.fewer(size);
  return (
    <span title={change === null ? undefined : meaning} className="mt-1 flex items-center gap-1 text-xs text-ink-3">
      {step !== 0 && (
        <span className={classes('flex items-center gap-0.5 font-semibold', step > 0 ? 'text-mint' : 'text-coral')}>
          <Icon aria-hidden="true" className="size-3.5" />
          <span aria-hidden="true">{step > 0 ? `+${shortCount(step)}` : `−${shortCount(-step)}`}</span>
        </span>
      )}
      <span className="truncate">{texts.trend.week(week)}</span>
      {change !== null && <span className="sr-only">. {meaning}</span>}
    </span>
  );
};

interface FigureProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly count: number;
  readonly trend?: Trend;
}

const Figure = ({ icon: Icon, label, count, trend }: FigureProps) => (
  <div className="flex min-w-0 flex-col bg-surface p-4 max-wide:bg-paper">
    <dt className="flex items-center gap-1.5 text-sm text-ink-2">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <span className="truncate">{label}</span>
    </dt>
    <dd className="mt-1.5 flex flex-col">
      <span title={fullCount(count)} className="figures text-2xl font-bold">
        {shortCount(count)}
      </span>
      {trend !== undefined && <TrendLine trend={trend} />}
    </dd>
  </div>
);

const Rate = ({ rate }: { readonly rate: number }) => (
  <div className="glow flex items-end justify-between gap-4 rounded-card border border-line bg-surface p-5">
    <div className="min-w-0">
      <p className="text-base font-semibold">{texts.engagement}</p>
      <p className="mt-1 max-w-64 text-sm text-ink-2">{texts.engagementHint}</p>
    </div>
    <p className="figures shrink-0 text-[2.5rem] leading-none font-bold tracking-tight">
      {getLanguage().number(rate, { maximumFractionDigits: 1 })}
      <span className="ms-0.5 text-2xl text-ink-3">%</span>
    </p>
  </div>
);

/** ANAL-01: hairlines between figures, not boxes around them. */
export const Overview = ({ analytics }: { readonly analytics: AnalyticsView }) => {
  const { overview, postsActivity: days, views } = analytics;
  return (
    <section aria-labelledby="analytics-overview" className="flex flex-col gap-4 px-4 pt-5 wide:px-5">
      <h2 id="analytics-overview" className="text-lg font-bold tracking-tight">
        {texts.overview}
      </h2>
      <Rate rate={overview.engagementRate} />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-12 sm:[&>*]:col-span-4 sm:[&>:nth-last-child(-n+4)]:col-span-3">
        <Figure icon={Heart} label={words.likes} count={overview.totalLikes} trend={trendOf(days, 'likes')} />
        <Figure icon={Eye} label={words.views} count={views.posts} trend={trendOf(days, 'views')} />
        <Figure icon={PenLine} label={words.posts} count={overview.totalPosts} trend={trendOf(days, 'posts')} />
        <Figure icon={MessageCircle} label={words.comments} count={overview.totalComments} />
        <Figure icon={Repeat2} label={words.shares} count={overview.totalShares} />
        <Figure icon={Bookmark} label={words.bookmarks} count={overview.bookmarks} />
        <Figure icon={UsersRound} label={words.followers} count={overview.followers} />
        <Figure icon={UserCheck} label={words.following} count={overview.following} />
        <Figure icon={UserRound} label={words.profile} count={views.profile} />
        <Figure icon={MessageSquare} label={words.messages} count={overview.totalMessages} />
      </dl>
    </section>
  );
};
