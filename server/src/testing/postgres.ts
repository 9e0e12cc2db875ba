import { onTestFinished } from 'vitest';

/** A PostgreSQL of the test's own, which it may stop and start. */
export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** Removed when the test ends. Starting one is the business of the scripts, which stand outside of the app. */
export const ownPostgres = async (settings: Record<string, string | number> = {}): Promise<OwnPostgres> => {
  const script = new URL('../../../scripts/postgres.mjs', import.meta.url).href;
  const { startPostgres } = (await import(/* @vite-ignore */ script)) as {
    startPostgres(options: { settings: Record<string, string | number> }): Promise<OwnPostgres>;
  };
  const postgres = await startPostgres({ settings });
  onTestFinished(() => postgres.remove());
  return postgres;
};
