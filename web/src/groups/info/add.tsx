import { groupRunCalls } from '@wagram/contract/groups';
import type { FollowEntry } from '@wagram/contract/follows';
import { useQueryClient } from '@tanstack/react-query';
import type { ConversationId } from '@wagram/contract/kernel';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFollowList } from '#follows';
import { ask } from '#kernel';
import { Button, LoadMore } from '#ui';
import { reloadGroup, useAct } from '../api.ts';
import { NoRows, PersonRow, Rows, RowsFailed, RowsSkeleton } from './parts.tsx';
import type { InfoProps } from './view.ts';
import { texts } from './texts.ts';

const words = texts.add;

const Follower = ({ groupId, person }: { readonly groupId: ConversationId; readonly person: FollowEntry }) => {
  const client = useQueryClient();
  const [isAdded, setAdded] = useState(false);
  const [isBusy, act] = useAct();
  const add = async () => {
    const input = { group_id: groupId, member_id: person.id };
    if (!(await act(() => ask(groupRunCalls.addMember, input)))) return;
    setAdded(true);
    reloadGroup(client, groupId);
  };
  return (
    <PersonRow person={person}>
      {isAdded ? (
        <span role="status" className="inline-flex items-center gap-1.5 px-2 text-sm font-semibold text-mint">
          <Check aria-hidden="true" className="size-4.5" />
          {words.added}
        </span>
      ) : (
        <Button
          size="sm"
          look="outline"
          isBusy={isBusy}
          aria-label={words.addOne(person.displayName)}
          onClick={() => void add()}
        >
          {words.add}
        </Button>
      )}
    </PersonRow>
  );
};

/** Whoever follows one may be added; everybody else gets a link. */
export const AddInfo = ({ group, me, onView }: InfoProps) => {
  const list = useFollowList(me, 'followers', me);
  return (
    <>
      <p className="text-base text-ink-2">{words.hint}</p>
      {list.isError && <RowsFailed onRetry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton />}
      {list.isSuccess && list.entries.length === 0 && <NoRows>{words.none}</NoRows>}
      <Rows>
        {list.entries.map((person) => (
          <Follower key={person.id} groupId={group.id} person={person} />
        ))}
      </Rows>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
      <Button look="soft" onClick={() => onView('invites')}>
        {words.link}
      </Button>
    </>
  );
};
