import type { MemberId } from '@wagram/contract/kernel';
import type { StakeClaimState, StakeClaimView, StakingView } from '@wagram/contract/staking';
import { CircleCheck, Clock, Send, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { classes, PagedList, Skeleton, TimeAgo } from '#ui';
import { useClaims } from './api.ts';
import { sumOf } from './figures.ts';
import { texts } from './texts.ts';

const words = texts.claims;

const FACES: Readonly<Record<StakeClaimState, readonly [icon: LucideIcon, look: string]>> = {
  waiting: [Clock, 'bg-accent-soft text-accent-ink'],
  sent: [Send, 'bg-accent-soft text-accent-ink'],
  paid: [CircleCheck, 'bg-mint-soft text-mint'],
  returned: [Undo2, 'bg-amber-soft text-amber'],
};

interface RowProps {
  readonly claim: StakeClaimView;
  readonly token: StakingView['token'];
}

const Row = ({ claim: { state, amount, signature, created_at }, token }: RowProps) => {
  const [Icon, look] = FACES[state];
  return (
    <li className="flex min-h-18 items-center gap-3.5 border-b border-line py-3 last:border-b-0">
      <span className={classes('inline-flex size-11 shrink-0 items-center justify-center rounded-full', look)}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="figures text-base font-semibold wrap-anywhere">{sumOf(BigInt(amount), token)}</p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
          <span>{texts.states[state]}</span>
          <span aria-hidden="true">·</span>
          <TimeAgo at={created_at} />
        </p>
      </div>
      {state === 'paid' && signature !== null && (
        <Link
          to={`/tx/${signature}`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink hover:underline"
        >
          {words.seeIt}
        </Link>
      )}
    </li>
  );
};

interface ClaimListProps {
  readonly memberId: MemberId;
  readonly staking: StakingView;
}

/** What was paid before, and what is still under way. */
export const ClaimList = ({ memberId, staking }: ClaimListProps) => {
  const id = useId();
  const list = useClaims(memberId);
  return (
    <section aria-labelledby={id} className="px-1">
      <h2 id={id} className="text-base font-bold">
        {words.title}
      </h2>
      <PagedList
        list={list}
        isEmpty={list.claims.length === 0}
        loading={<Skeleton className="my-3 h-14" />}
        failed={{ title: words.failed }}
        empty={<p className="py-3 text-base text-ink-2">{words.none}</p>}
      >
        <ul aria-labelledby={id}>
          {list.claims.map((claim) => (
            <Row key={claim.id} claim={claim} token={staking.token} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
};
