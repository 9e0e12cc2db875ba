import type { HealthView } from '@wagram/contract/operations';
import { DeskTabs } from '#moderation';
import { ErrorState, Skeleton } from '#ui';
import { HealthAlerts } from './alerts.tsx';
import { useHealth } from './api.ts';
import { BackupPart, DatabasePart, FilesPart, PeoplePart } from './figures.tsx';
import { ProcessesPart } from './processes.tsx';
import { QueuesPart } from './queues.tsx';
import { texts } from './texts.ts';

const Waiting = () => (
  <div role="status" aria-label={texts.loading} className="flex flex-col gap-4 p-4 wide:p-6">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);

const Inside = ({ health }: { readonly health: HealthView }) => (
  <>
    <HealthAlerts health={health} />
    <ProcessesPart processes={health.processes} />
    <QueuesPart queues={health.queues} />
    <DatabasePart health={health} />
    <FilesPart files={health.files} />
    <BackupPart backup={health.backup} />
    <PeoplePart people={health.people} />
  </>
);

/** OPS-07: how the program runs, for who runs it. */
export const HealthDesk = () => {
  const { data, isError, refetch } = useHealth();
  return (
    <>
      <header className="px-4 pt-5 pb-3 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{texts.heading}</h1>
        <p className="mt-0.5 text-base text-ink-2">{texts.about}</p>
      </header>
      <DeskTabs current="health" />
      {data !== undefined && <Inside health={data} />}
      {data === undefined && isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Waiting />}
    </>
  );
};
