import type { Reader } from './config-reader.ts';

/** OPS-02: the process that starts workers tells them how many they are (see app/workers/count.ts). */
export const workersOf = (read: Reader, embedded: boolean): number => {
  if (!read.given('WORKERS')) return 1;
  const workers = read.number('WORKERS', 1, 64);
  read.reject(
    embedded && workers > 1,
    `WORKERS=${workers} needs PostgreSQL: the embedded database belongs to one process. Set DATABASE_URL, or leave WORKERS out`,
  );
  return workers;
};
