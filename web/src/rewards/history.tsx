import type { MemberId } from '@wagram/contract/kernel';
import type { ReferralView } from '@wagram/contract/rewards';
import { Check, CircleDashed, Clock3, Eye, UserRound, UsersRound, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { MemberBadge, memberPath } from '#members';
import { Avatar, classes, EmptyState, PagedList, Skeleton, TimeAgo } from '#ui';
import { useReferrals } from './api.ts';
import { texts } from './texts.ts';

const words = texts.history;

const LOOKS: Record<ReferralView['state'], readonly [icon: LucideIcon, tone: string]> = {
  pending: [CircleDashed, 'bg-sunken text-ink-2'],
  qualified: [Clock3, 'bg-accent-soft text-accent-ink'],
  held: [Eye, 'bg-amber-soft text-amber'],
  credited: [Check, 'bg-mint-soft text-mint'],
  refused: [X, 'bg-coral-soft text-coral'],
};

const State = ({ state }: Pick<ReferralView, 'state'>) => {
  const [Icon, tone] = LOOKS[state];
  return (
    <span className={classes('inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold', tone)}>
      <Icon aria-hidden="true" className="size-3.5" />
      {words.states[state]}
    </span>
  );
};

const Who = ({ member }: Pick<ReferralView, 'member'>) => {
  if (member === null) return <span className="truncate font-semibold text-ink-2">{words.unknown}</span>;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Link to={memberPath(member.username)} className="min-w-0 truncate font-semibold hover:underline">
        <bdi>{member.displayName}</bdi>
      </Link>
      <MemberBadge badge={member.badge} />
    </span>
  );
};

const Row = ({ referral }: { readonly referral: ReferralView }) => {
  const { member, state, reason, amount, joined_at: joinedAt } = referral;
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      {member === null ? (
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-3">
          <UserRound aria-hidden="true" className="size-5" />
        </span>
      ) : (
        <Avatar name={member.displayName} url={member.avatar_url} size={40} />
      )}
      <div className="min-w-0 flex-1">
        <Who member={member} />
        <p className="text-sm text-ink-3">
          {reason === null ? (
            <>
              {words.joined} <TimeAgo at={joinedAt} />
            </>
          ) : (
            words.reasons[reason]
          )}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {amount !== null && (
          <span className="tabular text-base leading-5 font-semibold text-mint">
            {words.amount(amount, getBrand().tokens.credit)}
          </span>
        )}
        <State state={state} />
      </div>
    </li>
  );
};

const Rows = ({ memberId }: { readonly memberId: MemberId }) => {
  const list = useReferrals(memberId);
  const referrals = list.data?.pages.flatMap((page) => page.referrals) ?? [];
  return (
    <PagedList
      list={list}
      isEmpty={referrals.length === 0}
      loading={<Skeleton className="h-40 rounded-card" />}
      failed={{ title: words.failed }}
      empty={<EmptyState icon={<UsersRound className="size-7" />} title={words.none} hint={words.noneHint} />}
    >
      <ul>
        {referrals.map((referral) => (
          <Row key={referral.id} referral={referral} />
        ))}
      </ul>
    </PagedList>
  );
};

/** REW-01: who, when, what became of it, and how much. */
export const ReferralHistory = ({ memberId }: { readonly memberId: MemberId }) => (
  <section aria-labelledby="referral-history">
    <h2 id="referral-history" className="mb-1 text-lg font-bold tracking-tight">
      {words.title}
    </h2>
    <Rows memberId={memberId} />
  </section>
);
