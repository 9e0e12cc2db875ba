import type { FollowRequest } from '@wagram/contract/follows';
import type { MemberId } from '@wagram/contract/kernel';
import { Button, LoadMore } from '#ui';
import { useAnswerRequest, useFollowRequests } from './api.ts';
import { FollowRow } from './follow-row.tsx';
import { texts } from './texts.ts';

const words = texts.requests;

interface Own {
  readonly id: MemberId;
  readonly username: string;
}

const RequestRow = ({ own, request }: { readonly own: Own; readonly request: FollowRequest }) => {
  const { mutate, isPending, variables } = useAnswerRequest(own.id, request);
  return (
    <FollowRow
      entry={request}
      since={words.askedOn(request.requested_at)}
      listOf={own.username}
      action={
        <span className="flex gap-2">
          <Button
            size="sm"
            aria-label={texts.about(words.accept, request.username)}
            disabled={isPending}
            onClick={() => mutate('accept')}
          >
            {isPending && variables === 'accept' ? texts.busy : words.accept}
          </Button>
          <Button
            size="sm"
            look="outline"
            aria-label={texts.about(words.decline, request.username)}
            disabled={isPending}
            onClick={() => mutate('decline')}
          >
            {isPending && variables === 'decline' ? texts.busy : words.decline}
          </Button>
        </span>
      }
    />
  );
};

/** D20: on one's own list of followers, above those who are in. Nothing is drawn while nobody waits. */
export const FollowRequests = ({ own }: { readonly own: Own }) => {
  const { requests, total, hasNextPage, isFetchingNextPage, fetchNextPage } = useFollowRequests(own.id);
  if (requests.length === 0) return null;
  return (
    <section aria-label={words.title(total)} className="border-b-8 border-sunken">
      <h2 className="tabular px-4 pt-4 pb-1 text-base font-semibold wide:px-5">{words.title(total)}</h2>
      <ul className="[&>li:last-child]:border-b-0">
        {requests.map((request) => (
          <RequestRow key={request.id} own={own} request={request} />
        ))}
      </ul>
      {hasNextPage && <LoadMore isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
    </section>
  );
};
