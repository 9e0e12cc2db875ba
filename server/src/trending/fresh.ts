import { every, findNumber, keepNumber, type Db, type App } from '#kernel';
import { allowMemory, allowTime, lockList } from './fresh.gen.ts';

/** Twice its time without being made: whoever asks makes it. */
const COLD = 2;
/** Scheduled tasks of several processes come one after the other: the later ones find it made. Timers are not exact. */
const DUE = 0.9;

export interface Fresh {
  /** Before it is read: made at once when nobody has made it for long. Answers when it was made. */
  ready(): Promise<Date>;
  /** Made anew now, whatever its age. */
  renew(): Promise<void>;
}

type Work = (tx: Db, now: Date) => Promise<void>;

/** What `keptFresh` keeps, without its scheduled task. */
export const createFresh = (app: App, name: string, everyMs: number, work: Work): Fresh & { task: Work } => {
  /** When it was made last, as far as this process knows. */
  let made = -Infinity;
  let underway: Promise<void> | null = null;

  const makeIfOlder = async (tx: Db, now: Date, ms: number): Promise<void> => {
    const last = (await findNumber(tx, name)) ?? -Infinity;
    if (now.getTime() - last < ms) {
      made = last;
      return;
    }
    await allowTime(tx);
    await allowMemory(tx);
    await work(tx, now);
    await keepNumber(tx, name, now.getTime());
    made = now.getTime();
  };

  /** Waits for a process that makes it right now. */
  const makeHere = (ms: number): Promise<void> => {
    underway ??= app.db
      .transaction(async (tx) => {
        await allowTime(tx);
        await lockList(tx, { name });
        await makeIfOlder(tx, app.clock.now(), ms);
      })
      .finally(() => (underway = null));
    return underway;
  };

  return {
    ready: async () => {
      if (app.clock.now().getTime() - made >= everyMs * COLD) await makeHere(everyMs * COLD);
      return new Date(made);
    },
    renew: () => makeHere(0),
    task: (tx, now) => makeIfOlder(tx, now, everyMs * DUE),
  };
};

/**
 * Something that is counted now and then for everybody, by one process of several: by a scheduled task, and for the first who asks
 * when it is cold (after a night without the program, or before its first scheduled task).
 */
export const keptFresh = (app: App, name: string, everyMs: number, work: Work): Fresh => {
  const fresh = createFresh(app, name, everyMs, work);
  every(app, name, everyMs, fresh.task);
  return fresh;
};
