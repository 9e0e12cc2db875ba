import type { ScoreView } from '@wagram/contract/games';
import type { MemberId } from '@wagram/contract/kernel';
import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { MemberBadge, memberPath } from '#members';
import { Avatar, classes, EmptyState, ErrorState, fullCount, Handle, Skeleton } from '#ui';
import { useLeaderboard } from './api.ts';
import { texts } from './texts.ts';

const words = texts.board;
const MEDALS = ['bg-amber-soft text-amber', 'bg-sunken text-ink-2', 'bg-coral-soft text-coral'];

const Row = ({ entry, isOwn }: { readonly entry: ScoreView; readonly isOwn: boolean }) => (
  <li
    aria-current={isOwn || undefined}
    className={classes(
      'flex min-h-15 items-center gap-3 border-t border-line px-4 py-2 first:border-t-0',
      isOwn && 'bg-accent-soft',
    )}
  >
    <span
      className={classes(
        'figures inline-flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
        MEDALS[entry.rank - 1] ?? 'text-ink-2',
      )}
    >
      {entry.rank}
    </span>
    <Avatar name={entry.member.displayName} url={entry.member.avatar_url} size={40} />
    <span className="min-w-0 flex-1">
      <span className="flex min-w-0 items-center gap-1.5">
        <Link to={memberPath(entry.member.username)} className="truncate text-base font-semibold hover:underline">
          <bdi>{entry.member.displayName}</bdi>
        </Link>
        <MemberBadge badge={entry.member.badge} />
      </span>
      <Handle name={entry.member.username} className="block text-sm text-ink-2" />
    </span>
    <span className="figures shrink-0 text-base font-semibold">{fullCount(entry.score)}</span>
  </li>
);

const Rows = ({ memberId }: { readonly memberId: MemberId | null }) => {
  const { data, isError, refetch } = useLeaderboard(memberId);
  if (isError && data === undefined) return <ErrorState title={words.failed} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div role="status" aria-label={words.loading} className="flex flex-col gap-3 p-4">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </div>
    );
  if (data.scores.length === 0)
    return <EmptyState icon={<Trophy className="size-7" />} title={words.empty} hint={words.emptyHint} />;
  const isListed = data.scores.some(({ member }) => member.id === memberId);
  return (
    <>
      <ol>
        {data.scores.map((entry) => (
          <Row key={entry.member.id} entry={entry} isOwn={entry.member.id === memberId} />
        ))}
      </ol>
      {data.own !== null && !isListed && (
        <p className="figures border-t border-line bg-accent-soft px-4 py-3 text-base font-medium">
          {words.own(data.own.rank, data.own.score)}
        </p>
      )}
    </>
  );
};

export const Leaderboard = ({ memberId }: { readonly memberId: MemberId | null }) => (
  <section aria-labelledby="leaderboard">
    <h2 id="leaderboard" className="text-lg font-bold tracking-tight">
      {words.title}
    </h2>
    <p className="mt-0.5 mb-3 text-sm text-ink-2">{words.hint}</p>
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Rows memberId={memberId} />
    </div>
  </section>
);
