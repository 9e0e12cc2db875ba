import { moderationCalls } from '@wagram/contract/moderation';
import { rewardCalls } from '@wagram/contract/rewards';
import type { HeldReferral } from '@wagram/contract/rewards';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ask, reasonOf } from '#kernel';
import { memberPath } from '#members';
import { Button, ErrorState, Skeleton, TimeAgo, toast } from '#ui';
import { texts } from './texts-accounts.ts';

const HELD = ['moderation', 'held'] as const;
const NAMES = ['moderation', 'names'] as const;

interface ListProps {
  readonly title: string;
  readonly about: string;
  readonly none: string;
  readonly isLoading: boolean;
  readonly rows: readonly ReactNode[];
}

const List = ({ title, about, none, isLoading, rows }: ListProps) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <div>
      <h2 className="text-lg font-bold tracking-tight">{title}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{about}</p>
    </div>
    {isLoading && <Skeleton className="h-16 w-full" />}
    {!isLoading && rows.length === 0 && <p className="text-base text-ink-2">{none}</p>}
    {rows.length > 0 && <ul className="rounded-card border border-line bg-surface">{rows}</ul>}
  </section>
);

const ROW = 'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 first:border-t-0';

const HeldRow = ({ referral }: { readonly referral: HeldReferral }) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (counts: boolean) => ask(rewardCalls.decideHeldReferral, { referral_id: referral.id, counts }),
    onSuccess: () => toast(texts.held.decided, 'good'),
    onError: (cause) => toast(reasonOf(cause, texts.failed), 'bad'),
    onSettled: () => client.invalidateQueries({ queryKey: HELD }),
  });
  const line = texts.held.line(referral.inviter, referral.invited);
  return (
    <li className={ROW}>
      <span className="min-w-0 flex-1 basis-full wide:basis-0">
        <span className="block text-base font-medium">{line}</span>
        <span className="text-sm text-ink-2">
          <TimeAgo at={referral.joined_at} />
        </span>
      </span>
      <Button
        look="soft"
        size="sm"
        aria-label={`${texts.held.counts}: ${line}`}
        isBusy={isPending}
        onClick={() => mutate(true)}
      >
        {texts.held.counts}
      </Button>
      <Button
        look="danger"
        size="sm"
        aria-label={`${texts.held.refuse}: ${line}`}
        isBusy={isPending}
        onClick={() => mutate(false)}
      >
        {texts.held.refuse}
      </Button>
    </li>
  );
};

/** What operators should know of accounts without anybody having reported it. */
export const AccountDesk = () => {
  const held = useQuery({
    queryKey: HELD,
    queryFn: async ({ signal }) => (await ask(rewardCalls.listHeldReferrals, {}, { signal })).referrals,
  });
  const names = useQuery({
    queryKey: NAMES,
    queryFn: async ({ signal }) => (await ask(moderationCalls.listReservedNames, {}, { signal })).members,
  });
  const failed = [held, names].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) return <ErrorState title={texts.error} onRetry={() => void failed.refetch()} />;
  return (
    <div className="flex flex-col gap-8 p-4 wide:p-6">
      <List
        {...texts.held}
        isLoading={held.isPending}
        rows={(held.data ?? []).map((referral) => (
          <HeldRow key={referral.id} referral={referral} />
        ))}
      />
      <List
        {...texts.names}
        isLoading={names.isPending}
        rows={(names.data ?? []).map(({ username, displayName, created_at: since }) => (
          <li key={username} className={ROW}>
            <Link to={memberPath(username)} className="min-w-0 flex-1 truncate font-medium hover:underline">
              {username} <bdi className="font-normal text-ink-2">{displayName}</bdi>
            </Link>
            <span className="text-sm text-ink-2">
              {texts.names.since} <TimeAgo at={since} />
            </span>
          </li>
        ))}
      />
    </div>
  );
};
