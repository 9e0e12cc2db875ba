import type { ProcessView } from '@wagram/contract/operations';
import { getLanguage } from '#kernel';
import { Figure, Figures, Part } from '#moderation';
import { readableSize, TimeAgo } from '#ui';
import { texts } from './texts.ts';

const words = texts.processes;

const tidy = (value: number): string => getLanguage().number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });

const Process = ({ process: one }: { readonly process: ProcessView }) => (
  <li className="rounded-card border border-line bg-surface px-4 py-3">
    <h3 className="text-base font-semibold wrap-anywhere">
      <bdi>{words.name(one.host, one.pid)}</bdi>
    </h3>
    <p className="text-sm text-ink-2">
      {words.about(one.version, one.node)} · {words.since(<TimeAgo key="since" at={one.started_at} />)}
    </p>
    <div className="mt-1 grid grid-cols-1 gap-x-8 wide:grid-cols-2">
      <Figures>
        <Figure name={words.rate}>{tidy(one.requests_a_second)}</Figure>
        <Figure name={words.time}>{words.times(tidy(one.p50_ms), tidy(one.p99_ms))}</Figure>
        <Figure name={words.failures} tone={one.failures > 0 ? 'bad' : 'plain'}>
          {tidy(one.failures)}
        </Figure>
      </Figures>
      <Figures>
        <Figure name={words.memory}>{readableSize(one.memory)}</Figure>
        <Figure name={words.delay}>{words.ms(tidy(one.delay_ms))}</Figure>
        <Figure name={words.pages}>{tidy(one.pages)}</Figure>
      </Figures>
    </div>
  </li>
);

export const ProcessesPart = ({ processes }: { readonly processes: readonly ProcessView[] }) => (
  <Part title={words.title} hint={words.hint}>
    <ul className="flex flex-col gap-3">
      {processes.map((one) => (
        <Process key={one.id} process={one} />
      ))}
    </ul>
  </Part>
);
