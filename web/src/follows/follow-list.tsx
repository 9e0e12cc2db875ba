import type { FollowEntry } from '@wagram/contract/follows';
import type { MemberId } from '@wagram/contract/kernel';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass, EmptyState, PagedList, Skeleton } from '#ui';
import { useFollowList } from './api.ts';
import type { FollowListType } from './api.ts';
import { FollowButton } from './follow-button.tsx';
import { FollowRow } from './follow-row.tsx';
import { texts } from './texts.ts';

/** As high as the rows that take its place. */
export const FollowListSkeleton = () => (
  <div role="status">
    <span className="sr-only">{texts.loading}</span>
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex gap-3 border-b border-line px-4 py-3.5 wide:px-5">
        <Skeleton className="size-12 shrink-0 rounded-full" />
        <div className="flex-1">
          <div className="flex h-10 items-center justify-between">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-9 w-26 rounded-full" />
          </div>
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-2.5 h-3 w-1/2" />
        </div>
      </div>
    ))}
  </div>
);

interface ListProps {
  readonly member: { readonly id: MemberId; readonly username: string };
  readonly type: FollowListType;
  readonly viewerId: MemberId | null;
}

const Nobody = ({ member, type, viewerId }: ListProps) => {
  const isOwn = member.id === viewerId;
  const words = isOwn ? texts.empty[type].own : texts.empty[type].other(member.username);
  const [to, text] = type === 'followers' ? ['/compose', texts.newPost] : ['/explore?tab=creators', texts.discover];
  return (
    <EmptyState
      icon={<UsersRound aria-hidden="true" className="size-6" />}
      title={words.title}
      {...(words.hint === undefined ? {} : { hint: words.hint })}
      {...(isOwn
        ? {
            action: (
              <Link to={to} className={buttonClass('primary')}>
                {text}
              </Link>
            ),
          }
        : {})}
    />
  );
};

/** FOLL-01: Unfollow stands on one's own list of followees alone. FOLL-02: everybody but oneself can be followed from a list of followers. */
const actionFor = (entry: FollowEntry, { member, type, viewerId }: ListProps) => {
  const isOwn = member.id === viewerId;
  if (entry.id === viewerId || (type === 'following' && !isOwn)) return null;
  return <FollowButton member={entry} followsViewer={type === 'followers' && isOwn} />;
};

export const FollowList = (props: ListProps) => {
  const { member, type, viewerId } = props;
  const { entries, ...list } = useFollowList(member.id, type, viewerId);
  const isOwnFollowers = type === 'followers' && member.id === viewerId;
  const sinceOf = (entry: FollowEntry) =>
    isOwnFollowers ? texts.followedYouOn(entry.followed_at) : texts.followedOn(entry.followed_at);
  return (
    <PagedList
      list={list}
      isEmpty={entries.length === 0}
      loading={<FollowListSkeleton />}
      failed={{ title: texts.loadFailed }}
      empty={<Nobody {...props} />}
    >
      <ul>
        {entries.map((entry) => (
          <FollowRow
            key={entry.id}
            entry={entry}
            since={sinceOf(entry)}
            listOf={member.username}
            action={actionFor(entry, props)}
          />
        ))}
      </ul>
    </PagedList>
  );
};
