import { Counter, type Registry } from 'prom-client';
import type { FileKind } from '@wagram/contract/media';

const files = new Counter({
  name: 'uploads_total',
  help: 'Files that were stored, or could not be, by kind',
  labelNames: ['kind', 'outcome'],
  registers: [],
});

const bytes = new Counter({
  name: 'upload_bytes_total',
  help: 'Bytes of files that were stored, by kind',
  labelNames: ['kind'],
  registers: [],
});

export const countStored = (kind: FileKind, size: number): void => {
  files.inc({ kind, outcome: 'stored' });
  bytes.inc({ kind }, size);
};

export const countNotStored = (kind: FileKind): void => files.inc({ kind, outcome: 'failed' });

export const registerMediaMetrics = (metrics: Registry): void => {
  metrics.registerMetric(files);
  metrics.registerMetric(bytes);
};
