import type { TrendWindow } from '@wagram/contract/trending';
import type { App } from '#kernel';
import { selectSnapshot, type SelectSnapshotRow } from './lists.gen.ts';

/** What a ranking was made of, for everybody who has weights of their own. */
export interface Snapshot {
  /** When the ranking was made. */
  readonly version: number;
  readonly figures: readonly SelectSnapshotRow[];
}

/** So many versions are kept of a window: whoever reads on while a new one is made goes on in the old. */
const KEPT = 2;

export interface Snapshots {
  /** The one that a page began with if it is still there, otherwise the newest. */
  find(window: TrendWindow, version: number, begun: number | null): Promise<Snapshot>;
}

/** SOC-12: read once for each version, so that another order is a sort of at most 500 numbers. */
export const createSnapshots = (app: App): Snapshots => {
  const kept = new Map<TrendWindow, readonly { readonly version: number; readonly read: Promise<Snapshot> }[]>();

  const read = (window: TrendWindow, version: number): Promise<Snapshot> => {
    const known = kept.get(window) ?? [];
    const found = known.find((each) => each.version === version);
    if (found !== undefined) return found.read;
    const made = selectSnapshot(app.db, { ranking: window }).then((figures) => ({ version, figures }));
    // What could not be read is tried again by the next who asks.
    made.catch(() =>
      kept.set(
        window,
        (kept.get(window) ?? []).filter((each) => each.read !== made),
      ),
    );
    kept.set(window, [{ version, read: made }, ...known].slice(0, KEPT));
    return made;
  };

  return {
    find: (window, version, begun) =>
      kept.get(window)?.find((each) => each.version === begun)?.read ?? read(window, version),
  };
};
