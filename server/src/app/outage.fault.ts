import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { createLog, openPostgres } from '#kernel';
import { outage, ownPostgres, startProgram, temporaryFolder } from '#testing';

describe('a database that goes away', () => {
  it('[AUTH-24] FT-03, P8: for 30 s, twice: 503 in words within 2 s, then all heals without a restart', () =>
    outage(30_000));

  it('FT-03: its connections are cut again and again under load: the program lives and nobody is lost', async () => {
    const postgres = await ownPostgres();
    const program = await startProgram({ DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url });
    const admin = openPostgres(postgres.url, createLog('fatal', false), 1);
    const acknowledged: string[] = [];
    const load = { isOver: false };
    const lane = async (number: number): Promise<void> => {
      for (let i = 0; !load.isOver; i += 1) {
        const name = `m${number}_${i}`;
        const person = { username: name, email: `${name}@example.org`, password: 'a walk in the rain' };
        const { status } = await program.ask(authCalls.signup, person);
        expect([200, 503]).toContain(status);
        if (status === 200) acknowledged.push(person.email);
      }
    };
    const lanes = Promise.all(Array.from({ length: 8 }, (_, number) => lane(number)));
    for (let cut = 0; cut < 100; cut += 1) {
      const before = acknowledged.length;
      await admin.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wagram' and pid <> pg_backend_pid()`,
      );
      await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(before + 1);
    }
    load.isOver = true;
    await lanes;
    const { rows } = await admin.pool.query<{ email: string }>('select email from members');
    const present = new Set(rows.map((row) => row.email));
    expect(acknowledged.filter((email) => !present.has(email))).toEqual([]);
    await admin.close();
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  it('FT-04: every connection busy with slow work: others get 503 soon, and then all is well', async () => {
    const postgres = await ownPostgres();
    const program = await startProgram({ DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url });
    const admin = openPostgres(postgres.url, createLog('fatal', false), 2);
    const client = await admin.pool.connect();
    // Whoever wants to sign up waits for this lock, until its statement is timed out after 5 s.
    await client.query(
      'set idle_in_transaction_session_timeout = 0; begin; lock table members in access exclusive mode',
    );
    const person = (i: number) => ({ username: `m_${i}`, email: `m${i}@example.org`, password: 'a walk in the rain' });
    const waiting = Array.from({ length: 16 }, (_, i) => program.ask(authCalls.signup, person(i)));
    await expect
      .poll(
        async () => {
          const { rows } = await admin.pool.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`,
          );
          return rows[0]?.n;
        },
        { timeout: 4_000 },
      )
      .toBe(16);
    const late = await Promise.all(
      Array.from({ length: 50 }, (_, i) => program.ask(authCalls.signup, person(100 + i))),
    );
    for (const reply of late) {
      expect(reply.status).toBe(503);
      expect(reply.ms).toBeLessThan(4_000);
    }
    expect((await program.get('/healthz')).ms).toBeLessThan(1_000);
    for (const reply of await Promise.all(waiting)) expect(reply.status).toBe(503);
    await client.query('rollback');
    client.release();
    await admin.close();
    expect((await program.ask(authCalls.signup, person(1))).status).toBe(200);
  });
});
