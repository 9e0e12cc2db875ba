import { TREND_WINDOW_DEFAULT, TREND_WINDOWS } from '@wagram/contract/trending';
import type { TrendWindow } from '@wagram/contract/trending';
import { Hash } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  EmptyAction,
  HotPosts,
  TopicList,
  TrendingHead,
  trendingPath,
  trendingTexts as words,
  useHotPosts,
  useTopics,
} from '#trending';
import { EmptyState, TabLinks } from '#ui';

const Tabs = ({ isTopics, window }: { readonly isTopics: boolean; readonly window: TrendWindow }) => (
  <div className="sticky under-bar z-10 bg-paper/95 backdrop-blur-lg wide:bg-surface/95">
    <TabLinks
      label={words.tabs}
      tabs={[
        { to: trendingPath('posts', window), text: words.hotPosts, isCurrent: !isTopics },
        { to: trendingPath('topics', window), text: words.topics, isCurrent: isTopics },
      ]}
    />
  </div>
);

const Hot = ({ window }: { readonly window: TrendWindow }) => {
  const list = useHotPosts(window);
  return (
    <>
      <TrendingHead tab="posts" window={window} countedAt={list.countedAt} />
      <Tabs isTopics={false} window={window} />
      <HotPosts list={list} window={window} />
    </>
  );
};

const Topics = ({ window }: { readonly window: TrendWindow }) => {
  const list = useTopics(window);
  const empty = (
    <EmptyState
      icon={<Hash className="size-7" />}
      title={words.empty.topics[window]}
      hint={words.empty.topicsHint}
      action={<EmptyAction tab="topics" window={window} />}
    />
  );
  return (
    <>
      <TrendingHead tab="topics" window={window} countedAt={list.countedAt} />
      <Tabs isTopics window={window} />
      <TopicList list={list} empty={empty} />
    </>
  );
};

/** TREND-01: the window and the tab stand in the address. */
export const TrendingPage = () => {
  const [params] = useSearchParams();
  const window = TREND_WINDOWS.find((each) => each === params.get('window')) ?? TREND_WINDOW_DEFAULT;
  return params.get('tab') === 'topics' ? <Topics window={window} /> : <Hot window={window} />;
};
