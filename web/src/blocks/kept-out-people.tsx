import type { KeptOut } from '@wagram/contract/blocks';
import { blockCalls } from '@wagram/contract/blocks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { ask, readStoredUser } from '#kernel';
import { MemberLine } from '#members';
import { Button, classes, EmptyState, ErrorState, LoadMore, Segments, Skeleton } from '#ui';
import { texts } from './texts.ts';
import { learnBlock, useBlock } from './use-block.ts';
import { learnMute, useMute } from './use-mute.ts';

const words = texts.list;

type Type = 'blocked' | 'muted';
const TYPES: readonly Type[] = ['blocked', 'muted'];

const useKeptOut = (type: Type) => {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: ['kept-out', type, readStoredUser()?.id ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { user_id: readStoredUser()?.id, type, cursor: pageParam ?? undefined };
      const { users, next_cursor: next } = await ask(blockCalls.listKeptOut, asked, { signal });
      for (const { id } of users) (type === 'blocked' ? learnBlock : learnMute)(client, id, true);
      return { users, next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
  return { ...list, users: (list.data?.pages ?? []).flatMap((page) => page.users) };
};

interface RowProps {
  readonly user: KeptOut;
  readonly word: string;
  readonly isOn: boolean;
  readonly onUndo: () => void;
}

/** Whoever was let back in stays in the list until it is opened again, so that nothing moves under a finger. */
const Row = ({ user, word, isOn, onUndo }: RowProps) => (
  <li className={classes('border-b border-line py-3 last:border-b-0', !isOn && 'opacity-60')}>
    <MemberLine
      member={user}
      aside={
        isOn ? (
          <Button size="sm" look="outline" aria-label={words.of(word, user.username)} onClick={onUndo}>
            {word}
          </Button>
        ) : (
          <span className="px-3 text-sm text-ink-2">{words.done}</span>
        )
      }
    />
    <p className="ms-13 text-sm text-ink-3">{words.since(user.since)}</p>
  </li>
);

const nothing = () => undefined;

const BlockedRow = ({ user }: { readonly user: KeptOut }) => {
  const { isBlocked, toggle } = useBlock(user, nothing);
  return <Row user={user} word={words.unblock} isOn={isBlocked} onUndo={toggle} />;
};

const MutedRow = ({ user }: { readonly user: KeptOut }) => {
  const { isMuted, toggle } = useMute(user, nothing);
  return <Row user={user} word={words.unmute} isOn={isMuted} onUndo={toggle} />;
};

const List = ({ type }: { readonly type: Type }) => {
  const { users, isPending, isError, refetch, ...more } = useKeptOut(type);
  if (isPending) {
    return (
      <div role="status" className="flex flex-col gap-4 py-4">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (isError && users.length === 0) return <ErrorState title={words.failed} onRetry={() => void refetch()} />;
  if (users.length === 0) {
    return <EmptyState icon={<UserRoundCheck aria-hidden="true" className="size-6" />} title={words.empty[type]} />;
  }
  const Shown = type === 'blocked' ? BlockedRow : MutedRow;
  return (
    <>
      <ul>
        {users.map((user) => (
          <Shown key={user.id} user={user} />
        ))}
      </ul>
      {more.hasNextPage && <LoadMore isLoading={more.isFetchingNextPage} onLoad={() => void more.fetchNextPage()} />}
    </>
  );
};

/** Whom the viewer keeps out, with the way back. */
export const KeptOutPeople = () => {
  const [type, setType] = useState<Type>('blocked');
  return (
    <>
      <Segments
        label={words.title}
        options={TYPES.map((one) => [one, words.tabs[one]])}
        value={type}
        onChange={setType}
      />
      <div className="min-h-60 pt-2">
        <List key={type} type={type} />
      </div>
    </>
  );
};
