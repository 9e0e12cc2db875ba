import type { Db, MemberId } from '#kernel';
import { exportLaunches, exportPledges, exportReleases } from './data-rights.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  launches: await exportLaunches(db, { memberId }),
  launch_pledges: await exportPledges(db, { memberId }),
  launch_releases: await exportReleases(db, { memberId }),
});
