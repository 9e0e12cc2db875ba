import type { SweepView } from '@wagram/contract/money';
import { Link } from 'react-router';
import { PagedList, Skeleton, TimeAgo } from '#ui';
import { useSweeps } from './api.ts';
import { Part, Pill } from '#moderation';
import { texts as all } from './texts-keys.ts';
import { texts as moneyTexts } from './texts.ts';
import { exactSum } from './write.ts';

const texts = all.sweeps;

const TONES = { waiting: 'plain', sent: 'plain', paid: 'good', returned: 'warning' } as const;

const Row = ({ sweep }: { readonly sweep: SweepView }) => {
  const { state, amount, from, address, operator, signature, created_at: at } = sweep;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="figures text-base font-semibold wrap-anywhere">
          {texts.from(exactSum(amount, sweep), all.names[from])}
        </span>
        <Pill tone={TONES[state]}>{texts.states[state]}</Pill>
      </p>
      <p className="text-sm text-ink-2">
        {texts.to}{' '}
        <span dir="ltr" className="font-mono break-all">
          {address}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
        <span>{texts.by(<bdi key="operator">{operator ?? texts.gone}</bdi>)}</span>
        <span aria-hidden="true">·</span>
        <TimeAgo at={at} />
        {signature !== null && (
          <Link
            to={`/tx/${signature}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink hover:underline"
          >
            {texts.see}
          </Link>
        )}
      </p>
    </li>
  );
};

export const SweepsPart = () => {
  const list = useSweeps();
  return (
    <Part title={texts.title}>
      <PagedList
        list={list}
        isEmpty={list.items.length === 0}
        loading={<Skeleton className="h-16" />}
        failed={{ title: moneyTexts.failed }}
        empty={<p className="text-base text-ink-2">{texts.none}</p>}
      >
        <ul className="divide-y divide-line">
          {list.items.map((sweep) => (
            <Row key={sweep.id} sweep={sweep} />
          ))}
        </ul>
      </PagedList>
    </Part>
  );
};
