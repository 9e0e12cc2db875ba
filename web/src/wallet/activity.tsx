import type { MemberId } from '@wagram/contract/kernel';
import { Download, History, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { getBrand, logWarning } from '#kernel';
import { listAllMovements, useMovements } from '#ledger';
import type { MovementFilter } from '#ledger';
import { Button, classes, EmptyState, IconButton, PagedList, openDialog, Skeleton, toast } from '#ui';
import { download } from './download.ts';
import { MovementRow } from './movement-row.tsx';
import { STATEMENT_MAX, toCsv } from './statement.ts';
import { texts } from './texts.ts';

const words = texts.activity;

const FILTERS: readonly { readonly text: 'all' | 'in' | 'out' | 'gifts'; readonly filter: MovementFilter }[] = [
  { text: 'all', filter: {} },
  { text: 'in', filter: { direction: 'in' } },
  { text: 'out', filter: { direction: 'out' } },
  { text: 'gifts', filter: { kind: 'gift' } },
];

const CsvButton = ({ memberId, filter }: { readonly memberId: MemberId; readonly filter: MovementFilter }) => {
  const [isBusy, setBusy] = useState(false);
  const handleDownload = async () => {
    setBusy(true);
    try {
      const { movements, isWhole } = await listAllMovements(memberId, filter, STATEMENT_MAX);
      const name = words.csvName(getBrand().slug, new Date().toISOString().slice(0, 10));
      download(name, toCsv(movements), 'text/csv');
      if (!isWhole) toast(words.csvCut(STATEMENT_MAX));
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

const Filters = ({ chosen, onChoose }: { readonly chosen: number; readonly onChoose: (place: number) => void }) => (
  <div role="group" aria-label={words.filter} className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto py-1 ps-1 -ms-1">
    {FILTERS.map(({ text }, place) => (
      <button
        key={text}
        type="button"
        aria-pressed={place === chosen}
        onClick={() => onChoose(place)}
        className={classes(
          'min-h-9 shrink-0 rounded-full px-3.5 text-sm font-semibold transition-colors duration-150 max-[359px]:px-2.5',
          place === chosen ? 'bg-ink text-paper' : 'bg-sunken text-ink-2 hover:text-ink',
        )}
      >
        {words[text]}
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

const MovementList = ({ memberId, filter }: { readonly memberId: MemberId; readonly filter: MovementFilter }) => {
  const list = useMovements(memberId, filter);
  return (
    <PagedList
      list={list}
      isEmpty={list.movements.length === 0}
      loading={<Waiting />}
      failed={{ title: words.failed }}
      empty={
        Object.keys(filter).length === 0 ? (
          <EmptyState icon={<History className="size-7" />} title={words.empty} hint={words.emptyHint} />
        ) : (
          <EmptyState icon={<ListFilter className="size-7" />} title={words.none} hint={words.noneHint} />
        )
      }
    >
      <ul aria-label={texts.tabs.activity}>
        {list.movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
    </PagedList>
  );
};

/** WALL-01. */
export const Activity = ({ memberId }: { readonly memberId: MemberId | null }) => {
  const [chosen, setChosen] = useState(0);
  const filter = FILTERS[chosen]?.filter ?? {};
  if (memberId === null) {
    return (
      <EmptyState
        icon={<History className="size-7" />}
        title={words.empty}
        hint={words.signIn}
        action={<Button onClick={() => openDialog('sign-in')}>{words.signInAct}</Button>}
      />
    );
  }
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-4 py-1 wide:px-6">
        <Filters chosen={chosen} onChoose={setChosen} />
        <CsvButton memberId={memberId} filter={filter} />
      </div>
      <MovementList memberId={memberId} filter={filter} />
    </>
  );
};
