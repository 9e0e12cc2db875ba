import { Counter, type Registry } from 'prom-client';

/** How often something kept in memory was of use. */
export interface CacheFigures {
  hits: number;
  misses: number;
}

/** Each cache counts in bare numbers, because it is hot; they are read when somebody asks. */
export const createCacheFigures = (metrics: Registry): ((cache: string) => CacheFigures) => {
  const all = new Map<string, CacheFigures>();
  metrics.registerMetric(
    new Counter({
      name: 'cache_reads_total',
      help: 'Reads of what is kept in memory, by cache and by whether it was there (hit) or had to be asked for (miss)',
      labelNames: ['cache', 'outcome'],
      registers: [],
      collect() {
        this.reset();
        for (const [cache, { hits, misses }] of all) {
          this.inc({ cache, outcome: 'hit' }, hits);
          this.inc({ cache, outcome: 'miss' }, misses);
        }
      },
    }),
  );
  return (cache) => {
    const figures = all.get(cache) ?? { hits: 0, misses: 0 };
    all.set(cache, figures);
    return figures;
  };
};
