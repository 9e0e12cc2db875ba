const isNumber = /^\d+$/;

/**
 * OPS-02: how many processes share the port: WORKERS, or with PostgreSQL half of the cores, which leaves the other half to
 * the database. The embedded one belongs to one process. What makes no sense is told by that one.
 */
export const workersWanted = (env: Readonly<Record<string, string | undefined>>, cores: number): number => {
  const given = env['WORKERS']?.trim() ?? '';
  if ((env['DATABASE_URL']?.trim() ?? '') === '') return 1;
  if (given === '') return Math.max(1, Math.floor(cores / 2));
  return isNumber.test(given) ? Number(given) : 1;
};
