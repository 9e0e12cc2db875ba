import type { TreasuryView, WithdrawalView } from '@wagram/contract/treasury';
import { useId } from 'react';
import { Link } from 'react-router';
import { shortAddress } from '#chain';
import { PagedList, Skeleton, TimeAgo } from '#ui';
import { sumOf } from './draft.ts';
import { texts } from './texts.ts';
import type { useWithdrawals } from './use-withdrawals.ts';
import { WithdrawalFace } from './withdrawal-face.tsx';

const words = texts.list;

interface RowProps {
  readonly withdrawal: WithdrawalView;
  readonly treasury: TreasuryView;
}

const Row = ({ withdrawal, treasury }: RowProps) => {
  const { state, tokens, address, signature, created_at } = withdrawal;
  return (
    <li className="flex min-h-18 items-center gap-3.5 border-b border-line py-3 last:border-b-0">
      <WithdrawalFace state={state} />
      <div className="min-w-0 flex-1">
        <p className="figures text-base font-semibold wrap-anywhere">
          {words.to(sumOf(BigInt(tokens), treasury), shortAddress(address))}
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
          <span>{texts.states[state]}</span>
          <span aria-hidden="true">·</span>
          <TimeAgo at={created_at} />
        </p>
        {state === 'paid' && signature !== null && (
          <Link
            to={`/tx/${signature}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink hover:underline"
          >
            {texts.seeIt}
          </Link>
        )}
      </div>
    </li>
  );
};

interface WithdrawalListProps {
  readonly list: ReturnType<typeof useWithdrawals>;
  readonly treasury: TreasuryView;
}

/** What was withdrawn before, and what is still under way. */
export const WithdrawalList = ({ list, treasury }: WithdrawalListProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id} className="text-base font-bold">
        {words.title}
      </h3>
      <PagedList
        list={list}
        isEmpty={list.withdrawals.length === 0}
        loading={<Skeleton className="my-3 h-14" />}
        failed={{ title: words.failed }}
        empty={<p className="py-3 text-base text-ink-2">{words.empty}</p>}
      >
        <ul aria-labelledby={id}>
          {list.withdrawals.map((withdrawal) => (
            <Row key={withdrawal.id} withdrawal={withdrawal} treasury={treasury} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
};
