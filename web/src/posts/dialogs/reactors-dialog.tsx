import { formatAmount, parseAmount, type PostId } from '@wagram/contract/kernel';
import { postCalls } from '@wagram/contract/posts';
import type { Reactor } from '@wagram/contract/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { ask, getBrand, getLanguage, idFrom } from '#kernel';
import { MemberLine, memberPath } from '#members';
import { closeDialog, Dialog, EmptyState, PagedList, Skeleton, useDialogSubject } from '#ui';
import { useViewerId } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.people;
type Kind = keyof typeof words.title;
const isKind = (text: string): text is Kind => Object.hasOwn(words.title, text);

const useReactors = (postId: PostId, kind: Kind) => {
  const list = useInfiniteQuery({
    queryKey: ['reactors', postId, kind, useViewerId() ?? null],
    queryFn: ({ pageParam, signal }) =>
      ask(postCalls.listReactors, { post_id: postId, kind, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
  return { ...list, people: (list.data?.pages ?? []).flatMap((page) => page.people) };
};

const Row = ({ person }: { readonly person: Reactor }) => (
  <li>
    <Link
      to={memberPath(person.username)}
      onClick={closeDialog}
      className="flex min-h-14 items-center rounded-xl px-3 py-2 transition-colors duration-150 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <MemberLine
          member={{ ...person, badge: null }}
          aside={
            person.amount === null ? null : (
              <span className="figures shrink-0 font-semibold text-mint">
                {words.amount(
                  formatAmount(parseAmount<'WGM'>(person.amount), 'WGM', getLanguage()),
                  getBrand().tokens.credit,
                )}
              </span>
            )
          }
        />
      </span>
    </Link>
  </li>
);

const Loading = () => (
  <div role="status" aria-label={words.loading} className="flex flex-col gap-4 px-3 py-2">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-10 w-full" />
    ))}
  </div>
);

/** MEND-25: the people behind a count. */
export const ReactorsDialog = () => {
  const { post, kind: asked = '' } = useDialogSubject();
  const kind = isKind(asked) ? asked : 'like';
  const { people, ...list } = useReactors(idFrom(post), kind);
  return (
    <Dialog title={words.title[kind]} onClose={closeDialog}>
      <div className="max-h-[60dvh] min-h-40 overflow-y-auto px-3 pt-3">
        <PagedList
          list={list}
          isEmpty={people.length === 0}
          loading={<Loading />}
          failed={{ title: words.failed }}
          empty={<EmptyState icon={<UsersRound className="size-6" />} title={words.empty} />}
        >
          <ul aria-label={words.list}>
            {people.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </ul>
        </PagedList>
      </div>
    </Dialog>
  );
};
