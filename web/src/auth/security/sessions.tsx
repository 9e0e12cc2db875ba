import type { SessionView } from '@wagram/contract/auth';
import { MonitorSmartphone } from 'lucide-react';
import { Button, ErrorState, Skeleton } from '#ui';
import { useEndOtherSessions, useEndSession, useSessions } from './api.ts';
import { formatMoment, Row, Rows, Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.sessions;

const SessionRow = ({ session }: { readonly session: SessionView }) => {
  const end = useEndSession();
  const device = session.kind === 'api' ? words.api : session.device;
  return (
    <Row
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <bdi>{device}</bdi>
          {session.current && (
            <span className="rounded-full bg-mint-soft px-2 py-0.5 text-xs font-semibold text-mint">
              {words.thisOne}
            </span>
          )}
        </span>
      }
      about={
        <span className="tabular">
          {words.seen(formatMoment(session.last_seen_at))}
          {session.address !== null && ` · ${session.address}`}
        </span>
      }
      action={
        session.current ? undefined : (
          <Button
            look="danger"
            size="sm"
            aria-label={words.endLabel(device)}
            isBusy={end.isPending}
            onClick={() => end.mutate(session.id)}
          >
            {words.end}
          </Button>
        )
      }
    />
  );
};

export const SessionsSection = () => {
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const others = (sessions.data ?? []).filter((session) => !session.current);
  return (
    <Section id="sessions" icon={<MonitorSmartphone className="size-5" />} title={words.heading}>
      {sessions.isPending && <Skeleton className="h-32 w-full" />}
      {sessions.isError && (
        <ErrorState title={words.error} hint={sessions.error.message} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.isSuccess && (
        <Rows>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      )}
      {others.length > 0 && (
        <Button look="outline" className="mt-4" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {words.endOthers}
        </Button>
      )}
    </Section>
  );
};
