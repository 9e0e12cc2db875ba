import { Counter, type Metric, type Registry } from 'prom-client';
import type { Log } from '../log.ts';
import type { WatchStatement } from './db.ts';

/** Few, because each is a line for each of many hundred statements. */
const BOUNDS_S = [0.005, 0.05, 0.5];
const NAME = 'database_statement_seconds';

interface Figures {
  count: number;
  seconds: number;
  /** How many took no longer than each bound. */
  readonly within: number[];
}

interface Sample {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/**
 * A histogram by statement, counted in bare numbers: the library's own takes a microsecond for each observation, and there
 * are several in every request. Names of statements stand in our files, so that there is an end to them.
 */
class StatementTimes {
  readonly name = NAME;
  readonly help = 'How long statements took, waiting for a connection included, by name';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  private readonly all = new Map<string, Figures>();

  note(statement: string, seconds: number): void {
    const figures = this.all.get(statement) ?? { count: 0, seconds: 0, within: BOUNDS_S.map(() => 0) };
    if (figures.count === 0) this.all.set(statement, figures);
    figures.count += 1;
    figures.seconds += seconds;
    BOUNDS_S.forEach((bound, at) => {
      if (seconds <= bound) figures.within[at] = (figures.within[at] ?? 0) + 1;
    });
  }

  /** What the registry asks of every metric. */
  async get() {
    const values = [...this.all].flatMap(([statement, figures]) => this.samplesOf(statement, figures));
    return { name: this.name, help: this.help, type: this.type, aggregator: this.aggregator, values };
  }

  private samplesOf(statement: string, { count, seconds, within }: Figures): Sample[] {
    const bucket = (le: number | string, value: number): Sample => ({
      metricName: `${NAME}_bucket`,
      labels: { le, statement },
      value,
    });
    return [
      ...BOUNDS_S.map((bound, at) => bucket(bound, within[at] ?? 0)),
      bucket('+Inf', count),
      { metricName: `${NAME}_sum`, labels: { statement }, value: seconds },
      { metricName: `${NAME}_count`, labels: { statement }, value: count },
    ];
  }
}

/** OPS-07: measures every statement, and writes those to the log that took `slowMs` or longer; 0: none. Never what they were given. */
export const watchStatements = (log: Log, metrics: Registry, slowMs: number): WatchStatement => {
  const times = new StatementTimes();
  metrics.registerMetric(times as unknown as Metric);
  const slow = new Counter({
    name: 'database_slow_statements_total',
    help: 'Statements that took SLOW_QUERY_MS or longer, by name',
    labelNames: ['statement'],
    registers: [metrics],
  });
  return (statement, ms, rows) => {
    times.note(statement, ms / 1000);
    if (slowMs === 0 || ms < slowMs) return;
    slow.inc({ statement });
    log.warn({ statement, ms: Math.round(ms), rows }, 'a statement was slow');
  };
};
