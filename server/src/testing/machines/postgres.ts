import { onTestFinished } from 'vitest';

/** A PostgreSQL of the test's own, which it may stop and start. */
export interface OwnPostgres {
  url: string;
  port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** kill -9 of it and of all its processes. */
  cutPower(): Promise<void>;
  /** It answers nothing any more and keeps its connections, until its power is cut. */
  freeze(): void;
  /** Starts anew, as a standby of the one at that port. */
  follow(port: number): Promise<void>;
  remove(): Promise<void>;
}

type Settings = Record<string, string | number>;

const start = async (settings: Settings, from: number | null): Promise<OwnPostgres> => {
  const script = new URL('../../../../scripts/postgres.mjs', import.meta.url).href;
  const { startPostgres } = (await import(/* @vite-ignore */ script)) as {
    startPostgres(options: { settings: Settings; from: number | null }): Promise<OwnPostgres>;
  };
  return startPostgres({ settings, from });
};

/** Removed when the test ends. Starting one is the business of the scripts, which stand outside of the app. */
export const ownPostgres = async (settings: Settings = {}): Promise<OwnPostgres> => {
  const postgres = await start(settings, null);
  onTestFinished(() => postgres.remove());
  return postgres;
};

/** A standby of another one: whatever is committed there arrives here, and a moment later can be read. */
export const ownStandby = async (of: OwnPostgres, settings: Settings = {}): Promise<OwnPostgres> => {
  const postgres = await start(settings, of.port);
  onTestFinished(() => postgres.remove());
  return postgres;
};
