import { TopicList } from '#trending';
import { useExploreTopics } from './api.ts';
import { ExploreEmpty } from './explore-empty.tsx';
import type { Exploring, FilterOf } from './explore-path.ts';

export const Topics = ({ exploring }: { readonly exploring: Exploring }) => {
  const list = useExploreTopics(exploring.filter as FilterOf<'topics'>, exploring.q);
  return <TopicList list={list} empty={<ExploreEmpty exploring={exploring} />} />;
};
