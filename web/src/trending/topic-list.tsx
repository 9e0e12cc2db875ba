import type { TopicView } from '@wagram/contract/trending';
import { Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getLanguage } from '#kernel';
import { classes, PagedList, Skeleton } from '#ui';
import type { PagedState } from '#ui';
import { texts } from './texts.ts';
import { topicPath } from './trending-path.ts';

/** TREND-03, D11: measured, never made up. */
export const GrowthBadge = ({ growth }: { readonly growth: number | null }) => {
  const look =
    growth === null
      ? 'bg-accent-soft text-accent-ink'
      : growth > 0
        ? 'bg-mint-soft text-mint'
        : growth < 0
          ? 'bg-coral-soft text-coral'
          : 'bg-sunken text-ink-2';
  const about = growth === null ? texts.growth.newAbout : texts.growth.about(growth);
  return (
    <span title={about} className={classes('figures shrink-0 rounded-full px-2.5 py-1 text-sm font-semibold', look)}>
      <span aria-hidden="true">
        {growth === null
          ? texts.growth.new
          : getLanguage()
              .number(growth / 100, { style: 'percent', signDisplay: 'exceptZero' })
              .replace('-', '−')}
      </span>
      <span className="sr-only">{growth === null ? `${texts.growth.new}. ${about}` : about}</span>
    </span>
  );
};

const TopicRow = ({ topic }: { readonly topic: TopicView }) => (
  <li className="border-b border-line">
    <Link
      to={topicPath(topic.hashtag)}
      className="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors duration-150 hover:bg-sunken/50 focus-visible:-outline-offset-2 wide:px-5"
    >
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2">
        <Hash aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-lg font-semibold">
          <bdi>{topic.hashtag}</bdi>
        </span>
        <span className="tabular block text-sm text-ink-3">
          {texts.posts(topic.posts)} · {texts.people(topic.people)}
        </span>
      </span>
      <GrowthBadge growth={topic.growth} />
    </Link>
  </li>
);

export const TopicsLoading = () => (
  <div role="status" aria-label={texts.loading}>
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-3 wide:px-5">
        <Skeleton className="size-11 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3.5 w-40" />
        </div>
        <Skeleton className="h-7 w-16 rounded-full!" />
      </div>
    ))}
  </div>
);

interface TopicListProps {
  readonly list: PagedState & { readonly topics: readonly TopicView[] };
  readonly empty: ReactNode;
}

export const TopicList = ({ list, empty }: TopicListProps) => (
  <PagedList
    list={list}
    isEmpty={list.topics.length === 0}
    loading={<TopicsLoading />}
    failed={{ title: texts.failed }}
    empty={empty}
  >
    <ul aria-label={texts.topics}>
      {list.topics.map((topic) => (
        <TopicRow key={topic.id} topic={topic} />
      ))}
    </ul>
  </PagedList>
);
