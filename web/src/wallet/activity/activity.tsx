import { CloudOff, Download, History, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { getBrand, logWarning } from '#kernel';
import { Button, classes, download, EmptyState, IconButton, openDialog, PagedList, Skeleton, toast } from '#ui';
import { EntryRow } from './entry-row.tsx';
import { EntrySheet } from '../later.tsx';
import { MovementRow } from './movement-row.tsx';
import { NetworkMark } from '../network-mark.tsx';
import { OpenPayments } from '../send/open-payments.tsx';
import { STATEMENT_MAX, toCsv } from './statement.ts';
import { texts as walletTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { listAllActivity, useActivity } from './use-activity.ts';
import type { ActivityFilter, ActivityItem, ActivityOf } from './use-activity.ts';

const words = texts.activity;

const FILTERS: readonly ActivityFilter[] = ['all', 'credit', 'chain', 'in', 'out'];
/** Without a network there is nothing to tell apart. */
const LEDGER_FILTERS: readonly ActivityFilter[] = ['all', 'in', 'out'];

const CsvButton = ({ of, hasChain }: { readonly of: ActivityOf; readonly hasChain: boolean }) => {
  const [isBusy, setBusy] = useState(false);
  const handleDownload = async () => {
    setBusy(true);
    try {
      const { items, isWhole } = await listAllActivity(of, hasChain, STATEMENT_MAX);
      const name = words.csvName(getBrand().slug, new Date().toISOString().slice(0, 10));
      download(name, toCsv(items), 'text/csv');
      if (!isWhole) toast(words.csvCut(STATEMENT_MAX.ledger, STATEMENT_MAX.chain));
    } catch (cause) {
      logWarning('The statement could not be made', cause);
      toast(words.csvFailed, 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton label={words.csv} disabled={isBusy} onClick={() => void handleDownload()}>
      <Download aria-hidden="true" className={classes('size-5', isBusy && 'animate-pulse')} />
    </IconButton>
  );
};

interface FiltersProps {
  readonly filters: readonly ActivityFilter[];
  readonly chosen: ActivityFilter;
  readonly onChoose: (filter: ActivityFilter) => void;
}

const Filters = ({ filters, chosen, onChoose }: FiltersProps) => (
  <div role="group" aria-label={words.filter} className="flex min-w-0 flex-1 gap-1 overflow-x-auto py-1 ps-1 -ms-1">
    {filters.map((filter) => (
      <button
        key={filter}
        type="button"
        aria-pressed={filter === chosen}
        onClick={() => onChoose(filter)}
        className={classes(
          'min-h-9 shrink-0 rounded-full px-2.5 text-sm font-semibold transition-colors duration-150 sm:px-3.5',
          filter === chosen ? 'bg-ink text-paper' : 'bg-sunken text-ink-2 hover:text-ink',
        )}
      >
        {words[filter]}
      </button>
    ))}
  </div>
);

const Waiting = () => (
  <div className="flex flex-col gap-4 px-4 py-4 wide:px-6">
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-3.5">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-9 flex-1" />
      </div>
    ))}
  </div>
);

const Empty = ({ filter }: { readonly filter: ActivityFilter }) =>
  filter === 'all' ? (
    <EmptyState icon={<History className="size-7" />} title={words.empty} hint={words.emptyHint} />
  ) : (
    <EmptyState icon={<ListFilter className="size-7" />} title={words.none} hint={words.noneHint} />
  );

const SignIn = () => (
  <EmptyState
    icon={<History className="size-7" />}
    title={words.empty}
    hint={words.signIn}
    action={<Button onClick={() => openDialog('sign-in')}>{words.signInAct}</Button>}
  />
);

const Rows = ({ items }: { readonly items: readonly ActivityItem[] }) => {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = items.find((item) => 'entry' in item && item.entry.signature === opened);
  return (
    <>
      <ul aria-label={walletTexts.tabs.activity}>
        {items.map((item) =>
          'movement' in item ? (
            <MovementRow key={item.movement.id} movement={item.movement} />
          ) : (
            <EntryRow key={item.entry.signature} entry={item.entry} onOpen={() => setOpened(item.entry.signature)} />
          ),
        )}
      </ul>
      {shown !== undefined && 'entry' in shown && <EntrySheet entry={shown.entry} onClose={() => setOpened(null)} />}
    </>
  );
};

const Missing = ({ what, onRetry }: { readonly what: 'chain' | 'credit'; readonly onRetry: () => void }) => (
  <div className="flex flex-wrap items-center gap-3 border-b border-line bg-sunken px-4 py-2.5 text-sm wide:px-6">
    <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
    <p role="status" className="min-w-40 flex-1 text-ink-2">
      {words.missing[what]}
    </p>
    <Button look="ghost" size="sm" onClick={onRetry}>
      {words.again}
    </Button>
  </div>
);

interface ActivityProps {
  readonly memberId: ActivityOf['memberId'];
  readonly address: string;
}

/** WALL-01, CHN-12: what came and what went, of credit and on the chain. */
export const Activity = ({ memberId, address }: ActivityProps) => {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const of = { memberId, address, filter };
  const { list, items, hasChain, missing } = useActivity(of);
  const told = new Set(items.map((item) => ('entry' in item ? item.entry.signature : '')));
  if (memberId === null && !hasChain && !list.isPending) return <SignIn />;
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-4 py-1 wide:px-6">
        <Filters filters={hasChain ? FILTERS : LEDGER_FILTERS} chosen={filter} onChoose={setFilter} />
        <CsvButton of={of} hasChain={hasChain} />
      </div>
      {hasChain && filter !== 'credit' && (
        <div className="flex border-b border-line px-4 py-2.5 empty:hidden wide:px-6">
          <NetworkMark />
        </div>
      )}
      {missing !== null && <Missing what={missing} onRetry={() => void list.refetch()} />}
      {memberId !== null && hasChain && filter !== 'credit' && <OpenPayments memberId={memberId} told={told} />}
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        loading={<Waiting />}
        failed={{ title: words.failed }}
        empty={<Empty filter={filter} />}
      >
        <Rows items={items} />
      </PagedList>
    </>
  );
};
