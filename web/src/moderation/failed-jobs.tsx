import type { JobId } from '@wagram/contract/kernel';
import { moderationCalls, type FailedJobView } from '@wagram/contract/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { ask, reasonOf } from '#kernel';
import { memberPath } from '#members';
import { Button, EmptyState, PagedList, Skeleton, TimeAgo, toast } from '#ui';
import { FAILED_JOBS, useFailedJobs } from './api.ts';
import { texts } from './texts-jobs.ts';

const useDecision = (id: JobId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: 'retry' | 'discard') => ask(moderationCalls.decideJob, { job_id: id, action }),
    onSuccess: (_reply, action) => toast(action === 'retry' ? texts.retried : texts.discarded, 'good'),
    onError: (cause) => toast(reasonOf(cause, texts.failed), 'bad'),
    onSettled: () => client.invalidateQueries({ queryKey: FAILED_JOBS }),
  });
};

const JobCard = ({ job }: { readonly job: FailedJobView }) => {
  const { mutate, isPending, variables } = useDecision(job.id);
  const kind = texts.kinds[job.kind] ?? job.kind;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-base font-semibold">{kind}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2">
        {job.username !== null && (
          <Link to={memberPath(job.username)} className="hover:underline">
            {job.username}
          </Link>
        )}
        <span className="figures">{texts.tries(job.tries)}</span>
        <TimeAgo at={job.failed_at} />
      </p>
      <p className="mt-3 rounded-xl bg-sunken px-3 py-2 font-mono text-sm break-words whitespace-pre-wrap text-ink-2">
        {job.error}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          look="soft"
          size="sm"
          aria-label={texts.label(texts.retry, kind)}
          isBusy={isPending && variables === 'retry'}
          onClick={() => mutate('retry')}
        >
          {texts.retry}
        </Button>
        <Button
          look="ghost"
          size="sm"
          aria-label={texts.label(texts.discard, kind)}
          isBusy={isPending && variables === 'discard'}
          onClick={() => mutate('discard')}
        >
          {texts.discard}
        </Button>
      </div>
    </li>
  );
};

const Loading = () => (
  <div role="status" aria-label={texts.loading} className="flex flex-col gap-3 p-4 wide:p-6">
    <Skeleton className="h-36 w-full" />
    <Skeleton className="h-36 w-full" />
  </div>
);

/** Work in the background that was given up: an operator finds out why, and decides. */
export const FailedJobs = () => {
  const list = useFailedJobs();
  return (
    <PagedList
      list={list}
      isEmpty={list.items.length === 0}
      loading={<Loading />}
      failed={{ title: texts.error }}
      empty={<EmptyState icon={<Check className="size-7" />} title={texts.empty} hint={texts.emptyHint} />}
    >
      <div className="flex flex-col gap-4 p-4 wide:p-6">
        <p className="text-base text-ink-2">{texts.about}</p>
        <ul className="flex flex-col gap-3">
          {list.items.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      </div>
    </PagedList>
  );
};
