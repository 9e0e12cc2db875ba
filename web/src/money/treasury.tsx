import type { TreasuryStatus, WithdrawalStatus } from '@wagram/contract/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortAddress } from '#chain';
import { getBrand } from '#kernel';
import { memberPath } from '#members';
import { buttonClass, classes, PagedList, Skeleton, TimeAgo } from '#ui';
import { useWithdrawals } from './api.ts';
import type { WithdrawalFilter } from './api.ts';
import { Figure, Figures, Part, Pill } from '#moderation';
import { texts } from './texts.ts';
import { creditOf, sumOf } from './write.ts';

const words = texts.treasury;

const Cover = ({ treasury }: { readonly treasury: TreasuryStatus }) => {
  const { held, owed, token } = treasury;
  if (held === null) return <Figure name={words.cover}>{texts.unknown}</Figure>;
  const over = BigInt(held) - BigInt(owed);
  return over >= 0n ? (
    <Figure name={words.cover} tone="good">
      {sumOf(over, token)}
    </Figure>
  ) : (
    <Figure name={words.missing} tone="bad">
      {sumOf(-over, token)}
    </Figure>
  );
};

export const TreasuryPart = ({ treasury }: { readonly treasury: TreasuryStatus | null }) => {
  if (treasury === null)
    return (
      <Part title={words.title}>
        <p className="text-base text-ink-2">{words.none}</p>
      </Part>
    );
  const { token, held, owed, credit, rate, withdrawn, deposited } = treasury;
  const symbol = getBrand().tokens.credit;
  return (
    <Part
      title={words.title}
      aside={
        <Link to="/reserves" className="text-sm font-semibold text-accent-ink hover:underline">
          {words.reserves}
        </Link>
      }
    >
      <Figures>
        <Figure name={words.held}>{held === null ? texts.unknown : sumOf(held, token)}</Figure>
        <Figure name={words.owed}>
          {sumOf(owed, token)}
          <span className="block text-sm font-normal text-ink-2">{words.credit(creditOf(credit, symbol))}</span>
        </Figure>
        <Cover treasury={treasury} />
        <Figure name={words.rate}>{words.rateOf(symbol, sumOf(rate, token))}</Figure>
        <Figure name={words.withdrawn}>{creditOf(withdrawn, symbol)}</Figure>
        <Figure name={words.deposited}>{creditOf(deposited, symbol)}</Figure>
      </Figures>
    </Part>
  );
};

const Row = ({ one, treasury }: { readonly one: WithdrawalStatus; readonly treasury: TreasuryStatus }) => {
  const list = texts.withdrawals;
  const { state, tokens, address, member, tries, tries_max: most, error, created_at: at } = one;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="figures text-base font-semibold wrap-anywhere">
          {list.to(sumOf(tokens, treasury.token), shortAddress(address))}
        </span>
        <Pill tone={state === 'returned' ? 'warning' : 'plain'}>{list.states[state]}</Pill>
      </p>
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
        {member === null ? (
          <span>{list.gone}</span>
        ) : (
          <Link to={memberPath(member)} className="font-semibold hover:underline">
            <bdi>{member}</bdi>
          </Link>
        )}
        <span aria-hidden="true">·</span>
        <TimeAgo at={at} />
      </p>
      <p className="text-sm text-ink-2">{list.next(state, tries, most)}</p>
      {error !== null && <p className="text-sm wrap-anywhere text-ink-3">{list.network(error)}</p>}
    </li>
  );
};

interface FilterProps {
  readonly filter: WithdrawalFilter;
  readonly treasury: TreasuryStatus;
  readonly onChange: (filter: WithdrawalFilter) => void;
}

const Filter = ({ filter, treasury, onChange }: FilterProps) => {
  const { label, waiting, returned } = texts.withdrawals;
  const choices = [
    ['waiting', waiting(treasury.waiting.count)],
    ['returned', returned(treasury.returned.count)],
  ] as const;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          onClick={() => onChange(name)}
          className={classes(buttonClass(filter === name ? 'ink' : 'soft', 'sm'), 'min-h-11')}
        >
          {text}
        </button>
      ))}
    </div>
  );
};

export const WithdrawalsPart = ({ treasury }: { readonly treasury: TreasuryStatus }) => {
  const [filter, setFilter] = useState<WithdrawalFilter>('waiting');
  const list = useWithdrawals(filter);
  const { title, noneWaiting, noneReturned } = texts.withdrawals;
  return (
    <Part title={title}>
      <Filter filter={filter} treasury={treasury} onChange={setFilter} />
      <PagedList
        list={list}
        isEmpty={list.items.length === 0}
        loading={<Skeleton className="mt-3 h-16" />}
        failed={{ title: texts.failed }}
        empty={<p className="pt-3 text-base text-ink-2">{filter === 'waiting' ? noneWaiting : noneReturned}</p>}
      >
        <ul className="mt-1 divide-y divide-line">
          {list.items.map((one) => (
            <Row key={one.id} one={one} treasury={treasury} />
          ))}
        </ul>
      </PagedList>
    </Part>
  );
};
