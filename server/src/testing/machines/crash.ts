import { expect } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { createLog, openDatabase } from '#kernel';
import { brokenInvariants } from '../invariants.ts';
import { preparedData, startProgram, until, type Env, type Program } from './process.ts';

const { login, signup } = authCalls;

interface Person {
  username: string;
  email: string;
  password: string;
}

export interface CrashPlan {
  rounds: number;
  signupsEach: number;
  atOnce: number;
}

/** Signs people up, kills the program amid it, starts it again; everybody who got an answer must be able to sign in. */
export const crashRounds = async (plan: CrashPlan): Promise<{ acknowledged: number; broken: string[] }> => {
  const env = await preparedData();
  const acknowledged: Person[] = [];
  let program = await startProgram(env);
  for (let round = 1; round <= plan.rounds; round += 1) {
    const before = acknowledged.length;
    const load = signUpUntilItDies(program, round, plan.atOnce, acknowledged);
    await until(() => (acknowledged.length >= before + plan.signupsEach ? true : null));
    program.signal('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
    await load;
    program = await startProgram(env);
    for (const person of acknowledged.slice(before)) expect((await program.ask(login, person)).status).toBe(200);
  }
  const last = acknowledged[0];
  if (last !== undefined) expect((await program.ask(login, last)).status).toBe(200);
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  return { acknowledged: acknowledged.length, broken: await examine(env, acknowledged) };
};

const signUpUntilItDies = async (program: Program, round: number, atOnce: number, log: Person[]): Promise<void> => {
  const sign = async (lane: number): Promise<void> => {
    for (let i = 0; ; i += 1) {
      const name = `r${round}_${lane}_${i}`;
      const person = { username: name, email: `${name}@example.org`, password: 'a walk in the rain' };
      const reply = await program.ask(signup, person).catch(() => null);
      if (reply === null) return;
      expect(reply.status).toBe(200);
      log.push(person);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => sign(lane)));
};

/** The log of acknowledged writes against the rows, and the promises that always hold. */
const examine = async (env: Env, acknowledged: Person[]): Promise<string[]> => {
  const config = { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? '' };
  const database = await openDatabase(config, createLog('fatal', false));
  try {
    const { rows } = await database.pool.query<{ email: string }>('select email from members');
    const present = new Map<string, number>();
    for (const { email } of rows) present.set(email, (present.get(email) ?? 0) + 1);
    const lost = acknowledged.filter((person) => present.get(person.email) !== 1).map((person) => person.email);
    return [...lost.map((email) => `${email} is not there exactly once`), ...(await brokenInvariants(database))];
  } finally {
    await database.close();
  }
};
