import type { QueueView } from '@wagram/contract/operations';
import { getLanguage } from '#kernel';
import { Part } from '#moderation';
import { classes } from '#ui';
import { kindOf } from './kinds.ts';
import { texts } from './texts.ts';

const words = texts.queues;
const COLUMNS = ['waiting', 'running', 'failed'] as const;

const Row = ({ queue }: { readonly queue: QueueView }) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-2 pe-3 text-start text-base font-normal wrap-anywhere">
      {kindOf(queue.kind)}
    </th>
    {COLUMNS.map((column) => (
      <td
        key={column}
        className={classes(
          'figures py-2 ps-3 text-end text-base',
          column === 'failed' && queue.failed > 0 && 'font-semibold text-coral',
        )}
      >
        {getLanguage().number(queue[column])}
      </td>
    ))}
  </tr>
);

const Table = ({ queues }: { readonly queues: readonly QueueView[] }) => (
  <table className="mb-3 w-full">
    <thead>
      <tr className="text-sm text-ink-2">
        <th scope="col" className="pb-2 text-start font-normal">
          {words.kind}
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className="pb-2 ps-3 text-end font-normal">
            {words[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {queues.map((queue) => (
        <Row key={queue.kind} queue={queue} />
      ))}
    </tbody>
  </table>
);

/** What is done at its hour anyway needs no row. */
export const QueuesPart = ({ queues }: { readonly queues: readonly QueueView[] }) => {
  const shown = queues.filter((queue) => COLUMNS.some((column) => queue[column] > 0));
  const planned = queues.reduce((sum, queue) => sum + queue.planned, 0);
  return (
    <Part title={words.title} hint={words.hint}>
      {shown.length > 0 && <Table queues={shown} />}
      <p className="text-sm text-ink-2">
        {shown.length === 0 && words.empty} {planned > 0 && words.planned(planned)}
      </p>
    </Part>
  );
};
