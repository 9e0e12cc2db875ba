import { Inbox, Scale, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState, PagedList, Skeleton } from '#ui';
import type { PagedState } from '#ui';
import { useAppeals, useCases, useLog } from './api.ts';
import { AppealCard } from './appeal-card.tsx';
import { CaseCard } from './case-card.tsx';
import { LogList } from './log-list.tsx';
import { texts } from './texts-queue.ts';

interface ListProps {
  readonly list: PagedState;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

const Waiting = () => (
  <div role="status" aria-label={texts.loading} className="flex flex-col gap-4 p-4 wide:p-6">
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);

const List = (props: ListProps) => <PagedList {...props} loading={<Waiting />} failed={{ title: texts.failed }} />;

const CARDS = 'flex flex-col gap-4 p-4 wide:p-6';

export const CaseQueue = () => {
  const list = useCases();
  const empty = (
    <EmptyState icon={<Inbox className="size-7" />} title={texts.emptyReports} hint={texts.emptyReportsHint} />
  );
  return (
    <List list={list} isEmpty={list.items.length === 0} empty={empty}>
      <div className={CARDS}>
        {list.items.map((reported) => (
          <CaseCard key={reported.subject.target_id} reported={reported} />
        ))}
      </div>
    </List>
  );
};

export const AppealQueue = () => {
  const list = useAppeals();
  const empty = (
    <EmptyState icon={<Scale className="size-7" />} title={texts.emptyAppeals} hint={texts.emptyAppealsHint} />
  );
  return (
    <List list={list} isEmpty={list.items.length === 0} empty={empty}>
      <div className={CARDS}>
        {list.items.map((appeal) => (
          <AppealCard key={appeal.id} appeal={appeal} />
        ))}
      </div>
    </List>
  );
};

export const DecisionLog = () => {
  const list = useLog();
  const empty = (
    <EmptyState icon={<ScrollText className="size-7" />} title={texts.emptyLog} hint={texts.emptyLogHint} />
  );
  return (
    <List list={list} isEmpty={list.items.length === 0} empty={empty}>
      <LogList entries={list.items} />
    </List>
  );
};

/** How many wait, for the tabs. */
export const useWaiting = (): { readonly reports: number; readonly appeals: number } => ({
  reports: useCases().open,
  appeals: useAppeals().open,
});
