import { describe, expect, inject, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { crashRounds, launch, preparedData, startProgram, storm, type Program } from '#testing';

const personOf = (name: string) => ({ username: name, email: `${name}@example.org`, password: 'a walk in the rain' });

describe('a kill -9', () => {
  it('P1, P7, FT-01: 200 sign-ups in 3 rounds: none that was answered is lost', async () => {
    const { acknowledged, broken } = await crashRounds({ rounds: 3, signupsEach: 67, atOnce: 8 });
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    expect(broken).toEqual([]);
  });

  it('P1, P7, FT-01: 50 rounds', async () => {
    const { broken } = await crashRounds({ rounds: 50, signupsEach: 6, atOnce: 6 });
    expect(broken).toEqual([]);
  });

  it('P1, P2, P7, FT-01: 50 rounds amid posts, comments, gifts and likes; what was not answered is asked again', async () => {
    const { broken, unanswered } = await storm({
      programs: 1,
      members: 12,
      rounds: 50,
      answersEach: 60,
      askAgain: true,
    });
    expect(broken).toEqual([]);
    expect(unanswered).toBeGreaterThan(0);
  });

  // Two programs share a database only where it is a server.
  if (inject('postgresUrl') !== null) {
    it('P2, P7, BZ-01, BZ-02: 50 members on two programs, one of which is killed ten times', async () => {
      const { broken, unanswered } = await storm({
        programs: 2,
        members: 50,
        rounds: 10,
        answersEach: 500,
        askAgain: true,
      });
      expect(broken).toEqual([]);
      expect(unanswered).toBeGreaterThan(0);
    });
  }
});

describe('SIGTERM', () => {
  it('FT-07: ten times, under load at every moment of a sign-up: each request is answered, exit code 0', async () => {
    const env = await preparedData();
    for (let round = 0; round < 10; round += 1) {
      const program = await startProgram(env);
      const sent = Array.from({ length: 40 }, (_, i) => program.ask(authCalls.signup, personOf(`m${round}_${i}`)));
      await Promise.any(sent.slice(round, round + 4));
      program.signal('SIGTERM');
      const replies = await Promise.all(sent);
      expect(replies.filter((reply) => reply.status !== 200)).toEqual([]);
      expect(await program.ended).toBe(0);
    }
  });

  // Two programs share a database only where it is a server.
  if (inject('postgresUrl') !== null) {
    it('FT-07: two nodes restarted in turn under load: no request fails for a client that asks the other', async () => {
      const env = await preparedData();
      const nodes = [await startProgram(env), await startProgram(env)] as [Program, Program];
      const load = { isOver: false };
      let answered = 0;
      const failures: unknown[] = [];
      // As a balancer does: a connection that could not be made, or was closed before it was used, goes to the other.
      const get = async (i: number): Promise<void> => {
        for (const node of [nodes[i % 2], nodes[(i + 1) % 2]]) {
          const reply = await node?.get('/api/auth/session').catch(() => null);
          if (reply?.status !== 200) continue;
          answered += 1;
          return;
        }
        failures.push(i);
      };
      const lane = async (): Promise<void> => {
        for (let i = 0; !load.isOver; i += 1) await get(i);
      };
      const lanes = Promise.all(Array.from({ length: 8 }, lane));
      for (let restart = 0; restart < 6; restart += 1) {
        const which = (restart % 2) as 0 | 1;
        const old = nodes[which];
        old.signal('SIGTERM');
        expect(await old.ended).toBe(0);
        nodes[which] = await startProgram(env);
      }
      load.isOver = true;
      await lanes;
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(1_000);
    });
  }
});

if (inject('embeddedTemplate') !== null) {
  describe('many processes on one folder', () => {
    it('FT-19: of ten that start at once after a kill -9, one serves and nine refuse', async () => {
      const env = await preparedData();
      const killed = await startProgram(env);
      killed.signal('SIGKILL');
      await killed.ended;
      const rivals = Array.from({ length: 10 }, () => launch(env));
      await expect
        .poll(() => rivals.filter((one) => one.output().includes('is running')).length, { timeout: 120_000 })
        .toBe(1);
      const winner = rivals.find((one) => one.output().includes('is running'));
      const losers = rivals.filter((one) => one !== winner);
      expect(await Promise.all(losers.map((one) => one.ended))).toEqual(losers.map(() => 1));
      for (const one of losers) expect(one.output()).toContain('is in use by process');
    });
  });
}
