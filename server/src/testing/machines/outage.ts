import { expect } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { createLog, openPostgres } from '#kernel';
import { brokenInvariants } from '../invariants.ts';
import { ownPostgres } from './postgres.ts';
import { startProgram, temporaryFolder, until, type Program } from './process.ts';

const { login, signup } = authCalls;
const personOf = (name: string) => ({ username: name, email: `${name}@example.org`, password: 'a walk in the rain' });

/** FT-03: PostgreSQL goes, by a stop and by a crash, stays away for a while, and comes back; the program is not touched. */
export const outage = async (awayMs: number): Promise<void> => {
  const postgres = await ownPostgres();
  const program = await startProgram({ DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url });
  expect((await program.ask(signup, personOf('ana'))).status).toBe(200);

  for (const [away, name] of [
    [() => postgres.stop(), 'bob'],
    [() => postgres.kill(), 'eva'],
  ] as const) {
    await away();
    const end = performance.now() + awayMs;
    do await assertAway(program);
    while (performance.now() < end);
    await postgres.start();
    await assertBack(program, 5_000);
    expect((await program.ask(signup, personOf(name))).status).toBe(200);
  }

  await cutAll(postgres.url);
  await assertBack(program, 5_000);
  expect((await program.ask(login, personOf('ana'))).status).toBe(200);

  await assertSound(postgres.url);
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
};

const assertAway = async (program: Program): Promise<void> => {
  const [alive, ready, page, session, refused] = await Promise.all([
    program.get('/healthz'),
    program.get('/readyz'),
    program.get('/home'),
    program.ask(login, personOf('ana')),
    program.ask(signup, personOf('nobody')),
  ]);
  expect([alive.status, ready.status, page.status]).toEqual([200, 503, 200]);
  expect([session.status, session.body]).toMatchObject([
    503,
    { error: 'Database connection not available. Please try again in a moment.' },
  ]);
  // [AUTH-24]
  expect([refused.status, refused.body]).toMatchObject([
    503,
    { error: 'Database connection not available. Cannot create user.' },
  ]);
  for (const reply of [alive, ready, page, session, refused]) expect(reply.ms).toBeLessThan(2_000);
};

const assertBack = (program: Program, withinMs: number): Promise<true> =>
  until(async () => ((await program.get('/readyz')).status === 200 ? true : null), withinMs);

const cutAll = async (url: string): Promise<void> => {
  const admin = openPostgres(url, createLog('fatal', false), 1);
  const { rowCount } = await admin.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wagram' and pid <> pg_backend_pid()`,
  );
  expect(rowCount).toBeGreaterThan(0);
  await admin.close();
};

const assertSound = async (url: string): Promise<void> => {
  const database = openPostgres(url, createLog('fatal', false), 1);
  expect(await brokenInvariants(database)).toEqual([]);
  await database.close();
};
