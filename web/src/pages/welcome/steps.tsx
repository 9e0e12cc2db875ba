import { exploreCalls } from '@wagram/contract/explore';
import type { OwnProfileView } from '@wagram/contract/members';
import type { TopicView } from '@wagram/contract/trending';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { renewSuggestions, SuggestedPeople, SuggestedPeopleLoading, useSuggestions } from '#explore';
import { useFollowAll } from '#follows';
import { ask } from '#kernel';
import { useFollowTag } from '#lists';
import { NameAndPicture } from '#profiles';
import { Button, classes, EmptyState, ErrorState, Skeleton } from '#ui';
import { WelcomeFoot } from './frame.tsx';
import { texts as words } from './texts.ts';

export interface StepProps {
  readonly user: OwnProfileView;
  readonly onNext: () => void;
}

export const ProfileStep = ({ user, onNext }: StepProps) => (
  <NameAndPicture user={user} onDone={onNext}>
    {(isBusy) => (
      <WelcomeFoot onSkip={onNext}>
        <Button type="submit" size="lg" className="flex-[2]" isBusy={isBusy}>
          {words.next}
        </Button>
      </WelcomeFoot>
    )}
  </NameAndPicture>
);

const TOPICS = 18;

/** What people here talk about this week. */
const useTopics = () =>
  useQuery({
    queryKey: ['welcome', 'topics'],
    queryFn: async ({ signal }) =>
      (await ask(exploreCalls.exploreTopics, { filter: 'all', limit: TOPICS }, { signal })).topics,
    staleTime: 60_000,
  });

const Topic = ({ topic }: { readonly topic: TopicView }) => {
  const client = useQueryClient();
  const { isFollowing, toggle } = useFollowTag(topic.id, () => renewSuggestions(client));
  const Mark = isFollowing ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isFollowing}
      onClick={toggle}
      className={classes(
        'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border ps-4 pe-3.5 font-semibold transition-colors duration-150',
        isFollowing ? 'border-accent bg-accent text-on-accent' : 'border-line bg-surface text-ink hover:bg-sunken',
      )}
    >
      <bdi className="truncate">{topic.hashtag}</bdi>
      <Mark aria-hidden="true" className="size-4.5 shrink-0" />
    </button>
  );
};

export const TopicsStep = ({ onNext }: StepProps) => {
  const { data: topics = [], isPending, isError, refetch } = useTopics();
  return (
    <>
      {isPending && (
        <div role="status" aria-label={words.topics.label} className="flex flex-wrap gap-2.5">
          {['w-28', 'w-36', 'w-24', 'w-32', 'w-40', 'w-26', 'w-30', 'w-36'].map((width, at) => (
            <Skeleton key={at} className={classes('h-11 rounded-full!', width)} />
          ))}
        </div>
      )}
      {!isPending && !isError && topics.length === 0 && <EmptyState title={words.topics.none} />}
      {isError && <ErrorState title={words.topics.failed} onRetry={() => void refetch()} />}
      <div role="group" aria-label={words.topics.label} className="flex flex-wrap gap-2.5">
        {topics.map((topic) => (
          <Topic key={topic.id} topic={topic} />
        ))}
      </div>
      <WelcomeFoot onSkip={onNext}>
        <Button size="lg" className="flex-[2]" onClick={onNext}>
          {words.next}
        </Button>
      </WelcomeFoot>
    </>
  );
};

const PEOPLE = 5;

export const PeopleStep = ({ onNext }: StepProps) => {
  const { data: people = [], isPending, isError, refetch } = useSuggestions(PEOPLE);
  const followAll = useFollowAll();
  const [isBusy, setBusy] = useState(false);
  const handleAll = async () => {
    setBusy(true);
    await followAll(people);
    setBusy(false);
  };
  return (
    <>
      {isPending && <SuggestedPeopleLoading rows={PEOPLE} />}
      {isError && <ErrorState title={words.people.failed} onRetry={() => void refetch()} />}
      {!isPending && !isError && people.length === 0 && <EmptyState title={words.people.none} />}
      {people.length > 1 && (
        <Button look="outline" size="md" className="mb-2 self-start" isBusy={isBusy} onClick={() => void handleAll()}>
          {words.people.all(people.length)}
        </Button>
      )}
      <SuggestedPeople people={people} hasBio />
      <WelcomeFoot onSkip={onNext}>
        <Button size="lg" className="flex-[2]" onClick={onNext}>
          {words.next}
        </Button>
      </WelcomeFoot>
    </>
  );
};
