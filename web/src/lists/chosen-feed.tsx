import { useQueryClient } from '@tanstack/react-query';
import type { ListId } from '@wagram/contract/kernel';
import { listCalls, tagCalls } from '@wagram/contract/lists';
import { Hash, ListIcon } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ask } from '#kernel';
import { PagedPosts, postListKey, putPosts, usePostPages, useViewerId, WhyProvider } from '#posts';
import { buttonClass, EmptyState } from '#ui';
import type { DialogSubject } from '#ui';
import { ListHead } from './list-head.tsx';
import { texts } from './texts.ts';

const words = texts.empty;

/** null: the hashtags that the viewer follows. */
const useChosen = (listId: ListId | null, visit: string) => {
  const client = useQueryClient();
  const queryKey = postListKey('chosen', listId ?? 'topics', useViewerId() ?? null, visit);
  return usePostPages(queryKey, async (cursor, signal) => {
    const { posts, next_cursor: next } =
      listId === null
        ? await ask(tagCalls.readTagPosts, { cursor }, { signal })
        : await ask(listCalls.readListPosts, { list_id: listId, cursor }, { signal });
    return { ids: putPosts(client, posts), next };
  });
};

interface ChosenFeedProps {
  readonly listId: ListId | null;
  readonly visit: string;
}

/** SOC-11: a list of people, or followed hashtags, read as a feed. */
export const ChosenFeed = ({ listId, visit }: ChosenFeedProps) => {
  const kind = listId === null ? 'topics' : 'list';
  const Icon = listId === null ? Hash : ListIcon;
  const why = useMemo(
    (): DialogSubject => (listId === null ? { feed: 'topics' } : { feed: 'list', list: listId }),
    [listId],
  );
  return (
    <WhyProvider value={why}>
      {listId !== null && <ListHead listId={listId} />}
      <PagedPosts
        list={useChosen(listId, visit)}
        empty={
          <EmptyState
            icon={<Icon className="size-6" />}
            title={words[kind]}
            hint={words[`${kind}Hint`]}
            action={
              <Link to={kind === 'topics' ? '/trending?tab=topics' : '/explore?tab=creators'} className={buttonClass()}>
                {words[`${kind}Find`]}
              </Link>
            }
          />
        }
      />
    </WhyProvider>
  );
};
