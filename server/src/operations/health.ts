import { GONE_AFTER_S, type HealthView } from '@wagram/contract/operations';
import { readDisk, selectJobFigures, uuidAt, type App, type Config } from '#kernel';
import {
  selectDatabase,
  selectFiles,
  selectLastBackup,
  selectPeople,
  selectProcesses,
  selectTables,
  type SelectFilesRow,
  type SelectPeopleRow,
} from './health.gen.ts';

const DAY_MS = 24 * 3_600_000;
/** Counting members and files reads them all: once a minute is enough. */
const COUNTED_MS = 60_000;

const placeOf = ({ imageHost, s3 }: Config): HealthView['files']['place'] => {
  if (imageHost !== null) return 'host';
  return s3 === null ? 'folder' : 's3';
};

interface Counted {
  readonly people: SelectPeopleRow;
  readonly files: SelectFilesRow;
}

const createCounted = ({ db }: App): ((now: Date) => Promise<Counted>) => {
  let known: { at: number; counted: Counted } | null = null;
  return async (now) => {
    if (known !== null && now.getTime() - known.at < COUNTED_MS) return known.counted;
    const since = new Date(now.getTime() - DAY_MS);
    const people = await selectPeople(db, {
      membersSince: uuidAt(since),
      postsSince: uuidAt(since),
      messagesSince: uuidAt(since),
    });
    const counted = { people, files: await selectFiles(db) };
    known = { at: now.getTime(), counted };
    return counted;
  };
};

/** Everything about the program at one look. */
export const createHealth = (app: App): ((now: Date) => Promise<HealthView>) => {
  const { config, database, db } = app;
  const readCounted = createCounted(app);
  return async (now) => {
    const replicas = database.replicas?.count() ?? { all: 0, used: 0 };
    const since = new Date(now.getTime() - GONE_AFTER_S * 1000);
    const processes = await selectProcesses(db, { since });
    const backup = await selectLastBackup(db);
    const disk = await readDisk(config.dataDir);
    const { people, files } = await readCounted(now);
    return {
      processes: processes.map((one) => ({
        ...one,
        memory: Number(one.memory),
        started_at: one.started_at.toISOString(),
        seen_at: one.seen_at.toISOString(),
      })),
      queues: (await selectJobFigures(db, { now })).map(({ waiting, due, ...rest }) => ({
        ...rest,
        waiting: due,
        planned: waiting - due,
      })),
      database: {
        kind: database.kind,
        ...(await selectDatabase(db)),
        replicas: replicas.all,
        replicas_used: replicas.used,
      },
      tables: await selectTables(db),
      files: { place: placeOf(config), ...files, disk_free: disk?.free ?? null, disk_size: disk?.size ?? null },
      people,
      redis: app.redisState(),
      backup:
        backup === undefined
          ? null
          : {
              ...backup,
              made_at: backup.made_at.toISOString(),
              rehearsed_at: backup.rehearsed_at?.toISOString() ?? null,
            },
    };
  };
};
