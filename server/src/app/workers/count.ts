const isNumber = /^\d+$/;
/** More than these want more connections than PostgreSQL gives unless it is told otherwise: that is for operators to say. */
const BY_ITSELF_MAX = 16;

/**
 * OPS-02: how many processes share the port: WORKERS, or with PostgreSQL half of the cores, which leaves the other half to
 * the database. The embedded one belongs to one process. What makes no sense is told by that one.
 */
export const workersWanted = (env: Readonly<Record<string, string | undefined>>, cores: number): number => {
  const given = env['WORKERS']?.trim() ?? '';
  if ((env['DATABASE_URL']?.trim() ?? '') === '') return 1;
  if (given === '') return Math.min(BY_ITSELF_MAX, Math.max(1, Math.floor(cores / 2)));
  return isNumber.test(given) ? Number(given) : 1;
};
